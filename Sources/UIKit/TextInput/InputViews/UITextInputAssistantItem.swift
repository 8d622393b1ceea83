import Foundation

/// The bar of shortcuts above an iPad's keyboard (Apple: UITextInputAssistantItem). Stored; has no effect on Linux, where no on-screen
/// keyboard is shown.
@preconcurrency @MainActor
open class UITextInputAssistantItem: NSObject {
  /// Whether the user can hide the shortcuts. Default true.
  open var allowsHidingShortcuts = true
  open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []
  open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []
}

extension UITextInputAssistantItem {
  private static let items = SideTable<UIResponder, UITextInputAssistantItem>()

  /// Returns the item of a responder, which is made when it is first asked for.
  static func of(_ responder: UIResponder) -> UITextInputAssistantItem {
    if let item = items[responder] { return item }
    let item = UITextInputAssistantItem()
    items[responder] = item
    return item
  }
}

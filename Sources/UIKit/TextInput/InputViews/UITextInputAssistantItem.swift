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

extension UIResponder {
  private static let assistants = SideTable<UIResponder, UITextInputAssistantItem>()

  public var inputAssistantItem: UITextInputAssistantItem {
    if let item = Self.assistants[self] { return item }
    let item = UITextInputAssistantItem()
    Self.assistants[self] = item
    return item
  }
}

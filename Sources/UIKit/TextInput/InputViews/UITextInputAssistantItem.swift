import Foundation

/// The bar of shortcuts above an iPad's keyboard (Apple: UITextInputAssistantItem). Stored; no keyboard is shown on Linux, and so no bar.
@preconcurrency @MainActor
open class UITextInputAssistantItem: NSObject {
  /// Default true.
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

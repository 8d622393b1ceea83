/// An action below a preview (Apple: UIPreviewActionItem). Not shown on Linux, where screens do not measure force.
@preconcurrency @MainActor
public protocol UIPreviewActionItem: NSObjectProtocol {
  var title: String { get }
}

/// An action below a preview (Apple: UIPreviewAction). Its handler is never called on Linux.
open class UIPreviewAction: NSObject, UIPreviewActionItem {
  public enum Style: Int, Sendable {
    case `default`, selected, destructive
  }

  open private(set) var title: String
  open private(set) var handler: (any UIPreviewActionItem, UIViewController) -> Void
  let style: Style

  public init(title: String, style: Style, handler: @escaping (UIPreviewAction, UIViewController) -> Void) {
    (self.title, self.style) = (title, style)
    self.handler = { item, controller in if let action = item as? UIPreviewAction { handler(action, controller) } }
    super.init()
  }
}

/// A group of actions below a preview (Apple: UIPreviewActionGroup).
open class UIPreviewActionGroup: NSObject, UIPreviewActionItem {
  open private(set) var title: String
  let style: UIPreviewAction.Style
  let actions: [UIPreviewAction]

  public init(title: String, style: UIPreviewAction.Style, actions: [UIPreviewAction]) {
    (self.title, self.style, self.actions) = (title, style, actions)
    super.init()
  }
}

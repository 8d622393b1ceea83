import Foundation

/// A swipe action of a row, as before iOS 11 (Apple: UITableViewRowAction). It is shown as a `UIContextualAction`.
@preconcurrency @MainActor
open class UITableViewRowAction: NSObject {
  public enum Style: Int, Sendable {
    case `default`, normal
    /// The red style, the same as the default.
    public static let destructive = Style.default
  }

  public let style: Style
  open var title: String?
  /// The colour of the button; nil for the colour of the style.
  open var backgroundColor: UIColor?
  /// Stored; has no effect on Linux.
  open var backgroundEffect: UIVisualEffect?
  private let handler: (UITableViewRowAction, IndexPath) -> Void

  public init(style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
  }

  func contextual(for path: IndexPath) -> UIContextualAction {
    let action = UIContextualAction(style: style == .normal ? .normal : .destructive, title: title) { _, _, done in
      self.handler(self, path)
      done(true)
    }
    if let backgroundColor { action.backgroundColor = backgroundColor }
    return action
  }
}

extension UISwipeActionsConfiguration {
  /// Returns the configuration of a row's actions. A long swipe does not perform the first of these actions.
  @MainActor static func made(of actions: [UITableViewRowAction]?, for path: IndexPath) -> UISwipeActionsConfiguration? {
    guard let actions else { return nil }
    let made = UISwipeActionsConfiguration(actions: actions.map { $0.contextual(for: path) })
    made.performsFirstActionWithFullSwipe = false
    return made
  }
}

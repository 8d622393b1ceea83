import Foundation

/// A button behind a row, as it was before iOS 11 (Apple: UITableViewRowAction). Shown as a `UIContextualAction`.
@preconcurrency @MainActor
open class UITableViewRowAction: NSObject {
  public enum Style: Int, Sendable {
    case `default`, normal
    /// Red, as the default.
    public static let destructive = Style.default
  }

  public let style: Style
  open var title: String?
  /// nil: the style's.
  open var backgroundColor: UIColor?
  /// Kept: a button has a colour.
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
  /// A long swipe performs none of old actions.
  @MainActor static func made(of actions: [UITableViewRowAction]?, for path: IndexPath) -> UISwipeActionsConfiguration? {
    guard let actions else { return nil }
    let made = UISwipeActionsConfiguration(actions: actions.map { $0.contextual(for: path) })
    made.performsFirstActionWithFullSwipe = false
    return made
  }
}

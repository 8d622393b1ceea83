/// An action that is shown when a row is swiped aside (Apple: UIContextualAction).
open class UIContextualAction: NSObject {
  public enum Style: Int, Sendable {
    case normal
    /// A red action, which deletes the row.
    case destructive
  }

  /// Performs the action. It must call `completionHandler` at the end, with whether the action was performed.
  public typealias Handler =
    @MainActor (
      _ action: UIContextualAction, _ sourceView: UIView, _ completionHandler: @escaping (Bool) -> Void
    ) -> Void

  public let style: Style
  public let handler: Handler
  open var title: String?
  open var image: UIImage?
  /// The colour of the button. Default: grey, and red for a destructive action.
  open var backgroundColor: UIColor!

  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
    backgroundColor = style == .destructive ? .systemRed : .systemGray
    super.init()
  }
}

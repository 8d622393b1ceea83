/// An action behind a row (Apple: UIContextualAction).
open class UIContextualAction: NSObject {
  public enum Style: Int, Sendable {
    case normal
    /// Red; takes the row away.
    case destructive
  }

  /// Call `completion` when all is done, with whether it was.
  public typealias Handler =
    @MainActor (
      _ action: UIContextualAction, _ sourceView: UIView, _ completionHandler: @escaping (Bool) -> Void
    ) -> Void

  public let style: Style
  public let handler: Handler
  open var title: String?
  open var image: UIImage?
  /// Default: grey, and red where it is destructive.
  open var backgroundColor: UIColor!

  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
    backgroundColor = style == .destructive ? .systemRed : .systemGray
    super.init()
  }
}

/// A button of an alert (Apple: UIAlertAction).
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
  public enum Style: Int, Sendable {
    case `default`
    /// Cancels without changes. An alert has at most one cancel action.
    case cancel
    /// Shown in red.
    case destructive
  }

  open private(set) var title: String?
  open private(set) var style: Style
  open var isEnabled = true { didSet { onChange?() } }

  let handler: ((UIAlertAction) -> Void)?
  var onChange: (() -> Void)?
  /// A picture at the leading edge, which programs set by the key `image`.
  var image: UIImage? { didSet { onChange?() } }
  /// The colour of the title and of a template image, which programs set by the key `titleTextColor`; nil for that of the style.
  var titleTextColor: UIColor? { didSet { onChange?() } }

  /// - Parameter handler: called after the alert was dismissed.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }
}

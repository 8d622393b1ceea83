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

  /// - Parameter handler: called after the alert was dismissed.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }
}

/// A button of an alert (Apple: UIAlertAction).
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
  public enum Style: Int, Sendable {
    case `default`
    /// Leaves all as it was. An alert has one at most.
    case cancel
    /// Shown in red.
    case destructive
  }

  open private(set) var title: String?
  open private(set) var style: Style
  open var isEnabled = true { didSet { onChange?() } }

  let handler: ((UIAlertAction) -> Void)?
  var onChange: (() -> Void)?

  /// - Parameter handler: called once the alert is dismissed.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }
}

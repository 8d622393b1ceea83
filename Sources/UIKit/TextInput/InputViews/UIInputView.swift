/// A view that is shown in place of a keyboard (Apple: UIInputView).
open class UIInputView: UIView {
  public enum Style: Int, Sendable {
    /// No special appearance.
    case `default`
    /// The grey background of a keyboard.
    case keyboard
  }

  open private(set) var inputViewStyle: Style
  /// Stored; has no effect on Linux. The view is as high as its frame or its content.
  open var allowsSelfSizing = false

  public init(frame: CGRect, inputViewStyle: Style) {
    self.inputViewStyle = inputViewStyle
    super.init(frame: frame)
    if inputViewStyle == .keyboard { backgroundColor = .secondarySystemBackground }
  }

  public override convenience init(frame: CGRect) { self.init(frame: frame, inputViewStyle: .default) }

  public required init?(coder: NSCoder) {
    inputViewStyle = .default
    super.init(coder: coder)
  }
}

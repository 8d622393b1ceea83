/// A view in the place of a keyboard (Apple: UIInputView).
open class UIInputView: UIView {
  public enum Style: Int, Sendable {
    /// As it is.
    case `default`
    /// As a keyboard: grey.
    case keyboard
  }

  open private(set) var inputViewStyle: Style
  /// Kept: the view is as tall as its frame or its content.
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

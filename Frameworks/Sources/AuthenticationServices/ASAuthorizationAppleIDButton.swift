import UIKit

/// A button for signing in with Apple (Apple: ASAuthorizationAppleIDButton).
open class ASAuthorizationAppleIDButton: UIControl {
  public enum ButtonType: Int, Sendable {
    case signIn, `continue`, signUp
    public static var `default`: ButtonType { .signIn }
  }
  public enum Style: Int, Sendable { case white, whiteOutline, black }

  private let title = UILabel()

  public init(authorizationButtonType type: ButtonType, authorizationButtonStyle style: Style) {
    super.init(frame: .zero)
    show(type, style)
  }

  public convenience init(type: ButtonType, style: Style) { self.init(authorizationButtonType: type, authorizationButtonStyle: style) }

  public override convenience init(frame: CGRect) {
    self.init(authorizationButtonType: .default, authorizationButtonStyle: .black)
    self.frame = frame
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    show(.default, .black)
  }

  open var cornerRadius: CGFloat {
    get { layer.cornerRadius }
    set { layer.cornerRadius = newValue }
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: 140, height: 30) }

  open override var isHighlighted: Bool { didSet { title.alpha = isHighlighted ? 0.4 : 1 } }

  open override func layoutSubviews() {
    super.layoutSubviews()
    title.frame = bounds.insetBy(dx: 8, dy: 0)
    // The text has 43 % of the button's height, as in Apple's guidelines for buttons of a program's own.
    title.font = .systemFont(ofSize: max(bounds.height * 0.43, 1), weight: .medium)
  }

  private func show(_ type: ButtonType, _ style: Style) {
    let color: UIColor = style == .black ? .white : .black
    backgroundColor = style == .black ? .black : .white
    cornerRadius = 6
    if style == .whiteOutline {
      layer.borderWidth = 1
      layer.borderColor = UIColor.black.cgColor
    }
    let words =
      switch type {
      case .signIn: "Sign in with Apple"
      case .continue: "Continue with Apple"
      case .signUp: "Sign up with Apple"
      }
    title.text = words
    title.textColor = color
    title.textAlignment = .center
    title.adjustsFontSizeToFitWidth = true
    title.minimumScaleFactor = 0.2
    addSubview(title)
    accessibilityLabel = words
    isAccessibilityElement = true
    accessibilityTraits = .button
  }
}

/// An element of a `HeadlessScreen`: a view, or an accessibility element that a view draws. The values are those at the moment when it was
/// found. An addition of Vitrine.
@MainActor
public struct ScreenElement {
  /// The view that is the element, or that contains it.
  public let view: UIView
  /// The accessibility element; nil if the element is a view.
  public let accessibilityElement: UIAccessibilityElement?
  /// The visible part of the element on the screen, in points; empty if it is scrolled or clipped away.
  public let visibleFrame: CGRect
  /// The frame of the whole element on the screen, in points.
  public let frame: CGRect

  public var label: String? { accessibilityElement.map(\.accessibilityLabel) ?? view.accessibilityLabel }
  public var value: String? { accessibilityElement.map(\.accessibilityValue) ?? view.accessibilityValue }
  public var traits: UIAccessibilityTraits { accessibilityElement?.accessibilityTraits ?? view.accessibilityTraits }
  public var identifier: String? { accessibilityElement.map(\.accessibilityIdentifier) ?? view.accessibilityIdentifier }
  /// The text that the view shows; nil if it shows none.
  public var text: String? { accessibilityElement == nil ? view.visibleText : nil }
  /// Whether the element accepts input: false for a disabled control.
  public var isEnabled: Bool { !traits.contains(.notEnabled) && (view as? UIControl)?.isEnabled != false }
  public var isSelected: Bool { traits.contains(.selected) }

  /// The class, the label or text, the identifier and the frame, in one line.
  public var summary: String {
    var line = "\(Swift.type(of: view))"
    if let accessibilityElement { line += " > \(Swift.type(of: accessibilityElement))" }
    if let words = label ?? text, !words.isEmpty { line += " \(String(reflecting: words.count > 60 ? words.prefix(60) + "…" : words))" }
    if let identifier { line += " #\(identifier)" }
    return line + " (\(frame.brief))"
  }
}

extension UIView {
  /// The text that the view shows, or its placeholder; nil if there is none. Secure text is not included.
  package var visibleText: String? {
    let text: String? =
      switch self {
      case let label as UILabel: label.text ?? label.attributedText?.string
      case let button as UIButton: button.currentTitle ?? button.currentAttributedTitle?.string
      case let field as UITextField: field.text?.isEmpty == false ? (field.isSecureTextEntry ? nil : field.text) : field.placeholder
      case let view as UITextView: view.isSecureTextEntry ? nil : view.text
      default: nil
      }
    return text?.isEmpty == false ? text : nil
  }

  /// The bounding box of the view on the screen, in points.
  package var frameOnScreen: CGRect { onScreen(bounds) }

  package func onScreen(_ rect: CGRect) -> CGRect {
    guard let window = self as? UIWindow ?? window else { return .null }
    return convert(rect, to: nil).offsetBy(dx: window.frame.minX, dy: window.frame.minY)
  }

  /// Returns the part of a rectangle of the screen that neither superviews nor the screen clip.
  package func visible(_ rect: CGRect, on screen: CGRect) -> CGRect {
    var rest = rect.intersection(screen)
    for view in sequence(first: self, next: \.superview) where view.clipsToBounds { rest = rest.intersection(view.frameOnScreen) }
    return rest.isNull ? .zero : rest
  }
}

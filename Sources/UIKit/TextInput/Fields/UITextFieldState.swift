/// The state of a text field apart from its text.
struct UITextFieldState {
  static var defaultFont: UIFont { .systemFont(ofSize: 17) }

  var attributes: [NSAttributedString.Key: Any] = [:]
  var placeholder: NSAttributedString?
  /// The distance that the text has scrolled, in points.
  var scroll: CGFloat = 0
  /// Whether the text is truncated, because it is wider than the field and not edited.
  var isTruncated = false
  /// The width and the editing state of the last layout.
  var laidOutWidth: CGFloat = -1
  var laidOutEditing = false
  /// The factor of the font size with which the text fits.
  var fontScale: CGFloat = 1

  init() { attributes = [.font: Self.defaultFont, .foregroundColor: UIColor.label] }

  var font: UIFont {
    get { attributes[.font] as? UIFont ?? Self.defaultFont }
    set { attributes[.font] = newValue }
  }
  var textColor: UIColor {
    get { attributes[.foregroundColor] as? UIColor ?? .label }
    set { attributes[.foregroundColor] = newValue }
  }
}

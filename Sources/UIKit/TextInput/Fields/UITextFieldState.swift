/// What a text field keeps besides its text.
struct UITextFieldState {
  static var defaultFont: UIFont { .systemFont(ofSize: 17) }

  var attributes: [NSAttributedString.Key: Any] = [:]
  var placeholder: NSAttributedString?
  /// How far the text is scrolled, in points.
  var scroll: CGFloat = 0
  /// The text is wider than the field, and not edited.
  var isTruncated = false
  /// What the text was laid out for.
  var laidOutWidth: CGFloat = -1
  var laidOutEditing = false
  /// Of the font, so that the text fits.
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

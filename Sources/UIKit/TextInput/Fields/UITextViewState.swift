/// The state of a text view apart from its text.
struct UITextViewState {
  static var defaultFont: UIFont { .systemFont(ofSize: 12) }

  /// The font of text without one.
  var font = defaultFont
  var fontOrigin = FontOrigin.none
  var textColor = UIColor.label
  var alignment = NSTextAlignment.natural
  /// The document of the text layout manager, after a program has read `textLayoutManager`.
  var contentStorage: NSTextContentStorage?
  /// The width of the view for which the text was laid out last; nil if the text has changed since then.
  var laidOutWidth: CGFloat?
  /// Whether the view stays with TextKit 1, because a program has read or provided a layout manager.
  var isTextKit1 = false

  enum FontOrigin {
    /// Neither a font nor a text was set.
    case none
    /// A font was set, or a text, which brings its own.
    case given
    /// The font was set to nil.
    case removed
  }

  /// The attributes of text that has none.
  var attributes: [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: textColor]
    if alignment != .natural {
      let style = NSMutableParagraphStyle()
      style.alignment = alignment
      attributes[.paragraphStyle] = style
    }
    return attributes
  }
}

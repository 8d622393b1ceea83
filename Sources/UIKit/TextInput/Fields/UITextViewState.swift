/// The state of a text view apart from its text.
struct UITextViewState {
  static var defaultFont: UIFont { .systemFont(ofSize: 12) }

  var font = defaultFont
  var textColor = UIColor.label
  var alignment = NSTextAlignment.natural
  /// The document of the text layout manager, after a program has read `textLayoutManager`.
  var contentStorage: NSTextContentStorage?
  /// The width of the view for which the text was laid out last; nil if the text has changed since then.
  var laidOutWidth: CGFloat?
  /// Whether the view has TextKit 1 for good, because a program has read or provided a layout manager.
  var isTextKit1 = false

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

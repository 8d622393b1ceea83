/// What a text view keeps besides its text.
struct UITextViewState {
  static var defaultFont: UIFont { .systemFont(ofSize: 12) }

  var font = defaultFont
  var textColor = UIColor.label
  var alignment = NSTextAlignment.natural

  /// Of text that has none of its own.
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

internal import CoreText

/// The content of a label: plain text with the label's own attributes, or attributed text.
struct UILabelContent {
  // Created once, because every label starts with these values.
  static let defaultFont = UIFont.systemFont(ofSize: 17)
  static let defaultColor = UIColor.label

  private(set) var plain: String?
  private(set) var attributed: NSAttributedString?
  private(set) var font = defaultFont
  private(set) var textColor = defaultColor
  private(set) var alignment = NSTextAlignment.natural
  private(set) var lineBreakMode = NSLineBreakMode.byTruncatingTail
  var lineBreakStrategy = NSParagraphStyle.LineBreakStrategy.standard

  var string: String? { attributed?.string ?? plain }
  var isEmpty: Bool { (attributed?.length ?? plain?.utf16.count ?? 0) == 0 }

  /// The attributed text, or plain text with the label's attributes.
  var attributedString: NSAttributedString? {
    if let attributed { return attributed }
    guard let plain else { return nil }
    let style = NSMutableParagraphStyle()
    style.alignment = alignment
    style.lineBreakMode = lineBreakMode
    style.lineBreakStrategy = lineBreakStrategy
    return AttributedText(string: plain, attributes: [.font: font, .foregroundColor: textColor, .paragraphStyle: style])
  }

  mutating func set(_ text: String?) {
    plain = text
    attributed = nil
  }

  /// Sets the attributed text. The label's own attributes become those of the first character, as on iOS.
  mutating func set(_ text: NSAttributedString?) {
    // A mutable string is copied, because the caller may change it later.
    attributed = text.map { type(of: $0) == NSAttributedString.self || $0 is AttributedText ? $0 : AttributedText(attributedString: $0) }
    plain = nil
    guard let text, text.length > 0 else { return }
    let first = text.attributes(at: 0, effectiveRange: nil)
    if let value = first[.font] as? UIFont { font = value }
    if let value = first[.foregroundColor] as? UIColor { textColor = value }
    if let value = first[.paragraphStyle] as? NSParagraphStyle {
      alignment = value.alignment
      if value.lineBreakMode != .byWordWrapping { lineBreakMode = value.lineBreakMode }
    }
  }

  mutating func setFont(_ font: UIFont) {
    self.font = font
    changeAll { $0.addAttribute(.font, value: font, range: $1) }
  }

  mutating func setTextColor(_ color: UIColor) {
    textColor = color
    changeAll { $0.addAttribute(.foregroundColor, value: color, range: $1) }
  }

  /// Changes the fonts that follow the content size category.
  /// - Returns: whether a font changed.
  @discardableResult
  mutating func adjustFonts(to category: UIContentSizeCategory) -> Bool {
    let adjusted = font.adjusted(to: category), text = attributed?.adjustingFonts(to: category)
    guard adjusted !== font || text != nil else { return false }
    font = adjusted
    if let text { attributed = text }
    return true
  }

  mutating func setAlignment(_ alignment: NSTextAlignment) {
    self.alignment = alignment
    changeParagraphs { $0.alignment = alignment }
  }

  mutating func setLineBreakMode(_ mode: NSLineBreakMode) {
    lineBreakMode = mode
    changeParagraphs { $0.lineBreakMode = mode }
  }

  private mutating func changeAll(_ change: (NSMutableAttributedString, NSRange) -> Void) {
    guard let attributed, attributed.length > 0 else { return }
    let copy = MutableAttributedText(attributedString: attributed)
    change(copy, NSRange(location: 0, length: copy.length))
    self.attributed = AttributedText(attributedString: copy)
  }

  private mutating func changeParagraphs(_ change: (NSMutableParagraphStyle) -> Void) {
    changeAll { text, all in
      var styles: [(NSRange, NSMutableParagraphStyle)] = []
      text.enumerateAttribute(.paragraphStyle, in: all) { value, range, _ in
        let style = NSMutableParagraphStyle()
        if let value = value as? NSParagraphStyle { style.setParagraphStyle(value) }
        change(style)
        styles.append((range, style))
      }
      for (range, style) in styles { text.addAttribute(.paragraphStyle, value: style, range: range) }
    }
  }

  /// - Parameters:
  ///   - isRightToLeft: the direction of the interface, which natural alignment follows.
  ///   - isTextRightToLeft: the direction of the text, which justified alignment follows.
  func effectiveAlignment(isRightToLeft: Bool, isTextRightToLeft: Bool) -> NSTextAlignment {
    switch alignment {
    case .natural: isRightToLeft ? .right : .left
    case .justified: isTextRightToLeft ? .right : .left
    default: alignment
    }
  }

  /// - Parameters:
  ///   - color: the colour of text without a colour of its own.
  ///   - replacesColors: whether `color` replaces all colours of the text.
  ///   - isOneLine: whether lines do not wrap.
  ///   - isRightToLeft: the direction of the interface.
  func styledText(color: CGColor, replacesColors: Bool, isOneLine: Bool, isRightToLeft: Bool) -> StyledText {
    var style = TextStyle(font: font.ctFont, color: color)
    style.paragraph.alignment = alignment.textAlignment
    style.paragraph.lineBreak = lineBreakMode.textLineBreak
    style.paragraph.keepsHangulWords = lineBreakStrategy.contains(.hangulWordPriority)
    let text = attributed.map { StyledText($0, default: style) } ?? StyledText(plain ?? "", style: style)
    return text.mapStyles { style in
      if replacesColors { style.color = color }
      if style.paragraph.alignment == .natural { style.paragraph.alignment = isRightToLeft ? .right : .left }
      // With several lines, only the last one is truncated.
      if !isOneLine {
        switch style.paragraph.lineBreak {
        case .truncateHead, .truncateTail, .truncateMiddle: style.paragraph.lineBreak = .word
        case .word, .character, .clip: break
        }
      }
    }
  }
}

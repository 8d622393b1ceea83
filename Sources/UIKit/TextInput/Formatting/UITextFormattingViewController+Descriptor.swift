extension UITextFormattingViewController {
  /// The formatting of a text that the sheet shows (Apple: UITextFormattingViewController.FormattingDescriptor).
  public struct FormattingDescriptor {
    public var fonts: [UIFont] = []
    public var textColors: [UIColor] = []
    /// The height of lines in points; nil if it is that of the font, or differs within the text.
    public var lineHeight: Double?
    public var underlinePresent = false
    public var strikethroughPresent = false
    public var textAlignments: Set<TextAlignment> = []
    public var textLists: Set<TextList> = []
    public var highlights: Set<Highlight> = []
    /// The key of the style of the whole text; nil for none.
    public var formattingStyleKey: String?

    public init() {}

    /// Describes the attributes of a range.
    public init(string: NSAttributedString, range: NSRange) {
      let whole = NSRange(location: 0, length: string.length), part = NSIntersectionRange(whole, range)
      guard part.length > 0 else { return }
      string.enumerateAttributes(in: part) { attributes, _, _ in add(attributes) }
    }

    public init(attributes: [NSAttributedString.Key: Any]) { add(attributes) }
    public init(attributes: AttributeContainer) { add(Dictionary(attributes)) }

    public init(string: some AttributedStringProtocol) {
      for run in string.runs { add(Dictionary(run.attributes)) }
    }

    private mutating func add(_ attributes: [NSAttributedString.Key: Any]) {
      if let font = attributes[.font] as? UIFont, !fonts.contains(font) { fonts.append(font) }
      if let color = attributes[.foregroundColor] as? UIColor, !textColors.contains(color) { textColors.append(color) }
      if TextFormat.isSet(attributes[.underlineStyle]) { underlinePresent = true }
      if TextFormat.isSet(attributes[.strikethroughStyle]) { strikethroughPresent = true }
      if let highlight = TextFormat.highlight(of: attributes) { highlights.insert(highlight) }
      let style = attributes[.paragraphStyle] as? NSParagraphStyle
      textAlignments.insert(TextAlignment(nsTextAlignment: style?.alignment ?? .natural))
      if let list = style?.textLists.last { textLists.insert(TextFormat.list(of: list)) }
      if let height = style?.minimumLineHeight, height > 0 { lineHeight = Double(height) }
    }
  }
}

/// Applies changes of a formatting sheet to attributes.
@MainActor
enum TextFormat {
  typealias Attributes = [NSAttributedString.Key: Any]
  typealias Change = UITextFormattingViewController.ChangeValue

  /// The distance, in points, by which text is indented.
  static let indentation: CGFloat = 28
  private static let smallestSize: CGFloat = 4, largestSize: CGFloat = 1024

  nonisolated static func isSet(_ style: Any?) -> Bool { ((style as? NSNumber)?.intValue ?? style as? Int ?? 0) != 0 }

  nonisolated static func list(of list: NSTextList) -> UITextFormattingViewController.TextList {
    let format = list.markerFormat.rawValue
    return format.contains("{disc}") ? .disc : format.contains("{hyphen}") ? .hyphen : format.contains("{decimal}") ? .decimal : .other
  }

  /// Whether a change concerns whole paragraphs.
  static func isOfParagraphs(_ change: Change) -> Bool {
    switch change {
    case .textAlignment, .textList, .increaseIndentation, .decreaseIndentation, .lineHeightPointSize: true
    default: false
    }
  }

  /// Returns the attributes after a change. Fonts that are missing are `fallback`.
  static func changed(
    _ attributes: Attributes, by change: Change, fallback: UIFont, styles: [UITextFormattingViewController.FormattingStyle]
  ) -> Attributes {
    var result = attributes
    let font = attributes[.font] as? UIFont ?? fallback
    switch change {
    case .undefined: break
    case .bold(let isOn): result[.font] = self.font(font, .traitBold, isOn)
    case .italic(let isOn): result[.font] = self.font(font, .traitItalic, isOn)
    case .underline(let isOn): result[.underlineStyle] = isOn ? NSUnderlineStyle.single.rawValue : nil
    case .strikethrough(let isOn): result[.strikethroughStyle] = isOn ? NSUnderlineStyle.single.rawValue : nil
    case .font(let chosen): result[.font] = chosen.withSize(font.pointSize)
    case .fontSize(let size): result[.font] = self.font(font, size: CGFloat(size))
    case .increaseFontSize: result[.font] = self.font(font, size: font.pointSize + 1)
    case .decreaseFontSize: result[.font] = self.font(font, size: font.pointSize - 1)
    case .textColor(let color): result[.foregroundColor] = color
    case .highlight(let highlight): result[.backgroundColor] = highlight.map(color)
    case .textAlignment(let alignment): result[.paragraphStyle] = style(attributes) { $0.alignment = alignment.nsTextAlignment }
    case .textList(let list): result[.paragraphStyle] = style(attributes) { $0.textLists = list.map { [self.list($0)] } ?? [] }
    case .increaseIndentation: result[.paragraphStyle] = style(attributes) { indent($0, by: indentation) }
    case .decreaseIndentation: result[.paragraphStyle] = style(attributes) { indent($0, by: -indentation) }
    case .lineHeightPointSize(let height):
      result[.paragraphStyle] = style(attributes) {
        $0.minimumLineHeight = max(0, CGFloat(height))
        $0.maximumLineHeight = max(0, CGFloat(height))
      }
    case .formattingStyle(let key):
      if let style = styles.first(where: { $0.styleKey == key }) {
        result.merge(Attributes(style.attributes)) { $1 }
      }
    }
    return result
  }

  private static func font(_ font: UIFont, _ trait: UIFontDescriptor.SymbolicTraits, _ isOn: Bool) -> UIFont {
    var traits = font.fontDescriptor.symbolicTraits
    if isOn { traits.insert(trait) } else { traits.remove(trait) }
    return font.fontDescriptor.withSymbolicTraits(traits).map { UIFont(descriptor: $0, size: font.pointSize) } ?? font
  }

  private static func font(_ font: UIFont, size: CGFloat) -> UIFont {
    size.isFinite ? font.withSize(min(max(size, smallestSize), largestSize)) : font
  }

  private static func style(_ attributes: Attributes, _ change: (NSMutableParagraphStyle) -> Void) -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    if let present = attributes[.paragraphStyle] as? NSParagraphStyle { style.setParagraphStyle(present) }
    change(style)
    return style
  }

  private static func indent(_ style: NSMutableParagraphStyle, by distance: CGFloat) {
    style.headIndent = max(0, style.headIndent + distance)
    style.firstLineHeadIndent = max(0, style.firstLineHeadIndent + distance)
  }

  private static func list(_ list: UITextFormattingViewController.TextList) -> NSTextList {
    NSTextList(markerFormat: list == .decimal ? .init("{decimal}.") : list == .hyphen ? .hyphen : .disc)
  }

  // MARK: Highlights

  static func color(_ highlight: UITextFormattingViewController.Highlight) -> UIColor { solid(highlight).withAlphaComponent(0.3) }

  nonisolated static func solid(_ highlight: UITextFormattingViewController.Highlight) -> UIColor {
    switch highlight {
    case .purple: .systemPurple
    case .pink: .systemPink
    case .orange: .systemOrange
    case .mint: .systemMint
    case .blue: .systemBlue
    default: .systemYellow
    }
  }

  nonisolated static func highlight(of attributes: Attributes) -> UITextFormattingViewController.Highlight? {
    guard let color = attributes[.backgroundColor] as? UIColor else { return nil }
    let known: [UITextFormattingViewController.Highlight] = [.purple, .pink, .orange, .mint, .blue]
    return known.first { solid($0).withAlphaComponent(0.3) == color } ?? .default
  }
}

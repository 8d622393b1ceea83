internal import CoreText

/// Widths of San Francisco's characters on Interface Builder's canvas, which is set in it; the system font here is Inter.
///
/// Advances are those that public metrics tables of SF Pro and SF UI Display state: TextMesh Pro's and typeface.js's, in projects of others.
/// Spacings are Apple's tracking values (Human Interface Guidelines, Typography) made to fit 2,400 labels and buttons in files of 106 public
/// projects, and their earlier versions; these tell the pairs, too, beside a table of TextMesh Pro's and Inter's own. None of the texts is in a
/// file that this project is measured with.
enum GlyphWidths {
  /// The width of a line of text in points; nil where a character or the font is not known.
  static func width(_ text: String, font: CTFont, tools: Double) -> CGFloat? {
    if let absent = font.absent { return FontFacts.width(text, font: absent.name, size: font.pointSize) }
    guard font.isSystem, !font.isItalic, font.pointSize >= 6 else { return nil }
    return width(text, size: font.pointSize, weight: Int(font.weight.css), tools: tools)
  }

  /// - Parameters:
  ///   - weight: as in CSS, 400 being regular.
  ///   - tools: of Interface Builder.
  static func width(_ text: String, size: CGFloat, weight: Int, tools: Double) -> CGFloat? {
    let isLarge = size >= 20
    let kerning = isLarge ? largeKerning : smallKerning
    var sum: CGFloat = 0
    var count = 0
    var others: CGFloat = 0
    var previous: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      let letter = letter(scalar)
      guard let row = (tools >= 17_000 ? laterRows[letter] : nil) ?? rows[letter] else {
        guard let width = width(other: scalar, size: size) else { return nil }
        others += width
        previous = nil
        continue
      }
      sum += advance(row[(isLarge ? 5 : 0)..<(isLarge ? 10 : 5)], weight: weight)
      if isLarge, tools < 13_000 { sum += CGFloat(earlierRows[letter]?[0] ?? 0) }
      if let previous { sum += CGFloat(kerning[CharacterPair(first: previous, second: letter)] ?? 0) }
      previous = letter
      count += 1
    }
    let spacing = between(isLarge ? largeSpacings : tools >= 17_000 ? laterSpacings : spacings, size)
    return others + size / 10_000 * (sum + CGFloat(count) * spacing)
  }

  /// - Parameter columns: light, regular, medium, semibold and bold. What is thinner or blacker goes on as these do: nine of ten letters of the
  ///   ultralight, heavy and black faces come out within 31 ten-thousandths of the size.
  private static func advance(_ columns: ArraySlice<Int>, weight: Int) -> CGFloat {
    func column(_ index: Int) -> CGFloat { CGFloat(columns[columns.startIndex + index]) }
    return switch weight {
    case ..<150: column(0) + 1.95 * (column(0) - column(1))
    case ..<250: column(0) + column(0) - column(1)
    case 850...: column(4) + 2.67 * (column(4) - column(3))
    case 750...: column(4) + 1.4 * (column(4) - column(3))
    default: column(min(4, (weight + 50) / 100 - 3))
    }
  }

  /// Of what no font of letters has: Chinese and Japanese characters are a little wider than they are high, as emoji are, Korean
  /// syllables narrower; as labels of other projects have them.
  private static func width(other scalar: Unicode.Scalar, size: CGFloat) -> CGFloat? {
    switch scalar.value {
    case 0xfe00...0xfe0f, 0x200d, 0x1f3fb...0x1f3ff: 0
    case 0x2e80...0x9fff, 0xf900...0xfaff, 0xff01...0xff60, 0x20000...0x3ffff: size * 1.022
    case 0xac00...0xd7af: size * 0.87
    default: scalar.properties.isEmojiPresentation ? (size < 25 ? size + 5.7 : size * 1.11) : nil
    }
  }

  /// A letter with an accent is as wide as the letter.
  private static func letter(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    if rows[scalar] != nil || (0xff01...0xff60).contains(scalar.value) { return scalar }
    return CharacterTable.letter(scalar)
  }

  private static let rows = CharacterTable.rows(advances)
  private static let laterRows = CharacterTable.rows(laterAdvances)
  private static let earlierRows = CharacterTable.rows(earlierAdditions)
  private static let smallKerning = CharacterTable.pairs(pairs)
  private static let largeKerning = CharacterTable.pairs(largePairs)

  /// The first and the last hold for all that is beyond them.
  private static func between(_ table: [(size: Int, spacing: Int)], _ size: CGFloat) -> CGFloat {
    guard let above = table.firstIndex(where: { CGFloat($0.size) >= size }) else { return CGFloat(table.last!.spacing) }
    guard above > 0 else { return CGFloat(table[0].spacing) }
    let low = table[above - 1], high = table[above]
    let part = (size - CGFloat(low.size)) / CGFloat(high.size - low.size)
    return CGFloat(low.spacing) * (1 - part) + CGFloat(high.spacing) * part
  }
}

internal import CoreGraphics
internal import CoreText

/// The widths of San Francisco's characters on Interface Builder's canvas, which uses this font; the system font on Linux is Inter.
///
/// Advances are from public metrics tables of SF Pro and SF UI Display, namely those of TextMesh Pro and typeface.js in projects
/// of others. Spacings are Apple's tracking values (Human Interface Guidelines, Typography), adjusted to 2,400 labels and buttons
/// in files of 106 public projects and their earlier versions. The kerning pairs are from the same files, a table of TextMesh Pro
/// and Inter's own pairs. None of these texts is in a file with which this project is tested.
enum GlyphWidths {
  /// Returns the width of a line of text in points; nil if a character or the font is unknown.
  static func width(_ text: String, font: CTFont, tools: Double) -> CGFloat? {
    if let absent = font.absent { return FontFacts.width(text, font: absent.name, size: font.pointSize) }
    guard font.isSystem, !font.isItalic, font.pointSize >= 6 else { return nil }
    return width(text, size: font.pointSize, weight: Int(font.weight.css), tools: tools)
  }

  /// Returns the width of a line of text in points; nil if a character is unknown.
  /// - Parameters:
  ///   - weight: the weight as in CSS, with 400 for regular.
  ///   - tools: the version of Interface Builder's tools.
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
        guard let width = width(other: scalar, size: size, tools: tools) else { return nil }
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

  /// Returns the advance for a weight. Weights beyond the columns are extrapolated; nine of ten letters of the ultralight, heavy
  /// and black faces differ from this by at most 31 ten-thousandths of the font size.
  /// - Parameter columns: the advances for light, regular, medium, semibold and bold.
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

  /// Returns the width of a character that is not in the tables; nil for other characters than the following ones.
  ///
  /// Chinese and Japanese characters are as wide as the font size before tools 11000 (56 of 56 labels of three projects), and a
  /// little wider from then on, like emoji. Korean syllables are narrower: most of 113 labels of four projects agree with 0.865 of
  /// the font size.
  private static func width(other scalar: Unicode.Scalar, size: CGFloat, tools: Double) -> CGFloat? {
    switch scalar.value {
    case 0xfe00...0xfe0f, 0x200d, 0x1f3fb...0x1f3ff: 0
    case 0x2e80...0x9fff, 0xf900...0xfaff, 0xff01...0xff60, 0x20000...0x3ffff: tools < 11_000 ? size : size * 1.022
    case 0xac00...0xd7af: size * FontFacts.syllable
    default: scalar.properties.isEmojiPresentation ? (size < 25 ? size + 5.7 : size * 1.11) : nil
    }
  }

  /// Returns the base letter of a letter with an accent, which has the same width.
  private static func letter(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    if rows[scalar] != nil || (0xff01...0xff60).contains(scalar.value) { return scalar }
    return CharacterTable.letter(scalar)
  }

  private static let rows = CharacterTable.rows(advances)
  private static let laterRows = CharacterTable.rows(laterAdvances)
  private static let earlierRows = CharacterTable.rows(earlierAdditions)
  private static let smallKerning = CharacterTable.pairs(pairs)
  private static let largeKerning = CharacterTable.pairs(largePairs)

  /// Interpolates in a table of spacings. Sizes beyond its ends use the first or the last entry.
  private static func between(_ table: [(size: Int, spacing: Int)], _ size: CGFloat) -> CGFloat {
    guard let above = table.firstIndex(where: { CGFloat($0.size) >= size }) else { return CGFloat(table.last!.spacing) }
    guard above > 0 else { return CGFloat(table[0].spacing) }
    let low = table[above - 1], high = table[above]
    let part = (size - CGFloat(low.size)) / CGFloat(high.size - low.size)
    return CGFloat(low.spacing) * (1 - part) + CGFloat(high.spacing) * part
  }
}

internal import CoreGraphics
internal import CoreText

/// Text on the canvas. It is set in the fonts of this machine, with the widths that words have in the fonts of iOS, so that lines
/// break at the same positions.
enum CanvasText {
  /// - Parameter tools: the version of Interface Builder's tools.
  static func fitted(_ text: StyledText, tools: Double) -> StyledText {
    var fitted = StyledText("", style: text.emptyStyle)
    let units = Array(text.string.utf16)
    for run in text.runs {
      let string = String(decoding: units[run.range], as: UTF16.self)
      guard run.style.attachment == nil else {
        fitted.append(string, style: run.style)
        continue
      }
      for piece in pieces(string) { fitted.append(piece, style: style(of: piece, run.style, tools)) }
    }
    return fitted
  }

  /// Splits a text into words and the spaces between them.
  private static func pieces(_ string: String) -> [String] {
    var pieces: [String] = []
    var wasSpace: Bool?
    for character in string {
      let isSpace = character.isWhitespace
      if isSpace == wasSpace { pieces[pieces.count - 1].append(character) } else { pieces.append(String(character)) }
      wasSpace = isSpace
    }
    return pieces
  }

  private static func style(of piece: String, _ style: TextStyle, _ tools: Double) -> TextStyle {
    let isSpace = piece.allSatisfy(\.isWhitespace)
    guard !isSpace || piece.allSatisfy({ $0 == " " }), let wanted = GlyphWidths.width(piece, font: style.font, tools: tools) else {
      return style
    }
    func measured(_ text: String, _ font: CTFont) -> CGFloat {
      TextLayout(StyledText(text, style: TextStyle(font: font)), maximumLines: 1).size.width
    }
    // Measured between letters, since space at the end of a line has no width.
    var own = isSpace ? measured("n" + piece + "n", style.font) - measured("nn", style.font) : measured(piece, style.font)
    var fitted = style
    if !isSpace, wanted < own * 0.92, wanted > own * 0.3 {
      fitted.font = narrower(style.font, by: wanted / own)
      own = measured(piece, fitted.font)
    }
    fitted.kern += (wanted - own) / CGFloat(piece.count)
    return fitted
  }

  /// Returns a smaller font with the same line height. Reduced spacing alone would make the letters of a condensed font overlap,
  /// and cut off their images.
  private static func narrower(_ font: CTFont, by part: CGFloat) -> CTFont {
    let size = font.pointSize * part
    return font.withSize(size).standing(
      for: AbsentFont(name: font.absent?.name ?? "", ascent: Double(font.ascent / size), descent: Double(font.descent / size))
    ).with(lineGap: font.lineGap)
  }
}

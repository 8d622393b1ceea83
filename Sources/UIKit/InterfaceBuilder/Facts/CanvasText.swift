internal import CoreText

/// Text on the canvas: set in the fonts that are here, with words as wide as in those of iOS, so that lines break where they do there.
enum CanvasText {
  /// - Parameter tools: of Interface Builder.
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

  /// Words, and what is between them.
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
    var plain = TextStyle(font: style.font)
    func measured(_ text: String) -> CGFloat { TextLayout(StyledText(text, style: plain), maximumLines: 1).size.width }
    // Space at the end of a line has no width.
    let own = isSpace ? measured("n" + piece + "n") - measured("nn") : measured(piece)
    plain = style
    plain.kern += (wanted - own) / CGFloat(piece.count)
    return plain
  }
}

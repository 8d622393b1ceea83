/// A stretch of text between separators: a paragraph, or the part of one up to a line separator. Ranges count UTF-16 units.
struct TextSegment {
  /// Without the separator.
  var range: Range<Int>
  /// Where the next segment starts.
  var end: Int
  var startsParagraph: Bool
  var endsParagraph: Bool
  var isRightToLeft = false

  /// Splits at line feeds, carriage returns and Unicode's separators. One at the very end opens a segment without text: labels and drawn
  /// strings have a line there on iOS (measured: heights of labels in Interface Builder's files).
  static func split(_ units: [UInt16]) -> [TextSegment] {
    var segments: [TextSegment] = []
    var start = 0
    var startsParagraph = true
    var index = 0
    while index < units.count {
      let unit = units[index]
      guard isSeparator(unit) else { index += 1; continue }
      let length = unit == 0x0d && index + 1 < units.count && units[index + 1] == 0x0a ? 2 : 1
      let endsParagraph = unit != 0x2028 && unit != 0x0b
      segments.append(
        TextSegment(range: start..<index, end: index + length, startsParagraph: startsParagraph, endsParagraph: endsParagraph))
      startsParagraph = endsParagraph
      index += length
      start = index
    }
    segments.append(TextSegment(range: start..<units.count, end: units.count, startsParagraph: startsParagraph, endsParagraph: true))
    return segments
  }

  private static func isSeparator(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x0a...0x0d, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }
}

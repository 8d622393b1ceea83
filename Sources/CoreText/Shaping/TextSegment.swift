/// A part of a text between separators: a paragraph, or a part of one up to a line separator. Ranges are in UTF-16 units.
struct TextSegment {
  /// The range without the separator.
  var range: Range<Int>
  /// The start of the next segment.
  var end: Int
  var startsParagraph: Bool
  var endsParagraph: Bool
  var isRightToLeft = false

  /// Splits a text at line feeds, carriage returns and Unicode's separators. A separator at the very end starts a segment without text:
  /// labels and drawn strings have a line there on iOS (measured from the heights of labels in Interface Builder files).
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

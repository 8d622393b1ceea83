internal import CoreText
import Foundation

// Queries that fill buffers of the caller.
extension NSLayoutManager {
  /// Copies the glyphs of a range into buffers that are at least as long as the range; nil for values that are not needed.
  /// - Parameter bidiLevelBuffer: receives 0 for lines from left to right, and 1 for lines from right to left.
  /// - Returns: the number of glyphs.
  public func getGlyphs(
    in glyphRange: NSRange, glyphs glyphBuffer: UnsafeMutablePointer<CGGlyph>?, properties props: UnsafeMutablePointer<GlyphProperty>?,
    characterIndexes charIndexBuffer: UnsafeMutablePointer<Int>?, bidiLevels bidiLevelBuffer: UnsafeMutablePointer<UInt8>?
  ) -> Int {
    let range = NSIntersectionRange(glyphRange, NSRange(location: 0, length: numberOfGlyphs))
    for offset in 0..<range.length {
      let index = range.location + offset
      glyphBuffer?[offset] = cgGlyph(at: index)
      props?[offset] = propertyForGlyph(at: index)
      charIndexBuffer?[offset] = characterIndexForGlyph(at: index)
      bidiLevelBuffer?[offset] = fragment(at: index, nil)?.line.isRightToLeft == true ? 1 : 0
    }
    return range.length
  }

  /// Copies the insertion points of the line that contains a character into buffers.
  /// - Parameters:
  ///   - aFlag: whether the other points at changes of direction are meant. They are the same on Linux.
  ///   - dFlag: whether the points are sorted from left to right, instead of by their characters.
  ///   - positions: receives the distances from the left edge of the line fragment, in points.
  /// - Returns: the number of points. With nil for both buffers, the number that they must have room for.
  public func getLineFragmentInsertionPoints(
    forCharacterAt charIndex: Int, alternatePositions aFlag: Bool, inDisplayOrder dFlag: Bool,
    positions: UnsafeMutablePointer<CGFloat>?, characterIndexes charIndexes: UnsafeMutablePointer<Int>?
  ) -> Int {
    guard let line = fragment(at: charIndex, nil), let text = textStorage?.string else { return 0 }
    let start = line.line.range.lowerBound + line.origin, end = line.line.range.upperBound + line.origin
    let units = text.utf16, first = units.index(units.startIndex, offsetBy: start)
    var points: [(x: CGFloat, index: Int)] = [], offset = start
    for character in text[first..<units.index(first, offsetBy: end - start)] {
      points.append((line.layout.caretX(at: offset - line.origin, line: 0) - line.rect.minX, offset))
      offset += character.utf16.count
    }
    // The last line of the text, and a line that ends with a separator, have a point behind their last character.
    let isLast = line.range.location + line.range.length == end
    if !isLast || end == text.utf16.count { points.append((line.layout.caretX(at: end - line.origin, line: 0) - line.rect.minX, end)) }
    if dFlag { points.sort { $0.x < $1.x } }
    for (offset, point) in points.enumerated() {
      positions?[offset] = point.x
      charIndexes?[offset] = point.index
    }
    return points.count
  }
}

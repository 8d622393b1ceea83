import Foundation

/// One element of a document in the column of a layout manager. It has its height, estimated until it is laid out.
final class TextTile {
  /// The range in UTF-16 units from the start of the document.
  var start: Int
  let length: Int
  var element: NSTextElement?
  var fragment: NSTextLayoutFragment?
  /// The height in points.
  var height: CGFloat = 0
  /// The values on which the layout depends besides the element; nil if the tile is not laid out.
  var laidOut: Surroundings?
  /// The number of lines of this tile and of those above it, and whether the container is full, if it limits its lines or its height.
  var (lines, isFull) = (0, false)

  struct Surroundings: Equatable {
    var isFirst: Bool
    var isLast: Bool
  }

  init(start: Int, length: Int) { (self.start, self.length) = (start, length) }

  var end: Int { start + length }
  var range: NSRange { NSRange(location: start, length: length) }

  /// Moves the tile, because the text above it has become longer or shorter.
  func move(by delta: Int, in content: NSTextContentManager) {
    start += delta
    guard let element, let range = element.elementRange, let moved = content.location(range.location, offsetBy: delta),
      let end = content.location(moved, offsetBy: length)
    else { return }
    element.elementRange = NSTextRange(location: moved, end: end)
  }

  func drop() {
    laidOut = nil
    fragment?.layout = nil
  }
}

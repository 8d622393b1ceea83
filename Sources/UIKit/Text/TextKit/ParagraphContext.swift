import Foundation

/// The surroundings of a paragraph that a layout manager lays out alone, as a part of a longer text.
struct ParagraphContext {
  /// The offset of the paragraph in the text.
  var offset = 0
  /// The top of the space for its first line, and the number of lines above it.
  var top: CGFloat = 0
  var lines = 0
  var isFirst = true
  var isLast = true
  /// Whether characters follow that a container which is full would hide.
  var hasTextBelow = false
  /// Returns the height of the first line of the next paragraph.
  var nextHeight: (() -> CGFloat)?
}

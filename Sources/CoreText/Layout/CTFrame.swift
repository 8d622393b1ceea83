public import CoreGraphics
public import FoundationCompatibility

/// Lines of text in a rectangle (Apple: CTFrame).
public final class CTFrame: Sendable {
  fileprivate let layout: TextLayout
  fileprivate let range: NSRange
  fileprivate let path: CGPath
  /// The part of the attributed string that the frame shows.
  fileprivate let source: LineSource

  init(_ layout: TextLayout, _ range: NSRange, _ path: CGPath, _ source: LineSource) {
    self.layout = layout
    self.range = range
    self.path = path
    self.source = source
  }

  fileprivate var box: CGRect { path.boundingBoxOfPath.isNull ? .zero : path.boundingBoxOfPath }
}

/// Returns the range of the string for which the frame was created.
public func CTFrameGetStringRange(_ frame: CTFrame) -> CFRange { CFRange(location: frame.range.location, length: frame.range.length) }

/// Returns the range of the string that fits into the frame.
public func CTFrameGetVisibleStringRange(_ frame: CTFrame) -> CFRange {
  CFRange(location: frame.range.location, length: frame.layout.lines.last?.range.upperBound ?? 0)
}

public func CTFrameGetPath(_ frame: CTFrame) -> CGPath { frame.path }

/// Returns the lines, as `CTLine`s.
public func CTFrameGetLines(_ frame: CTFrame) -> CFArray {
  frame.layout.lines.indices.map { CTLine(frame.layout, line: $0, start: frame.range.location, source: frame.source) }
}

/// Writes the left ends of the baselines of some lines, relative to the lower left corner of the frame's bounding box, y up.
/// - Parameter range: the lines; a length of 0 means all remaining ones.
public func CTFrameGetLineOrigins(_ frame: CTFrame, _ range: CFRange, _ origins: UnsafeMutablePointer<CGPoint>) {
  let lines = frame.layout.lines
  let start = min(max(range.location, 0), lines.count)
  let end = range.length > 0 ? min(start + range.length, lines.count) : lines.count
  for (index, line) in lines[start..<end].enumerated() {
    origins[index] = CGPoint(x: line.origin.x, y: frame.box.height - line.origin.y)
  }
}

/// Draws the frame in a user space with y up.
public func CTFrameDraw(_ frame: CTFrame, _ context: CGContext) {
  let box = frame.box
  guard box.minX.isFinite, box.maxY.isFinite else { return }
  let first = CGPoint(x: box.minX, y: box.maxY - frame.layout.firstBaseline)
  var painter = TextPainter(context, layout: frame.layout, offset: first, isYUp: true)
  painter.draw()
}

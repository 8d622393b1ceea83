internal import CoreText
import Foundation

// Rectangles of ranges.
extension NSTextLayoutManager {
  struct Segment {
    var range: Range<Int>
    /// In the container.
    var rect: CGRect
    /// The distance of the baseline from the top of the rectangle.
    var baseline: CGFloat
  }

  func segments(of range: NSTextRange, _ type: SegmentType, _ options: SegmentOptions) -> [Segment] {
    let units = units(range)
    let indices = tileIndices(of: range)
    layOut(indices)
    var found: [Segment] = []
    for index in indices {
      guard let fragment = fragment(at: index), let layout = fragment.layout else { continue }
      let frame = fragment.layoutFragmentFrame, start = tiles[index].start
      let local = max(0, units.lowerBound - start)..<max(0, min(units.upperBound, tiles[index].end) - start)
      let isLastTile = index == indices.upperBound - 1
      if units.isEmpty {
        guard let line = layout.lineNumber(at: local.lowerBound, upstream: options.contains(.upstreamAffinity)) else { continue }
        let x = layout.caretX(at: local.lowerBound, line: line)
        found.append(segment(units, x...x, line, layout, type, frame))
        continue
      }
      for line in 0..<layout.lineCount {
        let part = layout.range(ofLine: line).clamped(to: local)
        guard !part.isEmpty else { continue }
        var spans = layout.stretches(of: part, line: line).map { $0.x...$0.x + max(0, $0.width) }
        if spans.isEmpty {
          let x = layout.caretX(at: part.lowerBound, line: line)
          spans = [x...x]
        }
        if type == .selection, part.upperBound == layout.range(ofLine: line).upperBound, !isLastTile || line + 1 < layout.lineCount {
          extend(&spans, toTrailingEdge: true, line, layout)
        }
        let whole = start + part.lowerBound..<start + part.upperBound
        found += spans.map { segment(whole, $0, line, layout, type, frame) }
        if found.count == spans.count, options.contains(.headSegmentExtended), let head = found.first {
          var first = [head.rect.minX - frame.minX...head.rect.maxX - frame.minX]
          extend(&first, toTrailingEdge: false, line, layout)
          found[0] = segment(whole, first[0], line, layout, type, frame)
        }
        if whole.upperBound == units.upperBound, options.contains(.tailSegmentExtended), let tail = found.last {
          var last = [tail.rect.minX - frame.minX...tail.rect.maxX - frame.minX]
          extend(&last, toTrailingEdge: true, line, layout)
          found[found.count - 1] = segment(whole, last[0], line, layout, type, frame)
        }
      }
    }
    if options.contains(.middleFragmentsExcluded), found.count > 2 { found = [found[0], found[found.count - 1]] }
    return found
  }

  /// Extends spans of a line, from left to right, to an edge of the line.
  private func extend(_ spans: inout [ClosedRange<CGFloat>], toTrailingEdge: Bool, _ line: Int, _ layout: FragmentLayout) {
    guard let first = spans.first, let last = spans.last else { return }
    let rect = layout.rect(ofLine: line).insetBy(dx: layout.padding, dy: 0)
    if toTrailingEdge != layout.isRightToLeft(line: line) {
      spans[spans.count - 1] = last.lowerBound...max(last.upperBound, rect.maxX)
    } else {
      spans[0] = min(first.lowerBound, rect.minX)...first.upperBound
    }
  }

  private func segment(
    _ units: Range<Int>, _ span: ClosedRange<CGFloat>, _ line: Int, _ layout: FragmentLayout, _ type: SegmentType, _ frame: CGRect
  ) -> Segment {
    let band = type == .standard ? layout.bounds(ofLine: line) : layout.rect(ofLine: line)
    return Segment(
      range: units,
      rect: CGRect(
        x: frame.minX + span.lowerBound, y: frame.minY + band.minY, width: span.upperBound - span.lowerBound, height: band.height),
      baseline: layout.baseline(ofLine: line) - band.minY)
  }
}

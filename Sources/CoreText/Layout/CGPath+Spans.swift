import CoreGraphics
import Foundation
import Raster

extension CGPath {
  /// Returns the horizontal spans that the path covers between two heights, from left to right. Sampled in rows about a point apart.
  package func spans(from top: CGFloat, to bottom: CGFloat) -> [ClosedRange<CGFloat>] {
    let box = boundingBoxOfPath
    let low = max(top, box.minY), high = min(bottom, box.maxY)
    guard low < high, (high - low).isFinite, !isEmpty else { return [] }
    var edges: [(RasterPoint, RasterPoint)] = []
    var (start, current) = (RasterPoint(0, 0), RasterPoint(0, 0))
    vector.flattened().forEachSegment { segment in
      switch segment {
      case .move(let p):
        edges.append((current, start))
        (start, current) = (p, p)
      case .line(_, let p):
        edges.append((current, p))
        current = p
      default:
        edges.append((current, start))
        current = start
      }
    }
    edges.append((current, start))
    var spans: [ClosedRange<CGFloat>] = []
    let rows = min(max(2, Int(high - low)), 64)
    for row in 0...rows {
      // Not exactly on the top or bottom edge, which may be horizontal.
      let y = Double(low) + Double(high - low) * min(max(Double(row) / Double(rows), 0.001), 0.999)
      let crossings = edges.filter { ($0.0.y <= y) != ($0.1.y <= y) }
        .map { (x: $0.0.x + (y - $0.0.y) / ($0.1.y - $0.0.y) * ($0.1.x - $0.0.x), turn: $0.0.y < $0.1.y ? 1 : -1) }.sorted { $0.x < $1.x }
      var winding = 0
      for (index, crossing) in crossings.enumerated() {
        winding += crossing.turn
        if winding != 0, index + 1 < crossings.count { spans.append(CGFloat(crossing.x)...CGFloat(crossings[index + 1].x)) }
      }
    }
    return spans.sorted { $0.lowerBound < $1.lowerBound }.reduce(into: []) { merged, span in
      if let last = merged.last, span.lowerBound <= last.upperBound {
        merged[merged.count - 1] = last.lowerBound...max(last.upperBound, span.upperBound)
      } else {
        merged.append(span)
      }
    }
  }
}

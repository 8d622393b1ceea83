import CoreGraphics
import Foundation

extension TextLayout {
  /// Returns the position between characters nearest to a point, in UTF-16 units.
  package func index(at point: CGPoint) -> Int {
    guard let line = lines.first(where: { point.y < $0.top + $0.height }) ?? lines.last else { return 0 }
    let x = Double(point.x - line.origin.x)
    guard !line.clusters.isEmpty, x.isFinite else { return line.range.lowerBound }
    var best = (distance: Double.infinity, index: line.range.lowerBound)
    for cluster in line.clusters {
      let (left, right) = (cluster.x, cluster.x + cluster.width)
      for (edge, isLeft) in [(left, true), (right, false)] where abs(x - edge) < best.distance {
        best = (abs(x - edge), isLeft != cluster.isRightToLeft ? cluster.start : cluster.end)
      }
    }
    return best.index
  }

  /// Returns the rectangle of a caret before a unit, with the height of the line and a width of 0.
  package func caretRect(at index: Int) -> CGRect {
    let last = lines.count - 1
    let position = lines.indices.first { lines[$0].range.contains(index) || ($0 == last) || lines[$0 + 1].range.lowerBound > index }
    guard let position else { return .zero }
    let line = lines[position]
    var x = 0.0
    if let cluster = line.clusters.first(where: { $0.start <= index && index < $0.end }) {
      x = cluster.isRightToLeft ? cluster.x + cluster.width : cluster.x
    } else if let cluster = line.clusters.max(by: { $0.end < $1.end }) {
      x = cluster.isRightToLeft ? cluster.x : cluster.x + cluster.width
    }
    return CGRect(x: line.origin.x + CGFloat(x), y: line.top, width: 0, height: line.height)
  }
}

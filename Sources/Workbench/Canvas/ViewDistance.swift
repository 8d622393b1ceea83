import CoreGraphics

/// A straight distance between the edges of two rectangles.
struct ViewDistance: Equatable {
  var from: CGPoint
  var to: CGPoint
  var length: CGFloat { abs(to.x - from.x) + abs(to.y - from.y) }

  /// Returns the distances between two rectangles: those of the edges that face each other, or, if one contains the other, of all four
  /// edges.
  static func between(_ a: CGRect, _ b: CGRect) -> [ViewDistance] {
    if a.contains(b) || b.contains(a) {
      let (outer, inner) = a.contains(b) ? (a, b) : (b, a)
      return [
        ViewDistance(from: CGPoint(x: outer.minX, y: inner.midY), to: CGPoint(x: inner.minX, y: inner.midY)),
        ViewDistance(from: CGPoint(x: inner.maxX, y: inner.midY), to: CGPoint(x: outer.maxX, y: inner.midY)),
        ViewDistance(from: CGPoint(x: inner.midX, y: outer.minY), to: CGPoint(x: inner.midX, y: inner.minY)),
        ViewDistance(from: CGPoint(x: inner.midX, y: inner.maxY), to: CGPoint(x: inner.midX, y: outer.maxY)),
      ].filter { $0.length > 0 }
    }
    var distances: [ViewDistance] = []
    let y = middle(a.minY, a.maxY, b.minY, b.maxY), x = middle(a.minX, a.maxX, b.minX, b.maxX)
    if let (from, to) = gap(a.minX, a.maxX, b.minX, b.maxX) {
      distances.append(ViewDistance(from: CGPoint(x: from, y: y), to: CGPoint(x: to, y: y)))
    }
    if let (from, to) = gap(a.minY, a.maxY, b.minY, b.maxY) {
      distances.append(ViewDistance(from: CGPoint(x: x, y: from), to: CGPoint(x: x, y: to)))
    }
    return distances
  }

  /// The gap between two intervals; nil if they overlap.
  private static func gap(_ a: CGFloat, _ aEnd: CGFloat, _ b: CGFloat, _ bEnd: CGFloat) -> (CGFloat, CGFloat)? {
    aEnd < b ? (aEnd, b) : bEnd < a ? (bEnd, a) : nil
  }

  /// The middle of the intersection of two intervals; if they do not intersect, the middle of the first.
  private static func middle(_ a: CGFloat, _ aEnd: CGFloat, _ b: CGFloat, _ bEnd: CGFloat) -> CGFloat {
    let (start, end) = (max(a, b), min(aEnd, bEnd))
    return start <= end ? (start + end) / 2 : (a + aEnd) / 2
  }
}

import CoreGraphics

/// How far content may be zoomed, and where its offset goes with it: a pure value.
package struct ZoomGeometry: Equatable, Sendable {
  package var minimum: CGFloat = 1
  package var maximum: CGFloat = 1
  /// Whether fingers go past the ends for as long as they are down.
  package var bounces = true

  package init() {}

  /// Whether fingers can change the scale at all.
  package var zooms: Bool { maximum > minimum }

  package func clamped(_ scale: CGFloat) -> CGFloat {
    guard scale.isFinite else { return minimum }
    return min(max(scale, minimum), max(maximum, minimum))
  }

  /// The scale that shows where fingers ask for `raw`: past the ends it follows them by less and less, to half of the smallest and twice the
  /// greatest scale at the most.
  package func shown(_ raw: CGFloat) -> CGFloat {
    guard raw.isFinite, raw > 0 else { return minimum }
    let end = clamped(raw)
    guard bounces, end > 0, raw != end else { return end }
    // On the scale of octaves: one is never passed.
    let octaves = abs(log2(raw / end))
    let passed = octaves / (octaves + 2)
    return end * pow(2, raw > end ? passed : -passed)
  }

  /// The offset at which a point of the view shows the same point of the content at another scale.
  /// - Parameter point: in the view, from its top left corner.
  package static func offset(keeping point: CGPoint, offset: CGPoint, from old: CGFloat, to new: CGFloat) -> CGPoint {
    guard old > 0 else { return offset }
    let factor = new / old
    return CGPoint(x: (offset.x + point.x) * factor - point.x, y: (offset.y + point.y) * factor - point.y)
  }

  /// The scale at which a rectangle of the unscaled content fills a view, and the offset for it.
  package func filling(_ rect: CGRect, in size: CGSize) -> (scale: CGFloat, offset: CGPoint) {
    guard rect.width > 0, rect.height > 0, size.width > 0, size.height > 0 else { return (minimum, .zero) }
    let scale = clamped(min(size.width / rect.width, size.height / rect.height))
    return (scale, CGPoint(x: rect.midX * scale - size.width / 2, y: rect.midY * scale - size.height / 2))
  }
}

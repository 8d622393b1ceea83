import CoreGraphics

/// The limits of zooming, and the offsets that belong to scales. A value without access to views.
package struct ZoomGeometry: Equatable, Sendable {
  package var minimum: CGFloat = 1
  package var maximum: CGFloat = 1
  /// Whether a pinch can go beyond the limits.
  package var bounces = true

  package init() {}

  /// Whether the scale can be changed.
  package var zooms: Bool { maximum > minimum }

  package func clamped(_ scale: CGFloat) -> CGFloat {
    guard scale.isFinite else { return minimum }
    return min(max(scale, minimum), max(maximum, minimum))
  }

  /// Returns the visible scale for the scale of a pinch. Beyond the limits it follows the pinch less and less, down to half of
  /// the smallest scale and up to twice the largest scale.
  package func shown(_ raw: CGFloat) -> CGFloat {
    guard raw.isFinite, raw > 0 else { return minimum }
    let end = clamped(raw)
    guard bounces, end > 0, raw != end else { return end }
    // On a logarithmic scale: the result is always less than one octave beyond the limit.
    let octaves = abs(log2(raw / end))
    let passed = octaves / (octaves + 2)
    return end * pow(2, raw > end ? passed : -passed)
  }

  /// Returns the offset for another scale at which a point of the view shows the same point of the content.
  /// - Parameter point: the point, relative to the view's top left corner.
  package static func offset(keeping point: CGPoint, offset: CGPoint, from old: CGFloat, to new: CGFloat) -> CGPoint {
    guard old > 0 else { return offset }
    let factor = new / old
    return CGPoint(x: (offset.x + point.x) * factor - point.x, y: (offset.y + point.y) * factor - point.y)
  }

  /// Returns the scale at which a rectangle of the unscaled content fills a view, and the offset for it.
  package func filling(_ rect: CGRect, in size: CGSize) -> (scale: CGFloat, offset: CGPoint) {
    guard rect.width > 0, rect.height > 0, size.width > 0, size.height > 0 else { return (minimum, .zero) }
    let scale = clamped(min(size.width / rect.width, size.height / rect.height))
    return (scale, CGPoint(x: rect.midX * scale - size.width / 2, y: rect.midY * scale - size.height / 2))
  }
}

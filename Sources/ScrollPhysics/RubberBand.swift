import CoreGraphics
import Foundation

/// The resistance of content that is dragged past its edge. It follows the finger less and less, and never by more than the
/// length of the view.
package enum RubberBand {
  /// The resistance of `UIScrollView`.
  package static let coefficient: CGFloat = 0.55

  /// Returns the visible distance past the edge, in points, for a finger that is `distance` points past the edge of a view with a
  /// length of `dimension` points.
  package static func offset(distance: CGFloat, dimension: CGFloat) -> CGFloat {
    guard dimension > 0, distance.isFinite else { return 0 }
    let length = abs(distance)
    let shown = (1 - 1 / (length * coefficient / dimension + 1)) * dimension
    return distance < 0 ? -shown : shown
  }

  /// Returns the distance of the finger for a visible distance. The inverse of `offset(distance:dimension:)`.
  package static func distance(offset: CGFloat, dimension: CGFloat) -> CGFloat {
    guard dimension > 0, offset.isFinite else { return 0 }
    let shown = min(abs(offset), dimension * 0.999)
    let length = (1 / (1 - shown / dimension) - 1) * dimension / coefficient
    return offset < 0 ? -length : length
  }

  /// Returns `raw` if it is in `range`, otherwise the offset with the resistance beyond the edge.
  package static func clamp(_ raw: CGFloat, to range: ClosedRange<CGFloat>, dimension: CGFloat) -> CGFloat {
    if raw < range.lowerBound { return range.lowerBound + offset(distance: raw - range.lowerBound, dimension: dimension) }
    if raw > range.upperBound { return range.upperBound + offset(distance: raw - range.upperBound, dimension: dimension) }
    return raw
  }

  /// The inverse of `clamp(_:to:dimension:)`.
  package static func unclamp(_ shown: CGFloat, from range: ClosedRange<CGFloat>, dimension: CGFloat) -> CGFloat {
    if shown < range.lowerBound { return range.lowerBound + distance(offset: shown - range.lowerBound, dimension: dimension) }
    if shown > range.upperBound { return range.upperBound + distance(offset: shown - range.upperBound, dimension: dimension) }
    return shown
  }
}

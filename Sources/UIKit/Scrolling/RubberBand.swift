import CoreGraphics
import Foundation

/// How far content follows a finger that drags it past its edge: less and less, and never farther than the view is long.
package enum RubberBand {
  /// The resistance of `UIScrollView`.
  package static let coefficient: CGFloat = 0.55

  /// The distance that shows, in points, when the finger is `distance` points past the edge of a view `dimension` points long.
  package static func offset(distance: CGFloat, dimension: CGFloat) -> CGFloat {
    guard dimension > 0, distance.isFinite else { return 0 }
    let length = abs(distance)
    let shown = (1 - 1 / (length * coefficient / dimension + 1)) * dimension
    return distance < 0 ? -shown : shown
  }

  /// The inverse of `offset(distance:dimension:)`: where the finger is, given what shows.
  package static func distance(offset: CGFloat, dimension: CGFloat) -> CGFloat {
    guard dimension > 0, offset.isFinite else { return 0 }
    let shown = min(abs(offset), dimension * 0.999)
    let length = (1 / (1 - shown / dimension) - 1) * dimension / coefficient
    return offset < 0 ? -length : length
  }

  /// `raw` where it lies in `range`, otherwise the edge and what shows beyond it.
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

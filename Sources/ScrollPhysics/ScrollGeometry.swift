import CoreGraphics
import Foundation

/// The values that determine the range of a scroll view's offset and the way in which it moves.
package struct ScrollGeometry: Equatable, Sendable {
  package var size: CGSize = .zero
  package var contentSize: CGSize = .zero
  package var insetTop: CGFloat = 0
  package var insetLeft: CGFloat = 0
  package var insetBottom: CGFloat = 0
  package var insetRight: CGFloat = 0
  package var bouncesHorizontally = true
  package var bouncesVertically = true
  package var alwaysBouncesHorizontally = false
  package var alwaysBouncesVertically = false
  package var locksDirection = false
  package var isPaging = false
  /// The factor of the velocity for each millisecond.
  package var decelerationRate: CGFloat = 0.998

  package init() {}

  /// Whether content can be moved beyond all edges.
  package var bounces: Bool {
    get { bouncesHorizontally && bouncesVertically }
    set { (bouncesHorizontally, bouncesVertically) = (newValue, newValue) }
  }

  /// The range of offsets at which the content fills the view.
  package var horizontalRange: ClosedRange<CGFloat> {
    -insetLeft...max(-insetLeft, contentSize.width + insetRight - size.width)
  }

  package var verticalRange: ClosedRange<CGFloat> {
    -insetTop...max(-insetTop, contentSize.height + insetBottom - size.height)
  }

  package func hasEdges(of other: ScrollGeometry) -> Bool {
    horizontalRange == other.horizontalRange && verticalRange == other.verticalRange
  }

  /// Whether a finger can move the content along at least one axis.
  package var scrolls: Bool { scrollsHorizontally || scrollsVertically }

  package var scrollsHorizontally: Bool {
    horizontalRange.lowerBound < horizontalRange.upperBound || (bouncesHorizontally && alwaysBouncesHorizontally)
  }

  package var scrollsVertically: Bool {
    verticalRange.lowerBound < verticalRange.upperBound || (bouncesVertically && alwaysBouncesVertically)
  }

  package func clamped(_ offset: CGPoint) -> CGPoint {
    CGPoint(
      x: min(max(offset.x, horizontalRange.lowerBound), horizontalRange.upperBound),
      y: min(max(offset.y, verticalRange.lowerBound), verticalRange.upperBound))
  }

  /// Returns the visible offset for the raw offset of a finger: with resistance beyond the edges, or limited by those along an axis that does
  /// not bounce.
  func shown(_ raw: CGPoint) -> CGPoint {
    let limited = clamped(raw)
    return CGPoint(
      x: bouncesHorizontally ? RubberBand.clamp(raw.x, to: horizontalRange, dimension: size.width) : limited.x,
      y: bouncesVertically ? RubberBand.clamp(raw.y, to: verticalRange, dimension: size.height) : limited.y)
  }

  /// Returns the raw offset for a visible offset. The inverse of `shown`.
  func raw(_ shown: CGPoint) -> CGPoint {
    CGPoint(
      x: bouncesHorizontally ? RubberBand.unclamp(shown.x, from: horizontalRange, dimension: size.width) : shown.x,
      y: bouncesVertically ? RubberBand.unclamp(shown.y, from: verticalRange, dimension: size.height) : shown.y)
  }

  /// Whether content at an offset can be moved by a distance along one axis without leaving its range.
  package func hasContent(beyond offset: CGPoint, by distance: CGVector) -> Bool {
    if abs(distance.dx) > abs(distance.dy) {
      return distance.dx > 0 ? offset.x < horizontalRange.upperBound : offset.x > horizontalRange.lowerBound
    }
    return distance.dy > 0 ? offset.y < verticalRange.upperBound : offset.y > verticalRange.lowerBound
  }

  /// Returns the offset of the page at which the content stops: the nearest page or, at a velocity of more than 200 points per
  /// second, the next page in its direction; at most one page from the start of the drag.
  func page(offset: CGFloat, start: CGFloat, velocity: CGFloat, length: CGFloat, range: ClosedRange<CGFloat>) -> CGFloat {
    guard length > 0 else { return offset }
    let origin = range.lowerBound
    let here = ((start - origin) / length).rounded()
    var page = ((offset - origin) / length).rounded()
    if abs(velocity) > 200 { page = velocity > 0 ? floor((offset - origin) / length) + 1 : ceil((offset - origin) / length) - 1 }
    page = min(max(page, here - 1), here + 1)
    return min(max(origin + page * length, range.lowerBound), range.upperBound)
  }
}

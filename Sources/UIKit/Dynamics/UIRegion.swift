import CoreGraphics
import Foundation

/// An area about an origin, for fields (Apple: UIRegion).
open class UIRegion: NSObject {
  private let holds: (CGPoint) -> Bool

  private init(holds: @escaping (CGPoint) -> Bool) {
    self.holds = holds
    super.init()
  }

  /// The whole plane.
  public class var infinite: UIRegion { UIRegion { _ in true } }

  /// Creates a circle about the origin.
  public convenience init(radius: CGFloat) { self.init { hypot($0.x, $0.y) <= radius } }

  /// Creates a rectangle with its center at the origin.
  public convenience init(size: CGSize) { self.init { abs($0.x) <= size.width / 2 && abs($0.y) <= size.height / 2 } }

  /// Returns the complement of the region.
  open func inverse() -> UIRegion {
    let holds = holds
    return UIRegion { !holds($0) }
  }

  open func byUnion(with region: UIRegion) -> UIRegion {
    let (a, b) = (holds, region.holds)
    return UIRegion { a($0) || b($0) }
  }

  /// Returns the part of this region outside of another.
  open func byDifference(from region: UIRegion) -> UIRegion {
    let (a, b) = (holds, region.holds)
    return UIRegion { a($0) && !b($0) }
  }

  open func byIntersection(with region: UIRegion) -> UIRegion {
    let (a, b) = (holds, region.holds)
    return UIRegion { a($0) && b($0) }
  }

  open func contains(_ point: CGPoint) -> Bool { holds(point) }
}

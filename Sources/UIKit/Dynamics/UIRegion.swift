import CoreGraphics
import Foundation

/// An area about an origin, for fields (Apple: UIRegion).
open class UIRegion: NSObject {
  private let holds: (CGPoint) -> Bool

  private init(holds: @escaping (CGPoint) -> Bool) {
    self.holds = holds
    super.init()
  }

  /// Everywhere.
  public class var infinite: UIRegion { UIRegion { _ in true } }

  /// A circle.
  public convenience init(radius: CGFloat) { self.init { hypot($0.x, $0.y) <= radius } }

  /// A rectangle, with the origin in its middle.
  public convenience init(size: CGSize) { self.init { abs($0.x) <= size.width / 2 && abs($0.y) <= size.height / 2 } }

  /// All that is not in it.
  open func inverse() -> UIRegion {
    let holds = holds
    return UIRegion { !holds($0) }
  }

  open func union(with region: UIRegion) -> UIRegion {
    let (a, b) = (holds, region.holds)
    return UIRegion { a($0) || b($0) }
  }

  /// What is in this one and not in the other.
  open func difference(from region: UIRegion) -> UIRegion {
    let (a, b) = (holds, region.holds)
    return UIRegion { a($0) && !b($0) }
  }

  open func intersection(with region: UIRegion) -> UIRegion {
    let (a, b) = (holds, region.holds)
    return UIRegion { a($0) && b($0) }
  }

  open func contains(_ point: CGPoint) -> Bool { holds(point) }
}

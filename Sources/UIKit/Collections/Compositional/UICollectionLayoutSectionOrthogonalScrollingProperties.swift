import Foundation

/// Further properties of a section that scrolls across the layout (Apple: UICollectionLayoutSectionOrthogonalScrollingProperties).
@preconcurrency @MainActor
open class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject, NSCopying {
  public enum Bounce: Int, Sendable {
    case automatic, always, never
  }

  /// The deceleration rate. Default automatic: fast if the section pages.
  open var decelerationRate = UIScrollView.DecelerationRate.automatic
  /// Whether scrolling bounces. Default automatic: if the contents are longer than the section.
  open var bounce = Bounce.automatic

  func duplicate() -> UICollectionLayoutSectionOrthogonalScrollingProperties {
    let copy = UICollectionLayoutSectionOrthogonalScrollingProperties()
    copy.decelerationRate = decelerationRate
    copy.bounce = bounce
    return copy
  }

  nonisolated open func copy(with zone: NSZone? = nil) -> Any { MainActor.assumeIsolated { duplicate() } }
}

extension UIScrollView.DecelerationRate {
  /// The deceleration rate that the scrolling behaviour of the section implies.
  public static let automatic = UIScrollView.DecelerationRate(rawValue: 0)
}

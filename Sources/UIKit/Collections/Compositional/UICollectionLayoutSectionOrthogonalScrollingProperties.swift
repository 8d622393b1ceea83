import Foundation

/// What else is to be said of how a section scrolls (Apple: UICollectionLayoutSectionOrthogonalScrollingProperties).
@preconcurrency @MainActor
open class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject, NSCopying {
  public enum Bounce: Int, Sendable {
    case automatic, always, never
  }

  /// Default automatic: fast where the section pages.
  open var decelerationRate = UIScrollView.DecelerationRate.automatic
  /// Default automatic: where the contents are longer than the section.
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
  /// As the behaviour of a section asks for.
  public static let automatic = UIScrollView.DecelerationRate(rawValue: 0)
}

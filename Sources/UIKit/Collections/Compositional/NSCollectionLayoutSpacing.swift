import CoreGraphics
import Foundation

/// The spacing between items, or at an edge of an item (Apple: NSCollectionLayoutSpacing).
@preconcurrency @MainActor
open class NSCollectionLayoutSpacing: NSObject, NSCopying {
  let gap: LayoutGap

  init(_ gap: LayoutGap) {
    self.gap = gap
    super.init()
  }

  /// Returns a minimum spacing, in points, which grows by an equal share of the remaining space.
  open class func flexible(_ flexibleSpacing: CGFloat) -> Self {
    CompositionalParts.cast(NSCollectionLayoutSpacing(LayoutGap(amount: flexibleSpacing, isFlexible: true)))
  }
  open class func fixed(_ fixedSpacing: CGFloat) -> Self {
    CompositionalParts.cast(NSCollectionLayoutSpacing(LayoutGap(amount: fixedSpacing)))
  }

  open var spacing: CGFloat { gap.amount }
  open var isFlexible: Bool { gap.isFlexible }
  open var isFixed: Bool { !gap.isFlexible }
  open var isFlexibleSpacing: Bool { isFlexible }
  open var isFixedSpacing: Bool { isFixed }

  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
  nonisolated open override func isEqual(_ object: Any?) -> Bool { (object as? NSCollectionLayoutSpacing)?.gap == gap }
  nonisolated open override var hash: Int { gap.hashValue }
}

import Foundation

/// The spacing around an item (Apple: NSCollectionLayoutEdgeSpacing).
@preconcurrency @MainActor
open class NSCollectionLayoutEdgeSpacing: NSObject, NSCopying {
  public let leading: NSCollectionLayoutSpacing?
  public let top: NSCollectionLayoutSpacing?
  public let trailing: NSCollectionLayoutSpacing?
  public let bottom: NSCollectionLayoutSpacing?

  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?,
    bottom: NSCollectionLayoutSpacing?
  ) {
    self.leading = leading
    self.top = top
    self.trailing = trailing
    self.bottom = bottom
    super.init()
  }

  nonisolated var gaps: LayoutGaps {
    LayoutGaps(
      top: top?.gap ?? LayoutGap(), leading: leading?.gap ?? LayoutGap(), bottom: bottom?.gap ?? LayoutGap(),
      trailing: trailing?.gap ?? LayoutGap())
  }

  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
  nonisolated open override func isEqual(_ object: Any?) -> Bool { (object as? NSCollectionLayoutEdgeSpacing)?.gaps == gaps }
  nonisolated open override var hash: Int { gaps.hashValue }
}

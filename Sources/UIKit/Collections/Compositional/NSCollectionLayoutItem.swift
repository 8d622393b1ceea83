import Foundation

/// How large an item is and what room it takes (Apple: NSCollectionLayoutItem).
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject, NSCopying {
  let size: NSCollectionLayoutSize
  var badges: [NSCollectionLayoutSupplementaryItem]

  init(_ size: NSCollectionLayoutSize, badges: [NSCollectionLayoutSupplementaryItem]) {
    self.size = size
    self.badges = badges
    super.init()
  }

  public convenience init(layoutSize: NSCollectionLayoutSize) { self.init(layoutSize, badges: []) }
  public convenience init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]) {
    self.init(layoutSize, badges: supplementaryItems)
  }

  /// What the item is smaller than its place, except along estimated dimensions. Default zero.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// Room around the place of the item.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?
  open var layoutSize: NSCollectionLayoutSize { size }
  open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { badges }

  /// Groups and layouts keep what they were given as it was then.
  func duplicate(size: NSCollectionLayoutSize? = nil) -> NSCollectionLayoutItem {
    NSCollectionLayoutItem(size ?? self.size, badges: badges).taking(self)
  }

  func taking(_ other: NSCollectionLayoutItem) -> Self {
    contentInsets = other.contentInsets
    edgeSpacing = other.edgeSpacing
    return self
  }

  nonisolated open func copy(with zone: NSZone? = nil) -> Any { MainActor.assumeIsolated { duplicate() } }
}

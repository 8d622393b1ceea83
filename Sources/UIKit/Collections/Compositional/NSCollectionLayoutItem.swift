import Foundation

/// The size of an item and the space around it (Apple: NSCollectionLayoutItem).
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

  /// The insets between the item's area in the layout and its view. They are ignored along estimated dimensions. Default zero.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The spacing around the item's area in the layout.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?
  open var layoutSize: NSCollectionLayoutSize { size }
  open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { badges }

  /// Returns a copy. Groups and layouts copy the objects that they are given, so that later changes have no effect on them.
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

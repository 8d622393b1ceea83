import Foundation

/// A view that is attached to an item or a group (Apple: NSCollectionLayoutSupplementaryItem).
@preconcurrency @MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  public let elementKind: String
  public let containerAnchor: NSCollectionLayoutAnchor
  public let itemAnchor: NSCollectionLayoutAnchor?
  /// The depth of the view. Default 1.
  open var zIndex = 1

  init(
    _ size: NSCollectionLayoutSize, kind: String, container: NSCollectionLayoutAnchor, item: NSCollectionLayoutAnchor?
  ) {
    elementKind = kind
    containerAnchor = container
    itemAnchor = item
    super.init(size, badges: [])
  }

  public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor) {
    self.init(layoutSize, kind: elementKind, container: containerAnchor, item: nil)
  }
  /// - Parameter itemAnchor: the point of the view that is placed at `containerAnchor`. Without it, the view's point is the one that
  ///   `containerAnchor` names.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor, itemAnchor: NSCollectionLayoutAnchor
  ) { self.init(layoutSize, kind: elementKind, container: containerAnchor, item: itemAnchor) }

  override func duplicate(size: NSCollectionLayoutSize? = nil) -> NSCollectionLayoutItem {
    let copy = NSCollectionLayoutSupplementaryItem(size ?? self.size, kind: elementKind, container: containerAnchor, item: itemAnchor)
    copy.zIndex = zIndex
    return copy.taking(self)
  }
}

import CoreGraphics
import Foundation

public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
  (_ visibleItems: [any NSCollectionLayoutVisibleItem], _ contentOffset: CGPoint, _ layoutEnvironment: any NSCollectionLayoutEnvironment)
  -> Void

/// A section of groups, one after the other (Apple: NSCollectionLayoutSection).
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject, NSCopying {
  let group: NSCollectionLayoutGroup
  /// The list configuration of the section; nil for other sections.
  var list: ListSection?

  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    super.init()
  }

  open var contentInsets = NSDirectionalEdgeInsets.zero
  open var interGroupSpacing: CGFloat = 0
  /// The area that the contents are inset to. Default automatic: that of the layout's configuration.
  open var contentInsetsReference = UIContentInsetsReference.automatic
  /// The area that headers and footers are inset to. Default automatic: that of the items.
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  /// The scrolling across the layout. Default none.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  open private(set) var orthogonalScrollingProperties = UICollectionLayoutSectionOrthogonalScrollingProperties()
  /// The headers and footers of the section.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// Whether headers and footers have the same distance from the edges as the items. Default true.
  open var supplementariesFollowContentInsets = true
  /// Called with the visible items, each time before they are shown.
  open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
  /// The backgrounds of the section.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []

  func duplicate() -> NSCollectionLayoutSection {
    let copy = NSCollectionLayoutSection(group: group)
    copy.contentInsets = contentInsets
    copy.interGroupSpacing = interGroupSpacing
    copy.contentInsetsReference = contentInsetsReference
    copy.supplementaryContentInsetsReference = supplementaryContentInsetsReference
    copy.orthogonalScrollingBehavior = orthogonalScrollingBehavior
    copy.orthogonalScrollingProperties = orthogonalScrollingProperties.duplicate()
    copy.boundarySupplementaryItems = boundarySupplementaryItems
    copy.supplementariesFollowContentInsets = supplementariesFollowContentInsets
    copy.visibleItemsInvalidationHandler = visibleItemsInvalidationHandler
    copy.decorationItems = decorationItems
    copy.list = list
    return copy
  }

  nonisolated open func copy(with zone: NSZone? = nil) -> Any { MainActor.assumeIsolated { duplicate() } }
}

import CoreGraphics
import Foundation

/// The parts of a layout that are invalid (Apple: UICollectionViewLayoutInvalidationContext).
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  public nonisolated override init() { super.init() }

  /// Whether the whole layout is invalid.
  open internal(set) var invalidateEverything = false
  open internal(set) var invalidateDataSourceCounts = false
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?
  /// Whether only the preferred size of a view has changed.
  var isFitting = false
  /// The old and the new index paths of dragged items.
  var moved: (from: [IndexPath], to: [IndexPath])?
  var target = CGPoint.zero
  open var previousIndexPathsForInteractivelyMovingItems: [IndexPath]? { moved?.from }
  open var targetIndexPathsForInteractivelyMovingItems: [IndexPath]? { moved?.to }
  open var interactiveMovementTarget: CGPoint { target }
  /// The distance by which the content offset changes with the new layout.
  open var contentOffsetAdjustment = CGPoint.zero
  open var contentSizeAdjustment = CGSize.zero

  open func invalidateItems(at indexPaths: [IndexPath]) { invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths }
  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:]).merging([elementKind: indexPaths], uniquingKeysWith: +)
  }
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:]).merging([elementKind: indexPaths], uniquingKeysWith: +)
  }
}

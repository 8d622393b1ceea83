import CoreGraphics
import Foundation

/// What of a layout is out of date (Apple: UICollectionViewLayoutInvalidationContext).
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  public nonisolated override init() { super.init() }

  /// All of it.
  open internal(set) var invalidateEverything = false
  open internal(set) var invalidateDataSourceCounts = false
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?
  /// A view asked for another size, and nothing else changed.
  var isFitting = false
  /// Of items that are carried: from where to where.
  var moved: (from: [IndexPath], to: [IndexPath])?
  var target = CGPoint.zero
  open var previousIndexPathsForInteractivelyMovingItems: [IndexPath]? { moved?.from }
  open var targetIndexPathsForInteractivelyMovingItems: [IndexPath]? { moved?.to }
  open var interactiveMovementTarget: CGPoint { target }
  /// By how much the offset is to change with the layout.
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

import CoreGraphics
import Foundation

/// The base class of layouts, which place the items of a collection view (Apple: UICollectionViewLayout). The base class itself shows
/// nothing.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  /// The collection view that uses the layout; nil if there is none. An override may have the type `UICollectionView`.
  open var collectionView: UICollectionView? { owner }
  weak var owner: UICollectionView?
  var decorationMakers: [String: UICollectionReusableView.Type] = [:]
  var isValid = false

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init() }

  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

  // MARK: Layout

  /// Called once before attributes are requested, if the layout is invalid. Call super.
  open func prepare() {}
  open var collectionViewContentSize: CGSize { .zero }
  /// Returns the attributes of all elements that intersect a rectangle.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
  open func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { nil }
  open func layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { nil }

  // MARK: Invalidation

  /// Invalidates the layout. It is computed again with the next layout of the view.
  open func invalidateLayout() {
    let context = makeContext()
    context.invalidateEverything = true
    invalidateLayout(with: context)
  }
  /// Invalidates the parts of the layout that a context names. Overrides must call super.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    isValid = false
    collectionView?.layoutWasInvalidated(context)
  }
  /// Whether a change of the bounds invalidates the layout. By default a change of the size does. Asked once for each change, while the
  /// view still has its old bounds.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != collectionView?.layoutSize
  }
  open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext { makeContext() }
  /// Whether the margins, the safe area or the traits of the view differ from those that the layout was prepared for. Asked in each layout
  /// pass.
  var environmentChanged: Bool { false }
  /// Whether the preferred attributes of a cell invalidate the layout. Default false.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext { makeContext() }

  func makeContext() -> UICollectionViewLayoutInvalidationContext {
    guard let type = Self.invalidationContextClass as? NSObject.Type,
      let context = _vitrineNew(type) as? UICollectionViewLayoutInvalidationContext
    else { return UICollectionViewLayoutInvalidationContext() }
    return context
  }

  // MARK: Content offsets

  /// Returns the content offset at which scrolling ends, for the proposed one.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint)
    -> CGPoint
  { proposedContentOffset }
  /// Returns the content offset after changes of items or of the layout.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint { proposedContentOffset }

  // MARK: Changes of items

  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
  open func finalizeCollectionViewUpdates() {}
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
  open func finalizeAnimatedBoundsChange() {}
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
  open func finalizeLayoutTransition() {}
  /// Returns the attributes that an inserted item starts with. Default: its final attributes, transparent.
  open func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    faded(layoutAttributesForItem(at: itemIndexPath))
  }
  /// Returns the attributes that a deleted item ends with. Default nil: its current attributes, transparent.
  open func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
  open func initialLayoutAttributesForAppearingSupplementaryElement(ofKind elementKind: String, at elementIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { faded(layoutAttributesForSupplementaryView(ofKind: elementKind, at: elementIndexPath)) }
  open func finalLayoutAttributesForDisappearingSupplementaryElement(ofKind elementKind: String, at elementIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { nil }

  /// Returns the attributes that an appearing decoration starts with. Default: its final attributes, transparent. Not called on Linux, where
  /// decorations do not move.
  open func initialLayoutAttributesForAppearingDecorationElement(ofKind elementKind: String, at decorationIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { faded(layoutAttributesForDecorationView(ofKind: elementKind, at: decorationIndexPath)) }
  /// Not called on Linux, where decorations do not move. Default nil.
  open func finalLayoutAttributesForDisappearingDecorationElement(ofKind elementKind: String, at decorationIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { nil }
  // Views that the layout adds and removes together with items. Not called on Linux, where they follow from the attributes of the layout.
  open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
  open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
  open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }
  open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  private func faded(_ attributes: UICollectionViewLayoutAttributes?) -> UICollectionViewLayoutAttributes? {
    guard let copy = attributes?.copy() as? UICollectionViewLayoutAttributes else { return nil }
    copy.alpha = 0
    return copy
  }

  // MARK: Interactive movement

  /// Returns the index path at which a dragged item would be dropped. Default: that of the item at `position`.
  open func targetIndexPath(forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint) -> IndexPath {
    collectionView?.indexPathForItem(at: position) ?? previousIndexPath
  }
  /// Returns the attributes of a dragged item. Default: its own, in front of all others, centred at `position`.
  open func layoutAttributesForInteractivelyMovingItem(at indexPath: IndexPath, withTargetPosition position: CGPoint)
    -> UICollectionViewLayoutAttributes
  {
    let own = layoutAttributesForItem(at: indexPath)?.copy() as? UICollectionViewLayoutAttributes
    let attributes = own ?? UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.center = CGPoint(x: position.x + attributes.shift.x, y: position.y + attributes.shift.y)
    attributes.zIndex = 1 << 20
    return attributes
  }
  /// Called when an item is picked up, and when its target changes.
  open func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
    previousIndexPaths: [IndexPath], previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeContext()
    context.moved = (previousIndexPaths, targetIndexPaths)
    context.target = targetPosition
    return context
  }
  open func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeContext()
    context.moved = (previousIndexPaths, indexPaths)
    return context
  }

  // MARK: Decorations

  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorationMakers[elementKind] = viewClass as? UICollectionReusableView.Type
  }

  /// Registers the class of the first object of a nib file. Views are made from that class.
  open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
    let view = nib?.instantiate(withOwner: nil).first as? UICollectionReusableView
    decorationMakers[elementKind] = view.map { type(of: $0) }
  }

  // MARK: Hooks for layouts of this module

  /// Whether a visible view is asked for its preferred size. By default only cells are.
  func asksForSize(_ attributes: UICollectionViewLayoutAttributes) -> Bool { attributes.representedElementCategory == .cell }
  /// Called with the attributes that a view prefers.
  func noteFit(_ wanted: UICollectionViewLayoutAttributes) {}
  /// Discards the preferred sizes, which are requested again.
  func forgetFits() {}
  /// Called when items and sections have moved, to update values that are stored by item or section.
  func moveStoredValues(_ items: (Set<IndexPath>) -> [IndexPath: IndexPath], sections: [Int: Int]) {}
  /// Called with the attributes of the visible elements before they are shown. They may be changed.
  func adjust(_ shown: [UICollectionViewLayoutAttributes]) {}
  /// Returns the orthogonal scrolling of a section; nil if it does not scroll.
  func scrolling(_ section: Int) -> OrthogonalScrolling? { nil }
  func sectionScrolled(_ section: Int, to offset: CGFloat) {}
  /// Returns the list configuration of a section; nil for other sections.
  func listSection(_ section: Int) -> ListSection? { nil }
  /// Returns the appearance that a list gives a view at its position; nil outside of lists.
  func listChrome(_ category: UICollectionView.ElementCategory, _ kind: String?, _ path: IndexPath, isPinned: Bool) -> ListChrome? { nil }
  /// The properties that all list sections share.
  var lists: ListSummary { ListSummary() }

  // MARK: Direction

  /// The layout direction that the layout is written for. Default left to right.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  /// Whether the view mirrors the layout if its own direction is the opposite one. Default false.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
}

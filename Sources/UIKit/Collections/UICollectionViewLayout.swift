import CoreGraphics
import Foundation

/// Says where the items of a collection view stand (Apple: UICollectionViewLayout). Subclass it: the base class shows nothing.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  /// The collection view that shows the layout; nil while none does. An override may have the type `UICollectionView`.
  open var collectionView: UICollectionView? { owner }
  weak var owner: UICollectionView?
  var decorationMakers: [String: UICollectionReusableView.Type] = [:]
  var isValid = false

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init() }

  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

  // MARK: Layout

  /// Called once before attributes are asked for, after the layout was invalidated. Call super.
  open func prepare() {}
  open var collectionViewContentSize: CGSize { .zero }
  /// Of all that meets a rectangle.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
  open func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { nil }
  open func layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { nil }

  // MARK: Invalidation

  /// The layout is asked anew with the next layout of the view.
  open func invalidateLayout() {
    let context = makeContext()
    context.invalidateEverything = true
    invalidateLayout(with: context)
  }
  /// Call super.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    isValid = false
    collectionView?.layoutWasInvalidated(context)
  }
  /// Whether scrolling or another size asks for a new layout. Default: another size does.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != collectionView?.layoutSize
  }
  open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext { makeContext() }
  /// Whether the margins, the safe area or the traits of the view differ from those that the layout was prepared for. Asked in each layout pass.
  var environmentChanged: Bool { false }
  /// Whether a cell that would like other attributes gets them. Default false.
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
      let context = DynamicInstance.make(type) as? UICollectionViewLayoutInvalidationContext
    else { return UICollectionViewLayoutInvalidationContext() }
    return context
  }

  // MARK: Stopping places

  /// Where a scroll that would end at a point is to end.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint)
    -> CGPoint
  { proposedContentOffset }
  /// After changes of items or another layout.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint { proposedContentOffset }

  // MARK: Changes of items

  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
  open func finalizeCollectionViewUpdates() {}
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
  open func finalizeAnimatedBoundsChange() {}
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
  open func finalizeLayoutTransition() {}
  /// Where an item that comes sets out. Default: where it will be, transparent.
  open func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    faded(layoutAttributesForItem(at: itemIndexPath))
  }
  /// Where an item that goes ends. Default: where it is, transparent.
  open func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
  open func initialLayoutAttributesForAppearingSupplementaryElement(ofKind elementKind: String, at elementIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { faded(layoutAttributesForSupplementaryView(ofKind: elementKind, at: elementIndexPath)) }
  open func finalLayoutAttributesForDisappearingSupplementaryElement(ofKind elementKind: String, at elementIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { nil }

  private func faded(_ attributes: UICollectionViewLayoutAttributes?) -> UICollectionViewLayoutAttributes? {
    guard let copy = attributes?.copy() as? UICollectionViewLayoutAttributes else { return nil }
    copy.alpha = 0
    return copy
  }

  // MARK: Items that are carried

  /// Where a carried item would be put down. Default: the place of the item below it.
  open func targetIndexPath(forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint) -> IndexPath {
    collectionView?.indexPathForItem(at: position) ?? previousIndexPath
  }
  /// How a carried item looks. Default: as it lies, above all others, with its middle at `position`.
  open func layoutAttributesForInteractivelyMovingItem(at indexPath: IndexPath, withTargetPosition position: CGPoint)
    -> UICollectionViewLayoutAttributes
  {
    let own = layoutAttributesForItem(at: indexPath)?.copy() as? UICollectionViewLayoutAttributes
    let attributes = own ?? UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.center = CGPoint(x: position.x + attributes.shift.x, y: position.y + attributes.shift.y)
    attributes.zIndex = 1 << 20
    return attributes
  }
  /// Asked when the carried item is taken up, and when another place is found for it.
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

  /// Views of a nib are made by the class of its first object.
  open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
    let view = nib?.instantiate(withOwner: nil).first as? UICollectionReusableView
    decorationMakers[elementKind] = view.map { type(of: $0) }
  }

  // MARK: For layouts of this module

  /// Whether a view that shows is asked for its size. Default: cells are.
  func asksForSize(_ attributes: UICollectionViewLayoutAttributes) -> Bool { attributes.representedElementCategory == .cell }
  /// A view was asked for its size.
  func noteFit(_ wanted: UICollectionViewLayoutAttributes) {}
  /// Views are asked for their sizes again.
  func forgetFits() {}
  /// Items and sections are elsewhere now: what is kept for them goes with them.
  func carry(_ items: (Set<IndexPath>) -> [IndexPath: IndexPath], sections: [Int: Int]) {}
  /// What is about to show may be changed.
  func adjust(_ shown: [UICollectionViewLayoutAttributes]) {}
  /// How a section scrolls across the layout; nil: it does not.
  func scrolling(_ section: Int) -> OrthogonalScrolling? { nil }
  func sectionScrolled(_ section: Int, to offset: CGFloat) {}
  /// The list that a section is; nil for other sections.
  func listSection(_ section: Int) -> ListSection? { nil }
  /// The look that a list gives a view for its position; nil outside of lists.
  func listChrome(_ category: UICollectionView.ElementCategory, _ kind: String?, _ path: IndexPath, isPinned: Bool) -> ListChrome? { nil }
  /// What the lists among the sections have in common.
  var lists: ListSummary { ListSummary() }

  // MARK: Direction

  /// The direction that the layout is written for. Default left to right.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  /// Whether the view mirrors it where people read the other way. Default false.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
}

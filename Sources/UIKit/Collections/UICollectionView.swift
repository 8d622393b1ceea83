import CoreGraphics
import Foundation
import ListModel

/// A collection of items that a layout places, with views for the visible items only (Apple: UICollectionView).
@preconcurrency @MainActor
open class UICollectionView: UIScrollView, ContentSizeFollower {
  public enum ScrollDirection: Int, Sendable {
    case vertical, horizontal
  }

  public enum ElementCategory: UInt, Sendable {
    case cell, supplementaryView, decorationView
  }

  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let top = ScrollPosition(rawValue: 1 << 0)
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    public static let left = ScrollPosition(rawValue: 1 << 3)
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }

  public enum SelfSizingInvalidation: Int, Sendable {
    case disabled, enabled, enabledIncludingConstraints
  }

  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// The number of items in each section; nil if the data source has not been asked yet.
  var loadedCounts: [Int]?
  /// The size that the layout was computed for.
  var layoutSize = CGSize.zero
  /// The bounds that the layout was last asked about.
  var askedBounds: CGRect?
  /// The attributes of the element for which the data source is being asked for a view.
  var requested: UICollectionViewLayoutAttributes?
  var shown = CollectionShown()
  var cells = ReuseQueue<UICollectionViewCell>()
  /// The reuse queues of supplementary views, by kind and identifier.
  var supplementaries = ReuseQueue<UICollectionReusableView>()
  var selected: Set<IndexPath> = []
  var batch: ListBatch?
  var prefetched: Set<IndexPath> = []
  private(set) lazy var press = ListPress(owner: self)
  /// The item that is being dragged; nil if there is none.
  var movement: ItemMovement?
  var edgeScroller: EdgeScroller?
  /// The gap for dragged items and the placeholders of drops; nil while there are none.
  var phantoms: ListPhantoms?
  var transitionCompletion: LayoutInteractiveTransitionCompletion?
  /// Swipes the rows of lists aside; nil while no list has actions.
  var swiping: RowSwiping?
  /// Whether `alwaysBounceVertical` was set.
  var hasSetAlwaysBounceVertical = false
  /// The background of a list, behind all other views.
  var listBackdrop: UIView?
  /// The delegate to call. The getter of `delegate` may be overridden, and then returns another object.
  weak var collectionDelegate: (any UICollectionViewDelegate)?

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.owner = self
    backgroundColor = .systemBackground
  }

  /// Creates a view with a flow layout. A subclass that overrides `init(frame:collectionViewLayout:)` can provide another layout there, also
  /// for `init()`. Apple's class raises an exception if none is provided.
  public override convenience init(frame: CGRect) { self.init(frame: frame, collectionViewLayout: UICollectionViewFlowLayout()) }

  public required init?(coder: NSCoder) {
    collectionViewLayout = KindDecoder.collectionLayout(coder)
    super.init(coder: coder)
    collectionViewLayout.owner = self
    backgroundColor = .systemBackground
    KindDecoder.decode(self, coder)
  }

  // MARK: Data and layout

  open weak var dataSource: (any UICollectionViewDataSource)? { didSet { if dataSource !== oldValue { dataWentStale() } } }
  /// The delegate of the view and of its scrolling.
  open weak var delegate: (any UICollectionViewDelegate)? {
    didSet {
      collectionDelegate = delegate
      scrollDelegate = delegate
      if delegate != nil { prepareContextMenus() }
      if loadedCounts != nil { collectionViewLayout.invalidateLayout() }
    }
  }
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  open var isPrefetchingEnabled = true

  open var collectionViewLayout: UICollectionViewLayout {
    didSet { if collectionViewLayout !== oldValue { exchangeLayout(oldValue) } }
  }
  /// Changes the layout. If animated, views move from their old positions to the new ones.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil) {
    exchange(for: layout, animated: animated, completion: completion)
  }
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    setCollectionViewLayout(layout, animated: animated, completion: nil)
  }
  /// Starts an interactive transition and returns its layout, which the delegate can provide. It is the view's layout until the transition
  /// ends.
  open func startInteractiveTransition(
    to layout: UICollectionViewLayout, completion: UICollectionView.LayoutInteractiveTransitionCompletion? = nil
  ) -> UICollectionViewTransitionLayout { beginTransition(to: layout, completion: completion) }
  /// Finishes the transition: the views move on to the new layout.
  open func finishInteractiveTransition() { endTransition(isFinished: true) }
  /// Cancels the transition: the views move back to the old layout.
  open func cancelInteractiveTransition() { endTransition(isFinished: false) }

  open var selfSizingInvalidation = SelfSizingInvalidation.enabled
  /// The view behind the items. It does not scroll.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: listBackdrop == nil ? 0 : 1) }
      setNeedsLayout()
    }
  }

  /// Loads the counts and the visible cells again with the next layout. Clears the selection.
  open func reloadData() { reloadAll() }
  open func insertSections(_ sections: IndexSet) { change { for section in sections { $0.insertedSections[section] = 0 } } }
  open func deleteSections(_ sections: IndexSet) { change { for section in sections { $0.deletedSections[section] = 0 } } }
  open func moveSection(_ section: Int, toSection newSection: Int) { change { $0.movedSections.append((section, newSection)) } }
  open func reloadSections(_ sections: IndexSet) { change { for section in sections { $0.reloadedSections[section] = 0 } } }
  open func insertItems(at indexPaths: [IndexPath]) { change { for path in indexPaths { $0.insertedItems[path] = 0 } } }
  open func deleteItems(at indexPaths: [IndexPath]) { change { for path in indexPaths { $0.deletedItems[path] = 0 } } }
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) { change { $0.movedItems.append((indexPath, newIndexPath)) } }
  open func reloadItems(at indexPaths: [IndexPath]) { change { for path in indexPaths { $0.reloadedItems[path] = 0 } } }
  open func reconfigureItems(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }
  /// Performs changes as one batch. Index paths of deletes are those before the batch, index paths of inserts those after it.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    beginBatch()
    updates?()
    endBatch(completion: completion)
  }
  open var hasUncommittedUpdates: Bool { batch != nil }

  // MARK: Counts and positions

  open var numberOfSections: Int { itemCounts.count }
  open func numberOfItems(inSection section: Int) -> Int { itemCounts.indices.contains(section) ? itemCounts[section] : 0 }
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    prepareLayout()
    return collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }
  open func layoutAttributesForSupplementaryElement(ofKind kind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    prepareLayout()
    return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }
  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    prepareLayout()
    let near = collectionViewLayout.layoutAttributesForElements(in: CGRect(origin: point, size: CGSize(width: 1, height: 1))) ?? []
    return near.first { $0.representedElementCategory == .cell && $0.shownFrame.contains(point) }?.indexPath
  }
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { shown.cells.first { $0.value === cell }?.key }
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { shown.cells[indexPath] }
  open var visibleCells: [UICollectionViewCell] { shown.cells.sorted { $0.key < $1.key }.map(\.value) }
  open var indexPathsForVisibleItems: [IndexPath] { shown.cells.keys.sorted() }
  open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath) -> UICollectionReusableView? {
    shown.supplementaries[CollectionShown.Key(kind: elementKind, path: indexPath)]
  }
  /// Returns the index path of a visible header, footer or other supplementary view; nil for others.
  open func indexPath(forSupplementaryView supplementaryView: UICollectionReusableView) -> IndexPath? {
    shown.supplementaries.first { $0.value === supplementaryView }?.key.path
  }
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    shown.supplementaries.filter { $0.key.kind == elementKind }.sorted { $0.key.path < $1.key.path }.map(\.value)
  }
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    shown.supplementaries.keys.filter { $0.kind == elementKind }.map(\.path).sorted()
  }

  // MARK: Views

  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) { register(class: cellClass, cell: identifier) }
  open func register(_ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String) {
    register(class: viewClass, kind: elementKind, supplementary: identifier)
  }
  /// Registers a nib file whose only top-level object is a cell.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) { register(nib: nib, cell: identifier) }
  open func register(_ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String) {
    register(nib: nib, kind: kind, supplementary: identifier)
  }
  open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath) -> UICollectionViewCell {
    nextCell(identifier, for: indexPath)
  }
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView { nextSupplementary(elementKind, identifier, for: indexPath) }

  // MARK: Selection

  /// Whether items can be selected while the view is not edited. Default true.
  open var allowsSelection = true
  open var allowsMultipleSelection = false
  open var allowsSelectionDuringEditing = false
  open var allowsMultipleSelectionDuringEditing = false
  /// Whether the keyboard can move the focus between items. Default true.
  open var allowsFocus = true
  /// Whether cells can be focused while the list is edited. Default true.
  open var allowsFocusDuringEditing = true
  open var selectionFollowsFocus = false
  open var remembersLastFocusedIndexPath = false
  /// Whether cells show editing controls. The default is false. A change clears the selection, except a multiple selection when editing
  /// begins.
  open var isEditing = false { didSet { if isEditing != oldValue { editingChanged() } } }
  open var indexPathsForSelectedItems: [IndexPath]? { selected.sorted() }
  /// Selects an item without telling the delegate; nil clears the selection.
  open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    select(indexPath, animated: animated, scrollPosition: scrollPosition)
  }
  open func deselectItem(at indexPath: IndexPath, animated: Bool) { deselect(indexPath) }

  // MARK: Interactive movement

  /// Begins dragging an item, if the data source lets it move. The caller tracks the finger, reports positions and ends the movement.
  /// - Returns: false if the item cannot be moved.
  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { beginMovement(of: indexPath) }
  /// - Parameter targetPosition: the new centre of the item, in the view's coordinates. Near an edge the view scrolls.
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) { updateMovement(to: targetPosition) }
  /// Drops the item. Calls the data source to move it.
  open func endInteractiveMovement() { endMovement() }
  /// Returns the item to its original position.
  open func cancelInteractiveMovement() { cancelMovement(animated: true) }

  // MARK: Scrolling

  open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    scroll(to: indexPath, at: scrollPosition, animated: animated)
  }

  open override var bounds: CGRect { willSet { boundsWillChange(to: newValue) } }
  open override var frame: CGRect {
    willSet {
      guard CATransform3DIsIdentity(layer.transform) else { return }
      boundsWillChange(to: CGRect(origin: bounds.origin, size: newValue.size))
    }
  }

  /// Lists bounce, unless a program says otherwise.
  open override var alwaysBounceVertical: Bool { didSet { hasSetAlwaysBounceVertical = true } }

  open override func layoutSubviews() {
    if swiping?.swipe != nil, isDragging { closeSwipe(animated: true) }
    showWhatIsInBounds()
    super.layoutSubviews()
  }

  override var returnsToShorterContent: Bool { false }

  override func proposedTarget(_ target: CGPoint, velocity: CGPoint) -> CGPoint {
    collectionViewLayout.targetContentOffset(forProposedContentOffset: target, withScrollingVelocity: velocity)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { press.began(touches) }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { press.moved(touches) }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { press.ended(touches) }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { press.cancelled(touches) }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    guard window == nil else { return }
    press.cancel()
    cancelMovement(animated: false)
  }
}

import Foundation

/// A data source that shows snapshots in a collection view, and animates the changes from one to the next (Apple:
/// UICollectionViewDiffableDataSource).
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UICollectionViewDataSource {
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?
  public typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

  private(set) weak var collectionView: UICollectionView?
  private let cellProvider: CellProvider
  private var items = DiffableItems<SectionIdentifierType, ItemIdentifierType>()
  /// The outlines that were applied, by section.
  var outlines: [SectionIdentifierType: SectionSnapshot] = [:]

  /// Makes a data source and sets it as the view's data source.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.collectionView = collectionView
    self.cellProvider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  // MARK: Snapshots

  open func snapshot() -> Snapshot { items.snapshot }

  open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil) {
    let difference = items.replaceSnapshot(snapshot, animation: 0)
    keepOutlines(of: snapshot)
    guard let collectionView else {
      completion?()
      return
    }
    collectionView.adopt(difference, animated: animatingDifferences, completion: completion)
  }

  open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true) async {
    await withCheckedContinuation { done in apply(snapshot, animatingDifferences: animatingDifferences) { done.resume() } }
  }

  open func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)? = nil) {
    items.replaceSnapshot(snapshot)
    keepOutlines(of: snapshot)
    collectionView?.reloadData()
    completion?()
  }

  // MARK: Identifiers

  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { items.item(at: indexPath) }
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { items.path(of: itemIdentifier) }
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { items.section(at: index) }
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? { items.index(of: sectionIdentifier) }

  // MARK: Data source

  /// Returns the view of a header or footer. Default nil.
  open var supplementaryViewProvider: SupplementaryViewProvider?

  open func numberOfSections(in collectionView: UICollectionView) -> Int { items.sectionCount }
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    items.itemCount(in: section)
  }
  open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    guard let item = itemIdentifier(for: indexPath), let cell = cellProvider(collectionView, indexPath, item) else {
      UIKitLog.refused("the cell provider of \(type(of: self)) gives no cell for item \(Array(indexPath))")
      return UICollectionViewCell(frame: .zero)
    }
    return cell
  }
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let view = supplementaryViewProvider?(collectionView, kind, indexPath) else {
      UIKitLog.refused("\(type(of: self)) gives no view of kind \(kind), which the layout wants at \(Array(indexPath))")
      return UICollectionReusableView(frame: .zero)
    }
    return view
  }
  /// The callbacks for items of section snapshots that are expanded or collapsed in a list. By default none: all items can be.
  open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()
  /// The callbacks for reordering. By default none: items cannot be moved.
  open var reorderingHandlers = ReorderingHandlers()

  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    itemIdentifier(for: indexPath).map { reorderingHandlers.canReorderItem?($0) == true } ?? false
  }

  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    let initial = items.snapshot
    guard let final = items.snapshot(moving: sourceIndexPath, to: destinationIndexPath) else { return }
    let transaction = NSDiffableDataSourceTransaction(from: initial, to: final)
    reorderingHandlers.willReorder?(transaction)
    // The view has already moved the item.
    items.replaceSnapshot(final)
    let outline = movedOutline(sourceIndexPath, to: destinationIndexPath, in: final)
    keepOutlines(of: final)
    if let outline, let section = final.sectionIdentifier(containingItem: outline.item) {
      // The descendants of the moved item move with it.
      apply(outline.snapshot, to: section)
    }
    reorderingHandlers.didReorder?(transaction)
  }
}

import Foundation

/// Returns the cell of an item with an identifier of any class (Apple: UICollectionViewDiffableDataSourceReferenceCellProvider).
public typealias UICollectionViewDiffableDataSourceReferenceCellProvider = (
  _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: Any
) -> UICollectionViewCell?

/// Returns a header or footer (Apple: UICollectionViewDiffableDataSourceReferenceSupplementaryViewProvider).
public typealias UICollectionViewDiffableDataSourceReferenceSupplementaryViewProvider = (
  _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
) -> UICollectionReusableView?

/// A data source that shows snapshots with identifiers of any class in a collection view (Apple:
/// UICollectionViewDiffableDataSourceReference).
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSourceReference: NSObject, UICollectionViewDataSource {
  private let source: UICollectionViewDiffableDataSource<ReferenceKey, ReferenceKey>

  /// Returns the view of a header or footer. Default nil.
  open var supplementaryViewProvider: UICollectionViewDiffableDataSourceReferenceSupplementaryViewProvider? {
    get { source.supplementaryViewProvider }
    set { source.supplementaryViewProvider = newValue }
  }

  /// Makes a data source and sets it as the view's data source.
  public init(collectionView: UICollectionView, cellProvider: @escaping UICollectionViewDiffableDataSourceReferenceCellProvider) {
    source = UICollectionViewDiffableDataSource(collectionView: collectionView) { cellProvider($0, $1, $2.value) }
    super.init()
    collectionView.dataSource = self
  }

  // MARK: Snapshots

  open func snapshot() -> NSDiffableDataSourceSnapshotReference { NSDiffableDataSourceSnapshotReference(source.snapshot()) }
  open func applySnapshot(_ snapshot: NSDiffableDataSourceSnapshotReference, animatingDifferences: Bool) {
    source.apply(snapshot.content, animatingDifferences: animatingDifferences, completion: nil)
  }
  open func applySnapshot(
    _ snapshot: NSDiffableDataSourceSnapshotReference, animatingDifferences: Bool, completion: (() -> Void)? = nil
  ) {
    source.apply(snapshot.content, animatingDifferences: animatingDifferences, completion: completion)
  }
  open func applySnapshot(usingReloadData snapshot: NSDiffableDataSourceSnapshotReference) {
    source.applySnapshotUsingReloadData(snapshot.content, completion: nil)
  }
  open func applySnapshot(usingReloadData snapshot: NSDiffableDataSourceSnapshotReference, completion: (() -> Void)? = nil) {
    source.applySnapshotUsingReloadData(snapshot.content, completion: completion)
  }

  // MARK: Outlines

  /// Returns the outline of a section; an empty one if the section is not there.
  open func snapshot(forSection section: Any) -> NSDiffableDataSourceSectionSnapshotReference {
    NSDiffableDataSourceSectionSnapshotReference(
      ReferenceKey(section).map { source.snapshot(for: $0) } ?? NSDiffableDataSourceSectionSnapshot())
  }
  open func applySnapshot(
    _ snapshot: NSDiffableDataSourceSectionSnapshotReference, toSection sectionIdentifier: Any, animatingDifferences: Bool
  ) {
    applySnapshot(snapshot, toSection: sectionIdentifier, animatingDifferences: animatingDifferences, completion: nil)
  }
  open func applySnapshot(
    _ snapshot: NSDiffableDataSourceSectionSnapshotReference, toSection sectionIdentifier: Any, animatingDifferences: Bool,
    completion: (() -> Void)? = nil
  ) {
    guard let section = ReferenceKey(sectionIdentifier) else { return }
    source.apply(snapshot.content, to: section, animatingDifferences: animatingDifferences, completion: completion)
  }

  // MARK: Identifiers

  open func itemIdentifier(for indexPath: IndexPath) -> Any? { source.itemIdentifier(for: indexPath)?.value }
  open func indexPath(forItemIdentifier identifier: Any) -> IndexPath? { ReferenceKey(identifier).flatMap(source.indexPath) }
  open func sectionIdentifier(for index: Int) -> Any? { source.sectionIdentifier(for: index)?.value }
  /// Returns `NSNotFound` for a section that is not there.
  open func index(forSectionIdentifier identifier: Any) -> Int { ReferenceKey(identifier).flatMap(source.index) ?? NSNotFound }

  // MARK: Data source

  open func numberOfSections(in collectionView: UICollectionView) -> Int { source.numberOfSections(in: collectionView) }
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    source.collectionView(collectionView, numberOfItemsInSection: section)
  }
  open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    source.collectionView(collectionView, cellForItemAt: indexPath)
  }
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    source.collectionView(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
  }
  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { false }
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    source.collectionView(collectionView, moveItemAt: sourceIndexPath, to: destinationIndexPath)
  }
}

import Foundation

/// Returns the cell of an item with an identifier of any class (Apple: UITableViewDiffableDataSourceReferenceCellProvider).
public typealias UITableViewDiffableDataSourceReferenceCellProvider = (
  _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: Any
) -> UITableViewCell?

/// A data source that shows snapshots with identifiers of any class in a table (Apple: UITableViewDiffableDataSourceReference).
@preconcurrency @MainActor
open class UITableViewDiffableDataSourceReference: NSObject, UITableViewDataSource {
  private let source: UITableViewDiffableDataSource<ReferenceKey, ReferenceKey>

  /// The animation of inserted and deleted rows. Default automatic.
  open var defaultRowAnimation: UITableView.RowAnimation {
    get { source.defaultRowAnimation }
    set { source.defaultRowAnimation = newValue }
  }

  /// Makes a data source and sets it as the table's data source.
  public init(tableView: UITableView, cellProvider: @escaping UITableViewDiffableDataSourceReferenceCellProvider) {
    source = UITableViewDiffableDataSource(tableView: tableView) { cellProvider($0, $1, $2.value) }
    super.init()
    tableView.dataSource = self
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

  // MARK: Identifiers

  open func itemIdentifier(for indexPath: IndexPath) -> Any? { source.itemIdentifier(for: indexPath)?.value }
  open func indexPath(forItemIdentifier identifier: Any) -> IndexPath? { ReferenceKey(identifier).flatMap(source.indexPath) }
  open func sectionIdentifier(for index: Int) -> Any? { source.sectionIdentifier(for: index)?.value }
  /// Returns `NSNotFound` for a section that is not there.
  open func index(forSectionIdentifier identifier: Any) -> Int { ReferenceKey(identifier).flatMap(source.index) ?? NSNotFound }

  // MARK: Data source

  open func numberOfSections(in tableView: UITableView) -> Int { source.numberOfSections(in: tableView) }
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    source.tableView(tableView, numberOfRowsInSection: section)
  }
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    source.tableView(tableView, cellForRowAt: indexPath)
  }
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {}
  open func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {}
}

import Foundation
import ListModel

/// The snapshot that a diffable data source shows, with lookups by index path and by identifier.
struct DiffableItems<Section: Hashable & Sendable, Item: Hashable & Sendable> {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>

  private var current = Snapshot()

  var snapshot: Snapshot { current.settled() }

  /// Replaces the snapshot.
  /// - Returns: the changes that bring the list from the previous snapshot to the new one.
  mutating func replaceSnapshot(_ snapshot: Snapshot, animation: Int) -> SnapshotDifference {
    defer { current = snapshot.settled() }
    return SnapshotDifference(from: current, to: snapshot, animation: animation)
  }

  /// Replaces the snapshot without computing a difference, for a list that reloads all its data.
  mutating func replaceSnapshot(_ snapshot: Snapshot) { current = snapshot.settled() }

  /// Returns the snapshot after a move of one item. `target` is an index path in the list without that item.
  /// - Returns: nil if there is no item at `path`, or no section for `target`.
  func snapshot(moving path: IndexPath, to target: IndexPath) -> Snapshot? {
    guard let item = item(at: path), target.isRow, let section = section(at: target.section) else { return nil }
    var moved = current
    moved.deleteItems([item])
    let rest = moved.itemIdentifiers(inSection: section)
    if rest.indices.contains(target.item) {
      moved.insertItems([item], beforeItem: rest[target.item])
    } else {
      moved.appendItems([item], toSection: section)
    }
    return moved
  }

  var sectionCount: Int { current.numberOfSections }
  func itemCount(in section: Int) -> Int { self.section(at: section).map { current.numberOfItems(inSection: $0) } ?? 0 }

  func section(at index: Int) -> Section? {
    current.sectionIdentifiers.indices.contains(index) ? current.sectionIdentifiers[index] : nil
  }

  func index(of section: Section) -> Int? { current.indexOfSection(section) }

  func item(at path: IndexPath) -> Item? {
    guard path.isRow, let section = section(at: path.section) else { return nil }
    let items = current.itemIdentifiers(inSection: section)
    return items.indices.contains(path.row) ? items[path.row] : nil
  }

  func path(of item: Item) -> IndexPath? {
    guard let home = current.sectionIdentifier(containingItem: item), let section = current.indexOfSection(home),
      let row = current.itemIdentifiers(inSection: home).identifierIndex(of: item)
    else { return nil }
    return IndexPath(row: row, section: section)
  }
}

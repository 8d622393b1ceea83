import FoundationCompatibility

/// The index paths of items that a list shows although its data source does not know them: placeholders of drops, and the gap for dragged
/// items.
package struct PhantomItems: Equatable {
  /// The index paths as the list shows them, in ascending order.
  package private(set) var paths: [IndexPath] = []
  /// A phantom that the next change of the list inserts.
  package var pending: IndexPath?

  package init() {}

  package var isEmpty: Bool { paths.isEmpty }
  package func contains(_ path: IndexPath) -> Bool { paths.contains(path) }

  /// Converts an index path of the list to one of the data. A phantom has the index path of a neighbour, because data sources and delegates
  /// must only be asked about items that they have.
  package func dataPath(of path: IndexPath) -> IndexPath {
    let target = insertionPath(of: path)
    return contains(path) && target.item > 0 ? IndexPath(item: target.item - 1, section: target.section) : target
  }

  /// Returns the index path in the data at which the item of a phantom would be inserted.
  package func insertionPath(of path: IndexPath) -> IndexPath {
    let before = paths.reduce(0) { $0 + ($1.section == path.section && $1.item < path.item ? 1 : 0) }
    return IndexPath(item: path.item - before, section: path.section)
  }

  /// Returns the numbers of items in the sections with the phantoms.
  package func counts(with counts: [Int]) -> [Int] {
    var counts = counts
    for path in paths where counts.indices.contains(path.section) { counts[path.section] += 1 }
    return counts
  }

  /// Updates the index paths after a change of the list.
  /// - Parameter new: returns the new index path of an item; nil if it was removed.
  package mutating func follow(_ new: (IndexPath) -> IndexPath?) {
    paths = (paths.compactMap(new) + (pending.map { [$0] } ?? [])).sorted()
    pending = nil
  }

  package mutating func insert(_ path: IndexPath) { paths = (paths + [path]).sorted() }
  package mutating func remove(_ path: IndexPath) { paths.removeAll { $0 == path } }
}

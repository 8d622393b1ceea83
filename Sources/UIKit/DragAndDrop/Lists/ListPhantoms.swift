import Foundation
import ListModel

/// Items of a list that its data source does not know: the placeholders of drops and, in a collection view, the gap for dragged items,
/// which has no cell.
@MainActor
struct ListPhantoms {
  private var paths = PhantomItems()
  private var placeholders: [(path: IndexPath, context: ListPlaceholderContext)] = []
  private(set) var gap: IndexPath?
  /// The phantom that the next change of the list inserts: a placeholder, or the gap.
  private var pending: (path: IndexPath, context: ListPlaceholderContext?)?

  var isEmpty: Bool { paths.isEmpty && pending == nil }

  func dataPath(of path: IndexPath) -> IndexPath { paths.dataPath(of: path) }

  /// Returns the numbers of items in the sections with the phantoms, also the one that is being inserted.
  func counts(with counts: [Int]) -> [Int] {
    var counts = paths.counts(with: counts)
    if let pending, counts.indices.contains(pending.path.section) { counts[pending.path.section] += 1 }
    return counts
  }

  func insertionPath(of path: IndexPath) -> IndexPath { paths.insertionPath(of: path) }
  func isPhantom(_ path: IndexPath) -> Bool { paths.contains(path) }
  func path(of context: ListPlaceholderContext) -> IndexPath? { placeholders.first { $0.context === context }?.path }

  /// Records that the next change inserts a phantom.
  /// - Parameter context: that of a placeholder; nil for the gap.
  mutating func insert(at path: IndexPath, _ context: ListPlaceholderContext?) { pending = (path, context) }

  /// Updates the index paths after a change of the list.
  mutating func follow(_ new: (IndexPath) -> IndexPath?) {
    if let pending {
      paths.pending = pending.path
      if pending.context == nil { gap = nil }
    }
    paths.follow(new)
    gap = gap.flatMap(new)
    placeholders = placeholders.compactMap { entry in new(entry.path).map { ($0, entry.context) } }
    guard let pending else { return }
    self.pending = nil
    if let context = pending.context {
      placeholders.append((pending.path, context))
    } else {
      gap = pending.path
    }
  }

  /// Removes a phantom, because its item was removed or has become an item of the data.
  mutating func remove(_ path: IndexPath) {
    paths.remove(path)
    placeholders.removeAll { $0.path == path }
    if gap == path { gap = nil }
  }

  /// Shifts the phantoms behind a gap that was removed.
  mutating func close(_ removed: IndexPath) {
    remove(removed)
    follow { Self.without(removed, $0) }
  }

  static func without(_ removed: IndexPath, _ path: IndexPath) -> IndexPath {
    path.section == removed.section && path.item > removed.item ? IndexPath(item: path.item - 1, section: path.section) : path
  }

  /// Returns the placeholder of an item; nil for an item of the data.
  func placeholder(at path: IndexPath) -> (any ListPlaceholder)? { placeholders.first { $0.path == path }?.context.placeholder }
}

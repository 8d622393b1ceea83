import CoreGraphics
import Foundation
import ListModel

/// The transition of a list from its items before a batch of changes to its items after it.
struct ListTransition {
  let outcome: ListChanges.Outcome
  let changes: ListChanges
  /// Whether the transition is made without animation.
  var isUnanimated = false

  init(outcome: ListChanges.Outcome, changes: ListChanges) {
    self.outcome = outcome
    self.changes = changes
  }

  /// Whether no item is inserted, deleted, reloaded or moved. The list then only queries heights again.
  var isEmpty: Bool { changes.isEmpty }

  /// Returns the index path that a row had before; nil if it gets a new cell.
  func origin(_ section: Int, _ row: Int) -> IndexPath? {
    guard let origin = outcome.items[section][row], !isReloaded(origin) else { return nil }
    return origin
  }

  func isReloaded(_ path: IndexPath) -> Bool {
    changes.reloadedItems[path] != nil || changes.reloadedSections[path.section] != nil
  }

  /// Returns the new index paths of rows. Rows that were deleted or reloaded are missing.
  func map(_ paths: some Collection<IndexPath>) -> [IndexPath: IndexPath] {
    guard !paths.isEmpty else { return [:] }
    let wanted = Set(paths)
    var result: [IndexPath: IndexPath] = [:]
    guard let low = paths.map(\.item).min(), let high = paths.map(\.item).max() else { return [:] }
    for (section, items) in outcome.items.enumerated() {
      for (row, origin) in items.enumerated() {
        guard let origin else { continue }
        let item = origin.item
        guard item >= low, item <= high, wanted.contains(origin), !isReloaded(origin) else { continue }
        result[origin] = IndexPath(row: row, section: section)
      }
    }
    return result
  }

  /// Returns the new indices of sections. Sections that were deleted or reloaded are missing.
  func sections() -> [Int: Int] {
    var result: [Int: Int] = [:]
    for (section, origin) in outcome.sections.enumerated() {
      if let origin, changes.reloadedSections[origin] == nil { result[origin] = section }
    }
    return result
  }

  /// Returns values that are stored by item, under the new index paths of the items. The values of deleted and reloaded items are dropped.
  func movedValues<Value>(_ values: [IndexPath: Value]) -> [IndexPath: Value] {
    let paths = map(values.keys)
    return values.reduce(into: [:]) { result, entry in
      if let new = paths[entry.key] { result[new] = entry.value }
    }
  }
}

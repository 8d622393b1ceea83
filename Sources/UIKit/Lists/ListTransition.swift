import CoreGraphics
import Foundation

/// From the items that a list had to those that it has.
struct ListTransition {
  let outcome: ListChanges.Outcome
  let changes: ListChanges
  /// Nothing moves on the way.
  var isStill = false

  init(outcome: ListChanges.Outcome, changes: ListChanges) {
    self.outcome = outcome
    self.changes = changes
  }

  /// Nothing comes, goes or moves: only heights are asked for.
  var isEmpty: Bool { changes.isEmpty }

  /// Where a row was; nil: its cell is new.
  func origin(_ section: Int, _ row: Int) -> IndexPath? {
    guard let origin = outcome.items[section][row], !isReloaded(origin) else { return nil }
    return origin
  }

  func isReloaded(_ path: IndexPath) -> Bool {
    changes.reloadedItems[path] != nil || changes.reloadedSections[path.section] != nil
  }

  /// Where rows went; those that left, or get new cells, are missing.
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

  /// Where sections went.
  func sections() -> [Int: Int] {
    var result: [Int: Int] = [:]
    for (section, origin) in outcome.sections.enumerated() {
      if let origin, changes.reloadedSections[origin] == nil { result[origin] = section }
    }
    return result
  }

  /// What is kept for items, with them.
  func carry<Value>(_ values: [IndexPath: Value]) -> [IndexPath: Value] {
    let places = map(values.keys)
    return values.reduce(into: [:]) { result, entry in
      if let new = places[entry.key] { result[new] = entry.value }
    }
  }
}

import FoundationCompatibility

/// A batch of changes to a list of sections, as made between `beginUpdates()` and `endUpdates()`. Deletes, reloads and the origins of moves
/// are indices before the batch; inserts and the targets of moves are indices after it.
package struct ListChanges {
  /// The deleted sections, with the raw values of their row animations.
  package var deletedSections: [Int: Int] = [:]
  package var insertedSections: [Int: Int] = [:]
  package var reloadedSections: [Int: Int] = [:]
  package var movedSections: [(from: Int, to: Int)] = []
  /// The deleted items, with the raw values of their row animations.
  package var deletedItems: [IndexPath: Int] = [:]
  package var insertedItems: [IndexPath: Int] = [:]
  package var reloadedItems: [IndexPath: Int] = [:]
  package var movedItems: [(from: IndexPath, to: IndexPath)] = []

  package init() {}

  package var isEmpty: Bool {
    deletedSections.isEmpty && insertedSections.isEmpty && reloadedSections.isEmpty && movedSections.isEmpty && deletedItems.isEmpty
      && insertedItems.isEmpty && reloadedItems.isEmpty && movedItems.isEmpty
  }

  /// The origin of each section and item after a batch of changes.
  package struct Outcome: Equatable {
    /// The old index of each new section; nil for an inserted section.
    package var sections: [Int?] = []
    /// The old index path of each item in each new section; nil for an inserted item.
    package var items: [[IndexPath?]] = []

    package init(sections: [Int?] = []) { self.sections = sections }
  }

  /// The word for an item in error messages.
  package enum Noun: String { case row, item }

  /// Returns the origin of each section and item after the changes.
  /// - Parameters:
  ///   - before: the number of items in each section before the changes.
  ///   - after: the number of items in each section now, as the data source reports it.
  /// - Throws: `ListChangeError` if the numbers do not agree with the changes, or an index is not in the list.
  package func outcome(before: [Int], after: [Int], noun: Noun = .row) throws -> Outcome {
    try check(before: before, after: after, noun: noun)
    let sections = try sectionOrigins(before.count, after.count, noun)
    var outcome = Outcome(sections: sections)
    outcome.items.reserveCapacity(after.count)
    let movedAway = Set(movedItems.map(\.from))
    var taken: [Int: Set<Int>] = [:]
    for path in movedAway { taken[path.section, default: []].insert(path.item) }
    for path in deletedItems.keys { taken[path.section, default: []].insert(path.item) }
    var arriving: [Int: [Int: IndexPath?]] = [:]
    for path in insertedItems.keys { arriving[path.section, default: [:]][path.item] = .some(nil) }
    for move in movedItems { arriving[move.to.section, default: [:]][move.to.item] = .some(move.from) }
    for (section, origin) in sections.enumerated() {
      let count = after[section]
      guard let origin, reloadedSections[origin] == nil else {
        var items = [IndexPath?](repeating: nil, count: count)
        for (item, from) in arriving[section] ?? [:] where item < count { items[item] = from }
        outcome.items.append(items)
        continue
      }
      let items = survivors(of: origin, count: before[origin], without: taken[origin] ?? [], and: arriving[section] ?? [:])
      let expected = items.count
      guard expected == count else {
        let inserted = insertedItems.keys.count { $0.section == section }, deleted = deletedItems.keys.count { $0.section == origin }
        let movedIn = movedItems.count { $0.to.section == section }, movedOut = movedItems.count { $0.from.section == origin }
        throw ListChangeError(
          "Invalid update: invalid number of \(noun.rawValue)s in section \(section). The number of \(noun.rawValue)s contained in an "
            + "existing section after the update (\(count)) must be equal to the number of \(noun.rawValue)s contained in that section "
            + "before the update (\(before[origin])), plus or minus the number of \(noun.rawValue)s inserted or deleted from that section "
            + "(\(inserted) inserted, \(deleted) deleted) and plus or minus the number of \(noun.rawValue)s moved into or out of that "
            + "section (\(movedIn) moved in, \(movedOut) moved out).")
      }
      outcome.items.append(items)
    }
    return outcome
  }

  private func survivors(
    of section: Int, count: Int, without taken: Set<Int>, and arriving: [Int: IndexPath?]
  ) -> [IndexPath?] {
    var kept = (0..<count).lazy.filter { !taken.contains($0) }.makeIterator()
    var items: [IndexPath?] = []
    items.reserveCapacity(count + arriving.count)
    let total = count - taken.count + arriving.count
    while items.count < total {
      if let arrival = arriving[items.count] {
        items.append(arrival)
      } else if let next = kept.next() {
        items.append(IndexPath(item: next, section: section))
      } else {
        // An insert lies beyond the end: the counts disagree, and the caller throws.
        break
      }
    }
    return items
  }

  private func sectionOrigins(_ before: Int, _ after: Int, _ noun: Noun) throws -> [Int?] {
    let leaving = Set(deletedSections.keys).union(movedSections.map(\.from))
    var arriving: [Int: Int?] = [:]
    for section in insertedSections.keys { arriving[section] = .some(nil) }
    for move in movedSections { arriving[move.to] = .some(move.from) }
    var kept = (0..<before).lazy.filter { !leaving.contains($0) }.makeIterator()
    var origins: [Int?] = []
    while origins.count < before - leaving.count + arriving.count {
      if let arrival = arriving[origins.count] {
        origins.append(arrival)
      } else if let next = kept.next() {
        origins.append(next)
      } else {
        break
      }
    }
    guard origins.count == after else {
      throw ListChangeError(
        "Invalid update: invalid number of sections. The number of sections contained in the list after the update (\(after)) must be "
          + "equal to the number of sections contained in the list before the update (\(before)), plus or minus the number of sections "
          + "inserted or deleted (\(insertedSections.count) inserted, \(deletedSections.count) deleted).")
    }
    return origins
  }

  private func check(before: [Int], after: [Int], noun: Noun) throws {
    func has(_ path: IndexPath, _ counts: [Int]) -> Bool {
      path.isRow && path.section < counts.count && path.item < counts[path.section]
    }
    for path in deletedItems.keys where !has(path, before) {
      throw ListChangeError("attempt to delete \(noun.rawValue) \(Self.name(path)) which does not exist before the update")
    }
    for path in reloadedItems.keys where !has(path, before) {
      throw ListChangeError("attempt to reload \(noun.rawValue) \(Self.name(path)) which does not exist before the update")
    }
    for path in insertedItems.keys where !has(path, after) {
      throw ListChangeError("attempt to insert \(noun.rawValue) \(Self.name(path)) which does not exist after the update")
    }
    for move in movedItems where !has(move.from, before) || !has(move.to, after) {
      throw ListChangeError("attempt to move \(noun.rawValue) \(Self.name(move.from)) to \(Self.name(move.to)): one of them does not exist")
    }
    for section in Array(deletedSections.keys) + Array(reloadedSections.keys) + movedSections.map(\.from)
    where !before.indices.contains(section) {
      throw ListChangeError("attempt to change section \(section), but there are only \(before.count) sections before the update")
    }
    for section in Array(insertedSections.keys) + movedSections.map(\.to) where !after.indices.contains(section) {
      throw ListChangeError("attempt to insert section \(section), but there are only \(after.count) sections after the update")
    }
  }

  private static func name(_ path: IndexPath) -> String {
    path.isRow ? "\(path.item) of section \(path.section)" : "\(Array(path))"
  }
}

/// The error of a batch of changes that does not fit its list.
package struct ListChangeError: Error, CustomStringConvertible {
  package let description: String
  package init(_ description: String) { self.description = description }
}

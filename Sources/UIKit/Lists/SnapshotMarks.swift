/// The identifiers that a snapshot marks to be reloaded or reconfigured, in the order in which they were marked.
struct SnapshotMarks<Identifier: Hashable & Sendable>: Sendable {
  private var order: [SnapshotKey<Identifier>: Int] = [:]
  private var next = 0

  /// The marked identifiers, the first marked one first.
  var identifiers: [Identifier] { order.sorted { $0.value < $1.value }.map(\.key.identifier) }

  func contains(_ key: SnapshotKey<Identifier>) -> Bool { order[key] != nil }

  mutating func insert(_ key: SnapshotKey<Identifier>) {
    guard order[key] == nil else { return }
    order[key] = next
    next += 1
  }

  mutating func remove(_ key: SnapshotKey<Identifier>) { order[key] = nil }
}

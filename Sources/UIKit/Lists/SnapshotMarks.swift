/// The identifiers that a snapshot marks to be reloaded or reconfigured, in the order in which they were marked.
struct SnapshotMarks<Identifier: Hashable & Sendable>: Sendable {
  private var places: [SnapshotKey<Identifier>: Int] = [:]
  private var next = 0

  /// The marked identifiers, the first marked one first.
  var identifiers: [Identifier] { places.sorted { $0.value < $1.value }.map(\.key.identifier) }

  func contains(_ key: SnapshotKey<Identifier>) -> Bool { places[key] != nil }

  mutating func insert(_ key: SnapshotKey<Identifier>) {
    guard places[key] == nil else { return }
    places[key] = next
    next += 1
  }

  mutating func remove(_ key: SnapshotKey<Identifier>) { places[key] = nil }
}

/// A part of the pictures: part `number` of `count`.
package struct Shard: Codable, Equatable, Sendable {
  /// The number of this part, from 1 to `count`.
  package var number: Int
  package var count: Int

  package init(number: Int, count: Int) { (self.number, self.count) = (number, count) }

  /// The maximum number of parts.
  package static let maximumCount = 100_000

  /// Reads "K/N".
  package init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let number = parts[0], let count = parts[1], (1...Self.maximumCount).contains(count),
      (1...count).contains(number)
    else { return nil }
    self.init(number: number, count: count)
  }

  package var text: String { "\(number)/\(count)" }

  /// Returns the names in this part, sorted. Every name is in exactly one part, and the parts depend only on the names and costs.
  ///
  /// The names are distributed in the order of descending cost, each to the part with the lowest total so far.
  /// - Parameter costs: the drawing times in seconds, by file name. The default for other names is the mean.
  package func part(of names: [SnapshotName], costs: [String: Double] = [:]) -> [SnapshotName] {
    let known = names.compactMap { costs[$0.file] }.filter { $0.isFinite && $0 >= 0 }
    // A tenth of a millisecond is added, so that names with a cost of 0 are distributed evenly too.
    let mean = known.isEmpty ? 1 : known.sorted().reduce(0, +) / Double(known.count)
    let weighed = names.sorted().map { name -> (name: SnapshotName, cost: Double) in
      let cost = costs[name.file] ?? mean
      return (name, (cost.isFinite && cost >= 0 ? cost : mean) + 0.0001)
    }
    var loads = [Double](repeating: 0, count: count)
    var own: [SnapshotName] = []
    for (_, item) in weighed.enumerated().sorted(by: { ($1.element.cost, $0.offset) < ($0.element.cost, $1.offset) }) {
      let lightest = loads.indices.min { (loads[$0], $0) < (loads[$1], $1) }!
      loads[lightest] += item.cost
      if lightest == number - 1 { own.append(item.name) }
    }
    return own.sorted()
  }
}

extension SnapshotRun {
  /// Merges the results of parts into those of one complete run.
  ///
  /// A part may occur several times, for example after a job was restarted. Its results must then be equal.
  /// - Parameter parts: the results with their folders.
  /// - Returns: the run, and for each result the index of the part that contains it.
  /// - Throws: a `SnapshotRunError` that names the folders, if parts belong to different runs, contradict each other, or are missing.
  package static func merge(_ parts: [(folder: String, run: SnapshotRun)]) throws -> (run: SnapshotRun, sources: [SnapshotName: Int]) {
    guard let first = parts.first else { throw SnapshotRunError("There is nothing to merge: name the folders of the parts.") }
    var found: [SnapshotName: (result: SnapshotResult, source: Int)] = [:]
    for (index, part) in parts.enumerated() {
      if let difference = first.run.difference(from: part.run) {
        throw SnapshotRunError("\(first.folder) and \(part.folder) are not parts of one run: \(difference)")
      }
      for result in part.run.results {
        if let other = found[result.name] {
          guard other.result == result else {
            throw SnapshotRunError(
              "\(parts[other.source].folder) and \(part.folder) have different results for \(result.name.title). "
                + "Draw both with the same version of everything.")
          }
        } else {
          found[result.name] = (result, index)
        }
      }
    }
    let missing = first.run.names.filter { found[$0] == nil }
    guard missing.isEmpty else { throw SnapshotRunError(words(ofMissing: missing, parts.map(\.run))) }
    let run = SnapshotRun(
      first.run.kind, title: first.run.title, expected: first.run.expected, actual: first.run.actual, names: first.run.names,
      results: found.values.map(\.result))
    return (run, found.mapValues(\.source))
  }

  private func difference(from other: SnapshotRun) -> String? {
    if kind != other.kind || title != other.title {
      return "they are \(title) (\(kind.rawValue)) and \(other.title) (\(other.kind.rawValue))."
    }
    if (expected, actual) != (other.expected, other.actual) {
      return "one compares \(expected) with \(actual), the other \(other.expected) with \(other.actual)."
    }
    if let shard, let part = other.shard, shard.count != part.count { return "one is part \(shard.text), the other \(part.text)." }
    guard names != other.names else { return nil }
    let odd = Set(names).symmetricDifference(other.names).sorted()
    let few = odd.prefix(3).map(\.title).joined(separator: ", ")
    return "only one of them knows \(few)\(odd.count > 3 ? " and \(odd.count - 3) others" : "")."
  }

  private static func words(ofMissing names: [SnapshotName], _ runs: [SnapshotRun]) -> String {
    let few = names.prefix(3).map(\.title).joined(separator: ", ") + (names.count > 3 ? " and \(names.count - 3) others" : "")
    guard let count = runs.compactMap(\.shard?.count).first else { return "The results of \(few) are missing." }
    let absent = Set(1...count).subtracting(runs.compactMap(\.shard?.number)).sorted()
    guard !absent.isEmpty else { return "All parts are there, but the results of \(few) are missing. Run the parts again." }
    let list =
      absent.prefix(10).map { "\($0)/\(count)" }.joined(separator: ", ")
      + (absent.count > 10 ? " and \(absent.count - 10) others" : "")
    return "The part\(absent.count == 1 ? " \(list) is" : "s \(list) are") missing, and with \(absent.count == 1 ? "it" : "them") \(few). "
      + "Run \(absent.count == 1 ? "it" : "them") again: vitrine snapshot --shard \(absent[0])/\(count)"
  }
}

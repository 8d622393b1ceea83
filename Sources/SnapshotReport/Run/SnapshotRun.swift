import Foundation

/// The result of comparing the pictures of a catalogue, or of one of its parts: the file `results.json`.
package struct SnapshotRun: Codable, Equatable, Sendable {
  package static let version = 1

  package enum Kind: String, Codable, Sendable {
    /// A comparison with stored pictures.
    case snapshot
    /// A comparison with the pictures of another commit.
    case review
    /// The failed comparisons of a test suite.
    case test
  }

  package var version = SnapshotRun.version
  package var kind: Kind
  package var title: String
  /// The names of the two sides, such as "stored" and "drawn", or the names of two commits.
  package var expected: String
  package var actual: String
  /// The part of the pictures that was drawn; nil for all.
  package var shard: Shard?
  /// The names of all pictures, including those of other parts.
  package var names: [SnapshotName]
  /// The results of the compared pictures, sorted by name.
  package var results: [SnapshotResult]

  package init(_ kind: Kind, title: String, expected: String, actual: String, names: [SnapshotName], results: [SnapshotResult]) {
    (self.kind, self.title, self.expected, self.actual) = (kind, title, expected, actual)
    self.names = names.sorted()
    self.results = results.sorted { $0.name < $1.name }
  }

  package func count(_ status: SnapshotResult.Status) -> Int { results.reduce(0) { $0 + ($1.status == status ? 1 : 0) } }

  /// Whether there is nothing to review. Stored pictures that are no longer drawn are allowed.
  package var isClean: Bool { results.allSatisfy { $0.status == .unchanged || $0.status == .gone && kind == .snapshot } }

  /// The totals, such as "12 pictures: 2 changed, 10 unchanged".
  package var summary: String { summary { $0.words(kind) } }

  /// The totals of a run whose missing and changed pictures were stored, such as "12 pictures: 2 stored, 10 unchanged".
  package var summaryOfRecording: String { summary { $0.wordsOfRecording } }

  private func summary(_ words: (SnapshotResult.Status) -> String) -> String {
    var parts: [(words: String, count: Int)] = []
    for status in SnapshotResult.Status.allCases where count(status) > 0 { parts.append((words(status), count(status))) }
    let total = "\(results.count) picture\(results.count == 1 ? "" : "s")"
    return parts.isEmpty ? total : total + ": " + parts.map { "\($0.count) \($0.words)" }.joined(separator: ", ")
  }

  package static let fileName = "results.json"

  package var data: Data {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      return try encoder.encode(self)
    }
  }

  /// - Throws: a `SnapshotRunError` that names the file.
  package init(contentsOf folder: String) throws {
    let path = "\(folder)/\(Self.fileName)"
    guard let data = FileManager.default.contents(atPath: path) else {
      throw SnapshotRunError("\(path) is not there, or cannot be read: a run that ended early leaves none. Run that part again.")
    }
    do { self = try JSONDecoder().decode(SnapshotRun.self, from: data) } catch {
      throw SnapshotRunError("\(path) is not the result of a run, or is that of another version of vitrine.")
    }
    guard version == Self.version else {
      throw SnapshotRunError("\(path) is of version \(version); this program reads version \(Self.version).")
    }
  }
}

extension SnapshotResult.Status {
  /// Returns the word for the status in sentences.
  package func words(_ kind: SnapshotRun.Kind) -> String {
    switch (self, kind) {
    case (.gone, .snapshot): "orphaned"
    case (.new, .snapshot): "not stored"
    default: rawValue
    }
  }

  /// Returns the word for the status after the picture was stored.
  package var wordsOfRecording: String {
    switch self {
    case .new: "stored"
    case .changed: "stored anew"
    default: words(.snapshot)
    }
  }
}

/// The reason for which a run cannot be read or merged.
package struct SnapshotRunError: Error, CustomStringConvertible {
  package let description: String
  package init(_ description: String) { self.description = description }
}

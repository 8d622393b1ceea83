import Foundation
import Testing

/// Tests how weak references in dictionaries are read.
@Suite struct WeakReadTests {
  /// In a debug build, `table[key]?.object` with a weak `object` copies the optional structure even if there is none, and reads a weak
  /// reference that was never made. The program crashes or reads garbage, where a release build gives nil.
  @Test func weakReferencesOfDictionariesAreReadByIndex() throws {
    var found = 0
    for files in Dictionary(grouping: try SourceTree.files(), by: \.target).values {
      let tables = Self.tables(in: files)
      found += tables.count
      let reads = try tables.map { table in
        (word: "\(table.name)[", read: try Regex("\\b\(table.name)\\[[^\\]]*\\]\\?\\.\(table.property)\\b"))
      }
      for file in files {
        for line in file.code(with: "]?.") where reads.contains(where: { line.contains($0.word) && line.contains($0.read) }) {
          Issue.record("\(file.path) reads a weak reference of an entry that may be missing: \(line)")
        }
      }
    }
    #expect(found > 3, "the tables of weak references were not found")
  }

  /// Returns a target's dictionaries whose values are structures with weak references, and the names of these references.
  private static func tables(in files: [SourceTree.File]) -> [(name: String, property: String)] {
    var structures: [String: String] = [:]
    for file in files where !file.code(with: "weak").isEmpty {
      for match in file.text.matches(of: /struct (\w+)[^{]*\{(?:[^{}]*\n)?[^{}]*\bweak var (\w+)/) {
        structures[String(match.1)] = String(match.2)
      }
    }
    guard !structures.isEmpty else { return [] }
    return files.flatMap { $0.code(with: "var") }.compactMap { line in
      guard let match = line.firstMatch(of: /var (\w+)\s*[:=]\s*\[[^\]]+: (\w+)\]/) else { return nil }
      return structures[String(match.2)].map { (String(match.1), $0) }
    }
  }
}

import Foundation
import Yams

/// A value of a project specification: a text, a list, or a table whose keys keep their order.
enum SpecificationValue: Equatable, Sendable {
  case text(String)
  /// A text in quotes, which stands for no number and no truth value.
  case quoted(String)
  case list([SpecificationValue])
  case table(SpecificationTable)

  /// The maximum number of values in a file, counted after the aliases of YAML are expanded.
  private static let limit = 200_000

  /// Reads a file in YAML, of which JSON is a part.
  /// - Throws: an `XcodeError` that names the file, and the line of a fault in the syntax.
  static func read(_ path: String) throws -> SpecificationTable {
    guard let data = FileManager.default.contents(atPath: path) else { throw XcodeError("\(path) is not there, or cannot be read.") }
    let node: Node?
    do { node = try Yams.compose(yaml: String(decoding: data, as: UTF8.self)) } catch {
      throw XcodeError("\(path) is not YAML that can be read: \(error)")
    }
    var count = 0
    guard let node, case .table(let table) = try value(of: node, &count, path) else {
      throw XcodeError("\(path) is no project specification: it has no keys.")
    }
    return table
  }

  private static func value(of node: Node, _ count: inout Int, _ path: String) throws -> SpecificationValue {
    count += 1
    guard count <= limit else { throw XcodeError("\(path) has more than \(limit) values.") }
    switch node {
    case .scalar(let scalar):
      guard scalar.style == .plain else { return .quoted(scalar.string) }
      // The truth values of YAML, as build settings write them.
      switch scalar.string.lowercased() {
      case "true", "yes", "on": return .text("YES")
      case "false", "no", "off": return .text("NO")
      case "null", "~": return .text("")
      default: return .text(scalar.string)
      }
    case .sequence(let sequence): return .list(try sequence.map { try value(of: $0, &count, path) })
    case .mapping(let mapping):
      var table = SpecificationTable()
      for (key, item) in mapping {
        guard let name = key.scalar?.string else { throw XcodeError("\(path) has a key that is no text.") }
        table[name] = try value(of: item, &count, path)
      }
      return .table(table)
    case .alias: throw XcodeError("\(path) names an anchor that it does not have.")
    }
  }

  var text: String? {
    switch self {
    case .text(let text), .quoted(let text): text
    case .list, .table: nil
    }
  }
  var table: SpecificationTable? { if case .table(let table) = self { table } else { nil } }
  /// The values of a list, or the value alone.
  var values: [SpecificationValue] { if case .list(let values) = self { values } else { [self] } }
  /// The texts of a list, or the text alone.
  var texts: [String] { values.compactMap(\.text) }

  /// The value as a property list has it. Whole numbers and truth values without quotes become such.
  var propertyList: Any {
    switch self {
    case .text("YES"): true
    case .text("NO"): false
    case .text(let text): Int(text).flatMap { String($0) == text ? $0 as Any : nil } ?? text
    case .quoted(let text): text
    case .list(let values): values.map(\.propertyList)
    case .table(let table): Dictionary(table.entries.map { ($0.key, $0.value.propertyList) }) { $1 }
    }
  }

  /// Returns the value with a change of all texts and keys.
  func mapTexts(_ change: (String) -> String) -> SpecificationValue {
    switch self {
    case .text(let text): .text(change(text))
    case .quoted(let text): .quoted(change(text))
    case .list(let values): .list(values.map { $0.mapTexts(change) })
    case .table(let table): .table(table.mapTexts(change))
    }
  }

  /// Returns the value with another one laid over it: tables are merged key by key, lists follow each other, texts are replaced.
  func merged(with other: SpecificationValue) -> SpecificationValue {
    switch (self, other) {
    case (.table(let own), .table(let other)): .table(own.merged(with: other))
    case (.list(let own), .list(let other)): .list(own + other)
    default: other
    }
  }
}

/// The keys of a table in their order, with their values.
struct SpecificationTable: Equatable, Sendable {
  private(set) var entries: [(key: String, value: SpecificationValue)] = []
  private var indices: [String: Int] = [:]

  static func == (one: Self, other: Self) -> Bool {
    one.entries.elementsEqual(other.entries) { $0.key == $1.key && $0.value == $1.value }
  }

  subscript(key: String) -> SpecificationValue? {
    get { indices[key].map { entries[$0].value } }
    set {
      guard let newValue else {
        entries.removeAll { $0.key == key }
        indices = Dictionary(uniqueKeysWithValues: entries.enumerated().map { ($1.key, $0) })
        return
      }
      if let index = indices[key] {
        entries[index].value = newValue
      } else {
        indices[key] = entries.count
        entries.append((key, newValue))
      }
    }
  }

  func text(_ key: String) -> String? { self[key]?.text }
  func texts(_ key: String) -> [String] { self[key]?.texts ?? [] }
  func table(_ key: String) -> SpecificationTable { self[key]?.table ?? SpecificationTable() }
  func flag(_ key: String) -> Bool? { text(key).map { $0 == "YES" } }

  func mapTexts(_ change: (String) -> String) -> SpecificationTable {
    entries.reduce(into: SpecificationTable()) { $0[change($1.key)] = $1.value.mapTexts(change) }
  }

  /// - Parameter other: a key with the ending `:REPLACE` replaces the value instead of being merged with it.
  func merged(with other: SpecificationTable) -> SpecificationTable {
    other.entries.reduce(into: self) { result, entry in
      let ending = ":REPLACE"
      if entry.key.hasSuffix(ending) {
        result[String(entry.key.dropLast(ending.count))] = entry.value
      } else {
        result[entry.key] = result[entry.key].map { $0.merged(with: entry.value) } ?? entry.value
      }
    }
  }
}

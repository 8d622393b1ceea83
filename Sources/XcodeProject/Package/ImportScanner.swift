import Foundation

/// Finds the modules that Swift files import, line by line.
enum ImportScanner {
  static func modules(of files: [String]) -> Set<String> {
    var modules: Set<String> = []
    for file in files {
      guard let data = FileManager.default.contents(atPath: file) else { continue }
      for line in data.split(separator: UInt8(ascii: "\n")) where line.range(of: word) != nil {
        if let module = module(String(decoding: line, as: UTF8.self)) { modules.insert(module) }
      }
    }
    return modules
  }

  /// Returns the modules whose classes storyboards and nibs name (`customModule="Cosmos"`).
  static func modules(ofInterfaces resources: [XcodeResource]) -> Set<String> {
    var modules: Set<String> = []
    for resource in resources where resource.kind == .storyboard || resource.kind == .nib {
      guard let data = FileManager.default.contents(atPath: resource.path) else { continue }
      for part in String(decoding: data, as: UTF8.self).split(separator: "customModule=\"").dropFirst() {
        modules.insert(String(part.prefix { $0 != "\"" }))
      }
    }
    return modules
  }

  private static let word = Data("import".utf8)
  private static let kinds: Set<Substring> = ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias"]

  /// Returns the module of an import: `Module` for `@testable import struct Module.Type`.
  static func module(_ line: String) -> String? {
    let words = line.split { $0 == " " || $0 == "\t" || $0 == "\r" }
    guard let index = words.firstIndex(of: "import") else { return nil }
    let before = words[..<index]
    guard before.allSatisfy({ $0.hasPrefix("@") || ["public", "internal", "package", "private", "fileprivate"].contains($0) }) else {
      return nil
    }
    let after = words[(index + 1)...].drop { kinds.contains($0) }
    guard let path = after.first, let name = path.split(whereSeparator: { $0 == "." || $0 == ";" }).first else { return nil }
    return String(name)
  }
}

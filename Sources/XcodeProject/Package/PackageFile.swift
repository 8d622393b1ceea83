import Foundation

/// Finds the products in the text of a `Package.swift`. A manifest is a program; running it would take a second for each package.
package struct PackageFile {
  struct Product: Hashable {
    var name: String
    var targets: [String]
  }

  private(set) var libraries: [Product] = []
  private let text: String

  /// Reads the manifest; nil if the folder has none.
  init?(folder: String) {
    guard let data = FileManager.default.contents(atPath: "\(folder)/Package.swift") else { return nil }
    text = String(decoding: data.prefix(1 << 20), as: UTF8.self)
    for part in Self.calls(of: ".library", in: text) {
      guard let name = Self.strings(after: "name:", in: part).first else { continue }
      libraries.append(Product(name: name, targets: Self.strings(after: "targets:", in: part)))
    }
  }

  func hasLibrary(_ name: String) -> Bool { libraries.contains { $0.name == name } }

  /// Whether the name occurs as a string in the manifest, which may compute its products.
  func mentions(_ name: String) -> Bool { text.contains("\"\(name)\"") }

  /// Whether the manifest names a package in one of its dependencies' addresses or paths.
  func dependsOn(_ name: String) -> Bool { (remotes + locals.map(Paths.name)).contains { $0.lowercased() == name.lowercased() } }

  /// The names of the packages on which this one depends by an address.
  var remotes: [String] { dependencies("url:").map(XcodePackage.name) }

  /// The paths of the packages on which this one depends, as they are written.
  private var locals: [String] { dependencies("path:") }

  private func dependencies(_ label: String) -> [String] {
    Self.calls(of: ".package", in: text).flatMap { Self.strings(after: label, in: $0) }
  }

  /// Returns the folders of packages, and those of the local packages on which they depend, directly or through others.
  package static func closure(of folders: [String]) -> [String] {
    var found: [String] = []
    var waiting = folders
    while let folder = waiting.popLast() {
      guard !found.contains(folder), let file = PackageFile(folder: folder) else { continue }
      found.append(folder)
      waiting += file.locals.map { Paths.join(folder, $0) }
    }
    return found
  }

  /// Returns the arguments of each call of a function, up to the closing bracket.
  private static func calls(of name: String, in text: String) -> [Substring] {
    text.ranges(of: name + "(").map { range in
      var depth = 1
      var end = range.upperBound
      while end < text.endIndex, depth > 0 {
        if text[end] == "(" { depth += 1 } else if text[end] == ")" { depth -= 1 }
        end = text.index(after: end)
      }
      return text[range.upperBound..<end]
    }
  }

  /// Returns the string after a label, or the strings of the array after it.
  private static func strings(after label: String, in text: Substring) -> [String] {
    guard let start = text.firstRange(of: label)?.upperBound else { return [] }
    let value = text[start...].drop { $0.isWhitespace }
    let part = value.first == "[" ? value.prefix { $0 != "]" } : value.prefix { $0 != "," && $0 != ")" }
    return part.split(separator: "\"", omittingEmptySubsequences: false).enumerated().compactMap {
      $0.offset % 2 == 1 ? String($0.element) : nil
    }
  }
}

import FoundationEssentials
import SourceAdapter

/// Detects sources that support Linux themselves. They are compiled without changes.
enum LinuxSources {
  /// Whether a source supports Linux itself.
  static func handlesLinux(_ source: [UInt8]) -> Bool {
    ["os(Linux)", "canImport(Glibc)", "canImport(FoundationNetworking)", "!canImport(Darwin)", "import SwiftSyntax"]
      .contains(where: source.holds)
  }

  static func importsViews(_ source: [UInt8]) -> Bool { source.holds("import UIKit") || source.holds("import QuartzCore") }

  /// Returns the names of the modules that a source imports.
  static func imports(_ source: [UInt8]) -> [String] {
    source.split(separator: UInt8(ascii: "\n")).compactMap { line in
      guard line.contains(UInt8(ascii: "i")), line.firstRange(of: Array("import ".utf8)) != nil else { return nil }
      let words = String(decoding: line, as: UTF8.self).split(separator: " ")
      guard let index = words.firstIndex(of: "import"), words[..<index].allSatisfy({ $0.hasPrefix("@") || accessLevels.contains($0) })
      else { return nil }
      return words.last.map { String($0.prefix { $0 != "." && $0 != ";" }) }
    }
  }

  private static let accessLevels: Set<Substring> = ["public", "package", "internal", "fileprivate", "private"]

  /// Whether one of the sources in a folder imports UIKit or Core Animation.
  static func importViews(below folder: String) -> Bool { contains(folder, importsViews) }

  /// Whether the sources in a folder support Linux themselves, and none of them imports UIKit or Core Animation.
  static func areAll(below folder: String) -> Bool { contains(folder, handlesLinux) && !importViews(below: folder) }

  private static func contains(_ folder: String, _ condition: ([UInt8]) -> Bool) -> Bool {
    FileManager.default.anyFile(below: folder) { path in
      guard path.hasSuffix(".swift"), let data = FileManager.default.contents(atPath: path) else { return false }
      return condition([UInt8](data))
    }
  }
}

import Foundation

/// Shortens SwiftPM's message about a package that it cannot read.
enum ManifestFault {
  static func sentence(_ text: String, folder: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).compactMap { line -> Substring? in
      if line == "error: fatalError" || line.hasPrefix("error: invalid manifests at [") { return nil }
      if line.contains("Missing or empty JSON output from manifest compilation") {
        return "It declares no package: 'let package = Package(...)' is missing."
      }
      // The call of the compiler fills a screen, and its output follows.
      return line.contains(": Invalid manifest (compiled with: [") ? nil : line
    }
    return "\(folder)/Package.swift cannot be used. Mend it first:\n"
      + lines.joined(separator: "\n").trimmingCharacters(in: .whitespacesAndNewlines)
  }
}

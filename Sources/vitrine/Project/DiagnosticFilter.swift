import Foundation

/// Takes out diagnostics that were printed before: SwiftPM lets several compilations read one file, and each says the same of it.
struct DiagnosticFilter {
  private var seen: Set<String> = []
  private var isRepeated = false

  /// - Returns: whether the line is to be printed.
  mutating func keeps(_ line: Substring) -> Bool {
    if line.firstMatch(of: /:\d+:\d+: (error|warning|note):/) != nil, !line.hasPrefix(" ") {
      isRepeated = !seen.insert(String(line)).inserted
    } else if isRepeated, !Self.isExcerpt(line) {
      isRepeated = false
    }
    return !isRepeated
  }

  /// The source that a diagnostic shows: lines with their numbers before a bar.
  private static func isExcerpt(_ line: Substring) -> Bool { line.allSatisfy(\.isWhitespace) || line.firstMatch(of: /^\s*\d*\s*\|/) != nil }
}

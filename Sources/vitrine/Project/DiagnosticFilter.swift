import Foundation

/// Takes out diagnostics that were printed before: SwiftPM lets several compilations read one file, and each says the same of it. What it says of
/// a package that cannot be fetched becomes one sentence.
struct DiagnosticFilter {
  private var seen: Set<String> = []
  private var isRepeated = false
  private var isInFetchFailure = false

  /// - Returns: what is printed in the place of a line; nil: nothing.
  mutating func filtered(_ line: String) -> String? {
    if line.contains(": Failed to clone repository ") || line.contains(" due to an error: Failed to clone repository ") {
      isInFetchFailure = true
      return line.hasPrefix("error:") ? UnbuiltParts.unfetchedPackage(line).map { "error: \($0)" } : nil
    }
    if isInFetchFailure {
      if line.hasPrefix("    ") || line.isEmpty { return nil }
      isInFetchFailure = false
    }
    return keeps(line[...]) ? line : nil
  }

  /// - Returns: whether the line is to be printed.
  private mutating func keeps(_ line: Substring) -> Bool {
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

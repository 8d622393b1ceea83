import Foundation

/// Takes out diagnostics that were printed before: SwiftPM lets several compilations read one file, and each says the same of it. Those that are
/// printed show the user's text, not what the shim made of it. What SwiftPM says of a package that cannot be fetched becomes one sentence.
struct DiagnosticFilter {
  /// Packages in the place of which a person put folders. SwiftPM warns of just that.
  private let overridden: Set<String>
  private var seen: Set<String> = []
  private var excerpt: Excerpt?
  private var isInFetchFailure = false
  private var commandFailure: String?
  private var saysWhere = false

  init(overridden: Set<String> = []) { self.overridden = overridden }

  /// - Returns: what is printed in the place of a line; nil: nothing. A diagnostic is printed when its last line was read.
  mutating func filtered(_ line: String) -> String? {
    if excerpt?.take(line) ?? false { return nil }
    let before = rest()
    if let found = Excerpt(line) {
      saysWhere = saysWhere || found.isError
      excerpt = found
      return before
    }
    let texts = [before, filteredOther(line)].compactMap { $0 }
    return texts.isEmpty ? nil : texts.joined(separator: "\n")
  }

  /// - Returns: the diagnostic that is still held back; nil where there is none, or it was printed before.
  mutating func rest() -> String? {
    defer { excerpt = nil }
    guard let text = excerpt?.text, let first = text.split(separator: "\n").first, seen.insert(String(first)).inserted else { return nil }
    return text
  }

  /// What is printed at the end: also that the compiler failed, where it did not say where.
  mutating func end() -> String? {
    let texts = [rest(), saysWhere ? nil : commandFailure].compactMap { $0 }
    return texts.isEmpty ? nil : texts.joined(separator: "\n")
  }

  /// What is no diagnostic in a file.
  private mutating func filteredOther(_ line: String) -> String? {
    if line.contains(": Failed to clone repository ") || line.contains(" due to an error: Failed to clone repository ") {
      isInFetchFailure = true
      return line.hasPrefix("error:") ? UnbuiltParts.unfetchedPackage(line).map { "error: \($0)" } : nil
    }
    if isInFetchFailure {
      if line.hasPrefix("    ") || line.isEmpty { return nil }
      isInFetchFailure = false
    }
    if line.hasPrefix("error: emit-module command failed with exit code ") {
      commandFailure = line
      return nil
    }
    if !overridden.isEmpty,
      let match = line.firstMatch(of: /^warning: '.+?': (?:Conflicting identity for (.+?):|dependency '(.+?)' is not used by any target)/),
      let name = match.1 ?? match.2, overridden.contains(name.lowercased())
    {
      return nil
    }
    return line
  }
}

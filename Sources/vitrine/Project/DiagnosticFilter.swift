import Foundation

/// Filters the output of SwiftPM. Repeated diagnostics are removed: several compilations may read the same file, and each prints the same.
/// The remaining ones show the user's source instead of the shim's rewritten one. Errors in lines that the shim added result from other
/// errors and are shown only if there are none. Messages about a package that cannot be fetched become one sentence.
struct DiagnosticFilter {
  /// The identities of packages that a person replaced with folders, in lower case. SwiftPM's warnings about such replacements are removed.
  private let overridden: Set<String>
  private var seen: Set<String> = []
  private var excerpt: Excerpt?
  private var isInFetchFailure = false
  private var commandFailure: String?
  private var hasLocatedError = false
  /// The first error in lines of the shim.
  private var shimFailure: String?
  /// The modules that the compiler did not find.
  private(set) var missingModules: Set<String> = []

  init(overridden: Set<String> = []) { self.overridden = overridden }

  /// - Returns: the text to print instead of a line; nil for nothing. A diagnostic is printed when its last line has been read.
  mutating func filtered(_ line: String) -> String? {
    if excerpt?.take(line) ?? false { return nil }
    let before = rest()
    if let match = line.firstMatch(of: /: error: no such module '(\w+)/) { missingModules.insert(String(match.1)) }
    if let found = Excerpt(line) {
      hasLocatedError = hasLocatedError || found.isError && !found.isErrorOfShim
      excerpt = found
      return before
    }
    let texts = [before, filteredOther(line)].compactMap { $0 }
    return texts.isEmpty ? nil : texts.joined(separator: "\n")
  }

  /// - Returns: the diagnostic that is still held back; nil if there is none, or if it was printed before.
  mutating func rest() -> String? {
    defer { excerpt = nil }
    guard let excerpt else { return nil }
    let text = excerpt.text
    if excerpt.isErrorOfShim {
      shimFailure = shimFailure ?? text
      return nil
    }
    guard let first = text.split(separator: "\n").first, seen.insert(String(first)).inserted else { return nil }
    return text
  }

  /// Returns the text to print at the end of the output, including the compiler's failure if no error with a source location was printed.
  mutating func end() -> String? {
    let texts = [rest(), hasLocatedError ? nil : shimFailure ?? commandFailure].compactMap { $0 }
    return texts.isEmpty ? nil : texts.joined(separator: "\n")
  }

  /// Filters a line that is no diagnostic in a file.
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

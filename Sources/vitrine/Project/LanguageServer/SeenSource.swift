import Foundation

/// Rewrites a source for SourceKit: conditions have their values on iOS, imports name the installed modules, and `@UIApplicationMain`
/// becomes `@main`. Line numbers stay, and columns change only after an import, so that positions from SourceKit are valid in the editor.
struct SeenSource {
  /// The names of the installed modules, which are those of Apple's frameworks.
  let frameworks: Set<String>

  func text(_ original: String) -> String {
    // A source that checks for Linux and does not import UIKit or QuartzCore is compiled for Linux, unchanged.
    if original.contains("os(Linux)"), !original.contains("import UIKit"), !original.contains("import QuartzCore") { return original }
    var lines = original.split(separator: "\n", omittingEmptySubsequences: false).map(line)
    addImports(to: &lines, of: original)
    return lines.joined(separator: "\n")
  }

  private func line(_ text: Substring) -> Substring {
    if text.contains("#"), text.prefixMatch(of: /\s*#(if|elseif)\b/) != nil {
      return text.replacing(/\b(os|canImport|targetEnvironment)\(\s*(\w+)\s*\)/) { match -> Substring in
        guard let isTrue = answer(String(match.1), String(match.2)) else { return match.0 }
        return Substring((isTrue ? "true" : "false").padded(to: match.0.count))
      }
    }
    if text.contains("@UIApplicationMain") { return text.replacing("@UIApplicationMain", with: "@main".padded(to: 18)) }
    guard text.contains("import"), let match = text.prefixMatch(of: Self.importLine), frameworks.contains(String(match.3)) else {
      return text
    }
    let rest = text[match.range.upperBound...]
    // `FoundationCompatibility`, which exports Foundation, has replacements for some of Foundation's declarations.
    if match.3 == "Foundation", match.2 == nil, match.4.isEmpty { return "\(match.1)FoundationCompatibility\(rest)" }
    // `import class UIKit.UIView` and `import os.log` become imports of the module.
    return "\(match.1)\("".padded(to: match.2?.count ?? 0))\(match.3)\("".padded(to: match.4.count))\(rest)"
  }

  /// Returns the value of a condition; nil if the compiler's own value is right.
  private func answer(_ condition: String, _ name: String) -> Bool? {
    switch (condition, name) {
    case ("os", "iOS"), ("targetEnvironment", "simulator"): true
    case ("os", "Linux"): false
    case ("canImport", "AppKit"), ("canImport", "Cocoa"), ("canImport", "WatchKit"), ("canImport", "Glibc"),
      ("canImport", "FoundationNetworking"), ("canImport", "FoundationXML"):
      false
    default: nil
    }
  }

  /// Adds imports of modules that Apple's modules export implicitly. They follow the first import outside of conditions, otherwise the
  /// import of UIKit.
  private func addImports(to lines: inout [Substring], of text: String) {
    var depth = 0
    // The index of the first import outside of conditions.
    var unconditional: Int?
    var first: Int?
    var imported: Set<String> = []
    for (index, line) in lines.enumerated() {
      let start = line.drop(while: \.isWhitespace)
      if start.hasPrefix("#if") { depth += 1 } else if start.hasPrefix("#endif") { depth -= 1 }
      guard line.contains("import"), let match = line.prefixMatch(of: Self.importLine) else { continue }
      imported.insert(String(match.3))
      if unconditional == nil, depth == 0 { unconditional = index }
      if first == nil || match.3 == "UIKit" { first = index }
    }
    guard let index = unconditional ?? first, let match = lines[index].prefixMatch(of: Self.importLine) else { return }
    var names = ["FoundationCompatibility"]
    if text.contains(/\bUI[A-Z]/) { names.append("UIKit") }
    if text.contains(/@Published|\b(Published<|ObservableObject|AnyCancellable|AnyPublisher|(Passthrough|CurrentValue)Subject)/) {
      names.append("Combine")
    }
    if imported.contains("XCTest") { names += ["XCTestCompatibility"] + (text.contains("XCUI") ? ["XCUIAutomation"] : []) }
    let added = names.filter { !imported.contains($0) && frameworks.contains($0) }.map { "; import \($0)" }.joined()
    lines[index] = "\(lines[index][..<match.range.upperBound])\(added)\(lines[index][match.range.upperBound...])"
  }

  private static var importLine: Regex<(Substring, Substring, Substring?, Substring, Substring)> {
    #/
    (\s*(?:@\w+\s+|public\s+|package\s+|internal\s+|fileprivate\s+|private\s+)*import\s+)
    ((?:struct|class|enum|protocol|func|typealias|var|let)\s+)?(\w+)((?:\.\w+)*)
    /#
  }
}

extension String {
  fileprivate func padded(to count: Int) -> String { self + String(repeating: " ", count: max(0, count - self.count)) }
}

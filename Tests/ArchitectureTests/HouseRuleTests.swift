import Foundation
import Testing

/// Tests of project rules that the compiler does not check.
@Suite struct HouseRuleTests {
  /// Invariant 11: the only mutable global state is that of singletons in Apple's API.
  @Test func noMutableGlobalState() throws {
    for file in try SourceTree.files() {
      for line in file.code(with: "nonisolated")
      where line.contains(/\bnonisolated\(unsafe\)\s+(public |package |private |fileprivate )?(static )?var\b/) {
        Issue.record("\(file.path) has unchecked global state: \(line)")
      }
    }
  }

  /// Objects are created from classes in one place, which checks what it relies on. The other casts do not concern classes.
  @Test func uncheckedCastsStayInTheirFiles() throws {
    let allowed = [
      "Sources/ObjectiveC/InitializerTable.swift",
      "Sources/QuartzCore/Tiles/TileWorker.swift",  // calls drawing code of the main actor on another thread, as Apple documents
      "Sources/FoundationCompatibility/CoreFoundation/CFDictionary.swift",  // the address of a collection is its key
      "Sources/vitrine/Snapshots/SnapshotDrawing.swift",  // the address of a C function
      "Sources/CoreText/Hyphenation/Hyphenator.swift",  // the addresses of C functions
    ]
    for file in try SourceTree.files() where !allowed.contains(file.path) && !file.path.hasPrefix("Sources/Raster/") {
      for line in file.code(with: "unsafe") where line.contains(/\bunsafe(BitCast|Downcast)\b/) {
        Issue.record("\(file.path) has an unchecked cast: \(line)")
      }
    }
  }

  @Test func noObjectiveCAttributes() throws {
    for file in try SourceTree.files() {
      // Not in literals: what generates sources may name them.
      for line in file.code(with: "@objc") + file.code(with: "#selector(") where line.contains(/^[^"]*(@objc\b|#selector\()/) {
        Issue.record("\(file.path) does not compile on Linux: \(line)")
      }
    }
  }

  @Test func everyTargetHasAReadme() throws {
    let sources = SourceTree.top.appendingPathComponent("Sources")
    for target in try FileManager.default.contentsOfDirectory(atPath: sources.path) where !target.hasPrefix(".") && target != "System" {
      #expect(
        FileManager.default.fileExists(atPath: sources.appendingPathComponent("\(target)/README.md").path), "\(target) has no README.md")
    }
  }

  @Test func filesAreShort() throws {
    for file in try SourceTree.files(extensions: ["swift", "c", "h"]) {
      let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false).count
      #expect(lines <= 500, "\(file.path) has \(lines) lines")
    }
  }

  /// A line that begins with a dot is a request. The sentence about `.storyboard` files was left out by `man`, with all before it in its line.
  @Test func linesOfTheManualPageThatBeginWithADotAreRequests() throws {
    let known: Set = ["TH", "SH", "TP", "B", "BR", "I", "BI", "IR", "RB", "RI", "br"]
    for line in try SourceTree.text(of: "Documentation/vitrine.1").split(separator: "\n") where line.hasPrefix(".") {
      let name = line.dropFirst().prefix { $0 != " " }
      #expect(known.contains(String(name)) || line.hasPrefix(".\\\""), "\(line)")
    }
  }
}

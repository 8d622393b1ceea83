import Foundation
import Testing

@testable import vitrine

/// Tests that diagnostics about adapted text are printed with the user's text.
@Suite struct ExcerptTests {
  private func printed(_ source: String, _ lines: [String]) throws -> String {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("excerpt-\(UUID().uuidString).swift").path
    try Data(source.utf8).write(to: URL(fileURLWithPath: path))
    defer { try? FileManager.default.removeItem(atPath: path) }
    var filter = DiagnosticFilter()
    let texts = lines.map { $0.replacing("FILE", with: path) }.compactMap { filter.filtered($0) } + [filter.rest()].compactMap { $0 }
    return texts.joined(separator: "\n").replacing(path, with: "FILE")
  }

  @Test func addedImportsAreNotShown() throws {
    let source = "import UIKit\nlet a: Int = \"\"\n"
    #expect(
      try printed(
        source,
        [
          "[1/2] Compiling", "FILE:2:14: error: wrong", "1 | import UIKit; import FoundationCompatibility", "2 | let a: Int = \"\"",
          "  |              `- error: wrong", "3 | ", "", "[2/2] Linking",
        ])
          == """
          [1/2] Compiling
          FILE:2:14: error: wrong
          1 | import UIKit
          2 | let a: Int = ""
            |              `- error: wrong
          3 | 

          [2/2] Linking
          """)
  }

  /// Errors in the shim's lines at the end follow from others, and are shown only if there are none.
  @Test func errorsBehindTheEndOfTheFileFollowFromOthers() throws {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("excerpt-\(UUID().uuidString).swift").path
    try Data("let a: Int = \"\"\n".utf8).write(to: URL(fileURLWithPath: path))
    defer { try? FileManager.default.removeItem(atPath: path) }
    let added = "\(path):4:9: error: must be a constant"
    var filter = DiagnosticFilter()
    #expect(filter.filtered("\(path):1:14: error: wrong") == nil)
    #expect(filter.filtered(added) == "\(path):1:14: error: wrong" && filter.end() == nil)
    var alone = DiagnosticFilter()
    #expect(alone.filtered(added) == nil && alone.end() == added)
  }

  @Test func marksStandBelowWhatTheyMean() throws {
    let source = "  let made = type.init(frame: size, é: other)\n"
    #expect(
      try printed(
        source,
        [
          "FILE:1:49: error: wrong", "1 |   let made = _vitrineNew(type, frame: size, é: other)",
          "  |              |                        |        |- error: wrong",
          "  |              |                        |        `- note: right",
          "  |                          `- note: here", "9 | extension A { static func _vitrineRegister0() {} }",
          "  |               `- note: added",
        ])
          == """
          FILE:1:41: error: wrong
          1 |   let made = type.init(frame: size, é: other)
            |              |                |        |- error: wrong
            |              |                |        `- note: right
            |              `- note: here
          9 | extension A { static func _vitrineRegister0() {} }
            |               `- note: added
          """)
  }

  @Test func aDiagnosticIsPrintedOnce() throws {
    let lines = ["FILE:1:1: warning: old", "1 | let a = 1", "  | `- warning: old", "  :", "9 | ", ""]
    #expect(try printed("let a = 1\n", lines + lines + ["end"]) == (lines + ["end"]).joined(separator: "\n"))
    #expect(
      try printed("", ["error: link failed", "FILE:1:1: error: a", "FILE:1:1: error: a", "FILE:1:1: error: b"]).split(separator: "\n").count
        == 3)
  }

  @Test func columnsOfWordsThatAreGoneAreTheNextWords() {
    let map = ColumnMap(from: Array("@main class A"), to: Array("@UIApplicationMain class A"))
    #expect([0, 1, 4, 6, 12, 13, 99].map { map[$0] } == [0, 1, 1, 19, 25, 26, 26])
    let removed = ColumnMap(from: Array("       func a".utf8), to: Array("@objc func a".utf8))
    #expect(removed[7] == 6 && removed[12] == 11)
  }
}

import Foundation
import Testing

/// Tests of the check that compares the declared interface with Apple's. They are written in the language of the check.
@Suite struct CoverageTests {
  static let python = "/usr/bin/python3"

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: python), "needs .ci/setup test: python3"))
  func theCheckCountsSmallExamplesRight() throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: Self.python)
    process.arguments = ["-B", "tests.py"]
    process.currentDirectoryURL = SourceTree.top.appendingPathComponent("Tools/Coverage")
    let output = Pipe()
    process.standardError = output
    try process.run()
    let said = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "\(String(decoding: said, as: UTF8.self))")
  }

  /// Each line of the lists can be read: an owner or the previous one, a name, a kind.
  @Test(arguments: ["uikit", "quartzcore"]) func theListsAreWellFormed(module: String) throws {
    let kinds: Set<Substring> = [
      "class", "struct", "enum", "protocol", "var", "func", "init", "case", "subscript", "typealias", "associatedtype",
    ]
    let lines = try SourceTree.text(of: "Tools/Coverage/\(module)-members.tsv").split(separator: "\n").dropFirst()
    #expect(lines.count > 400)
    for line in lines {
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false)
      #expect(cells.count >= 3 && kinds.contains(cells[2]), "\(line)")
    }
  }
}

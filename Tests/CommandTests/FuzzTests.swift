import Foundation
import Testing

/// Tests that the corpus of the fuzzers, which has each past finding, and some damaged files are survived. `make fuzz` tries more.
@Suite struct FuzzTests {
  private let folder: Folder

  init() throws { folder = try Folder() }

  @Test(arguments: ["images", "xml", "html", "recordings", "states", "fonts", "values", "formats", "lists", "messages"])
  func theCorpusIsSurvived(_ kind: String) throws {
    let top = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let program = URL(fileURLWithPath: Tool.path).deletingLastPathComponent().appendingPathComponent("fuzz").path
    let child = try Child(
      program,
      [
        kind, "--rounds", "60", "--seconds", "60", "--seed", "20261126", "--corpus", top.appendingPathComponent("Tools/Fuzz/Corpus").path,
        "--findings", folder.path("findings"),
      ], environment: ProcessInfo.processInfo.environment, output: folder.path("std-output"))
    #expect(child.status(within: 120) == 0)
    #expect(try folder.text("std-output").contains("\(kind): 60 inputs, nothing found") && !folder.has("findings"))
  }
}

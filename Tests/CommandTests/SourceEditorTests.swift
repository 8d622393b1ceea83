import ArgumentParser
import Foundation
import Hosting
import Testing

@testable import vitrine

/// Tests the choice of the editor, its command, and the search for files.
@MainActor
@Suite struct SourceEditorTests {
  @Test(
    arguments: [
      (["EDITOR": "vim"], ["vim", "+12", "/app/A.swift"]),
      (["EDITOR": "vim", "VISUAL": "code -n"], ["code", "-n", "--goto", "/app/A.swift:12"]),
      (["VITRINE_EDITOR": "\"/my tools/ed\" {file} -l {line}", "VISUAL": "code"], ["/my tools/ed", "/app/A.swift", "-l", "12"]),
      (["VISUAL": "", "EDITOR": "/usr/bin/subl -w"], ["/usr/bin/subl", "-w", "/app/A.swift:12"]),
      (["EDITOR": "idea"], ["idea", "--line", "12", "/app/A.swift"]), (["EDITOR": "ours"], ["ours", "/app/A.swift"]),
    ] as [([String: String], [String])])
  func theVariablesNameACommand(environment: [String: String], command: [String]) throws {
    #expect(try #require(SourceEditor(environment)).command(file: "/app/A.swift", line: 12) == command)
  }

  @Test func anAddressMayBeNamed() throws {
    let editor = try #require(SourceEditor(["VITRINE_EDITOR": "vscode://file{file}:{line}"]))
    #expect(editor.address(file: "/my app/A.swift", line: nil)?.absoluteString == "vscode://file/my%20app/A.swift:1")
    #expect(editor.command(file: "/a", line: 1) == nil && SourceEditor([:]) == nil && SourceEditor(["EDITOR": "  "]) == nil)
  }

  @Test(arguments: [("vim", true), ("emacs", false), ("emacs -nw", true), ("code", false), ("/usr/bin/nano", true)])
  func someEditorsNeedATerminal(command: String, needs: Bool) throws {
    #expect(try #require(SourceEditor(["EDITOR": command])).needsTerminal == needs)
  }

  @Test func aFileIsFoundByItsNameIfThatIsUnique() throws {
    let folder = try Folder()
    for path in ["Sources/App/Login.swift", "Sources/Other/Cell.swift", "Sources/App/Cell.swift", ".build/Login.swift"] {
      let file = folder.path(path)
      try FileManager.default.createDirectory(atPath: (file as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
      try Data().write(to: URL(fileURLWithPath: file))
    }
    let finder = SourceFinder(folder: folder.url.path)
    #expect(finder.path(of: SourcePlace("Login.swift:3")) == folder.path("Sources/App/Login.swift"))
    #expect(finder.path(of: SourcePlace("Cell.swift:3")) == nil)
    #expect(finder.path(of: SourcePlace("App/Cell.swift:3")) == folder.path("Sources/App/Cell.swift"))
    #expect(finder.path(of: SourcePlace("Sources/Other/Cell.swift")) == folder.path("Sources/Other/Cell.swift"))
    #expect(finder.contains(folder.path("Sources/App/Login.swift")) && !finder.contains("/etc/passwd"))
    #expect(!finder.contains(folder.path("../x.swift")))
  }

  @Test func theEditorIsStartedAtTheLine() async throws {
    let folder = try Folder()
    try Data().write(to: URL(fileURLWithPath: folder.path("A.swift")))
    let editor = folder.path("editor")
    try "#!/bin/sh\necho \"$@\" > \(folder.path("opened"))\n".write(toFile: editor, atomically: true, encoding: .utf8)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: editor)
    let launch = EditorLaunch(folder: folder.url.path, environment: ["VISUAL": "\(editor) {file} {line}"]) { _ in false }
    #expect(try launch.open(SourcePlace("A.swift:7")) == "Opened A.swift:7 in editor.")
    for _ in 0..<200 where !folder.has("opened") { try await Task.sleep(for: .milliseconds(20)) }
    #expect(try folder.text("opened").hasPrefix("\(folder.path("A.swift")) 7"))
    #expect(throws: CommandError.self) { try launch.open(SourcePlace("B.swift:7")) }
    let none = EditorLaunch(folder: folder.url.path, environment: [:]) { _ in false }
    #expect(throws: CommandError.self) { try none.open(SourcePlace("A.swift:7")) }
    let terminal = EditorLaunch(folder: folder.url.path, environment: ["EDITOR": "vim"]) { _ in false }
    #expect(throws: CommandError.self) { try terminal.open(SourcePlace("A.swift:7")) }
    let confined = EditorLaunch(folder: folder.url.path, isConfined: true, environment: ["VISUAL": editor]) { _ in false }
    #expect(throws: CommandError.self) { try confined.open(SourcePlace("/etc/passwd:1")) }
  }

  // MARK: Help

  /// Examples were wrapped at the beginning of the line, and synopses were one line of 200 characters.
  @Test func theHelpOfEveryCommandFitsInto80Columns() {
    func check(_ command: any ParsableCommand.Type) {
      for line in Vitrine.helpMessage(for: command, columns: 80).split(separator: "\n") {
        #expect(line.count <= 80, "\(command): \(line)")
      }
      for subcommand in command.configuration.subcommands { check(subcommand) }
    }
    check(Vitrine.self)
  }

  @Test func descriptionsStayInTheirColumn() {
    let text = "  do this    it does this and that\n  a long command  with words\nLong words of a sentence\nthat goes on."
    #expect(
      HelpText.fitted(text, to: 24)
        == "  do this    it does\n             this and\n             that\n  a long command\n      with words\nLong words of a sentence\nthat goes on."
    )
    #expect(HelpText.fitted("Long words of a sentence\nthat goes on.", to: 20) == "Long words of a\nsentence that goes\non.")
  }
}

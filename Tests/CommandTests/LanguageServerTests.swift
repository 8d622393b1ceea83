import Foundation
import Testing

@testable import vitrine

/// Tests the server between an editor and SourceKit-LSP.
@Suite struct LanguageServerTests {
  private let seen = SeenSource(frameworks: ["UIKit", "os", "Foundation", "FoundationCompatibility", "Combine", "CoreGraphics"])

  @Test func conditionsAreAnsweredInTheirPlaces() {
    let source = "#if os(iOS) && canImport( AppKit ) || !os(macOS)\nlet os = os(iOS)\n#elseif targetEnvironment(simulator)\n#endif\n"
    let text = seen.text(source)
    #expect(text.hasPrefix("#if true    && false" + String(repeating: " ", count: 14) + " || !os(macOS)\nlet os = os(iOS)\n#elseif true  "))
    #expect(text.utf8.count == source.utf8.count)
    let linux = "#if os(Linux)\nimport Glibc\n#endif\n#if os(iOS)\n#endif\n"
    #expect(seen.text(linux) == linux)
  }

  @Test func importsShowWhatTheyShowOnApplesSystems() {
    #expect(
      seen.text("import os.log\nlet view = UIView()") == "import os; import FoundationCompatibility; import UIKit    \nlet view = UIView()")
    #expect(seen.text("import class UIKit.UIView") == "import       UIKit; import FoundationCompatibility       ")
    #expect(seen.text("import Foundation // all of it\n") == "import FoundationCompatibility // all of it\n")
    // Imports are added after an import outside of conditions.
    let text = seen.text("#if os(macOS)\nimport AppKit\n#endif\nimport Library\n@Published var count = 0")
    #expect(text.contains("import AppKit\n") && text.contains("import Library; import FoundationCompatibility; import Combine\n"))
    #expect(seen.text("@UIApplicationMain class A {}").hasPrefix("@main              class A"))
  }

  @Test func diagnosticsAreThoseOfTheFile() throws {
    let text = "let a = 1\n  @objc let größe = \"😀\" + nothing\n"
    let check = DocumentCheck(shim: "", file: "/a/B.swift", text: text, folder: "", arguments: nil, unsaved: [:])
    let found = check.diagnostics(
      of: """
        /a/C.swift:1:1: error: of another file
        let c = 1
        /a/B.swift:2:27: error: cannot find 'nothing' in scope
           let größe = "😀" + nothing
                                 ^
        /a/C.swift:7:5: note: declared here
        /a/B.swift:1:5: warning: never used
        let a = 1
            ^
        """)
    #expect(found.map(\.message) == ["cannot find 'nothing' in scope", "never used"])
    #expect(found.map(\.isError) == [true, false])
    // Byte columns of the shim's text become UTF-16 columns of the user's text, and the range covers the word.
    let line = try #require(text.split(separator: "\n").last)
    let start = line.utf16.distance(from: line.startIndex, to: try #require(line.firstRange(of: "nothing")).lowerBound)
    #expect((found[0].location.line, found[0].location.start, found[0].location.end) == (1, start, start + 7))
    #expect(found[0].notes.map(\.path) == ["/a/C.swift"] && found[0].notes[0].location.line == 6)
  }

  @Test func messagesAreFramed() throws {
    let pipe = Pipe()
    let messages = [Data("{\"id\":1}".utf8), Data("\"ü\"".utf8), Data()]
    for message in messages { MessageStream.write(message, to: pipe.fileHandleForWriting) }
    try pipe.fileHandleForWriting.write(contentsOf: Data("Content-Length: 9\r\n\r\nshort".utf8))
    try pipe.fileHandleForWriting.close()
    var stream = MessageStream(pipe.fileHandleForReading)
    for message in messages { #expect(stream.next() == message) }
    #expect(stream.next() == nil)
  }

  @Test func sourceKitLSPIsNeverAskedForDiagnostics() throws {
    let result = ServerLaunch.adapted(result: [
      "capabilities": ["textDocumentSync": ["change": 2, "openClose": true], "diagnosticProvider": [:], "hoverProvider": true]
    ])
    let capabilities = try #require(result["capabilities"] as? [String: Any])
    #expect(capabilities["diagnosticProvider"] == nil && capabilities["hoverProvider"] as? Bool == true)
    #expect((capabilities["textDocumentSync"] as? [String: Any])?["change"] as? Int == 1)
    #expect(ServerLaunch.folder(ofInitialize: ["rootUri": "file:///a%20b/c"]) == "/a b/c")
    #expect(ServerLaunch.folder(ofInitialize: ["workspaceFolders": [["uri": "file:///d"]], "rootUri": "file:///e"]) == "/d")
  }
}

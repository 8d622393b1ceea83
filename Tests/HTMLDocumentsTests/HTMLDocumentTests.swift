import Foundation
import TestSupport
import Testing

@testable import HTMLDocuments

@Suite(.namesSeeds) struct HTMLDocumentTests {
  private func body(_ html: String) throws -> HTMLElement { try #require(HTMLDocument(data: Data(html.utf8)).root.first("body")) }

  @Test func faultyMarkupIsRepaired() throws {
    let body = try body("<P CLASS='a b'>One &amp; two<br>three<ul><li>x<li>y</ul>")
    #expect(body.all("li").map(\.text) == ["x", "y"])
    let paragraph = try #require(body.first("p"))
    #expect(paragraph.classes == ["a", "b"] && paragraph.text == "One & twothree")
    #expect(paragraph.first("br") != nil)
  }

  @Test func anythingIsADocument() throws {
    for text in [
      "", "  \n", "plain", "<", "<<<>>>", "&#0;&#xffffffff;&bogus;", "</p></p>", "\u{feff}", "a\u{0}b",
      String(repeating: "<div>", count: 5000),
    ] {
      _ = try HTMLDocument(data: Data(text.utf8))
    }
    #expect(try body("plain").text == "plain")
    #expect(try body("a\u{0}b").text == "ab")
  }

  @Test func theEncodingIsGivenMarkedOrDeclared() throws {
    #expect(try body("größe — 日本").text == "größe — 日本")
    #expect(try HTMLDocument(data: #require("größe".data(using: .utf16))).root.text == "größe")
    #expect(try HTMLDocument(data: #require("größe".data(using: .utf16LittleEndian)), encoding: .utf16LittleEndian).root.text == "größe")
    let declared = "<meta charset=\"windows-1252\"><p>gr\u{f6}\u{df}e"
    #expect(try HTMLDocument(data: #require(declared.data(using: .windowsCP1252))).root.first("p")?.text == "größe")
  }

  @Test func largeDocumentsAreRefused() {
    #expect(throws: HTMLError.self) { try HTMLDocument(data: Data(count: HTMLDocument.maximumSize + 1)) }
  }

  /// Whatever a byte is changed to, the result is a document.
  @Test func changedBytesNeverTrap() throws {
    let text = Array(
      "<html><head><style>p.a{color:red}/* x */</style></head><body><p class=a style='font:12px x'>a<b>b</b>&eacute;<table><tr><td>1</table>"
        .utf8)
    var random = SeededGenerator(seed: 42)
    var paragraphs = 0
    for _ in 0..<2000 {
      var bytes = text
      for _ in 0...random.below(4) { bytes[random.below(bytes.count)] = UInt8(random.below(256)) }
      let document = try HTMLDocument(data: Data(bytes))
      let sheet = StyleSheet(document)
      for element in document.root.all("p") {
        paragraphs += 1
        _ = sheet.declarations(of: element, in: [])
      }
    }
    // Most of the changes leave the paragraph as it is.
    #expect(paragraphs > 1000)
  }
}

import Foundation
import Testing

/// Compares the `#Preview`s of the package Samples/Scenes with the catalogue for programs that are compiled without the compiler shim.
@Suite struct SampleCatalogueTests {
  /// A preview as text.
  private struct Entry: Hashable, Comparable, CustomStringConvertible {
    var name: String
    /// The width and the height in points; empty for the default.
    var size: String
    var content: String
    var description: String { "\(name) \(size) { \(content) }" }
    static func < (a: Entry, b: Entry) -> Bool { a.description < b.description }
  }

  /// Returns the calls of a name whose arguments are a title and optionally a size, and whose closure is an expression.
  private static func entries(of call: String, in text: String) throws -> [Entry] {
    let size = #"(?:, (?:size: CGSize|traits: \.fixedLayout)\(width: (\d+), height: (\d+)\))?"#
    let pattern = try Regex(
      #"(?m)^ *\#(call)\("(\w+)"\#(size)\) \{\s*([^{}]+?)\s*\}"#, as: (Substring, Substring, Substring?, Substring?, Substring).self)
    return text.matches(of: pattern).map { match in
      let (_, name, width, height, content) = match.output
      return Entry(name: String(name), size: width.map { "\($0)x\(height ?? "")" } ?? "", content: String(content))
    }
  }

  @Test func theLinkedCatalogueRepeatsThePreviews() throws {
    let folder = "Samples/Scenes/Sources/SampleScenes"
    let catalogue = try SourceTree.text(of: "\(folder)/Linked/SampleScenes.swift")
    let linked = try Self.entries(of: "SampleScene", in: catalogue)
    #expect(linked.count > 30 && linked.count == catalogue.matches(of: /\bSampleScene\(/).count, "an entry is written in another form")
    var previews: [Entry] = []
    for file in try SourceTree.files(in: folder) where !file.path.hasPrefix("\(folder)/Linked/") {
      let entries = try Self.entries(of: "#Preview", in: file.text)
      #expect(entries.count == file.text.matches(of: /#Preview\b/).count, "\(file.path) has a #Preview in another form")
      previews += entries
    }
    #expect(previews.sorted() == linked.sorted())
  }

  /// The command finds the samples as it finds the previews of any project: its own code does not name them.
  @Test func theCommandDoesNotNameTheSamples() throws {
    for file in try SourceTree.files(in: "Sources") where file.imports.contains("SampleScenes") {
      Issue.record("\(file.path) imports SampleScenes")
    }
  }
}

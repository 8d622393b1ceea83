import SwiftSyntax

/// A list of replacements in a text by byte offset. Lines keep their numbers: removed text leaves its line breaks.
struct EditList {
  private struct Edit {
    var range: Range<Int>
    var text: String
  }

  private let source: [UInt8]
  private var edits: [Edit] = []

  init(_ source: [UInt8]) { self.source = source }

  var isEmpty: Bool { edits.isEmpty }

  /// Replaces a node with `text`. If the text has fewer line breaks than the node, the missing ones follow it.
  mutating func replace(_ node: some SyntaxProtocol, with text: String) {
    replace(Self.range(of: node), with: text)
  }

  mutating func replace(_ range: Range<Int>, with text: String) {
    let before = source[range].count { $0 == 0x0A }
    let after = text.utf8.count { $0 == 0x0A }
    edits.append(Edit(range: range, text: text + String(repeating: "\n", count: max(0, before - after))))
  }

  mutating func remove(_ node: some SyntaxProtocol) { replace(node, with: "") }

  /// Inserts a text. Texts at the same offset keep the order of their insertion.
  mutating func insert(_ text: String, at offset: Int) { edits.append(Edit(range: offset..<offset, text: text)) }

  mutating func insert(_ text: String, before node: some SyntaxProtocol) {
    insert(text, at: node.positionAfterSkippingLeadingTrivia.utf8Offset)
  }

  mutating func insert(_ text: String, after node: some SyntaxProtocol) {
    insert(text, at: node.endPositionBeforeTrailingTrivia.utf8Offset)
  }

  /// Returns the text with all replacements applied. If two overlap, the first that was added is used.
  func applied() -> [UInt8] {
    let ordered = edits.enumerated().sorted {
      ($0.element.range.lowerBound, $0.element.range.isEmpty ? 0 : 1, $0.offset)
        < ($1.element.range.lowerBound, $1.element.range.isEmpty ? 0 : 1, $1.offset)
    }
    var result: [UInt8] = []
    result.reserveCapacity(source.count + 1024)
    var end = 0
    for (_, edit) in ordered where edit.range.lowerBound >= end {
      result += source[end..<edit.range.lowerBound]
      result += Array(edit.text.utf8)
      end = edit.range.upperBound
    }
    return result + source[end...]
  }

  /// Returns the range of a node without the surrounding white space and comments.
  static func range(of node: some SyntaxProtocol) -> Range<Int> {
    node.positionAfterSkippingLeadingTrivia.utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset
  }
}

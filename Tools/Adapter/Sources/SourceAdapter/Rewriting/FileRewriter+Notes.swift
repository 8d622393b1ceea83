import SwiftSyntax

extension FileRewriter {
  /// Returns a `#warning` and the offset at which to insert it without adding a line, since it must be the last item of a line: after the
  /// statement or member that contains a node if that ends the line, otherwise in the line above. nil if neither is possible.
  func warning(_ text: String, at node: Syntax) -> (text: String, offset: Int)? {
    let literal = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: " ")
    let warning = "#warning(\"\(literal)\")"
    var next: Syntax? = node
    while let ancestor = next {
      next = ancestor.parent
      guard takesNeighbours(ancestor), let first = ancestor.firstToken(viewMode: .sourceAccurate),
        let last = ancestor.lastToken(viewMode: .sourceAccurate)
      else { continue }
      let range = EditList.range(of: ancestor)
      let following = last.nextToken(viewMode: .sourceAccurate)
      let endsLine = following.map { $0.tokenKind == .endOfFile || $0.leadingTrivia.hasLineBreak } ?? true
      if endsLine, !source[range].contains(0x0A) {
        return ((last.tokenKind == .semicolon ? " " : "; ") + warning, range.upperBound)
      }
      guard first.leadingTrivia.hasLineBreak else { continue }
      if let above = emptyLine(above: range.lowerBound), above >= first.position.utf8Offset { return (warning + " ", above) }
      guard let previous = first.previousToken(viewMode: .sourceAccurate) else { continue }
      let separator = [.leftBrace, .semicolon].contains(previous.tokenKind) ? " " : "; "
      return (separator + warning, previous.endPositionBeforeTrailingTrivia.utf8Offset)
    }
    return nil
  }

  /// Whether other statements or members can be added before and after a node. The only statement of a body may be its value.
  private func takesNeighbours(_ node: Syntax) -> Bool {
    if node.is(MemberBlockItemSyntax.self) { return true }
    guard let list = node.parent?.as(CodeBlockItemListSyntax.self) else { return false }
    return list.parent?.is(SourceFileSyntax.self) == true || list.count > 1 && list.parent?.is(CodeBlockSyntax.self) == true
  }

  /// Returns the beginning of the line above an offset if that line is blank or contains only a comment.
  private func emptyLine(above offset: Int) -> Int? {
    guard let end = source[..<offset].lastIndex(of: 0x0A) else { return nil }
    let start = source[..<end].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    let text = source[start..<end].drop { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }
    return text.isEmpty || text.starts(with: Array("//".utf8)) ? text.startIndex : nil
  }
}

extension Trivia {
  fileprivate var hasLineBreak: Bool { contains { $0.isNewline } }
}

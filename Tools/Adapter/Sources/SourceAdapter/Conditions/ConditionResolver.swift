import SwiftIfConfig
import SwiftParser
import SwiftSyntax

/// Takes `#if` out of a text: the active branch stays, everything else becomes spaces. Offsets and lines stay as they are.
enum ConditionResolver {
  /// - Parameter parsesAll: for tests, the tree is that of a second parse of the whole text.
  static func resolve(_ source: [UInt8], for platform: Platform, parsesAll: Bool = false) -> (source: [UInt8], tree: SourceFileSyntax) {
    guard source.holds("#if") else { return (source, parse(source)) }
    let parsed = source.withUnsafeBufferPointer { Parser.parseIncrementally(source: $0, parseTransition: nil) }
    let tree = parsed.tree
    let finder = ConditionFinder(viewMode: .sourceAccurate)
    finder.walk(tree)
    guard !finder.found.isEmpty else { return (source, tree) }
    let regions = tree.configuredRegions(in: platform)
    var resolved = source
    for node in finder.found {
      // All of it but the active branch. Branches within are found by themselves.
      var kept: [Range<Int>] = []
      if let elements = regions.activeClause(for: node)?.elements { kept = [EditList.range(of: elements)] }
      if kept.first?.isEmpty ?? false { kept = [] }
      var offset = node.positionAfterSkippingLeadingTrivia.utf8Offset
      for range in kept + [node.endPositionBeforeTrailingTrivia.utf8Offset..<Int.max] {
        for index in offset..<range.lowerBound where resolved[index] != 0x0A { resolved[index] = 0x20 }
        offset = range.upperBound
      }
    }
    return (resolved, parsesAll ? parse(resolved) : parse(resolved, after: parsed, finder.found))
  }

  /// Only what had conditions is parsed again.
  private static func parse(_ resolved: [UInt8], after parsed: IncrementalParseResult, _ conditions: [IfConfigDeclSyntax])
    -> SourceFileSyntax
  {
    var edits: [SourceEdit] = []
    for node in conditions where edits.last.map({ $0.range.upperBound <= node.position }) ?? true {
      let range = node.position..<node.endPosition
      let text = String(decoding: resolved[range.lowerBound.utf8Offset..<range.upperBound.utf8Offset], as: UTF8.self)
      edits.append(SourceEdit(range: range, replacement: text))
    }
    guard let changes = try? ConcurrentEdits(concurrent: edits) else { return parse(resolved) }
    let transition = IncrementalParseTransition(previousIncrementalParseResult: parsed, edits: changes)
    return resolved.withUnsafeBufferPointer { Parser.parseIncrementally(source: $0, parseTransition: transition).tree }
  }

  private static func parse(_ source: [UInt8]) -> SourceFileSyntax {
    source.withUnsafeBufferPointer { Parser.parse(source: $0) }
  }
}

private final class ConditionFinder: SyntaxVisitor {
  var found: [IfConfigDeclSyntax] = []

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    found.append(node)
    return .visitChildren
  }
}

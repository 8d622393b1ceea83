import SwiftIfConfig
import SwiftParser
import SwiftSyntax

/// Resolves `#if` in a text: the active branch stays, and everything else becomes spaces. Offsets and lines do not change.
enum ConditionResolver {
  /// - Parameter parsesAll: whether the result is parsed completely instead of incrementally, for tests.
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
      // Everything except the active branch. Nested conditions are visited separately.
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

  /// Parses only the parts again that contained conditions.
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

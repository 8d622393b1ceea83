import SwiftSyntax

/// Digests of a file without the parts on which the compilation of other files cannot depend.
struct SourceOutline: Codable, Equatable {
  /// A digest of the file without the bodies of functions and accessors, the values of variables with an explicit type, and previews. If it
  /// stays the same, the other files of the module need not be recompiled (in debug builds, which do not inline across files).
  var digest = ""
  /// A digest in which the classes, structures, enumerations and actors that the file declares have only their names, modifiers and
  /// attributes. If it stays the same, only files that use one of these types need to be recompiled, and those that depend on these files.
  var frame = ""
  /// The names of these types, without nested ones. nil if other files can use what the file declares without using one of these types.
  var types: [String]?

  init() {}

  /// - Parameter source: the text of the file in UTF-8.
  init(of tree: SourceFileSyntax, _ source: [UInt8]) {
    let bodies = BodyFinder.bodies(of: tree)
    let declared = Set(tree.statements.compactMap { NamedType($0) }.filter { !$0.isExtension }.map(\.name))
    var previews: [Range<Int>] = [], types: [Range<Int>] = []
    var isClosed = true
    for statement in tree.statements {
      if statement.item.isPreview {
        previews.append(statement.range)
      } else if let type = NamedType(statement), declared.contains(type.name), !type.declaresOperators {
        types += type.hidden
      } else if !statement.item.is(ImportDeclSyntax.self) {
        isClosed = false
      }
    }
    digest = Self.digest(source, without: bodies + previews)
    frame = Self.digest(source, without: bodies + previews + types)
    self.types = isClosed ? declared.sorted() : nil
  }

  /// - Parameter hidden: ranges of which one may contain others.
  private static func digest(_ source: [UInt8], without hidden: [Range<Int>]) -> String {
    var seen: [UInt8] = []
    var start = 0
    for range in hidden.sorted(by: { $0.lowerBound < $1.lowerBound }) where range.upperBound > start {
      if range.lowerBound > start { seen += source[start..<range.lowerBound] }
      // Neighbours of what is left out stay apart.
      if seen.last != 0 { seen.append(0) }
      start = range.upperBound
    }
    var digest = ContentDigest()
    digest.add(seen + source[start...])
    return digest.text
  }
}

/// A declaration of a class, structure, enumeration or actor, or an extension of a type.
private struct NamedType {
  let name: String
  let isExtension: Bool
  /// The parts through which only files that use the type depend on it: the whole extension, or the comments before a declaration and what
  /// follows its name.
  let hidden: [Range<Int>]
  /// Whether it declares operators, which other files use without its name.
  let declaresOperators: Bool

  /// - Returns: nil for other declarations, for unfinished ones, and for those with a name of several parts.
  init?(_ statement: CodeBlockItemSyntax) {
    let item = statement.item
    let block: MemberBlockSyntax, name: any SyntaxProtocol
    if let type = item.as(ClassDeclSyntax.self) {
      (block, name) = (type.memberBlock, type.name)
    } else if let type = item.as(StructDeclSyntax.self) {
      (block, name) = (type.memberBlock, type.name)
    } else if let type = item.as(EnumDeclSyntax.self) {
      (block, name) = (type.memberBlock, type.name)
    } else if let type = item.as(ActorDeclSyntax.self) {
      (block, name) = (type.memberBlock, type.name)
    } else if let type = item.as(ExtensionDeclSyntax.self) {
      (block, name) = (type.memberBlock, type.extendedType)
    } else {
      return nil
    }
    self.name = name.trimmedDescription
    guard self.name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }), block.leftBrace.presence == .present,
      block.rightBrace.presence == .present
    else { return nil }
    isExtension = item.is(ExtensionDeclSyntax.self)
    let range = statement.range
    let begin = statement.positionAfterSkippingLeadingTrivia.utf8Offset, end = name.endPositionBeforeTrailingTrivia.utf8Offset
    hidden = isExtension ? [range] : [range.lowerBound..<begin, end..<range.upperBound]
    declaresOperators = block.members.contains { member in
      guard let name = member.decl.as(FunctionDeclSyntax.self)?.name.text else { return false }
      return name.allSatisfy { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "`" }
    }
  }
}

extension CodeBlockItemSyntax {
  /// The bytes of the statement with the comments and spaces before it, and those after it on its line.
  fileprivate var range: Range<Int> { position.utf8Offset..<endPosition.utf8Offset }
}

extension CodeBlockItemSyntax.Item {
  /// Whether this is a `#Preview`, which nothing can use.
  fileprivate var isPreview: Bool {
    (self.as(MacroExpansionDeclSyntax.self)?.macroName ?? self.as(MacroExpansionExprSyntax.self)?.macroName)?.text == "Preview"
  }
}

/// Finds the bodies of functions and accessors, and the values of variables with an explicit type.
private final class BodyFinder: SyntaxVisitor {
  private var hidden: [Range<Int>] = []

  static func bodies(of tree: SourceFileSyntax) -> [Range<Int>] {
    let finder = BodyFinder(viewMode: .sourceAccurate)
    finder.walk(tree)
    return finder.hidden
  }

  private func hide(_ node: some SyntaxProtocol) {
    hidden.append(node.positionAfterSkippingLeadingTrivia.utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset)
  }

  /// Whether other files can contain code from the body of a declaration, or infer a type from it.
  private func isSeen(_ attributes: AttributeListSyntax, _ type: TypeSyntax? = nil) -> Bool {
    let names = attributes.description
    return ["inlin", "transparent", "Emit"].contains { names.contains($0) } || type?.description.contains("some ") == true
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if let body = node.body, !isSeen(node.attributes, node.signature.returnClause?.type) { hide(body) }
    return .skipChildren
  }
  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    if let body = node.body, !isSeen(node.attributes) { hide(body) }
    return .skipChildren
  }
  override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    if let body = node.body { hide(body) }
    return .skipChildren
  }
  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    if !isSeen(node.attributes, node.returnClause.type) { node.accessorBlock.map(hideBodies) }
    return .skipChildren
  }
  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    for binding in node.bindings {
      guard let type = binding.typeAnnotation?.type, !isSeen(node.attributes, type) else { continue }
      if let value = binding.initializer?.value { hide(value) }
      binding.accessorBlock.map(hideBodies)
    }
    return .skipChildren
  }
  private func hideBodies(_ block: AccessorBlockSyntax) {
    if case .accessors(let accessors) = block.accessors {
      for accessor in accessors where !isSeen(accessor.attributes) { accessor.body.map { hide($0) } }
    } else {
      hide(block)
    }
  }
}

import SwiftSyntax

/// A digest of a file without the parts on which the compilation of other files cannot depend: the bodies of functions and accessors, and
/// the values of variables with an explicit type. If the digest stays the same, the other files of the module need not be recompiled (in
/// debug builds, which do not inline across files).
final class SourceOutline: SyntaxVisitor {
  private var hidden: [Range<Int>] = []

  /// - Parameter source: the text of the file in UTF-8.
  static func digest(of tree: SourceFileSyntax, _ source: [UInt8]) -> String {
    let visitor = SourceOutline(viewMode: .sourceAccurate)
    visitor.walk(tree)
    var digest = ContentDigest()
    var start = 0
    for range in visitor.hidden {
      digest.add(Array(source[start..<range.lowerBound]))
      start = range.upperBound
    }
    digest.add(Array(source[start...]))
    return digest.text
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
  /// The body of a `#Preview` is a separate function.
  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.macroName.text == "Preview", let body = node.trailingClosure { hide(body) }
    return .skipChildren
  }
  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    if node.macroName.text == "Preview", let body = node.trailingClosure { hide(body) }
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

import SwiftSyntax

extension FileRewriter {
  /// `(value as AnyObject).doubleValue`: Objective-C looks members of `AnyObject` up by name. Those of numbers and values are theirs here.
  ///
  /// So are those of a variable or a parameter that is declared as `AnyObject`.
  func rewriteDynamicMember(_ node: MemberAccessExprSyntax) {
    if let variable = node.base?.as(DeclReferenceExprSyntax.self), let type = Self.dynamicMembers[node.declName.baseName.text],
      isAnyObject(variable.baseName.text, in: Syntax(node))
    {
      count("member of AnyObject")
      return edits.replace(variable, with: "(\(variable.baseName.text) as Any as! \(type))")
    }
    guard let tuple = node.base?.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let cast = Self.castType(tuple.elements.first!.expression),
      cast.trimmedDescription == "AnyObject", let type = Self.dynamicMembers[node.declName.baseName.text]
    else { return }
    count("member of AnyObject")
    edits.replace(cast, with: "Any as! \(type)")
  }

  /// Whether everything of that name in the file is declared as `AnyObject`.
  private func isAnyObject(_ name: String, in node: Syntax) -> Bool {
    if objectNames == nil {
      let finder = ObjectFinder(viewMode: .sourceAccurate)
      finder.walk(node.root)
      objectNames = finder.objects.subtracting(finder.others)
    }
    return objectNames?.contains(name) ?? false
  }

  /// `CoreFoundation.sqrt(x)` is the function of the type of `x`, which Foundation has on Linux.
  func rewriteModuleName(_ node: MemberAccessExprSyntax) {
    guard let base = node.base?.as(DeclReferenceExprSyntax.self), base.baseName.text == "CoreFoundation",
      !imports.contains("CoreFoundation")
    else { return }
    edits.replace(base, with: "Foundation")
  }

  /// The type of `value as Type`, folded or not.
  private static func castType(_ expression: ExprSyntax) -> TypeSyntax? {
    if let cast = expression.as(AsExprSyntax.self), cast.questionOrExclamationMark == nil { return cast.type }
    guard let sequence = expression.as(SequenceExprSyntax.self), let type = sequence.elements.last?.as(TypeExprSyntax.self),
      let cast = sequence.elements.dropLast().last?.as(UnresolvedAsExprSyntax.self), cast.questionOrExclamationMark == nil
    else { return nil }
    return type.type
  }

  private static let dynamicMembers: [String: String] = {
    let numbers = ["doubleValue", "floatValue", "intValue", "integerValue", "boolValue", "int64Value", "uintValue", "int32Value"]
    let values = ["cgRectValue", "cgPointValue", "cgSizeValue", "uiEdgeInsetsValue", "cgAffineTransformValue"]
    return Dictionary(uniqueKeysWithValues: numbers.map { ($0, "NSNumber") } + values.map { ($0, "NSValue") })
  }()
}

/// Finds names that are declared as `AnyObject`, and those that are declared as something else.
private final class ObjectFinder: SyntaxVisitor {
  var objects: Set<String> = []
  var others: Set<String> = []

  private func take(_ name: String, _ type: TypeSyntax) {
    if ["AnyObject", "AnyObject!"].contains(type.trimmedDescription) { objects.insert(name) } else { others.insert(name) }
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    if let type = node.typeAnnotation?.type { take(node.pattern.trimmedDescription, type) }
    return .visitChildren
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    take((node.secondName ?? node.firstName).text, node.type)
    return .visitChildren
  }
}

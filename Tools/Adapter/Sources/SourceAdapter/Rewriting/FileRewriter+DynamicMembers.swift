import SwiftSyntax

extension FileRewriter {
  /// `(value as AnyObject).doubleValue`: Objective-C looks members of `AnyObject` up by name. Those of numbers and values are theirs here.
  func rewriteDynamicMember(_ node: MemberAccessExprSyntax) {
    guard let tuple = node.base?.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let cast = Self.castType(tuple.elements.first!.expression),
      cast.trimmedDescription == "AnyObject", let type = Self.dynamicMembers[node.declName.baseName.text]
    else { return }
    count("member of AnyObject")
    edits.replace(cast, with: "Any as! \(type)")
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

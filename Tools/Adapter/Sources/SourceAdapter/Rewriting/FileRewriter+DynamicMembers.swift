import SwiftSyntax

extension FileRewriter {
  /// Objective-C looks members of `AnyObject` up by name. Those of numbers and values are theirs here; others are read and called by name at run time,
  /// with the type that the place asks for.
  func rewriteDynamicMember(_ node: MemberAccessExprSyntax) {
    guard mayHoldObjects, let base = node.base else { return }
    let name = node.declName.baseName.text
    if let tuple = base.as(TupleExprSyntax.self), tuple.elements.count == 1, let cast = Self.castType(tuple.elements.first!.expression),
      cast.trimmedDescription == "AnyObject", let type = Self.dynamicMembers[name]
    {
      count("member of AnyObject")
      return edits.replace(cast, with: "Any as! \(type)")
    }
    guard name != "self", !isAssigned(node), !castToProtocols.contains(node.id), dynamicType(of: base) == .object else { return }
    if let type = Self.dynamicMembers[name], isOwn(base) {
      count("member of AnyObject")
      let chain = base.as(OptionalChainingExprSyntax.self)
      let value = chain?.expression ?? base
      edits.insert("(", before: value)
      return edits.insert(" as Any as! \(type)" + (chain == nil ? ")" : "?)"), after: value)
    }
    let call = call(of: node)
    // Another type may have a property of that name: a value of another type than `AnyObject` stays what it is, but a call would not.
    if call != nil, !isOwn(base) { return }
    count("member of AnyObject")
    let value = base.as(OptionalChainingExprSyntax.self)?.expression ?? base
    edits.insert("_vitrineDynamic(", before: value)
    edits.insert(")", after: value)
    if let call { rewriteDynamicCall(call.node, isForced: call.isForced, node) }
  }

  /// Whether the expression is of the type `AnyObject` for certain.
  func isDynamicObject(_ expression: ExprSyntax) -> Bool { mayHoldObjects && dynamicType(of: expression) == .object && isOwn(expression) }

  private func call(of node: MemberAccessExprSyntax) -> (node: FunctionCallExprSyntax, isForced: Bool)? {
    var called = ExprSyntax(node)
    if let parent = node.parent, parent.is(OptionalChainingExprSyntax.self) || parent.is(ForceUnwrapExprSyntax.self) {
      called = parent.cast(ExprSyntax.self)
    }
    guard let call = called.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == called.id else { return nil }
    return (call, called.is(ForceUnwrapExprSyntax.self))
  }

  /// Whether no other type's property can be meant.
  private func isOwn(_ expression: ExprSyntax) -> Bool {
    let inner = Self.withoutCasts(expression)
    guard inner.id == expression.id || expression.is(OptionalChainingExprSyntax.self) || expression.is(ForceUnwrapExprSyntax.self) else {
      return true
    }
    guard let member = inner.as(MemberAccessExprSyntax.self), let base = member.base else { return true }
    return base.trimmedDescription == "self" || dynamicType(of: base) != nil && isOwn(base)
  }

  /// `object.move?(to: x)`: the labels make the selector.
  private func rewriteDynamicCall(_ call: FunctionCallExprSyntax, isForced: Bool, _ node: MemberAccessExprSyntax) {
    guard let left = call.leftParen, call.trailingClosure == nil, !Self.objectMethods.contains(node.declName.baseName.text) else { return }
    let labels = call.arguments.map { $0.label?.text ?? "_" }
    let selector = module.methods(base: node.declName.baseName.text).first { $0.labels == labels && $0.isExposed }?.objectiveCName
    edits.replace(
      EditList.range(of: node.declName).lowerBound..<EditList.range(of: left).upperBound,
      with: "_call(\"\(selector ?? ObjectiveCName.selector(node.declName.baseName.text, labels))\"\(labels.isEmpty ? "" : ", ")")
    for argument in call.arguments {
      if let label = argument.label { edits.remove(label) }
      if let colon = argument.colon { edits.remove(colon) }
    }
    if isForced { edits.insert("!", after: call) }
  }

  /// `abs(x)` in an extension of `CGFloat`: on Linux that type has a static method of the name, which hides the function.
  func rewriteMagnitude(_ node: FunctionCallExprSyntax) {
    guard scopes.scopes.contains(where: { $0.path == "CGFloat" }), let name = node.calledExpression.as(DeclReferenceExprSyntax.self),
      name.baseName.text == "abs"
    else { return }
    edits.insert("Swift.", before: name)
  }

  /// `CoreFoundation.sqrt(x)` is the function of the type of `x`, which Foundation has on Linux. `Foundation.URLSession` is in another module there:
  /// the module that shows all of them is named.
  func rewriteModuleName(_ node: MemberAccessExprSyntax) {
    guard let base = node.base?.as(DeclReferenceExprSyntax.self) else { return }
    if base.baseName.text == "CoreFoundation" {
      edits.replace(base, with: "Foundation")
    } else if base.baseName.text == "Foundation", Self.isOfNetwork(node.declName.baseName.text) {
      edits.replace(base, with: "FoundationNetworking")
    }
  }

  /// The same in a type.
  func rewriteModuleName(_ node: MemberTypeSyntax) {
    guard let base = node.baseType.as(IdentifierTypeSyntax.self), base.name.text == "Foundation", Self.isOfNetwork(node.name.text) else {
      return
    }
    edits.replace(base, with: "FoundationNetworking")
  }

  /// Names of Foundation that stand in `FoundationNetworking` on Linux.
  private static func isOfNetwork(_ name: String) -> Bool {
    let stem = name.hasPrefix("NS") ? String(name.dropFirst(2)) : name
    return [
      "URLSession", "URLRequest", "MutableURLRequest", "URLResponse", "HTTPURLResponse", "HTTPCookie", "URLCache", "CachedURLResponse",
      "URLCredential", "URLProtectionSpace", "URLAuthenticationChallenge", "URLProtocol",
    ].contains { stem == $0 || stem.hasPrefix($0) && stem.dropFirst($0.count).first?.isUppercase == true }
  }

  /// The type of `value as Type`, folded or not.
  private static func castType(_ expression: ExprSyntax) -> TypeSyntax? {
    if let cast = expression.as(AsExprSyntax.self), cast.questionOrExclamationMark == nil { return cast.type }
    guard let sequence = expression.as(SequenceExprSyntax.self), let type = sequence.elements.last?.as(TypeExprSyntax.self),
      let cast = sequence.elements.dropLast().last?.as(UnresolvedAsExprSyntax.self), cast.questionOrExclamationMark == nil
    else { return nil }
    return type.type
  }

  /// Methods that every object has, and `_VitrineDynamicObject`, too.
  private static let objectMethods: Set = ["isEqual", "isKind", "isMember", "responds"]

  private static let dynamicMembers: [String: String] = {
    let numbers = ["doubleValue", "floatValue", "intValue", "integerValue", "boolValue", "int64Value", "uintValue", "int32Value"]
    let values = ["cgRectValue", "cgPointValue", "cgSizeValue", "uiEdgeInsetsValue", "cgAffineTransformValue"]
    return Dictionary(uniqueKeysWithValues: numbers.map { ($0, "NSNumber") } + values.map { ($0, "NSValue") })
  }()
}

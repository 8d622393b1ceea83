import SwiftSyntax

/// Determines which expressions are of the type `AnyObject`, of a metatype, or lists of these, based on the declarations of this module and
/// of the enclosing function.
extension FileRewriter {
  func dynamicType(of expression: ExprSyntax) -> DynamicType? {
    switch expression.kind {
    case .declReferenceExpr: return dynamicType(of: expression.cast(DeclReferenceExprSyntax.self))
    case .memberAccessExpr: return dynamicType(of: expression.cast(MemberAccessExprSyntax.self))
    case .functionCallExpr:
      guard let member = expression.cast(FunctionCallExprSyntax.self).calledExpression.as(MemberAccessExprSyntax.self) else {
        let call = expression.cast(FunctionCallExprSyntax.self)
        guard let name = call.calledExpression.as(DeclReferenceExprSyntax.self) else { return nil }
        if ["unsafeBitCast", "unsafeDowncast"].contains(name.baseName.text) {
          return call.arguments.last?.expression.trimmedDescription == "AnyObject.self" ? .object : nil
        }
        return module.dynamicType(ofMethod: name.baseName.text)
      }
      let name = member.declName.baseName.text
      if let base = member.base, let type = dynamicType(of: base) {
        if Self.elements.contains(name) { return type.element }
        return Self.parts.contains(name) && type != .object ? type : nil
      }
      return module.dynamicType(ofMethod: name)
    case .subscriptCallExpr:
      let node = expression.cast(SubscriptCallExprSyntax.self)
      guard node.arguments.count == 1, node.arguments.first?.label == nil else { return nil }
      return dynamicType(of: node.calledExpression)?.element
    case .optionalChainingExpr: return dynamicType(of: expression.cast(OptionalChainingExprSyntax.self).expression)
    case .forceUnwrapExpr: return dynamicType(of: expression.cast(ForceUnwrapExprSyntax.self).expression)
    case .tupleExpr:
      let elements = expression.cast(TupleExprSyntax.self).elements
      return elements.count == 1 ? elements.first.flatMap { dynamicType(of: $0.expression) } : nil
    case .asExpr, .sequenceExpr:
      if let cast = cast(expression) { return DynamicType(cast.type) }
      // `chosen ?? UIView.self`
      guard let elements = expression.as(SequenceExprSyntax.self)?.elements, elements.count == 3,
        elements.dropFirst().first?.trimmedDescription == "??", let first = elements.first, let last = elements.last
      else { return nil }
      return dynamicType(of: last) ?? dynamicType(of: first)
    default: return nil
    }
  }

  /// Returns the type of `expression as Type`, and the mark of `as?` or `as!`; nil for other expressions. The parser leaves casts in
  /// unfolded sequences.
  func cast(_ expression: ExprSyntax) -> (type: TypeSyntax, mark: TokenSyntax?)? {
    if let cast = expression.as(AsExprSyntax.self) { return (cast.type, cast.questionOrExclamationMark) }
    guard let elements = expression.as(SequenceExprSyntax.self)?.elements, let type = elements.last?.as(TypeExprSyntax.self),
      let cast = elements.dropLast().last?.as(UnresolvedAsExprSyntax.self)
    else { return nil }
    return (type.type, cast.questionOrExclamationMark)
  }

  private static let elements: Set = ["first", "last", "randomElement", "popLast", "removeFirst", "removeLast", "remove", "min", "max"]
  private static let parts: Set = ["filter", "sorted", "reversed", "prefix", "suffix", "dropFirst", "dropLast", "shuffled"]
  /// Methods that pass an element to their closure.
  private static let visits: Set = [
    "map", "compactMap", "flatMap", "forEach", "filter", "first", "last", "contains", "allSatisfy", "firstIndex", "lastIndex", "removeAll",
    "drop", "prefix", "count",
  ]

  private func dynamicType(of node: MemberAccessExprSyntax) -> DynamicType? {
    let name = node.declName.baseName.text
    if name == "self", let base = node.base?.trimmedDescription, base.first?.isUppercase == true { return .metatype(base) }
    if let base = node.base, let type = dynamicType(of: base) {
      switch (type, name) {
      case (.list, "first"), (.list, "last"): return type.element
      case (.dictionary(let value), "values"): return .list(value)
      default: return nil
      }
    }
    return module.dynamicType(ofProperty: name, in: node.base?.trimmedDescription == "self" ? scopes.current?.path : nil)
  }

  private func dynamicType(of name: DeclReferenceExprSyntax) -> DynamicType? {
    let text = name.baseName.text
    // The most frequent names are excluded first, to save time.
    guard text != "self", text != "super", name.argumentNames == nil else { return nil }
    var child = Syntax(name)
    while let ancestor = child.parent {
      if ancestor.is(MemberBlockSyntax.self) { break }
      if let found = dynamicType(of: text, in: ancestor, before: child) { return found }
      child = ancestor
    }
    return module.dynamicType(ofProperty: text, in: scopes.current?.path)
  }

  /// Returns the type of a name that is declared directly in a syntax node, before a child of it; nil if it is not declared there.
  private func dynamicType(of name: String, in scope: Syntax, before child: Syntax) -> DynamicType?? {
    switch scope.kind {
    case .codeBlockItemList: return dynamicType(of: name, in: scope.cast(CodeBlockItemListSyntax.self), before: child)
    case .ifExpr:
      let node = scope.cast(IfExprSyntax.self)
      return child.id == node.elseBody?.id ? nil : dynamicType(of: name, in: node.conditions, before: child)
    case .whileStmt: return dynamicType(of: name, in: scope.cast(WhileStmtSyntax.self).conditions, before: child)
    case .conditionElementList: return dynamicType(of: name, in: scope.cast(ConditionElementListSyntax.self), before: child)
    case .forStmt:
      let loop = scope.cast(ForStmtSyntax.self)
      guard loop.pattern.binds(name), child.id != Syntax(loop.sequence).id else { return nil }
      guard loop.pattern.is(IdentifierPatternSyntax.self) else { return .some(nil) }
      return .some(loop.typeAnnotation.map { DynamicType($0.type) } ?? dynamicType(of: loop.sequence)?.element)
    case .closureExpr:
      let closure = scope.cast(ClosureExprSyntax.self)
      // In `[x = x]` the captured `x` is the outer one.
      guard child.id != closure.signature.map({ Syntax($0).id }) else { return nil }
      if let capture = closure.signature?.capture?.items.first(where: { $0.name.text == name }), let value = capture.initializer?.value {
        return .some(dynamicType(of: value))
      }
      return dynamicType(of: name, in: closure)
    case .switchCase:
      let branch = scope.cast(SwitchCaseSyntax.self)
      guard branch.label.binds(name) else { return nil }
      let patterns = branch.label.as(SwitchCaseLabelSyntax.self)?.caseItems.map(\.pattern) ?? []
      return .some(patterns.lazy.compactMap { self.dynamicType(of: name, boundBy: $0) }.first)
    case .catchClause: return name == "error" || scope.cast(CatchClauseSyntax.self).catchItems.binds(name) ? .some(nil) : nil
    case .functionDecl: return dynamicType(of: name, in: scope.cast(FunctionDeclSyntax.self).signature.parameterClause)
    case .initializerDecl: return dynamicType(of: name, in: scope.cast(InitializerDeclSyntax.self).signature.parameterClause)
    case .subscriptDecl: return dynamicType(of: name, in: scope.cast(SubscriptDeclSyntax.self).parameterClause)
    default: return nil
    }
  }

  private func dynamicType(of name: String, in clause: FunctionParameterClauseSyntax) -> DynamicType?? {
    guard let found = clause.parameters.first(where: { ($0.secondName ?? $0.firstName).text == name }) else { return nil }
    return .some(found.ellipsis == nil ? DynamicType(found.type) : DynamicType(found.type).map { .list($0) })
  }

  private func dynamicType(of name: String, in items: CodeBlockItemListSyntax, before child: Syntax) -> DynamicType?? {
    let end = child.position
    var found: DynamicType??
    // If there are several declarations before the child, the last one is used.
    for item in items {
      guard item.position < end else { break }
      switch item.item {
      case .decl(let declaration):
        guard let variable = declaration.as(VariableDeclSyntax.self) else { continue }
        for binding in variable.bindings where binding.pattern.binds(name) {
          let isName = binding.pattern.is(IdentifierPatternSyntax.self)
          found = .some(isName ? dynamicType(binding.typeAnnotation?.type, binding.initializer?.value) : nil)
        }
      case .stmt(let statement):
        guard let conditions = statement.as(GuardStmtSyntax.self)?.conditions,
          let bound = dynamicType(of: name, in: conditions, before: child)
        else { continue }
        found = .some(bound)
      default: continue
      }
    }
    return found
  }

  private func dynamicType(of name: String, in conditions: ConditionElementListSyntax, before child: Syntax) -> DynamicType?? {
    for condition in conditions.reversed() where condition.endPosition <= child.position {
      if let pattern = condition.condition.as(MatchingPatternConditionSyntax.self)?.pattern, pattern.binds(name) {
        return .some(dynamicType(of: name, boundBy: pattern))
      }
      guard let binding = condition.condition.as(OptionalBindingConditionSyntax.self), binding.pattern.trimmedDescription == name else {
        continue
      }
      guard binding.typeAnnotation != nil || binding.initializer != nil else {
        return .some(binding.pattern.as(IdentifierPatternSyntax.self).flatMap { dynamicType(shadowed: $0) })
      }
      return .some(dynamicType(binding.typeAnnotation?.type, binding.initializer?.value))
    }
    return nil
  }

  /// Returns the type of a name that is bound by `case .name(let value)` or `case let value as Type`.
  private func dynamicType(of name: String, boundBy pattern: PatternSyntax) -> DynamicType? {
    if let binding = pattern.as(ValueBindingPatternSyntax.self) { return dynamicType(of: name, boundBy: binding.pattern) }
    guard let expression = pattern.as(ExpressionPatternSyntax.self)?.expression else { return nil }
    guard let call = expression.as(FunctionCallExprSyntax.self), let member = call.calledExpression.as(MemberAccessExprSyntax.self) else {
      return expression.is(SequenceExprSyntax.self) || expression.is(AsExprSyntax.self) ? dynamicType(of: expression) : nil
    }
    for (index, argument) in call.arguments.enumerated() {
      var bound = argument.expression.as(PatternExprSyntax.self)?.pattern
      if let binding = bound?.as(ValueBindingPatternSyntax.self) { bound = binding.pattern }
      guard (bound?.trimmedDescription ?? argument.expression.trimmedDescription) == name else { continue }
      return module.dynamicType(ofProperty: PropertyFacts.name(ofCase: member.declName.baseName.text, at: index))
    }
    return nil
  }

  /// Returns the type of the outer `x` in `if let x`.
  private func dynamicType(shadowed pattern: IdentifierPatternSyntax) -> DynamicType? {
    var child = Syntax(pattern)
    while let ancestor = child.parent {
      if ancestor.is(MemberBlockSyntax.self) { break }
      if !ancestor.is(IfExprSyntax.self), let found = dynamicType(of: pattern.identifier.text, in: ancestor, before: child) { return found }
      child = ancestor
    }
    return module.dynamicType(ofProperty: pattern.identifier.text)
  }

  private func dynamicType(of name: String, in closure: ClosureExprSyntax) -> DynamicType?? {
    switch closure.signature?.parameterClause {
    case .parameterClause(let list):
      guard let index = list.parameters.enumerated().first(where: { ($0.element.secondName ?? $0.element.firstName).text == name }) else {
        return nil
      }
      return .some(index.element.type.map { DynamicType($0) } ?? visited(by: closure, index.offset))
    case .simpleInput(let list):
      guard let index = list.enumerated().first(where: { $0.element.name.text == name })?.offset else { return nil }
      return .some(visited(by: closure, index))
    default:
      guard name.hasPrefix("$"), let index = Int(name.dropFirst()) else { return nil }
      return .some(visited(by: closure, index))
    }
  }

  /// Returns the type of the element that a method of a list passes to its closure.
  private func visited(by closure: ClosureExprSyntax, _ index: Int) -> DynamicType? {
    let call =
      closure.parent?.as(FunctionCallExprSyntax.self)
      ?? closure.parent?.as(LabeledExprSyntax.self)?.parent?.parent?.as(FunctionCallExprSyntax.self)
    guard index == 0, let member = call?.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base,
      Self.visits.contains(member.declName.baseName.text), case .list(let element) = dynamicType(of: base)
    else { return nil }
    return element
  }

  private func dynamicType(_ type: TypeSyntax?, _ value: ExprSyntax?) -> DynamicType? {
    type.map { DynamicType($0) } ?? value.flatMap { dynamicType(of: $0) }
  }
}

extension SyntaxProtocol {
  /// Whether a pattern binds that name.
  fileprivate func binds(_ name: String) -> Bool {
    if kind == .identifierPattern { return Syntax(self).cast(IdentifierPatternSyntax.self).identifier.text == name }
    return children(viewMode: .sourceAccurate).contains { $0.binds(name) }
  }
}

extension ModuleFacts {
  /// Returns the type of a type's property; if the type has no such property, the common type of all properties with that name in the
  /// module.
  func dynamicType(ofProperty name: String, in owner: String? = nil) -> DynamicType? {
    let properties = properties(named: name)
    if properties.isEmpty, importedObjects.contains(name) { return .object }
    if let own = properties.first(where: { $0.owner == owner }) { return own.dynamicType }
    guard let type = properties.first?.dynamicType, properties.allSatisfy({ $0.dynamicType == type }) else { return nil }
    return type
  }

  func dynamicType(ofMethod name: String) -> DynamicType? {
    let methods = methods(base: name)
    guard let type = methods.first?.dynamicType, methods.allSatisfy({ $0.dynamicType == type }) else { return nil }
    return type
  }
}

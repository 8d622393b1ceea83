import SwiftSyntax

extension FileRewriter {
  /// `T()` where a generic parameter is constrained to a class, `type(of: self).init()` and `cls.init()`: on Linux Swift asks for initialisers that
  /// are `required`. `_vitrineNew` calls those of `NSObject`, `UIView`, `UIViewController` and cells as Objective-C does.
  func rewriteInstance(_ node: FunctionCallExprSyntax) {
    guard module.usesUIKit, let parenthesis = node.leftParen, node.trailingClosure == nil else { return }
    let labels = node.arguments.map { $0.label?.text ?? "_" }
    guard let base = Self.baseOfInitializer[labels], let made = instance(node),
      let known = module.frameworkClass(of: made.type, in: scopes.current?.path), FrameworkClasses.isClass(known, below: base),
      !module.hasRequiredInitializer(made.type, in: scopes.current?.path, labels)
    else { return }
    count("init of a metatype")
    edits.insert("_vitrineNew(", before: made.metatype)
    edits.replace(
      made.metatype.endPositionBeforeTrailingTrivia.utf8Offset..<parenthesis.endPositionBeforeTrailingTrivia.utf8Offset,
      with: (made.isName ? ".self" : "") + (labels.isEmpty ? "" : ", "))
  }

  /// The class that declares an initialiser, by its labels.
  private static let baseOfInitializer: [[String]: String] = [
    [String](): "NSObject", ["frame"]: "UIView", ["style", "reuseIdentifier"]: "UITableViewCell",
    ["reuseIdentifier"]: "UITableViewHeaderFooterView", ["nibName", "bundle"]: "UIViewController",
    ["identifier", "source", "destination"]: "UIStoryboardSegue", ["target", "action"]: "UIGestureRecognizer",
    ["presentedViewController", "presenting"]: "UIPresentationController",
  ]

  private struct Instance {
    var metatype: ExprSyntax
    /// `T`, not a value such as `type(of: self)`.
    var isName: Bool
    /// The name of a class above the object's.
    var type: String
  }

  private func instance(_ node: FunctionCallExprSyntax) -> Instance? {
    if let name = node.calledExpression.as(DeclReferenceExprSyntax.self) {
      return classOfParameter(name).map { Instance(metatype: ExprSyntax(name), isName: true, type: $0) }
    }
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "init",
      let base = member.base
    else { return nil }
    if let name = base.as(DeclReferenceExprSyntax.self), let type = classOfParameter(name) {
      return Instance(metatype: base, isName: true, type: type)
    }
    return metatype(base).map { Instance(metatype: base, isName: false, type: $0) }
  }

  /// The class that a generic parameter around is constrained to; for `Self` that of the type around.
  private func classOfParameter(_ name: DeclReferenceExprSyntax) -> String? {
    guard let first = name.baseName.text.first, first.isUppercase, name.argumentNames == nil else { return nil }
    return classOfParameter(name.baseName.text, at: name)
  }

  private func classOfParameter(_ name: String, at node: some SyntaxProtocol, depth: Int = 0) -> String? {
    var next = node.parent
    while let place = next {
      next = place.parent
      guard let generics = place.genericConstraints(module) else { continue }
      if let found = generics[name] {
        if let type = found.first(where: { module.frameworkClass(of: $0, in: scopes.current?.path) != nil }) { return type }
        // Another parameter.
        guard depth < 4 else { return nil }
        return found.lazy.compactMap { self.classOfParameter($0, at: node, depth: depth + 1) }.first
      }
      if name == "Self", place.is(ClassDeclSyntax.self) || place.is(ExtensionDeclSyntax.self) { return scopes.current?.path }
    }
    return nil
  }

  /// The class of a metatype's value.
  private func metatype(_ expression: ExprSyntax) -> String? {
    if let call = expression.as(FunctionCallExprSyntax.self), call.calledExpression.trimmedDescription == "type",
      let argument = call.arguments.first, argument.label?.text == "of", argument.expression.trimmedDescription == "self"
    {
      return scopes.current?.kind == .protocol ? classOfParameter("Self", at: expression) : scopes.current?.path
    }
    if let name = expression.as(DeclReferenceExprSyntax.self) {
      if name.baseName.tokenKind == .keyword(.self) { return isInStaticMember(name) ? classOfParameter("Self", at: name) : nil }
      let variable = VariableFinder.metatype(of: name.baseName.text, at: name)
      guard variable.isFound else { return property(name.baseName.text, at: name) }
      return variable.type.flatMap { $0.contains("#") ? property($0, at: name) : named($0, at: name) }
    }
    if let member = expression.as(MemberAccessExprSyntax.self), let base = member.base?.as(DeclReferenceExprSyntax.self),
      base.baseName.tokenKind == .keyword(.self)
    {
      return property(member.declName.baseName.text, at: member)
    }
    if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
      return VariableFinder.metatype(only.expression).flatMap { named($0, at: expression) }
    }
    return nil
  }

  private func property(_ name: String, at node: some SyntaxProtocol) -> String? {
    module.metatype(ofProperty: name).flatMap { named($0, at: node) }
  }

  private func named(_ type: String, at node: some SyntaxProtocol) -> String? {
    if let type = classOfParameter(type, at: node) { return type }
    return module.frameworkClass(of: type, in: scopes.current?.path).map { _ in type }
  }

  private func isInStaticMember(_ node: some SyntaxProtocol) -> Bool {
    var next = node.parent
    while let place = next {
      if let function = place.as(FunctionDeclSyntax.self) { return function.modifiers.isStatic }
      if let variable = place.as(VariableDeclSyntax.self), variable.parent?.is(MemberBlockItemSyntax.self) == true {
        return variable.modifiers.isStatic
      }
      if place.is(InitializerDeclSyntax.self) || place.is(MemberBlockSyntax.self) { return false }
      next = place.parent
    }
    return false
  }
}

/// Finds what a local name of a metatype stands for.
private enum VariableFinder {
  /// - Returns: whether there is such a variable or parameter around, and the `X` of its type `X.Type`.
  static func metatype(of name: String, at node: some SyntaxProtocol) -> (isFound: Bool, type: String?) {
    var next = node.parent
    var child = Syntax(node)
    while let place = next {
      if place.is(MemberBlockSyntax.self) { break }
      if let result = declared(name, in: place, before: child) { return (true, result) }
      child = place
      next = place.parent
    }
    return (false, nil)
  }

  /// nil: the name is not declared here.
  private static func declared(_ name: String, in place: Syntax, before child: Syntax) -> String?? {
    if let items = place.as(CodeBlockItemListSyntax.self) {
      for item in items.reversed() where item.position < child.position {
        if let variable = item.item.as(VariableDeclSyntax.self) {
          for binding in variable.bindings where binding.pattern.trimmedDescription == name {
            return .some(metatype(binding.typeAnnotation?.type, binding.initializer?.value))
          }
        } else if let conditions = item.item.as(StmtSyntax.self)?.as(GuardStmtSyntax.self)?.conditions,
          let found = declared(name, in: conditions)
        {
          return .some(found)
        }
      }
    } else if let label = place.as(SwitchCaseSyntax.self)?.label.as(SwitchCaseLabelSyntax.self) {
      return label.caseItems.lazy.compactMap { valueOfCase(name, $0.pattern) }.first.map { .some($0) }
    } else if let conditions = place.as(IfExprSyntax.self)?.conditions ?? place.as(WhileStmtSyntax.self)?.conditions {
      return declared(name, in: conditions)
    } else if let loop = place.as(ForStmtSyntax.self), loop.pattern.trimmedDescription == name {
      return .some(nil)
    } else if let closure = place.as(ClosureExprSyntax.self), let clause = closure.signature?.parameterClause {
      if case .parameterClause(let list) = clause,
        let found = list.parameters.first(where: { ($0.secondName ?? $0.firstName).text == name })
      {
        return .some(metatype(found.type, nil))
      }
      if case .simpleInput(let list) = clause, list.contains(where: { $0.name.text == name }) { return .some(nil) }
    }
    let parameters =
      place.as(FunctionDeclSyntax.self)?.signature.parameterClause ?? place.as(InitializerDeclSyntax.self)?.signature.parameterClause
      ?? place.as(SubscriptDeclSyntax.self)?.parameterClause
    if let found = parameters?.parameters.first(where: { ($0.secondName ?? $0.firstName).text == name }) {
      return .some(metatype(found.type, nil))
    }
    return nil
  }

  private static func declared(_ name: String, in conditions: ConditionElementListSyntax) -> String?? {
    for condition in conditions {
      if let pattern = condition.condition.as(MatchingPatternConditionSyntax.self)?.pattern, let found = valueOfCase(name, pattern) {
        return .some(found)
      }
      guard let binding = condition.condition.as(OptionalBindingConditionSyntax.self), binding.pattern.trimmedDescription == name else {
        continue
      }
      return .some(metatype(binding.typeAnnotation?.type, binding.initializer?.value))
    }
    return nil
  }

  /// The name of what `case .name(let value)` binds, as the facts have it; nil where the pattern does not bind the variable.
  private static func valueOfCase(_ name: String, _ pattern: PatternSyntax) -> String? {
    if let binding = pattern.as(ValueBindingPatternSyntax.self) { return valueOfCase(name, binding.pattern) }
    guard let call = pattern.as(ExpressionPatternSyntax.self)?.expression.as(FunctionCallExprSyntax.self),
      let member = call.calledExpression.as(MemberAccessExprSyntax.self)
    else { return nil }
    for (index, argument) in call.arguments.enumerated() {
      var bound = argument.expression.as(PatternExprSyntax.self)?.pattern
      if let binding = bound?.as(ValueBindingPatternSyntax.self) { bound = binding.pattern }
      let text = bound?.trimmedDescription ?? argument.expression.trimmedDescription
      if text == name { return PropertyFacts.name(ofCase: member.declName.baseName.text, at: index) }
    }
    return nil
  }

  private static func metatype(_ type: TypeSyntax?, _ value: ExprSyntax?) -> String? {
    type.map(\.metatypeInstance) ?? value.flatMap { metatype($0) }
  }

  /// Of `UIView.self`, `value as! UIView.Type`.
  static func metatype(_ expression: ExprSyntax) -> String? {
    if let sequence = expression.as(SequenceExprSyntax.self) {
      let elements = Array(sequence.elements)
      guard elements.count == 3, elements[1].is(UnresolvedAsExprSyntax.self) else { return nil }
      return elements[2].as(TypeExprSyntax.self)?.type.metatypeInstance
    }
    if let member = expression.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "self", let base = member.base,
      base.trimmedDescription.first?.isUppercase == true
    {
      return base.trimmedDescription
    }
    return nil
  }
}

extension TypeSyntax {
  /// `X` of `X.Type`.
  var metatypeInstance: String? {
    guard let type = self.as(MetatypeTypeSyntax.self), type.metatypeSpecifier.text == "Type" else { return nil }
    return type.baseType.nameWithoutArguments
  }

  /// The names of a composition.
  var composedNames: [String] {
    self.as(CompositionTypeSyntax.self)?.elements.map(\.type.nameWithoutArguments) ?? [nameWithoutArguments]
  }
}

extension SyntaxProtocol {
  /// What the generic parameters that this declaration has must be; nil for what is no declaration with such.
  fileprivate func genericConstraints(_ module: ModuleFacts) -> [String: [String]]? {
    let node = Syntax(self)
    switch node.kind {
    case .functionDecl:
      let node = node.cast(FunctionDeclSyntax.self)
      return .constraints(node.genericParameterClause, node.genericWhereClause)
    case .initializerDecl:
      let node = node.cast(InitializerDeclSyntax.self)
      return .constraints(node.genericParameterClause, node.genericWhereClause)
    case .subscriptDecl:
      let node = node.cast(SubscriptDeclSyntax.self)
      return .constraints(node.genericParameterClause, node.genericWhereClause)
    case .classDecl:
      let node = node.cast(ClassDeclSyntax.self)
      return .constraints(node.genericParameterClause, node.genericWhereClause)
    case .structDecl:
      let node = node.cast(StructDeclSyntax.self)
      return .constraints(node.genericParameterClause, node.genericWhereClause)
    case .enumDecl:
      let node = node.cast(EnumDeclSyntax.self)
      return .constraints(node.genericParameterClause, node.genericWhereClause)
    case .actorDecl:
      let node = node.cast(ActorDeclSyntax.self)
      return .constraints(node.genericParameterClause, node.genericWhereClause)
    case .extensionDecl:
      let node = node.cast(ExtensionDeclSyntax.self)
      var result: [String: [String]] = .constraints(nil, node.genericWhereClause)
      let type = module.type(named: node.extendedType.nameWithoutArguments)
      result.merge(type?.generics ?? [:], uniquingKeysWith: +)
      return result
    default: return nil
    }
  }
}

extension [String: [String]] {
  /// Of generic parameters and a `where` clause.
  static func constraints(_ parameters: GenericParameterClauseSyntax?, _ requirements: GenericWhereClauseSyntax?) -> Self {
    var result: Self = [:]
    for parameter in parameters?.parameters ?? [] {
      result[parameter.name.text] = parameter.inheritedType?.composedNames ?? []
    }
    for requirement in requirements?.requirements ?? [] {
      guard case .conformanceRequirement(let conformance) = requirement.requirement else { continue }
      result[conformance.leftType.trimmedDescription, default: []] += conformance.rightType.composedNames
    }
    return result
  }
}

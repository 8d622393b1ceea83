import SwiftSyntax

extension FileRewriter {
  /// Makes the accessors of an extension's property look for overrides by name. The key of the getter is the property's name; that of the
  /// setter ends in `=`.
  func openForOverrides(_ node: VariableDeclSyntax, _ binding: PatternBindingSyntax, _ name: String) {
    guard let scope = scopes.current, let type = binding.typeAnnotation?.type.castable, let block = binding.accessorBlock,
      let property = module.property(name, of: scope.path), module.opens(extensionProperty: property)
    else { return }
    let getter =
      " if let _vitrineOverride = _vitrineOverride(self, \"\(name)\") { return _vitrineResult(_vitrineOverride([]), as: (\(type)).self) };"
    switch block.accessors {
    case .getter(let statements):
      edits.insert(getter, after: block.leftBrace)
      returnOnlyExpression(of: statements, type)
    case .accessors(let accessors):
      for accessor in accessors {
        guard let body = accessor.body else { continue }
        if accessor.accessorSpecifier.tokenKind == .keyword(.get) {
          edits.insert(getter, after: body.leftBrace)
          returnOnlyExpression(of: body.statements, type)
        } else {
          let value = accessor.parameters?.name.text ?? "newValue"
          edits.insert(
            " if let _vitrineOverride = _vitrineOverride(self, \"\(name)=\") { _ = _vitrineOverride([\(value)]); return };",
            after: body.leftBrace)
        }
      }
    @unknown default: break
    }
  }

  /// - Returns: whether the property overrides one of an extension that looks for overrides by name.
  func rewriteOverrideOfExtension(_ node: VariableDeclSyntax, _ binding: PatternBindingSyntax, _ name: String) -> Bool {
    guard let scope = scopes.current, !node.modifiers.isStatic, let type = binding.typeAnnotation?.type, let castable = type.castable,
      let block = binding.accessorBlock, module.openExtension(ofProperty: name, above: scope.path) != nil
    else { return false }
    count("override of an extension's member")
    let hidden = "_vitrine_\(scope.path.replacing(".", with: "_"))_\(name)"
    var isSettable = false
    if case .accessors(let accessors) = block.accessors {
      guard accessors.allSatisfy({ [.keyword(.get), .keyword(.set)].contains($0.accessorSpecifier.tokenKind) }) else { return false }
      isSettable = accessors.contains { $0.accessorSpecifier.tokenKind == .keyword(.set) }
    }
    registrations.add("c.override(\"\(name)\") { o, _ in return o.\(hidden) }")
    if isSettable { registrations.add("c.override(\"\(name)=\") { o, a in o.\(hidden) = try a.value(0) as \(castable); return nil }") }
    for modifier in node.modifiers where !modifier.isKind { edits.remove(modifier) }
    edits.replace(binding.pattern, with: hidden)
    let finder = SuperPropertyFinder(name: name)
    finder.walk(block)
    for (receiver, isSet) in finder.found {
      redirected[receiver.id] = "_vitrineAbove(\(scope.path).self, \"\(name)\(isSet ? "=" : "")\", self)"
    }
    return true
  }

  /// Adds `return` to a single expression that is no longer the whole body.
  func returnOnlyExpression(of statements: CodeBlockItemListSyntax, _ result: String) {
    guard !["Void", "()"].contains(result), statements.isOneValue, let only = statements.first else { return }
    edits.insert("return ", before: only)
  }
}

extension CodeBlockItemListSyntax {
  /// Whether the statements are a single expression, which is the value of the body. This can be an `if` or `switch` whose branches are
  /// expressions.
  fileprivate var isOneValue: Bool {
    guard count == 1, let item = first?.item else { return false }
    if let statement = item.as(StmtSyntax.self)?.as(ExpressionStmtSyntax.self) { return statement.expression.isBranchedValue }
    guard let expression = item.as(ExprSyntax.self) else { return false }
    // A call that never returns has no value.
    if let call = expression.as(FunctionCallExprSyntax.self),
      ["fatalError", "preconditionFailure", "abort", "exit"].contains(call.calledExpression.trimmedDescription)
    {
      return false
    }
    return expression.is(IfExprSyntax.self) || expression.is(SwitchExprSyntax.self) ? expression.isBranchedValue : true
  }
}

extension ExprSyntax {
  fileprivate var isBranchedValue: Bool {
    if let node = self.as(IfExprSyntax.self) {
      guard node.body.statements.isOneValue else { return false }
      switch node.elseBody {
      case .codeBlock(let block): return block.statements.isOneValue
      case .ifExpr(let next): return ExprSyntax(next).isBranchedValue
      default: return false
      }
    }
    guard let node = self.as(SwitchExprSyntax.self) else { return false }
    return node.cases.allSatisfy { $0.as(SwitchCaseSyntax.self)?.statements.isOneValue ?? false }
  }
}

private final class SuperPropertyFinder: SyntaxVisitor {
  let name: String
  /// Each use of `super`, and whether the property is set there.
  var found: [(SuperExprSyntax, isSet: Bool)] = []

  init(name: String) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.declName.baseName.text == name, let receiver = node.base?.as(SuperExprSyntax.self) else { return .visitChildren }
    let list = node.parent?.as(ExprListSyntax.self)
    let isSet = list?.first?.id == node.id && list?.dropFirst().first?.is(AssignmentExprSyntax.self) == true
    found.append((receiver, isSet))
    return .visitChildren
  }
}

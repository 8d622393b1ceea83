import SwiftSyntax

extension FileRewriter {
  /// Rewrites `T()` for a generic parameter constrained to a class, `type(of: self).init()` and `cls.init()`, for which Swift on Linux
  /// needs `required` initializers. `_vitrineNew` calls the initializers of `NSObject`, `UIView`, `UIViewController` and cells as
  /// Objective-C does.
  func rewriteInstance(_ node: FunctionCallExprSyntax) {
    guard let parenthesis = node.leftParen, node.trailingClosure == nil else { return }
    let labels = node.arguments.map { $0.label?.text ?? "_" }
    guard let base = Self.baseOfInitializer[labels], let made = instance(node),
      let known = module.frameworkClass(of: made.type, in: scopes.current?.path), FrameworkClasses.isClass(known, below: base),
      module.usesUIKit || FrameworkClasses.isClass(known, below: "Formatter"),
      !module.hasRequiredInitializer(made.type, in: scopes.current?.path, labels)
    else { return }
    count("init of a metatype")
    makesInstances = true
    edits.insert("_vitrineNew(", before: made.metatype)
    edits.replace(
      made.metatype.endPositionBeforeTrailingTrivia.utf8Offset..<parenthesis.endPositionBeforeTrailingTrivia.utf8Offset,
      with: (made.isName ? ".self" : "") + (labels.isEmpty ? "" : ", "))
  }

  /// Rewrites `.init()` as the result of a function, where the result is a generic parameter or an associated type that is a class.
  func rewriteImplicitInstance(_ node: FunctionCallExprSyntax) {
    guard module.usesUIKit, let parenthesis = node.leftParen, node.arguments.isEmpty, node.trailingClosure == nil,
      let member = node.calledExpression.as(MemberAccessExprSyntax.self), member.base == nil, member.declName.baseName.text == "init",
      let result = node.typeOfResult, let known = classOfParameter(result, at: node) ?? classOfAssociatedType(result),
      module.frameworkClass(of: known, in: scopes.current?.path) != nil,
      !module.hasRequiredInitializer(known, in: scopes.current?.path, [])
    else { return }
    count("init of a metatype")
    edits.replace(
      node.positionAfterSkippingLeadingTrivia.utf8Offset..<parenthesis.endPositionBeforeTrailingTrivia.utf8Offset,
      with: "_vitrineNew(\(result).self")
  }

  /// Returns the class to which the protocols of this module constrain an associated type with that name; nil if they do not agree.
  private func classOfAssociatedType(_ name: String) -> String? {
    guard module.type(named: name) == nil else { return nil }
    let classes = module.types.values.filter { $0.kind == .protocol }.compactMap { type in
      type.generics[name]?.first { module.frameworkClass(of: $0, in: type.path) != nil }
    }
    return Set(classes).count == 1 ? classes.first : nil
  }

  /// Rewrites `cls.init` when it is passed as a function. Supports initializers without labels, and those of views and controllers.
  func rewriteInitializerReference(_ node: MemberAccessExprSyntax) {
    guard module.usesUIKit, node.declName.baseName.text == "init", node.declName.argumentNames == nil, let base = node.base,
      node.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id != ExprSyntax(node).id, let made = instance(base),
      module.frameworkClass(of: made.type, in: scopes.current?.path) != nil,
      !module.hasRequiredInitializer(made.type, in: scopes.current?.path, [])
    else { return }
    count("init of a metatype")
    edits.insert("_vitrineInit(", before: base)
    edits.replace(
      base.endPositionBeforeTrailingTrivia.utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset,
      with: made.isName ? ".self)" : ")")
  }

  /// The class that declares an initializer, by the initializer's labels.
  private static let baseOfInitializer: [[String]: String] = [
    [String](): "NSObject", ["frame"]: "UIView", ["style", "reuseIdentifier"]: "UITableViewCell",
    ["reuseIdentifier"]: "UITableViewHeaderFooterView", ["nibName", "bundle"]: "UIViewController",
    ["identifier", "source", "destination"]: "UIStoryboardSegue",
    ["identifier", "source", "destination", "performHandler"]: "UIStoryboardSegue", ["target", "action"]: "UIGestureRecognizer",
    ["presentedViewController", "presenting"]: "UIPresentationController",
    ["rootViewController"]: "UINavigationController", ["navigationBarClass", "toolbarClass"]: "UINavigationController",
    ["style"]: "UITableViewController", ["collectionViewLayout"]: "UICollectionViewController", ["frame", "style"]: "UITableView",
    ["frame", "collectionViewLayout"]: "UICollectionView", ["image"]: "UIImageView", ["frame", "textContainer"]: "UITextView",
    ["windowScene"]: "UIWindow", ["type"]: "UIButton",
  ]

  private struct Instance {
    var metatype: ExprSyntax
    /// Whether the metatype is a name such as `T`, not a value such as `type(of: self)`.
    var isName: Bool
    /// The name of a superclass of the object's class.
    var type: String
  }

  private func instance(_ node: FunctionCallExprSyntax) -> Instance? {
    if let name = node.calledExpression.as(DeclReferenceExprSyntax.self) {
      return classOfParameter(name).map { Instance(metatype: ExprSyntax(name), isName: true, type: $0) }
    }
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "init",
      let base = member.base
    else { return nil }
    return instance(base)
  }

  /// Returns the metatype to which an expression refers.
  private func instance(_ base: ExprSyntax) -> Instance? {
    if let name = base.as(DeclReferenceExprSyntax.self), let type = classOfParameter(name) {
      return Instance(metatype: base, isName: true, type: type)
    }
    return metatype(base).map { Instance(metatype: base, isName: false, type: $0) }
  }

  /// Returns the class to which an enclosing generic parameter is constrained; for `Self`, the enclosing type.
  private func classOfParameter(_ name: DeclReferenceExprSyntax) -> String? {
    guard let first = name.baseName.text.first, first.isUppercase, name.argumentNames == nil else { return nil }
    return classOfParameter(name.baseName.text, at: name)
  }

  private func classOfParameter(_ name: String, at node: some SyntaxProtocol, depth: Int = 0) -> String? {
    var next = node.parent
    while let ancestor = next {
      next = ancestor.parent
      guard let generics = ancestor.genericConstraints(module) else { continue }
      if let found = generics[name] {
        if let type = found.first(where: { module.frameworkClass(of: $0, in: scopes.current?.path) != nil }) { return type }
        // The constraint may be another parameter.
        guard depth < 4 else { return nil }
        return found.lazy.compactMap { self.classOfParameter($0, at: node, depth: depth + 1) }.first
      }
      if name == "Self", ancestor.is(ClassDeclSyntax.self) || ancestor.is(ExtensionDeclSyntax.self) { return scopes.current?.path }
    }
    return nil
  }

  /// Returns the class of a metatype value.
  private func metatype(_ expression: ExprSyntax) -> String? {
    if let call = expression.as(FunctionCallExprSyntax.self), call.calledExpression.trimmedDescription == "type",
      let argument = call.arguments.first, argument.label?.text == "of", argument.expression.trimmedDescription == "self"
    {
      return scopes.current?.kind == .protocol ? classOfParameter("Self", at: expression) : scopes.current?.path
    }
    if let name = expression.as(DeclReferenceExprSyntax.self), name.baseName.tokenKind == .keyword(.self) {
      return isInStaticMember(name) ? classOfParameter("Self", at: name) : nil
    }
    // `c?.init()` is nil if `c` is nil.
    guard !expression.is(OptionalChainingExprSyntax.self), case .metatype(let type) = dynamicType(of: expression) else { return nil }
    return named(type, at: expression)
  }

  private func named(_ type: String, at node: some SyntaxProtocol) -> String? {
    if let type = classOfParameter(type, at: node) { return type }
    return module.frameworkClass(of: type, in: scopes.current?.path).map { _ in type }
  }

  private func isInStaticMember(_ node: some SyntaxProtocol) -> Bool {
    var next = node.parent
    while let ancestor = next {
      if let function = ancestor.as(FunctionDeclSyntax.self) { return function.modifiers.isStatic }
      if let variable = ancestor.as(VariableDeclSyntax.self), variable.parent?.is(MemberBlockItemSyntax.self) == true {
        return variable.modifiers.isStatic
      }
      if ancestor.is(InitializerDeclSyntax.self) || ancestor.is(MemberBlockSyntax.self) { return false }
      next = ancestor.parent
    }
    return false
  }
}

extension FunctionCallExprSyntax {
  /// The name of the type that a function returns, if this call is its result.
  fileprivate var typeOfResult: String? {
    var item = parent
    let isReturned = item?.is(ReturnStmtSyntax.self) == true
    if isReturned { item = item?.parent }
    guard let item = item?.as(CodeBlockItemSyntax.self), let items = item.parent?.as(CodeBlockItemListSyntax.self),
      isReturned || items.count == 1, let function = items.parent?.parent?.as(FunctionDeclSyntax.self)
    else { return nil }
    return function.signature.returnClause?.type.as(IdentifierTypeSyntax.self)?.name.text
  }
}

extension TypeSyntax {
  /// The names in a composition.
  var composedNames: [String] {
    self.as(CompositionTypeSyntax.self)?.elements.map(\.type.nameWithoutArguments) ?? [nameWithoutArguments]
  }
}

extension SyntaxProtocol {
  /// Returns the constraints of the generic parameters of this declaration; nil if the node does not declare any.
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
      let name = node.extendedType.nameWithoutArguments
      let generics = module.type(named: name)?.generics ?? module.importedGenerics[name.lastComponent]
      result.merge(generics ?? [:], uniquingKeysWith: +)
      return result
    default: return nil
    }
  }
}

extension [String: [String]] {
  /// Returns the constraints of generic parameters and a `where` clause.
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

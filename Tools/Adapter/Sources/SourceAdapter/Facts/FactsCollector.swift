import SwiftSyntax

/// Collects the declarations of a file.
final class FactsCollector: SyntaxVisitor {
  private(set) var facts = FileFacts()
  private var scopes = ScopeStack()
  private let source: [UInt8]

  /// - Parameter source: the text of the tree.
  static func facts(of tree: SourceFileSyntax, _ source: [UInt8]) -> FileFacts {
    let collector = FactsCollector(source)
    collector.walk(tree)
    collector.facts.expectsFailures = source.holds("XCTExpectFailure")
    collector.facts.associatesObjects = source.holds("objc_setAssociatedObject")
    return collector.facts
  }

  private init(_ source: [UInt8]) {
    self.source = source
    super.init(viewMode: .sourceAccurate)
  }

  // MARK: Function bodies

  /// Visits a body only if it may declare a type, which few bodies do.
  private func visit(body: some SyntaxProtocol) -> SyntaxVisitorContinueKind {
    source.holds(["class", "struct", "enum", "actor", "protocol"], in: EditList.range(of: body)) ? .visitChildren : .skipChildren
  }
  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { visit(body: node) }
  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { visit(body: node) }
  override func visit(_ node: InitializerClauseSyntax) -> SyntaxVisitorContinueKind { visit(body: node) }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { visit(body: node) }
  override func visit(_ node: CodeBlockItemListSyntax) -> SyntaxVisitorContinueKind {
    scopes.enter(node)
    return .visitChildren
  }
  override func visitPost(_ node: CodeBlockItemListSyntax) { scopes.leave(node) }
  override func visit(_ node: AttributeListSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: FunctionSignatureSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  // MARK: Declarations

  private func enter(
    _ node: some DeclGroupSyntax & NamedDeclSyntax & WithGenericParametersSyntax, _ kind: TypeFacts.Kind
  ) -> SyntaxVisitorContinueKind {
    enter(node, kind, isGeneric: node.genericParameterClause != nil, .constraints(node.genericParameterClause, node.genericWhereClause))
    return .visitChildren
  }

  private func enter(
    _ node: some DeclGroupSyntax & NamedDeclSyntax, _ kind: TypeFacts.Kind, isGeneric: Bool, _ constraints: [String: [String]]
  ) {
    let (modifiers, attributes, members) = (node.modifiers, node.attributes, node.memberBlock)
    scopes.enter(node.name.text, kind, isGeneric: isGeneric, modifiers: modifiers, attributes: attributes)
    guard let scope = scopes.current else { return }
    facts.types.append(
      TypeFacts(
        path: scope.path, kind: kind, inherited: node.inheritanceClause?.inheritedTypes.map { $0.type.nameWithoutArguments } ?? [],
        isGeneric: scopes.isGeneric, isLocal: scopes.isInFunction, isHidden: scope.isHidden,
        isPublic: modifiers.isPublic, exposesMembers: scope.exposesMembers, isMainActor: scope.isMainActor,
        objectiveCName: attributes.objectiveCName,
        generics: constraints, requiredInitializers: members.requiredInitializers,
        requiresEmptyInitializer: kind == .protocol && members.emptyInitializer != nil,
        making: kind == .class ? members.making : MakingFacts()))
  }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    if scopes.current == nil, !scopes.isInFunction, node.genericParameterClause == nil {
      facts.aliases[node.name.text] = node.initializer.value.composedNames.joined(separator: "&")
    }
    return .skipChildren
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    if let first = node.path.first { facts.imports.insert(first.name.text) }
    return .skipChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, .class) }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, .struct) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, .enum) }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, .actor) }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, .protocol, isGeneric: false, node.constraints)
    if node.attributes.has("objc") { facts.requirements += node.optionalRequirements }
    return .visitChildren
  }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    scopes.enterExtension(node)
    let type = node.extendedType.nameWithoutArguments
    facts.conformances +=
      node.inheritanceClause?.inheritedTypes.map { ConformanceFacts(type: type, conformance: $0.type.nameWithoutArguments) } ?? []
    return .visitChildren
  }
  override func visitPost(_ node: ClassDeclSyntax) { scopes.leave() }
  override func visitPost(_ node: StructDeclSyntax) { scopes.leave() }
  override func visitPost(_ node: EnumDeclSyntax) { scopes.leave() }
  override func visitPost(_ node: ActorDeclSyntax) { scopes.leave() }
  override func visitPost(_ node: ProtocolDeclSyntax) { scopes.leave() }
  override func visitPost(_ node: ExtensionDeclSyntax) { scopes.leave() }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if let scope = scopes.current, node.parent?.is(MemberBlockItemSyntax.self) == true {
      facts.methods.append(
        MethodFacts(
          owner: scope.path, base: node.name.text, labels: node.labels, isStatic: node.modifiers.isStatic,
          isOverride: node.modifiers.has(.override), isExposed: scope.exposesMembers || node.attributes.exposes,
          isPrivate: node.modifiers.isPrivate || scope.isExtension && scope.isPrivate, isInExtension: scope.isExtension,
          isOpen: node.modifiers.has(.open), isReplaceable: scope.isExtension && node.isReplaceable,
          selector: node.attributes.objectiveCName,
          dynamicType: node.signature.returnClause.flatMap { DynamicType($0.type) }))
    }
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let scope = scopes.current, node.parent?.is(MemberBlockItemSyntax.self) == true else { return .visitChildren }
    for binding in node.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { continue }
      facts.properties.append(
        PropertyFacts(
          owner: scope.path, name: name, isStatic: node.modifiers.isStatic, isOverride: node.modifiers.has(.override),
          isExposed: scope.exposesMembers || node.attributes.exposes, isInExtension: scope.isExtension,
          isPrivate: node.modifiers.isPrivate || scope.isExtension && scope.isPrivate, isOpen: node.modifiers.has(.open),
          isReplaceable: scope.isExtension && node.isReplaceable, dynamicType: binding.typeAnnotation.flatMap { DynamicType($0.type) },
          isFunction: binding.typeAnnotation.map { source.holds(["->"], in: EditList.range(of: $0)) } ?? false))
    }
    return .visitChildren
  }

  /// Collects the associated values of an enum case, under the names that `PropertyFacts.name(ofCase:at:)` returns.
  override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let scope = scopes.current else { return .visitChildren }
    for element in node.elements {
      for (index, parameter) in (element.parameterClause?.parameters ?? []).enumerated() {
        facts.properties.append(
          PropertyFacts(
            owner: scope.path, name: PropertyFacts.name(ofCase: element.name.text, at: index), isStatic: true, isOverride: false,
            isExposed: false, isInExtension: false, dynamicType: DynamicType(parameter.type)))
      }
    }
    return .visitChildren
  }
}

extension FunctionDeclSyntax {
  var labels: [String] { signature.parameterClause.parameters.map(\.firstName.text) }
  /// The types of the parameters without modules, outer types and spaces.
  var types: [String] {
    signature.parameterClause.parameters.map { parameter in
      let type = parameter.type.as(AttributedTypeSyntax.self)?.baseType ?? parameter.type
      return String(type.trimmedDescription.filter { !$0.isWhitespace }.replacing(#/\w+\./#, with: ""))
    }
  }
}

extension MemberBlockSyntax {
  var requiredInitializers: [InitializerFacts] {
    members.compactMap { member in
      guard let node = member.decl.as(InitializerDeclSyntax.self), node.modifiers.has(.required) else { return nil }
      let parameters = node.signature.parameterClause.parameters
      return InitializerFacts(
        labels: parameters.map(\.firstName.text), optional: Set(parameters.filter { $0.defaultValue != nil }.map(\.firstName.text)))
    }
  }
}

extension MemberBlockSyntax {
  /// The requirement `init()`, if the protocol has it.
  var emptyInitializer: InitializerDeclSyntax? {
    members.lazy.compactMap { $0.decl.as(InitializerDeclSyntax.self) }.first(where: \.isEmpty)
  }
}

extension InitializerDeclSyntax {
  /// Whether this is `init()`, which always creates an object.
  var isEmpty: Bool {
    optionalMark == nil && signature.parameterClause.parameters.isEmpty && signature.effectSpecifiers == nil
      && genericParameterClause == nil
  }
}

extension ProtocolDeclSyntax {
  /// The constraints of `Self` and of the associated types.
  var constraints: [String: [String]] {
    var result: [String: [String]] = .constraints(nil, genericWhereClause)
    result["Self", default: []] += inheritanceClause?.inheritedTypes.flatMap(\.type.composedNames) ?? []
    for member in memberBlock.members {
      guard let type = member.decl.as(AssociatedTypeDeclSyntax.self) else { continue }
      result[type.name.text, default: []] += type.inheritanceClause?.inheritedTypes.flatMap(\.type.composedNames) ?? []
    }
    return result
  }

  var optionalRequirements: [OptionalRequirement] {
    memberBlock.members.flatMap { member -> [OptionalRequirement] in
      if let function = member.decl.as(FunctionDeclSyntax.self), function.modifiers.has(.optional) {
        return [
          OptionalRequirement(
            owner: name.text, base: function.name.text, labels: function.labels, selector: function.attributes.objectiveCName,
            types: function.types)
        ]
      }
      if let variable = member.decl.as(VariableDeclSyntax.self), variable.modifiers.has(.optional) {
        return variable.bindings.map { OptionalRequirement(owner: name.text, base: $0.pattern.trimmedDescription, labels: nil) }
      }
      return []
    }
  }
}

import SwiftSyntax

extension FileRewriter {
  func rewriteMethod(_ node: FunctionDeclSyntax) {
    guard let scope = scopes.current else { return }
    if node.attributes.has("NSManaged"), node.body == nil { edits.insert(managedBody(of: node), after: node) }
    enterMainActor(node)
    if enterMainActorForPreparation(node) { return }
    let name = MethodFacts(owner: scope.path, base: node.name.text, labels: node.labels).fullName
    if node.modifiers.has(.override) {
      if removeOverrideOfInstanceMethod(node, name) { return register(node) }
      if rewriteOverrideOfExtension(node, name) { return }
      if scope.isExtension { return moveOverride(node) }
    } else {
      let isMoved = overrideRequirement(node) && scope.isExtension
      if scope.isExtension, !isMoved { openForOverrides(node, name) }
    }
    register(node)
  }

  /// Removes the `override` of a class method that overrides a method of `NSObject`'s instances. In Objective-C these are also methods of the
  /// classes.
  /// - Returns: whether the method is such an override.
  private func removeOverrideOfInstanceMethod(_ node: FunctionDeclSyntax, _ name: String) -> Bool {
    guard node.modifiers.isStatic, Self.instanceMethods.contains(name) else { return false }
    count("override of an instance method by a class method")
    for modifier in node.modifiers where modifier.name.tokenKind == .keyword(.override) { edits.remove(modifier) }
    return true
  }

  private static let instanceMethods: Set = [
    "prepareForInterfaceBuilder()", "awakeFromNib()", "value(forKey:)", "setValue(_:forKey:)", "value(forUndefinedKey:)",
    "setValue(_:forUndefinedKey:)", "isEqual(_:)", "forwardingTarget(for:)", "responds(to:)", "copy()", "mutableCopy()",
  ]

  /// Returns the body of a method that Core Data makes: an accessor of a to-many relationship.
  private func managedBody(of node: FunctionDeclSyntax) -> String {
    guard node.signature.returnClause == nil else { return " { preconditionFailure(\"Core Data makes only accessors of relationships\") }" }
    let selector = node.attributes.objectiveCName ?? ObjectiveCName.selector(node.name.text, node.labels)
    let arguments = node.signature.parameterClause.parameters.map { ", \(($0.secondName ?? $0.firstName).text)" }.joined()
    return " { _vitrineManagedMethod(\"\(selector)\"\(arguments)) }"
  }

  /// Makes an override of `init(entity:insertInto:)` required, as the initializer of our `NSManagedObject` is, so that Core Data can make objects
  /// of an entity's class. A required initializer has the access of its class.
  func requireManagedInitializer(_ node: InitializerDeclSyntax) {
    guard node.modifiers.has(.override), !node.modifiers.has(.required),
      node.signature.parameterClause.parameters.map(\.firstName.text) == ["entity", "insertInto"]
    else { return }
    for modifier in node.modifiers {
      switch modifier.name.tokenKind {
      case .keyword(.override): edits.replace(modifier, with: "public required")
      case .keyword(.public), .keyword(.internal), .keyword(.fileprivate), .keyword(.private): edits.remove(modifier)
      default: break
      }
    }
  }

  // MARK: Registration

  private func register(_ node: FunctionDeclSyntax) {
    guard let scope = scopes.current, registrations.isActive else { return }
    let base = node.name.text
    let required = module.requiredSelector(base, node.labels, node.types)
    let selector = node.attributes.objectiveCName ?? required ?? ObjectiveCName.selector(base, node.labels)
    if registrations.conforms, !node.modifiers.isStatic, !node.modifiers.isPrivate, isOptionalRequirement(base, node.labels) {
      registrations.addImplemented(selector)
    }
    guard scope.exposesMembers && !node.modifiers.isPrivate || node.attributes.exposes || isInferred(node, scope),
      let call = call(of: node)
    else { return }
    widenLocalMember(node.modifiers)
    if node.modifiers.isStatic {
      registrations.add("c.classMethod(\"\(selector)\") { \(call.usesArguments ? "a" : "_") in \(call.text(registrations.path)) }")
    } else {
      registrations.add("c.method(\"\(selector)\") { o, \(call.usesArguments ? "a" : "_") in \(call.text("o")) }")
    }
  }

  /// Whether Swift 3 exposes a method to Objective-C by itself (SE-0160). Only methods that can be actions are registered: a control, a
  /// timer or a notification calls them with at most two objects.
  private func isInferred(_ node: FunctionDeclSyntax, _ scope: ScopeStack.Scope) -> Bool {
    guard options.infersObjectiveC, !node.modifiers.isStatic, !node.modifiers.isPrivate, !node.modifiers.has(.override), !scope.isPrivate,
      !node.attributes.has("nonobjc"), node.labels.count <= 2, module.frameworkClass(of: scope.path) != nil
    else { return false }
    return node.signature.parameterClause.parameters.allSatisfy { parameter in
      let type = parameter.type
      let inner =
        type.as(OptionalTypeSyntax.self)?.wrappedType ?? type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self)?.wrappedType ?? type
      return inner.is(IdentifierTypeSyntax.self) || inner.is(MemberTypeSyntax.self)
    }
  }

  /// Returns a call of a method with arguments from a table; nil if Objective-C could not call the method.
  private func call(of node: FunctionDeclSyntax, named name: String? = nil) -> TableCall? {
    let signature = node.signature
    guard node.genericParameterClause == nil, signature.effectSpecifiers?.asyncSpecifier == nil, !node.isUnavailable else { return nil }
    var arguments: [String] = []
    for (index, parameter) in signature.parameterClause.parameters.enumerated() {
      guard parameter.ellipsis == nil, let type = parameter.type.castable else { return nil }
      arguments.append((parameter.firstName.text == "_" ? "" : parameter.firstName.text + ": ") + "a.value(\(index)) as \(type)")
    }
    let result = signature.returnClause?.type.trimmedDescription ?? "Void"
    return TableCall(
      name: name ?? node.name.text, arguments: arguments, canThrow: signature.effectSpecifiers?.throwsClause != nil,
      returns: !["Void", "()"].contains(result))
  }

  struct TableCall {
    var name: String
    var arguments: [String]
    var canThrow: Bool
    var returns: Bool
    var usesArguments: Bool { !arguments.isEmpty }

    func text(_ target: String) -> String {
      let call = (usesArguments || canThrow ? "try " : "") + "\(target).\(name)(\(arguments.joined(separator: ", ")))"
      return returns ? "return \(call)" : "\(call); return nil"
    }
  }

  // MARK: Overrides in extensions

  /// Rewrites an override in an extension: the method stays there under another name, and the class gets an override that calls it.
  /// - Parameter modifier: a modifier that is added to those of the method.
  func moveOverride(_ node: FunctionDeclSyntax, adding modifier: String = "") {
    guard let scope = scopes.current else { return }
    count("override in an extension")
    let hidden = "_vitrine_\(scope.path.replacing(".", with: "_"))_\(node.name.text)"
    guard let type = module.type(named: scope.path), type.kind == .class else {
      note("This override has no effect: on Linux an extension cannot change a method of \(scope.path)", at: node)
      return rename(node, to: hidden)
    }
    insertIntoClass(type.path, node, calling: hidden, adding: modifier)
    rename(node, to: hidden)
  }

  /// Moves a method of an extension into the extended class if classes override it, or makes it look for overrides by name.
  private func openForOverrides(_ node: FunctionDeclSyntax, _ name: String) {
    guard let scope = scopes.current, let body = node.body else { return }
    if module.moves(extensionMethod: name, of: scope.path), let type = module.type(named: scope.path) {
      let hidden = "_vitrine_\(scope.path.replacing(".", with: "_"))_\(node.name.text)"
      insertIntoClass(type.path, node, calling: hidden)
      return rename(node, to: hidden)
    }
    // Of overloads with the same labels, overrides replace the one that is exposed.
    let isExposed = scope.exposesMembers || node.attributes.exposes
    guard
      let method = module.methods(of: scope.path, base: node.name.text).first(where: {
        $0.fullName == name && $0.isInExtension && $0.isExposed == isExposed
      }),
      module.opens(extensionMethod: method)
    else { return }
    let arguments = nameParameters(node).joined(separator: ", ")
    let result = node.signature.returnClause?.type.castable ?? "Void"
    let call = "_vitrineOverride([\(arguments)])"
    edits.insert(
      " if let _vitrineOverride = _vitrineOverride(self, \"\(name)\") { return _vitrineResult(\(call), as: (\(result)).self) };",
      at: body.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset)
    returnOnlyExpression(of: body.statements, result)
  }

  /// Adds names to parameters that have none.
  /// - Returns: the names of all parameters.
  private func nameParameters(_ node: FunctionDeclSyntax) -> [String] {
    node.signature.parameterClause.parameters.enumerated().map { index, parameter in
      let name = parameter.secondName ?? parameter.firstName
      guard name.text == "_" else { return name.text }
      if parameter.secondName == nil {
        edits.insert(" _vitrine\(index)", after: name)
      } else {
        edits.replace(name, with: "_vitrine\(index)")
      }
      return "_vitrine\(index)"
    }
  }

  /// - Returns: whether the method overrides one that an extension declares: an extension of this module, or one of this library on
  ///   `NSObject`.
  private func rewriteOverrideOfExtension(_ node: FunctionDeclSyntax, _ name: String) -> Bool {
    guard let scope = scopes.current else { return false }
    var key: String?
    if let own = NSObjectOverrides.selectors[name], !isLayer(scope.path) {
      key = own
    } else if let own = NSObjectOverrides.selectorsOutsideUIKit[name], let above = module.frameworkClass(of: scope.path),
      !FrameworkClasses.isClass(above, below: "UIResponder"), !FrameworkClasses.isClass(above, below: "UIBarItem")
    {
      key = own
    } else if module.openExtension(ofMethod: name, above: scope.path) != nil {
      key = name
    }
    guard let key else { return false }
    count("override of an extension's member")
    let hidden = "_vitrine_\(scope.path.replacing(".", with: "_"))_\(node.name.text)"
    if let call = call(of: node, named: hidden) {
      let argument = call.usesArguments ? "a" : "_"
      registrations.add(
        node.modifiers.isStatic
          ? "c.classOverride(\"\(key)\") { \(argument) in \(call.text(registrations.path)) }"
          : "c.override(\"\(key)\") { o, \(argument) in \(call.text("o")) }")
    }
    rename(node, to: hidden)
    redirectSuper(in: node, key: key, path: scope.path)
    return true
  }

  private func isLayer(_ path: String) -> Bool {
    let classes = [path] + module.superclasses(of: path)
    return classes.contains { module.type(named: $0)?.inherited.first?.hasPrefix("CA") ?? false }
  }

  /// Removes `override` and access modifiers, and renames the method.
  private func rename(_ node: FunctionDeclSyntax, to name: String) {
    for modifier in node.modifiers where !modifier.isKind { edits.remove(modifier) }
    edits.replace(node.name, with: name)
  }

  /// Returns the arguments of a call that passes the parameters on.
  func arguments(of node: FunctionDeclSyntax) -> String {
    node.signature.parameterClause.parameters.enumerated().map { index, parameter in
      let label = parameter.firstName.text == "_" ? "" : parameter.firstName.text + ": "
      let isInOut = parameter.type.trimmedDescription.hasPrefix("inout ")
      return label + (isInOut ? "&" : "") + parameter.internalName(index)
    }.joined(separator: ", ")
  }

  private func insertIntoClass(_ path: String, _ node: FunctionDeclSyntax, calling hidden: String, adding modifier: String = "") {
    let signature = node.signature
    let effects = signature.effectSpecifiers
    let words = (effects?.throwsClause == nil ? "" : "try ") + (effects?.asyncSpecifier == nil ? "" : "await ")
    classInsertions.append(
      ClassInsertion(
        path: path,
        text:
          "\(keptAttributes(node.attributes)) \(modifier.isEmpty ? "" : modifier + " ")\(keptModifiers(node.modifiers)) func \(node.name.text)"
          + "\(node.genericParameterClause?.trimmedDescription ?? "")\(signature.withNamedParameters.onOneLine) "
          + "\(node.genericWhereClause?.trimmedDescription ?? "") { \(words)\(hidden)(\(arguments(of: node))) }"))
  }

  func keptAttributes(_ attributes: AttributeListSyntax) -> String {
    attributes.compactMap { $0.as(AttributeSyntax.self) }
      .filter { ["available", "discardableResult", "MainActor", "preconcurrency"].contains($0.attributeName.trimmedDescription) }
      .map(\.trimmedDescription).joined(separator: " ")
  }

  func keptModifiers(_ modifiers: DeclModifierListSyntax) -> String {
    var words = modifiers.filter { $0.name.tokenKind != .keyword(.dynamic) && !$0.isPrivate }.map(\.trimmedDescription)
    if !words.contains("open"), !words.contains("public"), let access = extensionAccess { words.insert(access, at: 0) }
    return words.joined(separator: " ")
  }

  /// The access level `public` in a `public extension`.
  private var extensionAccess: String? { scopes.current?.isPublic == true ? "public" : nil }
}

extension FunctionSignatureSyntax {
  var onOneLine: String { trimmedDescription.replacing("\n", with: " ") }
}

extension FunctionParameterSyntax {
  /// The name used in the body; a generated name if it is `_`.
  func internalName(_ index: Int) -> String {
    let name = (secondName ?? firstName).text
    return name == "_" ? "_vitrine\(index)" : name
  }
}

extension FunctionSignatureSyntax {
  /// The signature with a name for each parameter.
  var withNamedParameters: FunctionSignatureSyntax {
    var result = self
    result.parameterClause.parameters = FunctionParameterListSyntax(
      parameterClause.parameters.enumerated().map { index, parameter in
        guard (parameter.secondName ?? parameter.firstName).text == "_" else { return parameter }
        var named = parameter
        named.secondName = .identifier(parameter.internalName(index), leadingTrivia: .space)
        named.firstName.trailingTrivia = []
        return named
      })
    return result
  }
}

extension FunctionDeclSyntax {
  var isUnavailable: Bool { attributes.isUnavailable }
}

extension DeclModifierSyntax {
  /// Whether the modifier affects the kind of declaration, as opposed to access and overriding.
  var isKind: Bool {
    switch name.tokenKind {
    case .keyword(.override), .keyword(.open), .keyword(.public), .keyword(.internal), .keyword(.fileprivate), .keyword(.private),
      .keyword(.final), .keyword(.dynamic), .keyword(.package):
      false
    default: true
    }
  }
  var isPrivate: Bool { name.tokenKind == .keyword(.private) || name.tokenKind == .keyword(.fileprivate) }
}

extension TypeSyntax {
  /// The type in a form that a cast can use: `UIButton?` for `UIButton!`. nil if Objective-C cannot pass the type.
  var castable: String? {
    var type = self
    if let attributed = type.as(AttributedTypeSyntax.self) {
      if attributed.specifiers.contains(where: { $0.trimmedDescription == "inout" }) { return nil }
      type = attributed.baseType
    }
    if type.is(SomeOrAnyTypeSyntax.self), type.trimmedDescription.hasPrefix("some ") { return nil }
    if let unwrapped = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return "\(unwrapped.wrappedType.trimmedDescription)?" }
    return type.trimmedDescription.replacing("\n", with: " ").replacing("@convention(block) ", with: "")
  }
}

extension AttributeListSyntax {
  /// Whether Swift code cannot use the declaration. `@available(swift, obsoleted: 1.0)` marks what is only for Objective-C.
  var isUnavailable: Bool {
    contains { element in
      guard let attribute = element.as(AttributeSyntax.self), attribute.attributeName.trimmedDescription == "available",
        let text = attribute.arguments?.trimmedDescription
      else { return false }
      return text.contains("unavailable") || text.hasPrefix("swift") && text.contains("obsoleted")
    }
  }
}

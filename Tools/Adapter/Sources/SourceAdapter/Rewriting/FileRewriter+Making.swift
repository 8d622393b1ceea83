import SwiftSyntax

extension FileRewriter {
  /// Rewrites a protocol `P` with the requirement `init()` to which `extension NSObject: P {}` makes a framework's class conform, which is
  /// impossible on Linux. The requirement becomes a method that creates an object, and `init()` becomes an initializer of the protocol that
  /// calls the method. Subclasses of `NSObject` create their objects as Objective-C does.
  func rewriteEmptyInitializer(of node: ProtocolDeclSyntax) {
    guard let path = scopes.current?.path, module.makingProtocols.contains(path.lastComponent),
      let requirement = node.memberBlock.emptyInitializer
    else { return }
    count("init() of a framework's class")
    let attributes = requirement.attributes.trimmedDescription
    edits.replace(requirement, with: (attributes.isEmpty ? "" : attributes + " ") + "static func _vitrineMake() -> Self")
    if let clause = node.inheritanceClause {
      edits.insert(", _VitrineMade", after: clause.inheritedTypes)
    } else {
      edits.insert(": _VitrineMade", after: node.name)
    }
    let access = node.modifiers.has(.public) ? "public " : ""
    protocolExtensions += "extension \(path) { \(access)init() { self.init(_vitrineMade: Self._vitrineMake()) } }\n"
  }

  /// Adds the method to other types that conform to such a protocol. It calls their `init()`.
  func makeInstances(_ members: MemberBlockSyntax, in clause: InheritanceClauseSyntax?, isExtension: Bool = false) {
    guard !module.makingProtocols.isEmpty, let clause, let path = scopes.current?.path else { return }
    let inherited = clause.inheritedTypes.map { $0.type.nameWithoutArguments }
    guard module.makesInstances(path, inherited: isExtension ? inherited : nil) else { return }
    edits.insert(" public static func _vitrineMake() -> Self { self.init() };", after: members.leftBrace)
  }
}

extension FileRewriter {
  /// Adds a method that calls the class's own `init()` to a view, view controller or gesture recognizer (see `ModuleFacts.makesOwn`).
  func makeOwnInstances(_ node: ClassDeclSyntax) {
    guard module.usesUIKit, let path = scopes.current?.path, let clause = node.inheritanceClause,
      let superclass = clause.inheritedTypes.first?.type.nameWithoutArguments,
      module.makesOwn(node.memberBlock.making, superclass: superclass, in: path)
    else { return }
    count("init() of a view")
    let overrides = module.inheritsOwn(superclass, in: path, visibly: false)
    let access = node.modifiers.has(.open) ? "open" : "public"
    if !overrides { edits.insert(", _VitrineOwnInitializer", after: clause.inheritedTypes) }
    let name = alias(of: path) ?? node.name.text
    edits.insert(
      " \(overrides ? "override " : "")\(access) class func _vitrineOwnInstance() -> NSObject? "
        + "{ self == \(name).self ? \(name)() : nil };",
      after: node.memberBlock.leftBrace)
  }
}

extension FileRewriter {
  /// Adds `init(coder:)` to a class with a designated initializer of its own, whose superclass hides that initializer on Apple's systems: its
  /// interface lists its designated initializers, and `init(coder:)` is none of them. Subclasses need not provide it there. In Swift it is required
  /// of all classes below `UIViewController`.
  func addCoderInitializer(_ node: ClassDeclSyntax) {
    guard module.usesUIKit, let superclass = node.inheritanceClause?.inheritedTypes.first?.type.nameWithoutArguments,
      Self.classesWithoutCoder.contains(superclass), module.type(named: superclass) == nil, node.memberBlock.making.hasDesignated,
      !node.memberBlock.members.contains(where: { member in
        member.decl.as(InitializerDeclSyntax.self)?.signature.parameterClause.parameters.first?.firstName.text == "coder"
      })
    else { return }
    count("init(coder:) that Objective-C hides")
    edits.insert(
      " public required init?(coder: NSCoder) { fatalError(\"init(coder:) has not been implemented\") };", after: node.memberBlock.leftBrace
    )
  }

  /// Adds `init(entity:insertInto:)` to a subclass of `NSManagedObject` with a designated initializer of its own. The initializer is required
  /// here (see `requireManagedInitializer`).
  func addManagedInitializer(_ node: ClassDeclSyntax) {
    guard node.memberBlock.making.hasDesignated, let path = scopes.current?.path, isManagedObject(path),
      !node.memberBlock.members.contains(where: { member in
        member.decl.as(InitializerDeclSyntax.self)?.signature.parameterClause.parameters.map(\.firstName.text) == ["entity", "insertInto"]
      })
    else { return }
    count("initializer of a managed object")
    edits.insert(
      " public required init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) "
        + "{ super.init(entity: entity, insertInto: context) };", after: node.memberBlock.leftBrace)
  }

  /// Rewrites `NSManagedObject(entity: e, insertInto: c)`, which creates an object of the entity's class in Objective-C, where an initializer can
  /// return another object than the one it was called for. A method of the class does this here.
  func rewriteManagedObject(_ node: FunctionCallExprSyntax) {
    rewriteManagedObjectOfParameter(node)
    guard node.arguments.map(\.label?.text) == ["entity", "insertInto"], node.trailingClosure == nil else { return }
    let called = node.calledExpression
    if let name = called.as(DeclReferenceExprSyntax.self) {
      guard canBeManaged(name.baseName.text) else { return }
      edits.insert("._vitrineObject", after: called)
    } else if let member = called.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "init" {
      if let base = member.base, !canBeManaged(base.trimmedDescription) { return }
      edits.replace(member.declName, with: "_vitrineObject")
    } else {
      return
    }
    count("object of an entity's class")
  }

  /// Rewrites `T.Object(context:)`, where `Object` is an associated type (Alicerce): Swift on Linux needs a `required` initializer for that.
  private func rewriteManagedObjectOfParameter(_ node: FunctionCallExprSyntax) {
    guard node.arguments.map(\.label?.text) == ["context"], node.trailingClosure == nil,
      let member = node.calledExpression.as(MemberAccessExprSyntax.self), member.declName.argumentNames == nil,
      let base = member.base?.as(DeclReferenceExprSyntax.self), isParameter(base.baseName.text, at: Syntax(node)),
      isManagedAssociatedType(member.declName.baseName.text)
    else { return }
    count("object of an entity's class")
    edits.insert("._vitrineObject", after: member)
  }

  /// Whether a protocol of this module has an associated type with that name, and all that do constrain it to a class of Core Data's objects.
  private func isManagedAssociatedType(_ name: String) -> Bool {
    guard module.type(named: name) == nil else { return false }
    let bounds = module.types.values.filter { $0.kind == .protocol }.compactMap { $0.generics[name] }
    return !bounds.isEmpty && bounds.allSatisfy { $0.contains { $0 == "NSManagedObject" || isManagedObject($0) } }
  }

  /// Whether a name is a generic parameter of a function or type around a node.
  private func isParameter(_ name: String, at node: Syntax) -> Bool {
    var next = node.parent
    while let ancestor = next {
      let clause = ancestor.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause
      if clause?.parameters.contains(where: { $0.name.text == name }) ?? false { return true }
      next = ancestor.parent
    }
    return false
  }

  /// Whether a name can denote a class below `NSManagedObject`: a class of this module, or a type that this module does not declare.
  private func canBeManaged(_ name: String) -> Bool {
    guard name.lastComponent.first?.isUppercase == true, name.allSatisfy({ $0.isLetter || $0.isNumber || "._".contains($0) }) else {
      return false
    }
    return module.type(named: name, in: scopes.current?.path).map { isManagedObject($0.path) } ?? true
  }

  private func isManagedObject(_ path: String) -> Bool {
    ([path] + module.superclasses(of: path)).contains { type in
      module.type(named: type)?.inherited.first.map { $0 == "NSManagedObject" || module.importedSuperclasses[$0] == "NSManagedObject" }
        ?? false
    }
  }

  private static let classesWithoutCoder: Set = ["SFSafariViewController", "UIActivityViewController"]
}

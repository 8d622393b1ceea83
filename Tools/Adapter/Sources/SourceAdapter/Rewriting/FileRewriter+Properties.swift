import SwiftSyntax

extension FileRewriter {
  func rewriteProperty(_ node: VariableDeclSyntax) {
    guard let scope = scopes.current, let binding = node.bindings.first,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    else { return }
    if node.attributes.has("NSManaged") {
      edits.insert(" { get { _vitrineManaged(\"\(name)\") } set { _vitrineSetManaged(\"\(name)\", newValue) } }", after: node)
    } else if node.modifiers.has(.dynamic), !node.modifiers.isStatic {
      observe(binding, name)
    }
    if node.modifiers.has(.override) {
      removeOverrideOfTestProperty(node, name)
      hideLayer(node, name)
      if rewriteOverrideOfExtension(node, binding, name) { return }
      if scope.isExtension { return moveOverride(node, binding, name) }
    } else if scope.isExtension {
      if module.moves(extensionProperty: name, of: scope.path) {
        moveOverride(node, binding, name)
      } else {
        openForOverrides(node, binding, name)
      }
    }
    guard registrations.isActive, !node.modifiers.isStatic,
      scope.exposesMembers && !node.modifiers.isPrivate || node.attributes.exposes, !node.attributes.has("available")
    else { return }
    widenLocalMember(node.modifiers)
    for binding in node.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { continue }
      registrations.add("c.property(\"\(name)\", \\.\(name))")
    }
  }

  /// Makes `override var layer: CAShapeLayer { super.layer as! CAShapeLayer }` of a view a property that hides `UIView.layer`, a constant that
  /// Swift cannot override. Code that knows the class finds the property; UIKit reads the layer itself.
  private func hideLayer(_ node: VariableDeclSyntax, _ name: String) {
    guard name == "layer", !node.modifiers.isStatic, let path = scopes.current?.path, scopes.current?.kind == .class,
      let above = module.frameworkClass(of: path), FrameworkClasses.isClass(above, below: "UIView"),
      let word = node.modifiers.first(where: { $0.name.tokenKind == .keyword(.override) })
    else { return }
    count("override of UIView.layer")
    edits.replace(word, with: "@_nonoverride")
  }

  /// Replaces `self` in the initial value of a stored property by nil. There it is NSObject's method `self`, which programs pass as a
  /// target by mistake. Such a target never receives the action; the responder chain does, as with nil.
  func rewriteSelfInInitialValues(_ node: VariableDeclSyntax) {
    guard scopes.current?.kind == .class, !scopes.isInFunction, !node.modifiers.isStatic, !node.modifiers.has(.lazy) else { return }
    for binding in node.bindings {
      guard let initializer = binding.initializer else { continue }
      let finder = SelfFinder(viewMode: .sourceAccurate)
      finder.walk(initializer.value)
      for reference in finder.found {
        count("self in an initial value")
        edits.replace(reference, with: "(nil as AnyObject?)")
      }
    }
  }

  // MARK: Key-value observing

  /// Makes a `dynamic` property notify key-value observers of every change.
  private func observe(_ binding: PatternBindingSyntax, _ name: String) {
    count("@objc dynamic var")
    let will = "_vitrineWillChange(self, \"\(name)\")"
    let did = "_vitrineDidChange(self, \"\(name)\")"
    guard let block = binding.accessorBlock else {
      edits.insert(" { willSet { \(will) } didSet { \(did) } }", after: binding)
      return
    }
    guard case .accessors(let accessors) = block.accessors else { return }
    for accessor in accessors {
      guard let body = accessor.body else { continue }
      let start = body.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset
      switch accessor.accessorSpecifier.tokenKind {
      case .keyword(.set): edits.insert(" \(will); defer { \(did) };", at: start)
      case .keyword(.willSet):
        edits.insert(" \(will);", at: start)
        if accessors.count == 1 { edits.insert("didSet { \(did) } ", before: accessor) }
      case .keyword(.didSet):
        edits.insert(" defer { \(did) };", at: start)
        if accessors.count == 1 { edits.insert("willSet { \(will) } ", before: accessor) }
      default: break
      }
    }
  }

  // MARK: Overrides in extensions

  /// Rewrites an override in an extension: its accessors stay there under another name, and the class gets a property that calls them.
  private func moveOverride(_ node: VariableDeclSyntax, _ binding: PatternBindingSyntax, _ name: String) {
    guard let scope = scopes.current, let type = binding.typeAnnotation?.type, let block = binding.accessorBlock else { return }
    count("override in an extension")
    let hidden = "_vitrine_\(scope.path.replacing(".", with: "_"))_\(name)"
    var isSettable = false
    if case .accessors(let accessors) = block.accessors {
      if accessors.contains(where: \.isObserver) { return moveObservers(accessors, of: node, binding, name, type, hidden) }
      isSettable = accessors.contains { $0.accessorSpecifier.tokenKind == .keyword(.set) }
    }
    if let owner = module.type(named: scope.path), owner.kind == .class {
      let setter = isSettable ? " set { \(hidden) = newValue }" : ""
      classInsertions.append(
        ClassInsertion(
          path: owner.path,
          text: "\(keptAttributes(node.attributes)) \(keptModifiers(node.modifiers)) var \(name): \(type.trimmedDescription) "
            + "{ get { \(hidden) }\(setter) }"))
    } else {
      note("This override has no effect: on Linux an extension cannot change a property of \(scope.path)", at: node)
    }
    for modifier in node.modifiers where !modifier.isKind { edits.remove(modifier) }
    // Properties of NSObject are not isolated, and neither are their overrides in an isolated class.
    if ModuleFacts.propertiesOfNSObject.contains(name), !node.modifiers.has(.nonisolated) {
      edits.insert("nonisolated ", before: node.bindingSpecifier)
    }
    edits.replace(binding.pattern, with: hidden)
  }

  /// Rewrites `override var name: Type { willSet { ... } didSet { ... } }` in an extension: the observers become methods that the class's
  /// override calls.
  private func moveObservers(
    _ observers: AccessorDeclListSyntax, of node: VariableDeclSyntax, _ binding: PatternBindingSyntax, _ name: String, _ type: TypeSyntax,
    _ hidden: String
  ) {
    guard let scope = scopes.current, let owner = module.type(named: scope.path), owner.kind == .class,
      let block = binding.accessorBlock
    else { return }
    for modifier in node.modifiers where !modifier.isKind { edits.remove(modifier) }
    var calls: [String] = []
    var start = node.bindingSpecifier.positionAfterSkippingLeadingTrivia.utf8Offset
    for observer in observers {
      guard let body = observer.body else { continue }
      let kind = observer.accessorSpecifier.text
      let value = kind == "willSet" ? "newValue" : "oldValue"
      let end = body.positionAfterSkippingLeadingTrivia.utf8Offset
      let lines = String(repeating: "\n", count: source[start..<end].count { $0 == 0x0A })
      edits.replace(
        start..<end,
        with:
          "\(calls.isEmpty ? "" : "; ")func \(hidden)_\(kind)(\(observer.parameters?.name.text ?? value): \(type.trimmedDescription)) \(lines)"
      )
      calls.append("\(kind) { \(hidden)_\(kind)(\(observer.parameters?.name.text ?? value): \(value)) }")
      start = body.endPositionBeforeTrailingTrivia.utf8Offset
    }
    edits.remove(block.rightBrace)
    classInsertions.append(
      ClassInsertion(
        path: owner.path,
        text: "\(keptAttributes(node.attributes)) \(keptModifiers(node.modifiers)) var \(name): \(type.trimmedDescription) "
          + "{ \(calls.joined(separator: " ")) }"))
  }

  // MARK: Key paths

  /// Registers the key of the key path in `observe(\.name)`, `publisher(for: \.name)` and `NSExpression(forKeyPath: \.name)`.
  func rewriteObservation(_ node: FunctionCallExprSyntax) {
    let name = node.calledExpression.as(MemberAccessExprSyntax.self)?.declName ?? node.calledExpression.as(DeclReferenceExprSyntax.self)
    guard let name = name?.baseName.text, let argument = node.arguments.first,
      name == "observe" && argument.label == nil || name == "publisher" && argument.label?.text == "for"
        || ["willChangeValue", "didChangeValue"].contains(name) && argument.label?.text == "for"
        || name == "NSExpression" && argument.label?.text == "forKeyPath",
      let literal = argument.expression.as(KeyPathExprSyntax.self)
    else { return }
    let keys = literal.components.compactMap { $0.component.as(KeyPathPropertyComponentSyntax.self)?.declName.baseName.text }
    guard !keys.isEmpty else { return }
    count("observe(\\.key)")
    edits.insert("_vitrineKeyPath(", before: literal)
    edits.insert(", \"\(keys.joined(separator: "."))\")", after: literal)
  }
}

/// Finds `self` as an argument of a call.
private final class SelfFinder: SyntaxVisitor {
  var found: [DeclReferenceExprSyntax] = []

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if node.baseName.tokenKind == .keyword(.self), node.parent?.is(LabeledExprSyntax.self) == true { found.append(node) }
    return .skipChildren
  }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

extension AccessorDeclSyntax {
  fileprivate var isObserver: Bool { ["willSet", "didSet"].contains(accessorSpecifier.text) }
}

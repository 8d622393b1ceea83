import SwiftSyntax

/// Collects the replacements for one file. The aspects are in extensions; the visit methods are here, since Swift allows overrides only in
/// a class.
final class FileRewriter: SyntaxVisitor {
  let module: ModuleFacts
  let options: AdapterOptions
  var edits: EditList
  var scopes = ScopeStack()
  /// The code that registers the file's classes.
  var registrations = RegistrationWriter()
  /// The members to insert into class bodies of this module, such as overrides that call a method of an extension.
  var classInsertions: [ClassInsertion] = []
  var notes: [AdapterNote] = []
  /// The `#warning`s for the notes.
  private var warnings: [(text: String, offset: Int)] = []
  /// The placeholder modules whose imports in this file get a note.
  var notedImports: Set<String> = []
  /// The default implementations of optional requirements, for the end of the file.
  var protocolExtensions = ""
  /// The replacements for uses of `super`.
  var redirected: [SyntaxIdentifier: String] = [:]
  /// The members of `AnyObject` that are accessed through a protocol.
  var castToProtocols: Set<SyntaxIdentifier> = []
  /// Whether an expression in the file may be of the type `AnyObject`.
  private(set) lazy var mayHoldObjects = module.hasDynamicObjects || source.namesObjects
  var hasImport = false
  /// The labels of the methods of the local class that was declared last under a name, by the name of the method.
  var localMethods: [String: [String: [[String]]]] = [:]
  /// Whether functions contain statements that register classes.
  private(set) var hasLocalRegistrations = false
  /// The `PreviewProvider`s that are left out.
  private var removedProviders: Set<SyntaxIdentifier> = []
  /// Whether the file creates objects through UIKit's functions for classes that are known at run time.
  var makesInstances = false
  /// The lists of tests that contain only the test of a specification.
  var specifications: Set<String> = []
  var counts: [String: Int] = [:]
  var missingImports: [String] = []

  /// The modules that the file imports.
  let imports: Set<String>
  let source: [UInt8]
  /// Whether parts of the file are replaced by spaces, because their `#if` conditions are false.
  let hasInactiveCode: Bool

  init(source: [UInt8], imports: Set<String>, hasInactiveCode: Bool, module: ModuleFacts, options: AdapterOptions) {
    self.source = source
    self.hasInactiveCode = hasInactiveCode
    self.imports = imports
    self.module = module
    self.options = options
    edits = EditList(source)
    super.init(viewMode: .sourceAccurate)
  }

  /// Whether the file contains one of these words.
  func mentions(_ words: [String]) -> Bool { words.contains(where: source.holds) }

  /// Whether the file may use a type of UIKit, which files without an import see if other files of the module import UIKit. If a header of the
  /// module imports it, all of its files see the other frameworks that UIKit imports as well.
  var namesFrameworkTypes: Bool {
    let words = ["UI", "NS", "CG", "CA", "objc_", "Bundle", "URL", "Data", "Date", "Notification", "IndexPath"]
    return module.usesUIKit && (options.importsUIKit || mentions(words))
  }

  /// Whether the rewritten file calls functions of the library, for which it needs an import.
  var callsLibrary: Bool {
    !edits.isEmpty
      && [
        "_vitrineDynamic(", "_vitrineCF(", "_vitrineKeyPath(", "_vitrineCTFont(", "_vitrineUIFont(", "_vitrineFolders(",
        "_vitrineSearchPaths(", "_vitrineCFDictionary(", "_vitrineCFArray(", "_vitrineAvailable(",
        "_vitrineEndAssociations(",
      ]
      .contains(where: edits.applied().holds)
  }

  /// Counts a construct that must be rewritten.
  func count(_ construct: String) { counts[construct, default: 0] += 1 }

  func note(_ text: String, at node: some SyntaxProtocol) {
    notes.append(AdapterNote(offset: node.positionAfterSkippingLeadingTrivia.utf8Offset, text: text))
    if options.writesNotes, let warning = warning(text, at: Syntax(node)) { warnings.append(warning) }
  }

  /// Inserts the warnings. They must be the last items of their lines.
  func writeWarnings() {
    for warning in warnings { edits.insert(warning.text, at: warning.offset) }
  }

  // MARK: Types

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    widenNestedType(node.modifiers)
    noteLocalClass(node)
    scopes.enter(
      node.name.text, .class, isGeneric: node.genericParameterClause != nil, modifiers: node.modifiers, attributes: node.attributes)
    makeInstances(node.memberBlock, in: node.inheritanceClause)
    makeOwnInstances(node)
    addCoderInitializer(node)
    addManagedInitializer(node)
    expectFailures(node)
    endAssociations(node)
    addSpecification(node)
    if node.attributes.isUnavailable {
      registrations.pause()
    } else {
      registrations.begin(
        scopes, alias: scopes.current.flatMap { alias(of: $0.path) }, isExtension: false, conforms: node.inheritanceClause != nil,
        objectiveCName: node.attributes.objectiveCName,
        isStatement: node.parent?.is(CodeBlockItemSyntax.self) ?? false)
      registerMaking(node)
      registerEntryPoint(node)
    }
    return .visitChildren
  }
  override func visitPost(_ node: ClassDeclSyntax) {
    endRegistration(behind: Syntax(node))
    scopes.leave()
  }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.memberBlock.containsClass || node.isBesideClass { widenNestedType(node.modifiers) }
    if isPreview(node.inheritanceClause) {
      count("PreviewProvider")
      if !registerProvider(node) {
        removedProviders.insert(node.id)
        edits.remove(node)
        return .skipChildren
      }
    }
    scopes.enter(
      node.name.text, .struct, isGeneric: node.genericParameterClause != nil, modifiers: node.modifiers, attributes: node.attributes)
    makeInstances(node.memberBlock, in: node.inheritanceClause)
    registrations.pause()
    return .visitChildren
  }
  override func visitPost(_ node: StructDeclSyntax) {
    guard !removedProviders.contains(node.id) else { return }
    _ = registrations.end()
    scopes.leave()
  }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.memberBlock.containsClass || node.isBesideClass { widenNestedType(node.modifiers) }
    scopes.enter(
      node.name.text, .enum, isGeneric: node.genericParameterClause != nil, modifiers: node.modifiers, attributes: node.attributes)
    makeInstances(node.memberBlock, in: node.inheritanceClause)
    registrations.pause()
    return .visitChildren
  }
  override func visitPost(_ node: EnumDeclSyntax) {
    _ = registrations.end()
    scopes.leave()
  }
  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.isBesideClass { widenNestedType(node.modifiers) }
    return .visitChildren
  }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    scopes.enter(
      node.name.text, .actor, isGeneric: node.genericParameterClause != nil, modifiers: node.modifiers, attributes: node.attributes)
    makeInstances(node.memberBlock, in: node.inheritanceClause)
    registrations.pause()
    return .visitChildren
  }
  override func visitPost(_ node: ActorDeclSyntax) {
    _ = registrations.end()
    scopes.leave()
  }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    scopes.enter(node.name.text, .protocol, isGeneric: false, modifiers: node.modifiers, attributes: node.attributes)
    registrations.pause()
    rewriteProtocol(node)
    return .visitChildren
  }
  override func visitPost(_ node: ProtocolDeclSyntax) {
    _ = registrations.end()
    scopes.leave()
  }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let type = module.type(named: node.extendedType.nameWithoutArguments)
    scopes.enterExtension(node, isGeneric: type?.isGeneric ?? false)
    makeInstances(node.memberBlock, in: node.inheritanceClause, isExtension: true)
    if scopes.isGeneric || type.map({ $0.kind != .class || $0.isLocal }) ?? false {
      registrations.pause()
    } else {
      registrations.begin(
        scopes, alias: scopes.current.flatMap { alias(of: $0.path) }, isExtension: true,
        conforms: type != nil && node.inheritanceClause != nil, objectiveCName: nil)
    }
    return .visitChildren
  }
  override func visitPost(_ node: ExtensionDeclSyntax) {
    _ = registrations.end()
    scopes.leave()
  }

  /// Returns another name for a class with a member that hides the class's own name in its methods, such as `class func Page() -> Page` in
  /// `Page`; nil for other classes. The other name is declared where the file's classes are registered.
  func alias(of path: String) -> String? {
    guard let first = path.split(separator: ".").first.map(String.init), !scopes.isInFunction else { return nil }
    var owners = [path] + module.superclasses(of: path)
    var outer = path
    while let dot = outer.lastIndex(of: ".") {
      outer = String(outer[..<dot])
      owners.append(outer)
    }
    let isHidden = owners.contains { owner in
      !module.methods(of: owner, base: first).isEmpty || module.properties(named: first).contains { $0.owner == owner }
    }
    return isHidden ? "_VitrineClass_" + path.replacing(".", with: "_") : nil
  }

  /// Makes a nested private type accessible to the registration at the end of the file.
  private func widenNestedType(_ modifiers: DeclModifierListSyntax) {
    if scopes.current != nil { widen(modifiers) }
  }

  /// Makes a member accessible to the statement that registers a local class, which is outside of the class.
  func widenLocalMember(_ modifiers: DeclModifierListSyntax) {
    if registrations.isLocal { widen(modifiers) }
  }

  private func widen(_ modifiers: DeclModifierListSyntax) {
    guard let modifier = modifiers.first(where: { $0.name.tokenKind == .keyword(.private) }) else { return }
    edits.replace(modifier.name, with: "fileprivate")
  }

  /// Registers a local class after the outermost declaration that contains it in the function.
  private func endRegistration(behind node: Syntax) {
    guard let statement = registrations.end() else { return }
    var outermost = node
    while let parent = outermost.parent, !parent.is(CodeBlockItemSyntax.self) { outermost = parent }
    hasLocalRegistrations = true
    edits.insert("; \(statement)", at: outermost.endPositionBeforeTrailingTrivia.utf8Offset)
  }

  // MARK: Members

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if scopes.current != nil, node.parent?.is(MemberBlockItemSyntax.self) == true {
      rewriteMethod(node)
      renameOldOverride(node)
    } else if scopes.current == nil {
      rewriteComparison(node)
    }
    return .visitChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    markDelegation(node)
    requireManagedInitializer(node)
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if scopes.current != nil, node.parent?.is(MemberBlockItemSyntax.self) == true, !rewriteEntry(node) {
      rewriteProperty(node)
      renameOldOverride(node)
      rewriteSelfInInitialValues(node)
      rewriteTestList(node)
    }
    return .visitChildren
  }

  override func visit(_ node: CodeBlockItemListSyntax) -> SyntaxVisitorContinueKind {
    scopes.enter(node)
    return .visitChildren
  }
  override func visitPost(_ node: CodeBlockItemListSyntax) { scopes.leave(node) }

  /// Adds `break` to a case that becomes empty because its statements are for other systems.
  override func visit(_ node: SwitchCaseSyntax) -> SyntaxVisitorContinueKind {
    if hasInactiveCode, node.statements.isEmpty { edits.insert(" break", after: node.label) }
    return .visitChildren
  }

  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    if node.name.tokenKind == .keyword(.dynamic) { edits.remove(node) }
    return .skipChildren
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    rewriteAttribute(node)
    return .visitChildren
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    rewriteImport(node)
    return .skipChildren
  }

  // MARK: Expressions

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    rewriteMacro(node) ? .skipChildren : .visitChildren
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.macroName.text == "Preview" else { return .visitChildren }
    rewritePreview(node)
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    rewriteOptionalCall(node)
    rewriteEmptyInitializer(node)
    rewriteTimer(node)
    rewriteClassDescription(node)
    rewriteObservation(node)
    rewriteInstance(node)
    rewriteImplicitInstance(node)
    rewriteManagedObject(node)
    rewriteBackgroundSession(node)
    rewriteBundle(node)
    rewriteDefaults(node)
    rewriteErrorCode(node)
    rewriteFolders(node)
    rewriteSubclassTest(node)
    rewriteMagnitude(node)
    rewriteSpecification(node)
    rewriteBridgedArguments(node)
    rewriteUnmanaged(node)
    rewriteConstants(in: node)
    rewriteEnumeration(node)
    return .visitChildren
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    rewriteAssignedConstant(node)
    rewriteFontCasts(node)
    rewriteCollectionCasts(node)
    return .visitChildren
  }

  override func visit(_ node: DictionaryElementSyntax) -> SyntaxVisitorContinueKind {
    rewriteConstant(in: node)
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    rewriteOptionalReference(node)
    rewriteDynamicMember(node)
    rewriteInitializerReference(node)
    rewriteModuleName(node)
    rewriteSystemVersion(node)
    rewriteDefaults(node)
    renameOldSuper(node)
    return .visitChildren
  }

  override func visit(_ node: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind {
    rewriteDynamicSubscript(node)
    return .visitChildren
  }

  override func visit(_ node: AvailabilityConditionSyntax) -> SyntaxVisitorContinueKind {
    rewriteAvailability(node)
    return .skipChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if node.parent?.as(MemberAccessExprSyntax.self)?.declName.id != node.id { qualifyReplacedName(node.baseName) }
    return .visitChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    qualifyReplacedName(node.name)
    rewriteUnmanagedType(node)
    return .visitChildren
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    rewriteModuleName(node)
    return .visitChildren
  }

  override func visit(_ node: SuperExprSyntax) -> SyntaxVisitorContinueKind {
    if !removeAsyncSuper(node) { rewriteSuper(node) }
    return .skipChildren
  }

  private func isPreview(_ clause: InheritanceClauseSyntax?) -> Bool {
    clause?.inheritedTypes.contains { $0.type.trimmedDescription == "PreviewProvider" } ?? false
  }
}

extension DeclSyntaxProtocol {
  /// Whether the type is nested in one that has a private class, whose members may use it. That class is made accessible to the file.
  fileprivate var isBesideClass: Bool {
    let siblings = parent?.parent?.as(MemberBlockItemListSyntax.self)
    return siblings?.contains { $0.decl.as(ClassDeclSyntax.self)?.modifiers.has(.private) ?? false } ?? false
  }
}

extension MemberBlockSyntax {
  /// Whether a class is nested in the type, at any depth.
  fileprivate var containsClass: Bool {
    members.contains { member in
      member.decl.is(ClassDeclSyntax.self) || member.decl.asProtocol((any DeclGroupSyntax).self)?.memberBlock.containsClass ?? false
    }
  }
}

import SwiftSyntax

/// Collects the replacements of one file. Each aspect stands in an extension; the visits are here, since Swift overrides only here.
final class FileRewriter: SyntaxVisitor {
  let module: ModuleFacts
  let options: AdapterOptions
  var edits: EditList
  var scopes = ScopeStack()
  /// The code that registers the file's classes.
  var registrations = RegistrationWriter()
  /// What goes into class bodies of this module: an override that calls a method of an extension.
  var classInsertions: [ClassInsertion] = []
  var notes: [AdapterNote] = []
  /// `#warning`s of the notes.
  private var warnings: [(text: String, offset: Int)] = []
  /// Placeholder modules that are noted where this file imports them.
  var notedImports: Set<String> = []
  /// Implementations of optional requirements, for the end of the file.
  var protocolExtensions = ""
  /// What stands in the place of a `super`.
  var redirected: [SyntaxIdentifier: String] = [:]
  /// Members of `AnyObject` that are those of a protocol here.
  var castToProtocols: Set<SyntaxIdentifier> = []
  /// Whether something in the file may be of the type `AnyObject`.
  private(set) lazy var mayHoldObjects = module.hasDynamicObjects || source.namesObjects
  var hasImport = false
  /// Whether statements in functions register classes.
  private(set) var hasLocalRegistrations = false
  var counts: [String: Int] = [:]
  var missingImports: [String] = []

  /// Modules that the file imports.
  let imports: Set<String>
  let source: [UInt8]

  init(source: [UInt8], imports: Set<String>, module: ModuleFacts, options: AdapterOptions) {
    self.source = source
    self.imports = imports
    self.module = module
    self.options = options
    edits = EditList(source)
    super.init(viewMode: .sourceAccurate)
  }

  /// Whether the file's text holds one of these words.
  func mentions(_ words: [String]) -> Bool { words.contains(where: source.holds) }

  /// Counts a construct that has to be rewritten.
  func count(_ construct: String) { counts[construct, default: 0] += 1 }

  func note(_ text: String, at node: some SyntaxProtocol) {
    notes.append(AdapterNote(offset: node.positionAfterSkippingLeadingTrivia.utf8Offset, text: text))
    if options.writesNotes, let warning = warning(text, at: Syntax(node)) { warnings.append(warning) }
  }

  /// Writes the notes' warnings. They end their lines: nothing may be inserted behind them.
  func writeWarnings() {
    for warning in warnings { edits.insert(warning.text, at: warning.offset) }
  }

  // MARK: Types

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    widenNestedType(node.modifiers)
    scopes.enter(
      node.name.text, .class, isGeneric: node.genericParameterClause != nil, modifiers: node.modifiers, attributes: node.attributes)
    makeInstances(node.memberBlock, in: node.inheritanceClause)
    expectFailures(node)
    if node.attributes.isUnavailable {
      registrations.pause()
    } else {
      registrations.begin(
        scopes, isExtension: false, conforms: node.inheritanceClause != nil, objectiveCName: node.attributes.objectiveCName,
        isStatement: node.parent?.is(CodeBlockItemSyntax.self) ?? false)
    }
    return .visitChildren
  }
  override func visitPost(_ node: ClassDeclSyntax) {
    endRegistration(behind: Syntax(node))
    scopes.leave()
  }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    widenNestedType(node.modifiers)
    if isPreview(node.inheritanceClause) {
      count("PreviewProvider")
      edits.remove(node)
      return .skipChildren
    }
    scopes.enter(
      node.name.text, .struct, isGeneric: node.genericParameterClause != nil, modifiers: node.modifiers, attributes: node.attributes)
    makeInstances(node.memberBlock, in: node.inheritanceClause)
    registrations.pause()
    return .visitChildren
  }
  override func visitPost(_ node: StructDeclSyntax) {
    guard !isPreview(node.inheritanceClause) else { return }
    _ = registrations.end()
    scopes.leave()
  }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    widenNestedType(node.modifiers)
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
      registrations.begin(scopes, isExtension: true, conforms: type != nil && node.inheritanceClause != nil, objectiveCName: nil)
    }
    return .visitChildren
  }
  override func visitPost(_ node: ExtensionDeclSyntax) {
    _ = registrations.end()
    scopes.leave()
  }

  /// The registration at the file's end has to name a nested private type.
  private func widenNestedType(_ modifiers: DeclModifierListSyntax) {
    if scopes.current != nil { widen(modifiers) }
  }

  /// The statement that registers a class of a function stands outside of that class.
  func widenLocalMember(_ modifiers: DeclModifierListSyntax) {
    if registrations.isLocal { widen(modifiers) }
  }

  private func widen(_ modifiers: DeclModifierListSyntax) {
    guard let modifier = modifiers.first(where: { $0.name.tokenKind == .keyword(.private) }) else { return }
    edits.replace(modifier.name, with: "fileprivate")
  }

  /// Registers a class that is declared in a function behind the outermost declaration around it in that function.
  private func endRegistration(behind node: Syntax) {
    guard let statement = registrations.end() else { return }
    var outermost = node
    while let parent = outermost.parent, !parent.is(CodeBlockItemSyntax.self) { outermost = parent }
    hasLocalRegistrations = true
    edits.insert("; \(statement)", at: outermost.endPositionBeforeTrailingTrivia.utf8Offset)
  }

  // MARK: Members

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if scopes.current != nil, node.parent?.is(MemberBlockItemSyntax.self) == true { rewriteMethod(node) }
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if scopes.current != nil, node.parent?.is(MemberBlockItemSyntax.self) == true {
      rewriteProperty(node)
      rewriteSelfInInitialValues(node)
    }
    return .visitChildren
  }

  override func visit(_ node: CodeBlockItemListSyntax) -> SyntaxVisitorContinueKind {
    scopes.enter(node)
    return .visitChildren
  }
  override func visitPost(_ node: CodeBlockItemListSyntax) { scopes.leave(node) }

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
    count("#Preview")
    edits.remove(node)
    return .skipChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    rewriteOptionalCall(node)
    rewriteEmptyInitializer(node)
    rewriteClassDescription(node)
    rewriteObservation(node)
    rewriteInstance(node)
    rewriteBackgroundSession(node)
    rewriteMagnitude(node)
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    rewriteOptionalReference(node)
    rewriteDynamicMember(node)
    rewriteModuleName(node)
    rewriteSystemVersion(node)
    return .visitChildren
  }

  override func visit(_ node: AvailabilityConditionSyntax) -> SyntaxVisitorContinueKind {
    rewriteAvailability(node)
    return .skipChildren
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

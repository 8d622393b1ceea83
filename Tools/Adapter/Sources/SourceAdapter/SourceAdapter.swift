import Dispatch
import SwiftSyntax

/// Adapts the sources of one module.
public struct SourceAdapter: Sendable {
  /// A source file of the module.
  public struct Input: Sendable {
    public var path: String
    /// The text in UTF-8.
    public var source: [UInt8]

    public init(path: String, source: [UInt8]) {
      self.path = path
      self.source = source
    }
  }

  /// The result for a source file.
  public struct Output: Sendable {
    public var path: String
    /// The adapted text; nil if the file is compiled unchanged.
    public var source: [UInt8]?
    /// Whether nothing changed since the last time, in which case an existing copy is still valid.
    public var isKept = false
    /// The notes about parts that are not available on Linux.
    public var notes: [AdapterNote]
    /// The rewritten constructs, with their numbers of occurrences.
    public var constructs: [String: Int]
    /// The modules whose imports were removed.
    public var missingImports: [String]
  }

  /// The name of the module.
  public let module: String
  public let options: AdapterOptions

  public init(module: String, options: AdapterOptions) {
    self.module = module
    self.options = options
  }

  /// Returns the adapted files, in the order of `inputs`. Equal inputs give equal outputs.
  public func adapt(_ inputs: [Input]) -> [Output] { adaptModule(inputs).outputs }

  /// Adapts the files, and also returns the interface for modules that import this one, and a state that speeds up the next call.
  /// - Parameter last: the state of the last call with the same options. Files that are unaffected by changes since then are neither parsed
  ///   nor rewritten.
  public func adaptModule(
    _ inputs: [Input], after last: ModuleState? = nil
  ) -> (outputs: [Output], interface: ModuleInterface, state: ModuleState?) {
    if options.platform.system == .linux { return (inputs.map(resolveImportConditions), ModuleInterface(), nil) }
    let digests = inputs.mapOnAllCores { ContentDigest(of: $0.source).text }
    let changed = inputs.indices.filter { last?.files[inputs[$0].path]?.digest != digests[$0] }
    var read = Dictionary(uniqueKeysWithValues: zip(changed, changed.mapOnAllCores { ReadFile(inputs[$0], options) }))
    func facts() -> [FileFacts] { inputs.indices.map { read[$0]?.facts ?? last?.files[inputs[$0].path]?.facts ?? FileFacts() } }
    var files = facts()
    var rewritten: [Int: FileRewriter] = [:]
    if let last, files == last.facts {
      rewritten = rewrite(changed, read, files)
      let insertions = inputs.indices.map { rewritten[$0]?.classInsertions ?? last.files[inputs[$0].path]?.insertions ?? [] }
      if insertions == last.insertions { return finish(inputs, digests, read, files, rewritten, insertions, last) }
    }
    let rest = inputs.indices.filter { read[$0] == nil }
    read.merge(zip(rest, rest.mapOnAllCores { ReadFile(inputs[$0], options) })) { $1 }
    files = facts()
    rewritten = rewrite(Array(inputs.indices), read, files)
    return finish(inputs, digests, read, files, rewritten, inputs.indices.map { rewritten[$0]?.classInsertions ?? [] }, nil)
  }

  /// A file with its conditions resolved, and its declarations.
  private struct ReadFile: Sendable {
    var source: [UInt8]
    var tree: SourceFileSyntax
    var facts: FileFacts
    var outline: SourceOutline
    /// Whether conditions changed the source.
    var hasInactiveCode: Bool

    init(_ input: Input, _ options: AdapterOptions) {
      (source, tree) = ConditionResolver.resolve(input.source, for: options.platform)
      hasInactiveCode = source != input.source
      facts = FactsCollector.facts(of: tree, source)
      outline = SourceOutline(of: tree, source)
    }
  }

  private func moduleFacts(_ files: [FileFacts]) -> ModuleFacts {
    ModuleFacts(files, imported: options.imported, isTestable: options.isTestable, usesUIKit: options.importsUIKit)
  }

  private func rewrite(_ indices: [Int], _ read: [Int: ReadFile], _ files: [FileFacts]) -> [Int: FileRewriter] {
    let module = moduleFacts(files)
    var unnoted = Set(options.placeholders.keys)
    let noted = files.map { own in
      defer { unnoted.subtract(own.imports) }
      return unnoted.intersection(own.imports)
    }
    let rewriters = indices.mapOnAllCores { index -> FileRewriter? in
      guard let file = read[index] else { return nil }
      let rewriter = FileRewriter(
        source: file.source, imports: file.facts.imports, hasInactiveCode: file.hasInactiveCode, module: module, options: options)
      rewriter.notedImports = noted[index]
      rewriter.walk(file.tree)
      return rewriter
    }
    return Dictionary(uniqueKeysWithValues: zip(indices, rewriters).compactMap { index, rewriter in rewriter.map { (index, $0) } })
  }

  private func finish(
    _ inputs: [Input], _ digests: [String], _ read: [Int: ReadFile], _ files: [FileFacts], _ rewritten: [Int: FileRewriter],
    _ insertions: [[ClassInsertion]], _ last: ModuleState?
  ) -> (outputs: [Output], interface: ModuleInterface, state: ModuleState?) {
    let byClass = Dictionary(grouping: insertions.flatMap { $0 }, by: \.path)
    var state = ModuleState(paths: inputs.map(\.path))
    let outputs = inputs.indices.map { index -> Output in
      let input = inputs[index]
      state.files[input.path] = ModuleState.File(
        digest: digests[index], outline: read[index]?.outline ?? last?.files[input.path]?.outline ?? SourceOutline(), facts: files[index],
        insertions: insertions[index])
      guard let rewriter = rewritten[index], let file = read[index] else {
        return Output(path: input.path, source: nil, isKept: true, notes: [], constructs: [:], missingImports: [])
      }
      ClassBodyFinder.insert(byClass, into: rewriter, file.tree)
      rewriter.writeWarnings()
      let isScript = input.path.hasSuffix("/main.swift") || input.path == "main.swift"
      rewriter.addTestStart()
      let registrations = rewriter.registrations.text(module: module, isScript: isScript)
      if isScript, !registrations.isEmpty, let first = file.tree.statements.first(where: \.runs) {
        rewriter.edits.insert(RegistrationWriter.scriptStatement, before: first)
      }
      var end = rewriter.protocolExtensions + registrations
      if rewriter.makesInstances, !rewriter.module.usesUIKit { end += "import UIKit\n" }
      if !rewriter.hasImport,
        !end.isEmpty || rewriter.hasLocalRegistrations || rewriter.namesFrameworkTypes || rewriter.callsLibrary
      {
        end += rewriter.impliedImports.map { "import \($0)\n" }.joined()
      }
      if !end.isEmpty { rewriter.edits.insert("\n" + end, at: file.source.count) }
      let source = rewriter.edits.applied()
      return Output(
        path: input.path, source: source == input.source ? nil : source, notes: rewriter.notes, constructs: rewriter.counts,
        missingImports: rewriter.missingImports)
    }
    return (outputs, moduleFacts(files).interface(of: files), state)
  }
}

/// The state that a call leaves for the next one: the declarations of each file, and its insertions into classes of other files.
public struct ModuleState: Codable, Sendable {
  struct File: Codable {
    var digest: String
    var outline: SourceOutline
    var facts: FileFacts
    var insertions: [ClassInsertion]
  }

  /// The paths in the order of the inputs.
  var paths: [String]
  var files: [String: File] = [:]

  var facts: [FileFacts] { paths.compactMap { files[$0]?.facts } }
  var insertions: [[ClassInsertion]] { paths.compactMap { files[$0]?.insertions } }

  /// A digest of all files without their bodies: while it stays the same, a changed file can be compiled alone (see `SourceOutline`).
  public var outline: String { digest(\.digest) }

  /// A digest of all files without their bodies and the members of their types (see `SourceOutline`).
  public var frame: String { digest(\.frame) }

  /// The names of the types through which other files use a file; without the files that others can use otherwise.
  public var types: [String: [String]] { files.compactMapValues(\.outline.types) }

  private func digest(_ part: KeyPath<SourceOutline, String>) -> String {
    var digest = ContentDigest()
    for path in paths { digest.add([path, files[path]?.outline[keyPath: part] ?? ""]) }
    return digest.text
  }
}

extension RandomAccessCollection where Self: Sendable, Index == Int, Element: Sendable {
  /// Transforms the elements on several threads. The results are in the order of the elements.
  fileprivate func mapOnAllCores<Result>(_ transform: @Sendable (Element) -> Result) -> [Result] {
    guard count > 1 else { return map(transform) }
    nonisolated(unsafe) let results = UnsafeMutablePointer<Result>.allocate(capacity: count)
    DispatchQueue.concurrentPerform(iterations: count) { (results + $0).initialize(to: transform(self[startIndex + $0])) }
    defer {
      results.deinitialize(count: count)
      results.deallocate()
    }
    return Array(UnsafeBufferPointer(start: results, count: count))
  }
}

extension SourceAdapter {
  /// Adapts a file of a module that is written for Linux. Only its conditions are resolved: `canImport(Darwin)` and similar conditions must
  /// be false although modules with these names are installed. Specifications of Quick also get the tests that SwiftPM finds.
  private func resolveImportConditions(_ input: Input) -> Output {
    let hasSpecifications = input.source.holds("QuickSpec") || input.source.holds("AsyncSpec")
    guard hasSpecifications || input.source.holds("canImport") else {
      return Output(path: input.path, source: nil, notes: [], constructs: [:], missingImports: [])
    }
    let resolved = ConditionResolver.resolve(input.source, for: options.platform)
    let source = hasSpecifications ? SpecificationFinder.adapted(resolved.source, resolved.tree) : resolved.source
    return Output(path: input.path, source: source == input.source ? nil : source, notes: [], constructs: [:], missingImports: [])
  }
}

extension CodeBlockItemSyntax {
  /// Whether the item is executed at its position in a script: a statement or a variable.
  fileprivate var runs: Bool {
    guard case .decl(let declaration) = item else { return true }
    return declaration.is(VariableDeclSyntax.self) || declaration.is(MacroExpansionDeclSyntax.self)
  }
}

/// Finds the bodies of the classes into which members are inserted.
private final class ClassBodyFinder: SyntaxVisitor {
  private let insertions: [String: [ClassInsertion]]
  private let rewriter: FileRewriter
  private var scopes = ScopeStack()

  static func insert(_ insertions: [String: [ClassInsertion]], into rewriter: FileRewriter, _ tree: SourceFileSyntax) {
    guard !insertions.isEmpty else { return }
    ClassBodyFinder(insertions, rewriter).walk(tree)
  }

  private init(_ insertions: [String: [ClassInsertion]], _ rewriter: FileRewriter) {
    self.insertions = insertions
    self.rewriter = rewriter
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    scopes.enter(node.name.text, .class, isGeneric: false, modifiers: node.modifiers, attributes: node.attributes)
    var members: Set<String> = []
    let inserted = insertions[scopes.current?.path ?? ""]?.filter { $0.member.map { members.insert($0).inserted } ?? true } ?? []
    let texts = inserted.map(\.text)
    if !texts.isEmpty { rewriter.edits.insert(" \(texts.joined(separator: "; "));", after: node.memberBlock.leftBrace) }
    return .visitChildren
  }
  override func visitPost(_ node: ClassDeclSyntax) { scopes.leave() }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    scopes.enter(node.name.text, .struct, isGeneric: false, modifiers: node.modifiers, attributes: node.attributes)
    return .visitChildren
  }
  override func visitPost(_ node: StructDeclSyntax) { scopes.leave() }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    scopes.enter(node.name.text, .enum, isGeneric: false, modifiers: node.modifiers, attributes: node.attributes)
    return .visitChildren
  }
  override func visitPost(_ node: EnumDeclSyntax) { scopes.leave() }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    scopes.enterExtension(node)
    return .visitChildren
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { scopes.leave() }
}

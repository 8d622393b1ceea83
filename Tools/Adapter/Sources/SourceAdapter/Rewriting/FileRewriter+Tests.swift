import SwiftSyntax

extension FileRewriter {
  /// Makes the test cases of a module that calls `XCTExpectFailure` ask before they record a failure, since XCTest on Linux does not
  /// support it.
  func expectFailures(_ node: ClassDeclSyntax) {
    guard module.expectsFailures, node.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription == "XCTestCase" else { return }
    let own = Set(node.memberBlock.members.compactMap { $0.decl.as(FunctionDeclSyntax.self)?.name.text })
    var members = ""
    if !own.contains("recordFailure") {
      members +=
        " override func recordFailure(withDescription d: String, inFile f: String, atLine l: Int, expected e: Bool) { "
        + "if !_vitrineExpectsFailure(d, f, l, e) { super.recordFailure(withDescription: d, inFile: f, atLine: l, expected: e) } };"
    }
    if !own.contains("invokeTest") { members += " override func invokeTest() { _vitrineInvokeTest(self) { super.invokeTest() } };" }
    edits.insert(members, after: node.memberBlock.leftBrace)
  }
}

extension FileRewriter {
  /// Registers the class that is marked with `@main`: `vitrine test` starts the application that hosts tests with this delegate.
  func registerEntryPoint(_ node: ClassDeclSyntax) {
    guard node.inheritanceClause != nil, ["main", "UIApplicationMain", "NSApplicationMain"].contains(where: node.attributes.has) else {
      return
    }
    registrations.add("c.startsProgram()")
  }

  /// Lets the classes of a file with tests start the application that hosts them before the first test.
  func addTestStart() {
    guard imports.contains("XCTest"), options.frameworks.contains("XCTestCompatibility") else { return }
    registrations.addCall("XCTestCompatibility._vitrineTestsBegin()")
  }

  /// The class properties of Apple's `XCTestCase` that XCTest on Linux does not declare. Only UI tests, which end at `launch()`, ask them.
  private static let propertiesOfAppleTestCase: Set = ["runsForEachTargetApplicationUIConfiguration", "defaultMetrics"]

  /// Removes `override` from a property of a test case that XCTest on Linux does not declare, such as the one in Xcode's template for UI
  /// tests. The superclass in this module may have the property itself.
  func removeOverrideOfTestProperty(_ node: VariableDeclSyntax, _ name: String) {
    guard Self.propertiesOfAppleTestCase.contains(name), imports.contains("XCTest"), node.modifiers.isStatic,
      let path = scopes.current?.path, module.type(named: path)?.inherited.first == "XCTestCase",
      let word = node.modifiers.first(where: { $0.name.tokenKind == .keyword(.override) })
    else { return }
    count("override of a property of XCTestCase")
    edits.remove(word)
  }

  /// Removes `try await super.setUp()` in a direct subclass of `XCTestCase`, whose method is empty. On Linux the call would move the test,
  /// which may be isolated to the main actor, to another thread.
  /// - Returns: whether the statement was removed.
  func removeAsyncSuper(_ node: SuperExprSyntax) -> Bool {
    guard imports.contains("XCTest"), let member = node.parent?.as(MemberAccessExprSyntax.self),
      ["setUp", "tearDown"].contains(member.declName.baseName.text),
      let call = member.parent?.as(FunctionCallExprSyntax.self), call.arguments.isEmpty,
      let waiting = call.parent?.as(AwaitExprSyntax.self), let trying = waiting.parent?.as(TryExprSyntax.self),
      trying.parent?.is(CodeBlockItemSyntax.self) == true,
      let path = scopes.current?.path, module.type(named: path)?.inherited.first == "XCTestCase"
    else { return false }
    edits.replace(trying, with: "()")
    return true
  }
}

/// Tests of the main actor. XCTest on Linux knows nothing of it, although it runs tests on the main thread.
extension FileRewriter {
  /// Adds a nonisolated method that calls a synchronous test method of the main actor. Tests of Swift Testing need none. XCTest on Linux would
  /// stop the process at such a method. The added method cannot be asynchronous, since the main queue is blocked while such a test waits.
  func enterMainActor(_ node: FunctionDeclSyntax) {
    let name = node.name.text
    guard let scope = scopes.current, name.hasPrefix("test"), node.labels.isEmpty, !node.modifiers.isStatic, node.body != nil,
      node.signature.effectSpecifiers?.asyncSpecifier == nil, node.signature.returnClause == nil, !node.attributes.has("Test"),
      isOfMainActor(node, scope)
    else { return }
    edits.insert("_vitrine_", before: node.name)
    addEntry(to: node, calling: "_vitrine_\(name)")
  }

  /// Does the same for the overrides that prepare tests, such as `setUp()`. An override that uses declarations of the main actor compiles
  /// with Apple's XCTest in Swift 5 mode, where the methods of `XCTest` are imported without isolation.
  /// - Returns: whether the method is such an override.
  func enterMainActorForPreparation(_ node: FunctionDeclSyntax) -> Bool {
    let name = node.name.text
    guard let scope = scopes.current, ["setUp", "setUpWithError", "tearDown", "tearDownWithError"].contains(name), node.labels.isEmpty,
      node.body != nil, node.modifiers.has(.override), imports.contains("XCTest"), node.signature.effectSpecifiers?.asyncSpecifier == nil,
      isOfMainActor(node, scope)
    else { return false }
    count("preparation on the main actor")
    // Named after the class, so that it does not override that of a superclass, which the superclass calls itself.
    let hidden = "_vitrine_\(scope.path.replacing(".", with: "_"))_\(name)"
    for modifier in node.modifiers where !modifier.isKind { edits.remove(modifier) }
    edits.replace(node.name, with: hidden)
    addEntry(to: node, calling: hidden)
    return true
  }

  private func isOfMainActor(_ node: FunctionDeclSyntax, _ scope: ScopeStack.Scope) -> Bool {
    (node.attributes.has("MainActor") || scope.isMainActor || module.isMainActor(scope.path))
      && !node.modifiers.contains { $0.name.text == "nonisolated" }
  }

  private func addEntry(to node: FunctionDeclSyntax, calling hidden: String) {
    let words = ["nonisolated"] + node.modifiers.map(\.trimmedDescription)
    let canThrow = node.signature.effectSpecifiers?.throwsClause != nil
    let attempt = canThrow ? "try " : ""
    edits.insert(
      "; \(words.joined(separator: " ")) func \(node.name.text)()\(canThrow ? " throws" : "") "
        + "{ \(attempt)_vitrineOnMainActor(self) { \(attempt)$0.\(hidden)() } }",
      after: node)
  }
}

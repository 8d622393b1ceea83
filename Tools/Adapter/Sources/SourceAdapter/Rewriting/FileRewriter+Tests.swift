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

import SwiftSyntax

/// Specifications of Quick have their tests at run time, in `allTests`, where SwiftPM cannot see them. Each class gets a test that SwiftPM finds,
/// and in the list that SwiftPM generates from what it finds, `allTests` takes that test's place.
extension FileRewriter {
  private static let marker = "testVitrineSpecification"

  /// Adds the test that SwiftPM finds to a class of specifications.
  func addSpecification(_ node: ClassDeclSyntax) {
    guard let path = scopes.current?.path, module.inherits(path, from: ["QuickSpec", "AsyncSpec"]) else { return }
    count("QuickSpec")
    let isInherited = module.superclasses(of: path).contains { module.inherits($0, from: ["QuickSpec", "AsyncSpec"]) }
    edits.insert(" \(isInherited ? "override " : "")func \(Self.marker)() {};", after: node.memberBlock.leftBrace)
  }

  /// Notes a list of tests in which there is only that test: `static let __allTests__A = [("testVitrineSpecification", ...)]`.
  func noteSpecification(_ node: VariableDeclSyntax) {
    guard let binding = node.bindings.first, let list = binding.initializer?.value.as(ArrayExprSyntax.self), list.elements.count == 1,
      let test = list.elements.first?.expression.as(TupleExprSyntax.self)?.elements.first?.expression.as(StringLiteralExprSyntax.self),
      test.representedLiteralValue == Self.marker
    else { return }
    specifications.insert(binding.pattern.trimmedDescription)
  }

  /// Replaces `testCase(A.__allTests__A)`. The names of the tests become identifiers, by which they can be chosen.
  func rewriteSpecification(_ node: FunctionCallExprSyntax) {
    guard !specifications.isEmpty, node.calledExpression.trimmedDescription == "testCase",
      let list = node.arguments.first?.expression.as(MemberAccessExprSyntax.self), let type = list.base?.trimmedDescription,
      specifications.contains(list.declName.baseName.text)
    else { return }
    edits.replace(
      list,
      with: "\(type).allTests.map { test in "
        + "(String(test.0.map { $0.isLetter || $0.isNumber ? $0 : \"_\" }), { (spec: \(type)) in test.1(spec) }) }")
  }
}

import SwiftSyntax

/// Supports specifications of Quick, whose tests are known only at run time, in `allTests`. SwiftPM cannot see those. Each class gets one
/// test that SwiftPM finds; in the list that SwiftPM generates, that test is replaced by `allTests`.
extension FileRewriter {
  fileprivate static let marker = "testVitrineSpecification"

  /// Adds the test that SwiftPM finds to a specification class.
  func addSpecification(_ node: ClassDeclSyntax) {
    guard let path = scopes.current?.path, module.inherits(path, from: ["QuickSpec", "AsyncSpec"]) else { return }
    count("QuickSpec")
    let isInherited = module.superclasses(of: path).contains { module.inherits($0, from: ["QuickSpec", "AsyncSpec"]) }
    edits.insert(" \(isInherited ? "override " : "")func \(Self.marker)() {};", after: node.memberBlock.leftBrace)
  }

  /// Adds the type to a list of tests that SwiftPM generated without one, `static let __allTests__A = [("testA", testA)]`, and records a list
  /// that contains only the test of a specification. Without the type, the tests of a class of the main actor would be converted while the
  /// program runs, which Swift refuses.
  func rewriteTestList(_ node: VariableDeclSyntax) {
    guard let binding = node.bindings.first, let list = binding.initializer?.value.as(ArrayExprSyntax.self),
      binding.pattern.trimmedDescription.hasPrefix("__allTests__")
    else { return }
    if binding.typeAnnotation == nil, let path = scopes.current?.path {
      edits.insert(": [(String, (\(path)) -> () throws -> Void)]", after: binding.pattern)
    }
    guard list.elements.count == 1,
      let test = list.elements.first?.expression.as(TupleExprSyntax.self)?.elements.first?.expression.as(StringLiteralExprSyntax.self),
      test.representedLiteralValue == Self.marker
    else { return }
    specifications.insert(binding.pattern.trimmedDescription)
  }

  /// Replaces `testCase(A.__allTests__A)`. The names of the tests become identifiers, with which they can be selected.
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

/// Adds the tests to the specification classes of a file that is otherwise compiled unchanged.
final class SpecificationFinder: SyntaxVisitor {
  private var edits: EditList

  static func adapted(_ source: [UInt8], _ tree: SourceFileSyntax) -> [UInt8] {
    let finder = SpecificationFinder(source)
    finder.walk(tree)
    return finder.edits.applied()
  }

  private init(_ source: [UInt8]) {
    edits = EditList(source)
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    if let base = node.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription, ["QuickSpec", "AsyncSpec"].contains(base) {
      edits.insert(" func \(FileRewriter.marker)() {};", after: node.memberBlock.leftBrace)
    }
    return .visitChildren
  }
}

import SwiftSyntax

/// Specifications of Quick have their tests at run time, in `allTests`, where SwiftPM cannot see them. Each class gets a test that SwiftPM finds,
/// and in the list that SwiftPM generates from what it finds, `allTests` takes that test's place.
extension FileRewriter {
  fileprivate static let marker = "testVitrineSpecification"

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

/// Adds the tests to the classes of specifications in a file that is otherwise compiled as it is.
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

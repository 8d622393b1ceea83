import SwiftSyntax

extension FileRewriter {
  /// Makes `super.method()` in an override of an extension's method continue the search above this class.
  func redirectSuper(in node: FunctionDeclSyntax, key: String, path: String) {
    guard let body = node.body else { return }
    let finder = SuperFinder(name: node.name.text)
    finder.walk(body)
    for found in finder.found {
      redirected[found.id] = "_vitrineAbove(\(path).self, \"\(key)\", \(node.modifiers.isStatic ? "Self.self" : "self"))"
    }
  }

  func rewriteSuper(_ node: SuperExprSyntax) {
    guard let text = redirected[node.id] else { return }
    edits.replace(node, with: text)
  }
}

private final class SuperFinder: SyntaxVisitor {
  let name: String
  var found: [SuperExprSyntax] = []

  init(name: String) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if node.declName.baseName.text == name, let receiver = node.base?.as(SuperExprSyntax.self) { found.append(receiver) }
    return .visitChildren
  }
}

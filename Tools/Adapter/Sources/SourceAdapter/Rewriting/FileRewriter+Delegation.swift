import SwiftSyntax

extension FileRewriter {
  /// Marks an initializer of a class that calls an inherited `self.init()` as `convenience`. For a subclass of an Objective-C class, Swift
  /// accepts it without.
  func markDelegation(_ node: InitializerDeclSyntax) {
    guard let scope = scopes.current, scope.kind == .class, !node.modifiers.has(.convenience),
      let statements = node.body?.statements, statements.contains(where: \.isDelegation)
    else { return }
    count("self.init")
    edits.insert("convenience ", before: node.initKeyword)
  }
}

extension CodeBlockItemSyntax {
  /// Whether the statement is a call of `self.init`.
  fileprivate var isDelegation: Bool {
    guard let call = item.as(FunctionCallExprSyntax.self), let member = call.calledExpression.as(MemberAccessExprSyntax.self) else {
      return false
    }
    return member.declName.baseName.tokenKind == .keyword(.`init`)
      && member.base?.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.self)
  }
}

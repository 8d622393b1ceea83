import SwiftSyntax

extension FileRewriter {
  /// Replaces `expression.enumerateMatches(in:options:range:) { ... }` by a method of FoundationCompatibility, whose closure does not escape, as
  /// that of Apple's method. Foundation on Linux takes an escaping closure, which may not call a closure that does not escape. Only ranges
  /// that are written as `NSRange(...)` are looked at, since libraries add a method of that name for ranges of `String.Index`.
  func rewriteEnumeration(_ call: FunctionCallExprSyntax) {
    let name =
      call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName
      ?? call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName
    guard let name, name.text == "enumerateMatches", call.hasClosure,
      let range = call.arguments.first(where: { $0.label?.text == "range" })?.expression.as(FunctionCallExprSyntax.self),
      ["NSRange", "NSMakeRange"].contains(range.calledExpression.trimmedDescription)
    else { return }
    count("enumeration by a closure that does not escape")
    edits.replace(name, with: "_vitrineEnumerateMatches")
  }
}

extension FunctionCallExprSyntax {
  fileprivate var hasClosure: Bool {
    trailingClosure != nil || arguments.contains { $0.label?.text == "using" && $0.expression.is(ClosureExprSyntax.self) }
  }
}

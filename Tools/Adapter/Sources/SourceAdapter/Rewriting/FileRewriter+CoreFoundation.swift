import SwiftSyntax

extension FileRewriter {
  /// The types of Core Foundation that are bridged toll-free to classes of Foundation. Here they are Foundation's values.
  private static let bridged = [
    "NSArray": "CFArray", "NSData": "CFData", "NSDictionary": "CFDictionary", "NSString": "CFString", "NSURL": "CFURL",
  ]
  private static let prefixes = ["CF", "CG", "CT", "CV", "Sec"]

  /// Passes an argument of a C function, `CTFontManagerRegisterFontsForURL(url as NSURL, ...)`, as the type of Core Foundation to which Apple's
  /// compilers convert it implicitly.
  func rewriteBridgedArguments(_ call: FunctionCallExprSyntax) {
    guard let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      Self.prefixes.contains(where: { name.hasPrefix($0) && name.dropFirst($0.count).first?.isUppercase == true })
    else { return }
    for argument in call.arguments {
      guard let type = castType(argument.expression)?.as(IdentifierTypeSyntax.self), let bridged = Self.bridged[type.name.text] else {
        continue
      }
      count("argument bridged to Core Foundation")
      edits.replace(type.name, with: bridged)
    }
  }

  /// Returns the type of `expression as Type`.
  private func castType(_ expression: ExprSyntax) -> TypeSyntax? {
    if let cast = expression.as(AsExprSyntax.self), cast.questionOrExclamationMark == nil { return cast.type }
    guard let elements = expression.as(SequenceExprSyntax.self)?.elements, elements.count > 2,
      let cast = elements.dropLast().last?.as(UnresolvedAsExprSyntax.self), cast.questionOrExclamationMark == nil
    else { return nil }
    return elements.last?.as(TypeExprSyntax.self)?.type
  }
}

import SwiftSyntax

extension FileRewriter {
  /// The Core Foundation types that are toll-free bridged to classes of Foundation. Here they are Foundation's value types.
  private static let bridged = [
    "NSArray": "CFArray", "NSData": "CFData", "NSDictionary": "CFDictionary", "NSString": "CFString", "NSURL": "CFURL",
  ]
  private static let prefixes = ["CF", "CG", "CT", "CV", "Sec"]

  /// Lets a constant of the keychain be assigned where an object is required, as in `query[kSecClass as String] = kSecClassGenericPassword`
  /// with a dictionary of `AnyObject`. On Linux `CFString` is no class.
  func rewriteAssignedConstant(_ node: SequenceExprSyntax) {
    guard let name = node.elements.last?.as(DeclReferenceExprSyntax.self), name.baseName.text.hasPrefix("kSec"),
      node.elements.dropLast().last?.is(AssignmentExprSyntax.self) == true
    else { return }
    count("assigned CFString")
    edits.insert("_vitrineCF(", before: name)
    edits.insert(")", after: name)
  }

  /// Replaces a cast to a class of Foundation in an argument of a C function, such as `CTFontManagerRegisterFontsForURL(url as NSURL, ...)`, by
  /// one to the type of Core Foundation. Apple's compilers convert such an argument implicitly.
  func rewriteBridgedArguments(_ call: FunctionCallExprSyntax) {
    guard let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      Self.prefixes.contains(where: { name.hasPrefix($0) && name.dropFirst($0.count).first?.isUppercase == true })
    else { return }
    for argument in call.arguments {
      guard let cast = cast(argument.expression), cast.mark == nil, let type = cast.type.as(IdentifierTypeSyntax.self),
        let bridged = Self.bridged[type.name.text]
      else { continue }
      count("argument bridged to Core Foundation")
      edits.replace(type.name, with: bridged)
    }
  }
}

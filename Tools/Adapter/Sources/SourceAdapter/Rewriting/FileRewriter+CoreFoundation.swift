import SwiftSyntax

extension FileRewriter {
  /// The Core Foundation types that are toll-free bridged to classes of Foundation. Here they are Foundation's value types.
  private static let bridged = [
    "NSArray": "CFArray", "NSData": "CFData", "NSDictionary": "CFDictionary", "NSString": "CFString", "NSURL": "CFURL",
  ]
  private static let prefixes = ["CF", "CG", "CT", "CV", "Sec"]

  /// Lets a constant of the keychain be assigned where an object is required, as in `query[kSecClass as String] = kSecClassGenericPassword`
  /// with a dictionary of `AnyObject`. On Linux `CFString` is not a class.
  func rewriteAssignedConstant(_ node: SequenceExprSyntax) {
    guard let value = node.elements.last, node.elements.dropLast().last?.is(AssignmentExprSyntax.self) == true else { return }
    wrapConstant(value)
  }

  /// Lets a constant of the keychain be the value of an element in a dictionary of objects.
  func rewriteConstant(in node: DictionaryElementSyntax) { wrapConstant(node.value) }

  /// Lets a constant of the keychain be passed where a function of the program requires an object.
  func rewriteConstants(in call: FunctionCallExprSyntax) {
    guard !call.arguments.isEmpty, !isOfC(call) else { return }
    for argument in call.arguments { wrapConstant(argument.expression) }
  }

  private func wrapConstant(_ value: ExprSyntax) {
    guard let name = value.as(DeclReferenceExprSyntax.self), name.baseName.text.hasPrefix("kSec"), name.argumentNames == nil else { return }
    count("CFString as an object")
    edits.insert("_vitrineCF(", before: name)
    edits.insert(")", after: name)
  }

  /// Whether the called function has the name of a C function of Apple's.
  private func isOfC(_ call: FunctionCallExprSyntax) -> Bool {
    guard let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text else { return false }
    return Self.prefixes.contains { name.hasPrefix($0) && name.dropFirst($0.count).first?.isUppercase == true }
  }

  /// Rewrites casts between `UIFont` and `CTFont`, which are toll-free bridged on Apple's systems: `font as CTFont`, `value as! CTFont`,
  /// `font as UIFont`.
  func rewriteFontCasts(_ node: SequenceExprSyntax) {
    guard module.usesUIKit else { return }
    let elements = Array(node.elements)
    for (operand, (element, last)) in zip(elements, zip(elements.dropFirst(), elements.dropFirst(2))) {
      guard let cast = element.as(UnresolvedAsExprSyntax.self), let type = last.as(TypeExprSyntax.self),
        !operand.is(TypeExprSyntax.self), !operand.is(PatternExprSyntax.self),
        let (start, end) = Self.fontConversion(to: type.type.trimmedDescription, cast.questionOrExclamationMark?.text),
        operand.firstToken(viewMode: .sourceAccurate)?.tokenKind != .period
      else { continue }
      count("cast of a font")
      edits.insert(start, before: operand)
      edits.replace(
        operand.endPositionBeforeTrailingTrivia.utf8Offset..<type.endPositionBeforeTrailingTrivia.utf8Offset, with: end)
    }
  }

  /// Returns the texts before and after the operand of a cast; nil if the cast does not concern a font.
  private static func fontConversion(to type: String, _ mark: String?) -> (String, String)? {
    switch (type, mark) {
    case ("CTFont", nil), ("CTFont?", nil): ("_vitrineCTFont(", ")")
    case ("CTFont", "!"): ("_vitrineCTFont(any: ", ")!")
    case ("CTFont", "?"), ("CTFont?", "!"): ("_vitrineCTFont(any: ", ")")
    case ("UIFont", nil): ("_vitrineUIFont(", ")")
    default: nil
    }
  }

  /// Rewrites `value as CFDictionary` and `value as CFArray` in files that name `NSDictionary` or `NSArray`, of which the value may be an object.
  /// Swift on Linux casts only its own collections. Literals need the type of the cast.
  func rewriteCollectionCasts(_ node: SequenceExprSyntax) {
    let elements = Array(node.elements)
    guard elements.count >= 3, let type = elements.last?.as(TypeExprSyntax.self)?.type.as(IdentifierTypeSyntax.self)?.name.text,
      let names = Self.classes[type], mentions(names),
      let cast = elements[elements.count - 2].as(UnresolvedAsExprSyntax.self), cast.questionOrExclamationMark == nil,
      let operand = elements.dropLast(2).last, !operand.is(DictionaryExprSyntax.self), !operand.is(ArrayExprSyntax.self),
      !operand.is(TypeExprSyntax.self), !operand.is(ClosureExprSyntax.self), !operand.is(PatternExprSyntax.self),
      operand.firstToken(viewMode: .sourceAccurate)?.tokenKind != .period,
      elements.dropLast(3).last.map({ $0.is(AssignmentExprSyntax.self) }) ?? true
    else { return }
    count("cast of a collection to Core Foundation")
    edits.insert("_vitrine\(type)(", before: operand)
    edits.replace(operand.endPositionBeforeTrailingTrivia.utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset, with: ")")
  }

  private static let classes = [
    "CFDictionary": ["NSDictionary", "NSMutableDictionary"], "CFArray": ["NSArray", "NSMutableArray"],
  ]

  /// Replaces the argument of a type such as `Unmanaged<CFString>`, as in a closure that describes a reachability (Reachability.swift).
  func rewriteUnmanagedType(_ node: IdentifierTypeSyntax) {
    guard let object = Self.bridged.first(where: { $0.value == node.name.text })?.key,
      let owner = node.parent?.as(GenericArgumentSyntax.self)?.parent?.parent?.parent,
      owner.as(IdentifierTypeSyntax.self)?.name.text == "Unmanaged"
        || owner.as(GenericSpecializationExprSyntax.self)?.expression.trimmedDescription == "Unmanaged"
    else { return }
    count("argument bridged to Core Foundation")
    edits.replace(node.name, with: object)
  }

  /// Replaces `Unmanaged.passRetained(text as CFString)` by an object of Foundation, since on Linux `CFString` is not a class. Functions of C that
  /// keep such an object, such as the description of a reachability (Alamofire), take Foundation's.
  func rewriteUnmanaged(_ call: FunctionCallExprSyntax) {
    guard let member = call.calledExpression.as(MemberAccessExprSyntax.self), member.base?.trimmedDescription == "Unmanaged",
      ["passRetained", "passUnretained"].contains(member.declName.baseName.text), let argument = call.arguments.first?.expression,
      let cast = cast(argument), cast.mark == nil, let type = cast.type.as(IdentifierTypeSyntax.self),
      let object = Self.bridged.first(where: { $0.value == type.name.text })?.key
    else { return }
    count("argument bridged to Core Foundation")
    edits.replace(type.name, with: object)
  }

  /// Replaces a cast to a class of Foundation in an argument of a C function, such as `CTFontManagerRegisterFontsForURL(url as NSURL, ...)`, by
  /// one to the type of Core Foundation. Apple's compilers convert such an argument implicitly.
  func rewriteBridgedArguments(_ call: FunctionCallExprSyntax) {
    guard isOfC(call) else { return }
    for argument in call.arguments {
      guard let cast = cast(argument.expression), cast.mark == nil, let type = cast.type.as(IdentifierTypeSyntax.self),
        let bridged = Self.bridged[type.name.text]
      else { continue }
      count("argument bridged to Core Foundation")
      edits.replace(type.name, with: bridged)
    }
  }
}

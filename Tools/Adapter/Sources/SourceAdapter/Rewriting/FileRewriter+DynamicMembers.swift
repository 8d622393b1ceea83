import SwiftSyntax

extension FileRewriter {
  /// Rewrites the use of a member of `AnyObject`, which Objective-C finds by name. It is found by name at run time, with the type that the
  /// context requires.
  func rewriteDynamicMember(_ node: MemberAccessExprSyntax) {
    guard let base = node.base else { return }
    let name = node.declName.baseName.text
    if Self.objectMethods.contains(name), isTarget(base) { return wrap(base) }
    guard mayHoldObjects else { return }
    guard name != "self", !Self.optionalMethods.contains(name), !isAssigned(node), !castToProtocols.contains(node.id),
      dynamicType(of: base) == .object
    else { return }
    let call = call(of: node)
    // Another type may have a property with that name. Wrapping a value of another type has no effect, but a rewritten call would fail.
    let isObjects = Self.objectMethods.contains(name) || isObservation(name, call?.node)
    if call != nil, !isOwn(base), !isObjects { return }
    wrap(base)
    if let call, !isObjects { rewriteDynamicCall(call.node, isForced: call.isForced, node) }
  }

  /// Rewrites `object["key"]` and `object[0]` of an `AnyObject`, which call the subscripts of Objective-C's dictionaries and arrays.
  func rewriteDynamicSubscript(_ node: SubscriptCallExprSyntax) {
    guard mayHoldObjects, node.arguments.count == 1, node.arguments.first?.label == nil, node.trailingClosure == nil,
      dynamicType(of: node.calledExpression) == .object
    else { return }
    wrap(node.calledExpression)
  }

  private func wrap(_ base: ExprSyntax) {
    count("member of AnyObject")
    let value = base.as(OptionalChainingExprSyntax.self)?.expression ?? base
    edits.insert("_vitrineDynamic(", before: value)
    edits.insert(")", after: value)
  }

  /// Whether an expression is named as the target of UIKit's bar button items, an `AnyObject?`: tests call
  /// `item.target?.perform(item.action, with: item)`. A target of another type stays as it is.
  private func isTarget(_ base: ExprSyntax) -> Bool {
    guard base.is(OptionalChainingExprSyntax.self) || base.is(ForceUnwrapExprSyntax.self),
      let member = Self.withoutCasts(base).as(MemberAccessExprSyntax.self)
    else { return false }
    return member.base != nil && member.declName.baseName.text == "target"
  }

  /// Methods of `Optional`, which a variable of the type `AnyObject?` has itself.
  private static let optionalMethods: Set = ["map", "flatMap", "unsafelyUnwrapped", "take"]

  /// Whether the expression is certainly of the type `AnyObject`.
  func isDynamicObject(_ expression: ExprSyntax) -> Bool { mayHoldObjects && dynamicType(of: expression) == .object && isOwn(expression) }

  private func call(of node: MemberAccessExprSyntax) -> (node: FunctionCallExprSyntax, isForced: Bool)? {
    var called = ExprSyntax(node)
    if let parent = node.parent, parent.is(OptionalChainingExprSyntax.self) || parent.is(ForceUnwrapExprSyntax.self) {
      called = parent.cast(ExprSyntax.self)
    }
    guard let call = called.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == called.id else { return nil }
    return (call, called.is(ForceUnwrapExprSyntax.self))
  }

  /// Whether the expression cannot refer to a property of another type.
  private func isOwn(_ expression: ExprSyntax) -> Bool {
    let inner = Self.withoutCasts(expression)
    guard inner.id == expression.id || expression.is(OptionalChainingExprSyntax.self) || expression.is(ForceUnwrapExprSyntax.self) else {
      return true
    }
    guard let member = inner.as(MemberAccessExprSyntax.self), let base = member.base else { return true }
    return base.trimmedDescription == "self" || dynamicType(of: base) != nil && isOwn(base)
  }

  /// Rewrites `object.move?(to: x)`. The labels determine the selector.
  private func rewriteDynamicCall(_ call: FunctionCallExprSyntax, isForced: Bool, _ node: MemberAccessExprSyntax) {
    guard let left = call.leftParen, call.trailingClosure == nil else { return }
    let labels = call.arguments.map { $0.label?.text ?? "_" }
    let selector = module.methods(base: node.declName.baseName.text).first { $0.labels == labels && $0.isExposed }?.objectiveCName
    edits.replace(
      EditList.range(of: node.declName).lowerBound..<EditList.range(of: left).upperBound,
      with: "_call(\"\(selector ?? ObjectiveCName.selector(node.declName.baseName.text, labels))\"\(labels.isEmpty ? "" : ", ")")
    for argument in call.arguments {
      if let label = argument.label { edits.remove(label) }
      if let colon = argument.colon { edits.remove(colon) }
    }
    if isForced { edits.insert("!", after: call) }
  }

  /// Rewrites `abs(x)` in an extension of `CGFloat`, since on Linux a static method of the type hides the function.
  func rewriteMagnitude(_ node: FunctionCallExprSyntax) {
    guard scopes.scopes.contains(where: { $0.path == "CGFloat" }), let name = node.calledExpression.as(DeclReferenceExprSyntax.self),
      name.baseName.text == "abs"
    else { return }
    edits.insert("Swift.", before: name)
  }

  /// Rewrites qualified names. `CoreFoundation.sqrt(x)` becomes the function for the type of `x`, which Foundation has on Linux.
  /// `Foundation.URLSession` is in another module there, so it is qualified with the module that exports all of them.
  func rewriteModuleName(_ node: MemberAccessExprSyntax) {
    guard let base = node.base?.as(DeclReferenceExprSyntax.self) else { return }
    if base.baseName.text == "CoreFoundation" {
      edits.replace(base, with: "Foundation")
    } else if base.baseName.text == "Foundation", let module = Self.linuxModule(of: node.declName.baseName.text) {
      edits.replace(base, with: module)
    }
  }

  /// Rewrites a qualified name in a type.
  func rewriteModuleName(_ node: MemberTypeSyntax) {
    guard let base = node.baseType.as(IdentifierTypeSyntax.self), base.name.text == "Foundation",
      let module = Self.linuxModule(of: node.name.text)
    else { return }
    edits.replace(base, with: module)
  }

  /// Returns the module that declares a name of Foundation on Linux; nil for Foundation itself.
  private static func linuxModule(of name: String) -> String? {
    let stem = name.hasPrefix("NS") ? String(name.dropFirst(2)) : name
    func isOne(of stems: [String]) -> Bool {
      stems.contains { stem == $0 || stem.hasPrefix($0) && stem.dropFirst($0.count).first?.isUppercase == true }
    }
    let network = [
      "URLSession", "URLRequest", "MutableURLRequest", "URLResponse", "HTTPURLResponse", "HTTPCookie", "URLCache", "CachedURLResponse",
      "URLCredential", "URLProtectionSpace", "URLAuthenticationChallenge", "URLProtocol",
    ]
    if isOne(of: network) { return "FoundationNetworking" }
    if isOne(of: ["XMLParser", "XMLDocument"]) { return "FoundationXML" }
    return Self.replacedNames.contains(name) || stem.hasPrefix("ValueTransformer") ? "FoundationCompatibility" : nil
  }

  /// The declarations of Foundation on Linux that `FoundationCompatibility` replaces.
  private static let replacedNames: Set = [
    "DateComponentsFormatter", "MeasurementFormatter", "NSClassFromString", "NSComparisonPredicate", "NSExpression", "NSStringFromClass",
    "PersonNameComponentsFormatter",
  ]

  /// Whether the file imports a module that exports Foundation, such as XCTest. It then sees Foundation's own declarations beside those that
  /// replace them, and the two would be ambiguous.
  var seesReplacedNames: Bool { !imports.isDisjoint(with: ["XCTest", "Nimble", "Quick"]) }

  /// Qualifies a name that `FoundationCompatibility` replaces, where Foundation's own declaration is seen, too.
  func qualifyReplacedName(_ token: TokenSyntax) {
    guard Self.replacedNames.contains(token.text), seesReplacedNames, module.type(named: token.text) == nil,
      module.methods(base: token.text).isEmpty
    else { return }
    edits.insert("FoundationCompatibility.", before: token)
  }

  /// Whether a call begins or ends key-value observing. The context is often passed as `&context`, which a call by name cannot take.
  private func isObservation(_ name: String, _ call: FunctionCallExprSyntax?) -> Bool {
    ["addObserver", "removeObserver"].contains(name) && call?.arguments.contains { $0.label?.text == "forKeyPath" } == true
  }

  /// Methods that every object has, and that `_VitrineDynamicObject` also has.
  private static let objectMethods: Set = ["conforms", "isEqual", "isKind", "isMember", "perform", "responds"]
}

import SwiftSyntax

extension FileRewriter {
  /// - Returns: whether the expression was replaced.
  func rewriteMacro(_ node: MacroExpansionExprSyntax) -> Bool {
    switch node.macroName.text {
    case "selector":
      guard let argument = node.arguments.first else { return false }
      count("#selector")
      edits.replace(node, with: selector(argument))
    case "keyPath":
      guard let argument = node.arguments.first else { return false }
      count("#keyPath")
      edits.replace(node, with: "\"\(keyPath(argument.expression))\"")
    case "imageLiteral":
      guard let name = node.arguments.first?.expression.trimmedDescription else { return false }
      edits.replace(node, with: "UIImage(named: \(name))!")
    case "fileLiteral":
      guard let name = node.arguments.first?.expression.trimmedDescription else { return false }
      edits.replace(node, with: "Bundle.main.url(forResource: \(name), withExtension: nil)!")
    case "Preview":
      rewritePreview(node)
      return false
    case "Rule" where imports.contains("TipKit"):
      // A macro of TipKit. Our module has an initializer with the same use.
      let start = node.pound.positionAfterSkippingLeadingTrivia.utf8Offset
      edits.replace(start..<node.macroName.endPositionBeforeTrailingTrivia.utf8Offset, with: "Tips.Rule")
      return false
    default: return false
    }
    return true
  }

  /// Rewrites `type(of: object).description()`, `UIView.description()` and `object.classForCoder.description()`, which return the name of
  /// the class. A property named `description` cannot be called, so a call means the method of a class.
  func rewriteClassDescription(_ node: FunctionCallExprSyntax) {
    guard node.arguments.isEmpty, node.trailingClosure == nil, let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "description", let base = member.base, !base.is(SuperExprSyntax.self),
      !base.is(OptionalChainingExprSyntax.self),
      module.methods(base: "description").isEmpty, !module.isFunctionProperty("description")
    else { return }
    edits.insert("\(seesReplacedNames ? "FoundationCompatibility." : "")NSStringFromClass(", before: node)
    edits.replace(
      base.endPositionBeforeTrailingTrivia.utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset,
      with: base.isTypeName ? ".self)" : ")")
  }

  /// Rewrites `cls.isSubclass(of: other)`, since on Linux a value of the type `AnyClass` has no members.
  func rewriteSubclassTest(_ node: FunctionCallExprSyntax) {
    guard node.arguments.count == 1, let argument = node.arguments.first, argument.label?.text == "of",
      let member = node.calledExpression.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "isSubclass",
      let base = member.base, !base.is(SuperExprSyntax.self), !base.is(OptionalChainingExprSyntax.self),
      module.methods(base: "isSubclass").isEmpty
    else { return }
    edits.insert("_vitrineIsSubclass(", before: base)
    edits.replace(
      base.endPositionBeforeTrailingTrivia.utf8Offset..<argument.positionAfterSkippingLeadingTrivia.utf8Offset,
      with: base.isTypeName ? ".self, " : ", ")
  }

  /// Makes a file's own `func < (lhs: NSNumber, rhs: NSNumber)` an operator of `NSNumber`, since Foundation on Linux has one, and the two
  /// would be ambiguous.
  func rewriteComparison(_ node: FunctionDeclSyntax) {
    let parameters = node.signature.parameterClause.parameters
    guard node.name.text == "<", parameters.count == 2, parameters.allSatisfy({ $0.type.trimmedDescription == "NSNumber" }) else { return }
    edits.insert("extension NSNumber { ", before: node)
    edits.insert("static ", before: node.funcKeyword)
    edits.insert(" }", after: node)
  }

  /// Rewrites `NSAttributedString()`, `Timer()`, `ProcessInfo()`, `Bundle()`, `HTTPURLResponse()` and the like, since these classes have no public initializer without arguments on
  /// Linux.
  func rewriteEmptyInitializer(_ node: FunctionCallExprSyntax) {
    guard node.arguments.isEmpty, node.trailingClosure == nil, let parenthesis = node.leftParen,
      let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
    else { return }
    if let shared = Self.valuesOfEmptyInitializers[name] { return edits.replace(node, with: shared) }
    if let text = Self.argumentsOfEmptyInitializers[name] { edits.insert(text, after: parenthesis) }
  }

  /// Makes `Timer(timeInterval:repeats:block:)` fire after the interval. On Linux, Foundation's initializer lets it fire at once.
  func rewriteTimer(_ node: FunctionCallExprSyntax) {
    guard let label = node.arguments.first?.label, label.text == "timeInterval", node.arguments.dropFirst().first?.label?.text == "repeats",
      ["Timer", "Timer.init", "Foundation.Timer"].contains(node.calledExpression.trimmedDescription)
    else { return }
    edits.replace(label, with: "_vitrineTimeInterval")
  }

  private static let valuesOfEmptyInitializers = [
    "Bundle": "Bundle.main", "ProcessInfo": "ProcessInfo.processInfo",
    "URLResponse": "URLResponse(url: URL(string: \"about:blank\")!, mimeType: nil, expectedContentLength: -1, textEncodingName: nil)",
    "HTTPURLResponse": "HTTPURLResponse(url: URL(string: \"about:blank\")!, statusCode: 0, httpVersion: nil, headerFields: nil)!",
  ]
  private static let argumentsOfEmptyInitializers = [
    "NSAttributedString": "string: \"\"", "NSMutableAttributedString": "string: \"\"",
    "NSMutableString": "capacity: 0", "Progress": "parent: nil", "Timer": "timeInterval: 0, repeats: false, block: { _ in }",
  ]

  private func selector(_ argument: LabeledExprSyntax) -> String {
    if let accessor = argument.label?.text {
      let name = argument.expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? argument.expression.trimmedDescription
      return "Selector(\"\(accessor == "getter" ? name : ObjectiveCName.setter(name))\")"
    }
    let expression = Self.withoutCasts(argument.expression)
    let member = expression.as(MemberAccessExprSyntax.self)
    guard let name = member?.declName ?? expression.as(DeclReferenceExprSyntax.self) else {
      note("#selector does not name a method here: \(argument.expression.trimmedDescription)", at: argument)
      return "Selector(\"\(expression.trimmedDescription)\")"
    }
    let labels = name.argumentNames?.arguments.map(\.name.text)
    let base = name.baseName.text
    let method = method(base, labels, of: member?.base)
    let selector =
      method.map { module.requiredSelector(base, $0.labels) ?? $0.objectiveCName } ?? ObjectiveCName.selector(base, labels ?? [])
    if let carrier = carrier(of: method, base, labels, on: member?.base) { return "Selector(\"\(selector)\", \(carrier))" }
    if method == nil, labels == nil, declaresProperty(base) { return "Selector(\"\(base)\")" }
    return "Selector(\"\(selector)\")"
  }

  func noteLocalClass(_ node: ClassDeclSyntax) {
    guard node.parent?.is(CodeBlockItemSyntax.self) == true, scopes.isInFunction else { return }
    let methods = node.memberBlock.members.compactMap { $0.decl.as(FunctionDeclSyntax.self) }
    localMethods[node.name.text] = Dictionary(grouping: methods, by: \.name.text).mapValues { $0.map(\.labels) }
  }

  private func declaresProperty(_ name: String) -> Bool { module.declaresProperty(name) }

  /// Returns the method to which `#selector` refers: one of the named type, one of the enclosing type, or the only one with that name.
  private func method(_ base: String, _ labels: [String]?, of expression: ExprSyntax?) -> MethodFacts? {
    func fits(_ method: MethodFacts) -> Bool { labels.map { $0 == method.labels } ?? true }
    var owners: [String] = []
    let named = expression.map { Self.typeName($0) }
    if named == nil || named == "self" || named == "Self" || named == "super" {
      if let path = scopes.current?.path { owners = [path] + module.superclasses(of: path) }
    } else if let named, let type = module.type(named: named, in: scopes.current?.path) {
      owners = [type.path] + module.superclasses(of: type.path)
    } else if let named {
      owners = [named]
    }
    var found = owners.flatMap { module.methods(of: $0, base: base).filter(fits) }
    if found.isEmpty { found = module.methods(base: base).filter(fits) }
    // Functions can have local classes of the same name. The nearest one above is meant.
    if let named, let local = localMethods[named]?[base] { found = found.filter { local.contains($0.labels) } }
    return found.first(where: \.isExposed) ?? found.first
  }

  /// Returns a reference to the method for the selector to carry, if the method cannot be in a table: for generic and local classes, and
  /// for classes of modules that were not adapted.
  private func carrier(of method: MethodFacts?, _ base: String, _ labels: [String]?, on expression: ExprSyntax?) -> String? {
    let named = expression.map { Self.typeName($0) }
    if let method {
      guard let type = module.type(named: method.owner), type.kind == .class, type.isGeneric || type.isLocal || type.isHidden else {
        return nil
      }
      guard !method.isStatic, method.labels.count <= 2, !method.isPrivate || !type.isHidden || named == nil || named == "self" else {
        return nil
      }
      let owner = named.map { $0 == "self" ? "Self" : $0 } ?? (type.isGeneric ? type.path.lastComponent : "Self")
      return "\(owner == "Self" ? type.path.lastComponent : owner).\(method.labels.isEmpty ? base : method.fullName)"
    }
    // UIKit's own methods, such as `UIView.endEditing(_:)`. An optional requirement is found only by name, since the object's class is not
    // known.
    guard let named, let labels, (1...2).contains(labels.count), named.first?.isUppercase == true,
      ["UI", "CA", "NS", "AV", "WK"].contains(named.prefix(2)), !named.hasSuffix("Delegate"), named != "UIResponderStandardEditActions",
      !FrameworkRequirements.contains(base, labels)
    else { return nil }
    return "\(named).\(base)(\(labels.map { $0 + ":" }.joined()))"
  }

  /// Returns the key path of `#keyPath`: `address.street` for `Person.address.street`, and `hidden` for `CALayer.isHidden`, its name in
  /// Objective-C.
  private func keyPath(_ expression: ExprSyntax) -> String {
    var parts = expression.trimmedDescription.filter { !$0.isWhitespace && !"?!".contains($0) }.split(separator: ".").map(String.init)
    while let part = parts.first, parts.count > 1, part.first?.isUppercase == true || part == "self" { parts.removeFirst() }
    return parts.map { part in
      guard part.hasPrefix("is"), part.dropFirst(2).first?.isUppercase == true, !module.exposesProperty(part) else { return part }
      return part.dropFirst(2).prefix(1).lowercased() + part.dropFirst(3)
    }.joined(separator: ".")
  }

  /// Returns the expression without `as` casts, parentheses, `?` and `!`.
  static func withoutCasts(_ expression: ExprSyntax) -> ExprSyntax {
    if let cast = expression.as(AsExprSyntax.self) { return withoutCasts(cast.expression) }
    if let sequence = expression.as(SequenceExprSyntax.self), let first = sequence.elements.first { return withoutCasts(first) }
    if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
      return withoutCasts(only.expression)
    }
    if let chain = expression.as(OptionalChainingExprSyntax.self) { return withoutCasts(chain.expression) }
    if let unwrapped = expression.as(ForceUnwrapExprSyntax.self) { return withoutCasts(unwrapped.expression) }
    return expression
  }

  private static func typeName(_ expression: ExprSyntax) -> String {
    let name = withoutCasts(expression).trimmedDescription
    return name.hasPrefix("any ") ? String(name.dropFirst(4)) : name
  }
}

extension ExprSyntax {
  /// Whether the expression is the name of a type, such as `UIView`, `Module.View` or `Self`.
  fileprivate var isTypeName: Bool {
    let last = self.as(DeclReferenceExprSyntax.self)?.baseName ?? self.as(MemberAccessExprSyntax.self)?.declName.baseName
    return last.map { $0.text.first?.isUppercase ?? false || $0.tokenKind == .keyword(.Self) } ?? false
  }
}

import SwiftSyntax

extension FileRewriter {
  /// Rewrites an `@objc` protocol. An optional requirement gets a default implementation that is never called, and a property with the
  /// method, which is nil if a class does not implement it. Calls such as `delegate?.scroll?(to: 3)` use that property.
  func rewriteProtocol(_ node: ProtocolDeclSyntax) {
    rewriteEmptyInitializer(of: node)
    guard node.attributes.has("objc"), let path = scopes.current?.path else { return }
    if node.inheritanceClause == nil { edits.insert(": AnyObject", after: node.name) }
    let access =
      node.modifiers.first { [.keyword(.public), .keyword(.private), .keyword(.fileprivate)].contains($0.name.tokenKind) }
      .map { $0.name.tokenKind == .keyword(.private) ? "fileprivate " : $0.trimmedDescription + " " } ?? ""
    var members: [String] = []
    for member in node.memberBlock.members {
      if let function = member.decl.as(FunctionDeclSyntax.self), let modifier = function.modifiers.first(.optional) {
        count("@objc optional")
        edits.remove(modifier)
        members += defaults(of: function, access)
      } else if let variable = member.decl.as(VariableDeclSyntax.self), let modifier = variable.modifiers.first(.optional) {
        count("@objc optional")
        edits.remove(modifier)
        members += defaults(of: variable, access)
      }
    }
    guard !members.isEmpty else { return }
    let isolation = node.attributes.has("MainActor") ? "@MainActor " : ""
    protocolExtensions += "\(isolation)extension \(path) { \(members.joined(separator: "; ")) }\n"
  }

  private func defaults(of node: FunctionDeclSyntax, _ access: String) -> [String] {
    let parameters = node.signature.parameterClause.parameters
    let labels = node.labels
    let effects = node.signature.effectSpecifiers
    let result = node.signature.returnClause?.type.trimmedDescription ?? "Void"
    let arguments = zip(labels, parameters.indices.enumerated()).map { label, index in
      let isInOut = parameters[index.element].type.trimmedDescription.hasPrefix("inout ")
      return (label == "_" ? "" : label + ": ") + (isInOut ? "&" : "") + "$\(index.offset)"
    }
    let types = parameters.map { $0.type.trimmedDescription }.joined(separator: ", ")
    let canThrow = effects?.throwsClause != nil
    let isAsync = effects?.asyncSpecifier != nil
    let words = (canThrow ? "try " : "") + (isAsync ? "await " : "")
    let function = "(\(types))\(isAsync ? " async" : "")\(canThrow ? " throws" : "") -> \(result)"
    let selector = node.attributes.objectiveCName ?? ObjectiveCName.selector(node.name.text, labels)
    let attributes = keptAttributes(node.attributes)
    let missing = "\(attributes) \(access)func \(node.name.text)\(node.signature.onOneLine) { _vitrineMissing(\"\(node.name.text)\") }"
    if module.isOverloaded(node.name.text, labels) { return [missing, overload(node, access, selector: selector, words)] }
    return [
      missing,
      "\(access)var \(Self.optionalName(node.name.text, labels)): (\(function))? "
        + "{ _vitrineImplements(self, \"\(selector)\") ? { \(words)self.\(node.name.text)(\(arguments.joined(separator: ", "))) } : nil }",
    ]
  }

  /// Returns a method for an overloaded requirement, with a result that is nil if a class does not implement it. Properties cannot be used,
  /// since they cannot be overloaded by type.
  private func overload(_ node: FunctionDeclSyntax, _ access: String, selector: String, _ words: String) -> String {
    let arguments = node.signature.parameterClause.parameters.map { parameter in
      (parameter.firstName.text == "_" ? "" : parameter.firstName.text + ": ")
        + (parameter.type.trimmedDescription.hasPrefix("inout ") ? "&" : "") + (parameter.secondName ?? parameter.firstName).text
    }
    var signature = node.signature
    signature.returnClause = nil
    var result = node.signature.returnClause?.type.trimmedDescription ?? "Void"
    if result.hasSuffix("!") { result = result.dropLast() + "?" }
    if !result.hasSuffix("?") { result = "(\(result))?" }
    let isDiscardable = result == "(Void)?" && !node.attributes.has("discardableResult")
    return "\(isDiscardable ? "@discardableResult " : "")\(keptAttributes(node.attributes)) \(access)func "
      + "\(Self.optionalName(node.name.text, node.labels))\(signature.onOneLine) -> \(result) "
      + "{ _vitrineImplements(self, \"\(selector)\") ? \(words)self.\(node.name.text)(\(arguments.joined(separator: ", "))) : nil }"
  }

  private func defaults(of node: VariableDeclSyntax, _ access: String) -> [String] {
    node.bindings.flatMap { binding -> [String] in
      guard let type = binding.typeAnnotation?.type.trimmedDescription else { return [] }
      let name = binding.pattern.trimmedDescription
      let isSettable = binding.accessorBlock?.trimmedDescription.contains("set") ?? false
      let isOptional = type.hasSuffix("?")
      return [
        "\(access)var \(name): \(type) { get { \(isOptional ? "nil" : "_vitrineMissing(\"\(name)\")") } \(isSettable ? "set {} " : "")}",
        "\(access)var \(Self.optionalName(name, nil)): \(isOptional ? type : "(\(type))?") "
          + "{ _vitrineImplements(self, \"\(name)\") ? self.\(name) : nil }",
      ]
    }
  }

  static func optionalName(_ base: String, _ labels: [String]?) -> String {
    "_vitrineOptional_\(base)" + (labels ?? []).map { "_\($0 == "_" ? "" : $0)" }.joined()
  }

  /// Whether a protocol of this module or of UIKit has such an optional requirement.
  func isOptionalRequirement(_ base: String, _ labels: [String]) -> Bool {
    module.requirements[base]?.contains { $0.labels == labels } ?? false || FrameworkRequirements.contains(base, labels)
  }

  // MARK: Uses

  /// Rewrites `delegate?.scroll?(to: 3)`.
  func rewriteOptionalCall(_ node: FunctionCallExprSyntax) {
    guard let chain = calledChain(node), let member = chain.expression.as(MemberAccessExprSyntax.self) else { return }
    let base = member.declName.baseName.text
    let labels = node.arguments.map { $0.label?.text ?? "_" }
    let trailing = (node.trailingClosure == nil ? 0 : 1) + node.additionalTrailingClosures.count
    let own = module.requirements[base]?.first { requirement in
      guard let required = requirement.labels, required.count == labels.count + trailing else { return false }
      return Array(required.prefix(labels.count)) == labels
    }
    if let own { castToProtocol(member, own) }
    if let own, module.isOverloaded(base, own.labels ?? []) {
      count("optional call")
      edits.remove(chain.mark)
      guard chain.questionOrBang == "?" else { return }
      edits.replace(member.declName, with: Self.optionalName(base, own.labels))
      // The result is optional now, and the rest of the chain must unwrap it.
      let parent = node.parent
      if parent?.is(MemberAccessExprSyntax.self) == true || parent?.as(SubscriptCallExprSyntax.self)?.calledExpression.id == node.id
        || parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == node.id
      {
        edits.insert("?", after: node)
      }
    } else if let own {
      count("optional call")
      edits.replace(member.declName, with: Self.optionalName(base, own.labels))
      for argument in node.arguments {
        if let label = argument.label { edits.remove(label) }
        if let colon = argument.colon { edits.remove(colon) }
      }
    } else if module.requirements[base] == nil, FrameworkRequirements.contains(base, labels, trailing: trailing),
      !module.isFunctionProperty(base)
    {
      // UIKit's protocols have default implementations of all optional requirements.
      count("optional call of UIKit's")
      if chain.questionOrBang == "?" {
        let isChained = member.base?.trimmedDescription.contains("?") ?? false
        edits.remove(chain.mark)
        // The value is not used if the call is one of several statements. Otherwise it must stay optional.
        let statements = node.parent?.as(CodeBlockItemSyntax.self)?.parent?.as(CodeBlockItemListSyntax.self)
        if !isChained, statements?.count ?? 1 == 1 {
          edits.insert("Optional(", before: node)
          edits.insert(")", after: node)
        }
      } else {
        edits.remove(chain.mark)
      }
    }
  }

  /// Casts an object such as `weak var delegate: AnyObject?` to the protocol whose optional requirement is called, since Objective-C calls
  /// optional requirements on any object.
  private func castToProtocol(_ member: MemberAccessExprSyntax, _ requirement: OptionalRequirement) {
    guard let base = member.base, isDynamicObject(base) else { return }
    let chain = base.as(OptionalChainingExprSyntax.self)
    let value = chain?.expression ?? base
    edits.insert("(", before: value)
    edits.insert(" as? \(requirement.owner))" + (chain == nil ? "?" : ""), after: value)
    castToProtocols.insert(member.id)
  }

  private struct Chain {
    var expression: ExprSyntax
    var mark: TokenSyntax
    var questionOrBang: String { mark.text }
  }

  /// Returns the called expression in `f?()` and `f!()`.
  private func calledChain(_ node: FunctionCallExprSyntax) -> Chain? {
    if let chain = node.calledExpression.as(OptionalChainingExprSyntax.self) {
      return Chain(expression: chain.expression, mark: chain.questionMark)
    }
    if let forced = node.calledExpression.as(ForceUnwrapExprSyntax.self) {
      return Chain(expression: forced.expression, mark: forced.exclamationMark)
    }
    return nil
  }

  /// Rewrites `delegate?.scroll != nil`, and optional properties of delegates.
  func rewriteOptionalReference(_ node: MemberAccessExprSyntax) {
    let name = node.declName.baseName.text
    guard let requirements = module.requirements[name], let base = node.base, node.declName.argumentNames == nil else { return }
    let isCalled =
      node.parent?.is(FunctionCallExprSyntax.self) == true
      || node.parent?.parent?.is(FunctionCallExprSyntax.self) == true && node.parent?.is(LabeledExprSyntax.self) == false
    let receiver = base.trimmedDescription.lowercased().filter { !"?!".contains($0) }
    let isDelegate = receiver.hasSuffix("delegate") || receiver.hasSuffix("datasource")
    if let property = requirements.first(where: { $0.labels == nil }) {
      // In `behavior.rate ?? 1` the variable `behavior` is probably a `PanelBehavior`, since variables are often named after their types.
      let last = receiver.split(separator: ".").last ?? ""
      let isNamedAfterOwner = last.count > 3 && property.owner.lowercased().hasSuffix(last)
      guard isDelegate || isNamedAfterOwner && (isCompared(node) || isDefaulted(node) || isUnwrapped(node)), !isAssigned(node) else {
        return
      }
      edits.replace(node.declName, with: Self.optionalName(property.base, nil))
    } else if !isCalled, isDelegate || !module.declaresProperty(name), isCompared(node),
      let only = requirements.first(where: { !module.isOverloaded(name, $0.labels ?? []) })
    {
      castToProtocol(node, only)
      edits.replace(node.declName, with: Self.optionalName(name, only.labels))
    }
  }

  /// Whether the reference is compared with nil or bound by `if let`.
  private func isCompared(_ node: MemberAccessExprSyntax) -> Bool {
    var parent = node.parent
    while let next = parent, next.is(OptionalChainingExprSyntax.self) || next.is(ExprListSyntax.self) || next.is(SequenceExprSyntax.self) {
      if next.as(SequenceExprSyntax.self)?.elements.contains(where: { $0.is(NilLiteralExprSyntax.self) }) == true { return true }
      parent = next.parent
    }
    return parent?.is(InitializerClauseSyntax.self) == true && parent?.parent?.is(OptionalBindingConditionSyntax.self) == true
  }

  /// Whether the reference is the left operand of `??`.
  private func isDefaulted(_ node: MemberAccessExprSyntax) -> Bool {
    guard let list = node.parent?.as(ExprListSyntax.self), let index = list.firstIndex(where: { $0.id == node.id }) else { return false }
    return list[list.index(after: index)...].first?.trimmedDescription == "??"
  }

  /// Whether the reference is unwrapped, as in `loader.circle?.opacity`.
  private func isUnwrapped(_ node: MemberAccessExprSyntax) -> Bool {
    node.parent?.is(OptionalChainingExprSyntax.self) == true || node.parent?.is(ForceUnwrapExprSyntax.self) == true
  }

  func isAssigned(_ node: MemberAccessExprSyntax) -> Bool {
    guard let list = node.parent?.as(ExprListSyntax.self), let second = list.dropFirst().first else { return false }
    return second.is(AssignmentExprSyntax.self)
  }
}

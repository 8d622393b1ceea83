import SwiftSyntax

/// Registers the previews of a project, which `vitrine list`, `vitrine render` and similar commands show.
extension FileRewriter {
  /// Replaces `#Preview` by a function that creates the preview, and registers it. In files that import SwiftUI, a preview whose content is
  /// not a class of UIKit is removed.
  func rewritePreview(_ node: some FreestandingMacroExpansionSyntax) {
    count("#Preview")
    guard !imports.contains("SwiftUI") || showsFrameworkClass(node), scopes.current == nil, !scopes.isInFunction else {
      return edits.remove(node)
    }
    let index = registrations.addPreview(atLine: line(of: node.pound))
    let start = node.pound.positionAfterSkippingLeadingTrivia.utf8Offset
    edits.replace(
      start..<node.macroName.endPositionBeforeTrailingTrivia.utf8Offset,
      with: "@MainActor private func _vitrinePreview\(index)() -> UIKit.Preview { UIKit.Preview")
    edits.insert(" }", after: node)
    if let closure = node.content, closure.statements.count > 1, let result = closure.statements.last?.item.as(ExprSyntax.self) {
      // Apple's macro builds the content by a result builder, which takes the last expression without a `return`.
      edits.insert("return ", before: result)
    }
  }

  /// Whether the last expression of the content creates a view or a view controller of the module or of UIKit.
  private func showsFrameworkClass(_ node: some FreestandingMacroExpansionSyntax) -> Bool {
    guard let closure = node.content, let last = closure.statements.last?.item else { return false }
    var expression = last.as(ReturnStmtSyntax.self)?.expression ?? last.as(ExprSyntax.self)
    if let name = expression?.as(DeclReferenceExprSyntax.self)?.baseName.text {
      let values = closure.statements.compactMap { $0.item.as(VariableDeclSyntax.self)?.bindings.first }
      expression = values.last { $0.pattern.trimmedDescription == name }?.initializer?.value
    }
    guard let call = expression?.as(FunctionCallExprSyntax.self) else { return false }
    return module.frameworkClass(of: call.calledExpression.trimmedDescription) != nil
  }

  /// Registers a `PreviewProvider` whose only preview is a view or a view controller of UIKit in a representable of the module.
  /// - Returns: false for other providers, whose content belongs to SwiftUI.
  func registerProvider(_ node: StructDeclSyntax) -> Bool {
    guard scopes.current == nil, !scopes.isInFunction, node.genericParameterClause == nil, imports.contains("SwiftUI"),
      let content = node.memberBlock.onlyPreview
    else { return false }
    var expression = content, name = "\"\(Self.previewName(node.name.text))\"", traits: [String] = []
    while let call = expression.as(FunctionCallExprSyntax.self), let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      let base = member.base, !base.isTypeName
    {
      guard Self.knownModifiers.contains(member.declName.baseName.text), call.trailingClosure == nil else { return false }
      let argument = call.arguments.first?.expression
      switch member.declName.baseName.text {
      case "previewDisplayName": if let text = argument?.as(StringLiteralExprSyntax.self) { name = text.trimmedDescription }
      case "previewLayout": if let layout = argument.flatMap(Self.trait) { traits = [layout] }
      default: break
      }
      expression = base
    }
    guard let call = expression.as(FunctionCallExprSyntax.self), module.isRepresentable(call.calledExpression.typeName) else {
      return false
    }
    let arguments = ([name] + traits.map { "traits: \($0)" }).joined(separator: ", ")
    registrations.addPreview(
      atLine: line(of: node.name),
      making: "UIKit.Preview(\(arguments)) { SwiftUI.UIHostingController(rootView: \(node.name.trimmedDescription).previews) }")
    return true
  }

  /// The modifiers of a preview that the placeholder of SwiftUI supports.
  private static let knownModifiers: Set = [
    "previewDisplayName", "previewLayout", "previewDevice", "edgesIgnoringSafeArea", "ignoresSafeArea", "padding", "preferredColorScheme",
  ]

  /// Returns the trait for the argument of `previewLayout`.
  private static func trait(_ layout: ExprSyntax) -> String? {
    let text = layout.trimmedDescription
    if text == ".sizeThatFits" { return ".sizeThatFitsLayout" }
    return text.hasPrefix(".fixed(") ? ".fixedLayout(" + text.dropFirst(7) : nil
  }

  /// Returns the name of a provider without the suffix of Xcode's template, such as "Login" for `Login_Previews`.
  private static func previewName(_ name: String) -> String {
    for ending in ["_Previews", "_Preview", "Previews", "Preview"] where name.hasSuffix(ending) && name != ending {
      return String(name.dropLast(ending.count))
    }
    return name
  }

  /// Registers the creation of a view controller without arguments, for projects that have no previews.
  func registerMaking(_ node: ClassDeclSyntax) {
    guard let path = scopes.current?.path, !scopes.isGeneric, !scopes.isInFunction, let arguments = module.makingArguments(of: path) else {
      return
    }
    registrations.add("c.creates(atLine: \(line(of: node.name))) { \(path)(\(arguments)) }")
  }

  /// Returns the number of the line of a token; the first line is 1.
  private func line(of token: TokenSyntax) -> Int {
    source[..<token.positionAfterSkippingLeadingTrivia.utf8Offset].reduce(1) { $1 == UInt8(ascii: "\n") ? $0 + 1 : $0 }
  }
}

extension FreestandingMacroExpansionSyntax {
  /// The closure that creates the content of a preview.
  fileprivate var content: ClosureExprSyntax? { trailingClosure ?? arguments.last?.expression.as(ClosureExprSyntax.self) }
}

extension ModuleFacts {
  /// The view controllers of UIKit that can be created by `init(nibName:bundle:)` and whose views have content.
  private static let makableControllers: Set = [
    "UIViewController", "UITableViewController", "UINavigationController", "UITabBarController", "UISplitViewController",
  ]

  /// Returns the arguments that create a view controller of this module; nil if it needs arguments from the caller, or if its superclass is
  /// in another module. Only an initializer that certainly exists is used, since the program would not compile otherwise.
  func makingArguments(of path: String) -> String? {
    guard let kind = frameworkClass(of: path), FrameworkClasses.isClass(kind, below: "UIViewController") else { return nil }
    var inheritsAll = true
    for path in [path] + superclasses(of: path) {
      guard let type = types[path], !type.isGeneric, !type.isHidden else { return nil }
      if inheritsAll, let arguments = type.making.arguments { return arguments }
      inheritsAll = inheritsAll && !type.making.hasDesignated
    }
    let base = superclasses(of: path).last ?? path
    guard inheritsAll, let name = types[base]?.inherited.first.map(resolved), Self.makableControllers.contains(name.lastComponent) else {
      return nil
    }
    return "nibName: nil, bundle: nil"
  }
}

extension ModuleFacts {
  /// Whether a type of this module is a SwiftUI representable of a view or view controller of UIKit.
  func isRepresentable(_ name: String) -> Bool {
    let protocols: Set = ["UIViewRepresentable", "UIViewControllerRepresentable"]
    let name = name.lastComponent
    if protocols.contains(where: { conformances[$0]?.contains { $0.lastComponent == name } ?? false }) { return true }
    return types.values.contains { $0.path.lastComponent == name && $0.inherited.contains { protocols.contains($0.lastComponent) } }
  }
}

extension ExprSyntax {
  /// The name of a type in a call, without generic arguments.
  fileprivate var typeName: String {
    self.as(GenericSpecializationExprSyntax.self)?.expression.trimmedDescription ?? trimmedDescription
  }

  /// Whether the expression is the name of a type, recognised by its capital letter.
  fileprivate var isTypeName: Bool {
    self.is(DeclReferenceExprSyntax.self) && trimmedDescription.first?.isUppercase == true
  }
}

extension MemberBlockSyntax {
  /// The expression of the static property `previews`, if it consists of only one.
  fileprivate var onlyPreview: ExprSyntax? {
    let bindings = members.compactMap { $0.decl.as(VariableDeclSyntax.self) }.filter { $0.modifiers.has(.static) }.flatMap(\.bindings)
    guard let block = bindings.first(where: { $0.pattern.trimmedDescription == "previews" })?.accessorBlock,
      case .getter(let items) = block.accessors, items.count == 1, let item = items.first?.item
    else { return nil }
    return item.as(ReturnStmtSyntax.self)?.expression ?? item.as(ExprSyntax.self)
  }

  /// The facts about the initializers in the body of a class.
  var making: MakingFacts {
    var facts = MakingFacts()
    for member in members {
      guard let node = member.decl.as(InitializerDeclSyntax.self) else { continue }
      let isConvenience = node.modifiers.has(.convenience)
      if !isConvenience { facts.hasDesignated = true }
      if node.isEmpty, !node.attributes.isUnavailable {
        facts.empty = EmptyInitializerFacts(
          isOverride: node.modifiers.has(.override), isPrivate: node.modifiers.isPrivate, isPublic: node.modifiers.isPublic)
      }
      guard node.optionalMark == nil, node.signature.effectSpecifiers == nil, node.genericParameterClause == nil,
        !node.attributes.has("available"), !node.modifiers.isPrivate, facts.arguments == nil
      else { continue }
      let parameters = node.signature.parameterClause.parameters
      if parameters.isEmpty {
        facts.arguments = ""
      } else if !isConvenience, parameters.map(\.firstName.text) == ["nibName", "bundle"],
        parameters.allSatisfy({ $0.type.is(OptionalTypeSyntax.self) })
      {
        facts.arguments = "nibName: nil, bundle: nil"
      }
    }
    return facts
  }
}

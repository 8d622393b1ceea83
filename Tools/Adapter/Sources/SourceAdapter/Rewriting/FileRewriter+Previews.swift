import SwiftSyntax

/// Previews: what `vitrine list`, `render` and their relatives show of a project.
extension FileRewriter {
  /// Turns `#Preview` into a function that creates the preview, in place, and registers it. In files that import SwiftUI, a preview whose
  /// content is no class of UIKit is removed.
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
  }

  /// Whether the last expression of the content creates a view or a view controller of the module or of UIKit.
  private func showsFrameworkClass(_ node: some FreestandingMacroExpansionSyntax) -> Bool {
    guard let closure = node.trailingClosure ?? node.arguments.last?.expression.as(ClosureExprSyntax.self),
      let last = closure.statements.last?.item
    else { return false }
    var expression = last.as(ReturnStmtSyntax.self)?.expression ?? last.as(ExprSyntax.self)
    if let name = expression?.as(DeclReferenceExprSyntax.self)?.baseName.text {
      let values = closure.statements.compactMap { $0.item.as(VariableDeclSyntax.self)?.bindings.first }
      expression = values.last { $0.pattern.trimmedDescription == name }?.initializer?.value
    }
    guard let call = expression?.as(FunctionCallExprSyntax.self) else { return false }
    return module.frameworkClass(of: call.calledExpression.trimmedDescription) != nil
  }

  /// Registers how a view controller is created that needs no arguments, for projects without previews.
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

extension ModuleFacts {
  /// The view controllers of UIKit that can be created by `init(nibName:bundle:)` and show something.
  private static let makableControllers: Set = [
    "UIViewController", "UITableViewController", "UINavigationController", "UITabBarController", "UISplitViewController",
  ]

  /// Returns the arguments that create a view controller of this module; nil if it needs arguments of its own, or if its superclass is in
  /// another module. Only an initializer that is certain to exist is used, since the program would not compile otherwise.
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

extension MemberBlockSyntax {
  /// What the initializers in the body of a class say about creating objects.
  var making: MakingFacts {
    var facts = MakingFacts()
    for member in members {
      guard let node = member.decl.as(InitializerDeclSyntax.self) else { continue }
      let isConvenience = node.modifiers.has(.convenience)
      if !isConvenience { facts.hasDesignated = true }
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

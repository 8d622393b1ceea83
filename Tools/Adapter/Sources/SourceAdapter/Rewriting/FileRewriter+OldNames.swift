import SwiftIfConfig
import SwiftSyntax

/// Overrides by the names that UIKit had before Swift 4.2. Extensions declare these names, so that calls find them; an extension's member
/// cannot be overridden, and its call above would come back to the override.
extension FileRewriter {
  private static let bases = [
    "childViewControllerForStatusBarStyle": "childForStatusBarStyle", "childViewControllerForStatusBarHidden": "childForStatusBarHidden",
    "addChildViewController": "addChild", "removeFromParentViewController": "removeFromParent", "bringSubview": "bringSubviewToFront",
    "sendSubview": "sendSubviewToBack", "childViewControllerForHomeIndicatorAutoHidden": "childForHomeIndicatorAutoHidden",
    "childViewControllerForScreenEdgesDeferringSystemGestures": "childForScreenEdgesDeferringSystemGestures",
  ]
  /// The labels of parameters, by the method's old name and label. An underscore stands for none.
  private static let labels = [
    "willMove toParentViewController": "toParent", "didMove toParentViewController": "toParent", "bringSubview toFront": "_",
    "sendSubview toBack": "_", "unwind towardsViewController": "towards",
  ]
  /// Methods that are properties since Swift 4.2.
  private static let properties: Set = [
    "prefersHomeIndicatorAutoHidden", "childViewControllerForHomeIndicatorAutoHidden", "preferredScreenEdgesDeferringSystemGestures",
    "childViewControllerForScreenEdgesDeferringSystemGestures",
  ]

  private var hasOldNames: Bool { options.platform.languageVersion < VersionTuple(4, 2) }

  func renameOldOverride(_ node: VariableDeclSyntax) {
    renameConcurrency(node)
    guard hasOldNames, node.modifiers.has(.override), let pattern = node.bindings.first?.pattern,
      let name = Self.bases[pattern.trimmedDescription]
    else { return }
    edits.replace(pattern, with: name)
  }

  /// Renames an override of `Operation.isConcurrent`, which Foundation on Linux knows by its newer name alone. In a class that overrides both,
  /// the older one becomes a property without effect.
  private func renameConcurrency(_ node: VariableDeclSyntax) {
    guard node.modifiers.has(.override), let pattern = node.bindings.first?.pattern, pattern.trimmedDescription == "isConcurrent",
      let path = scopes.current?.path, let above = module.frameworkClass(of: path), ["Operation", "BlockOperation"].contains(above)
    else { return }
    count("override of isConcurrent")
    guard module.propertiesByName["isAsynchronous", default: []].contains(where: { $0.owner == path }) else {
      edits.replace(pattern, with: "isAsynchronous")
      return
    }
    for modifier in node.modifiers where modifier.name.tokenKind == .keyword(.override) { edits.remove(modifier) }
    edits.replace(pattern, with: "_vitrineIsConcurrent")
  }

  func renameOldOverride(_ node: FunctionDeclSyntax) {
    guard hasOldNames, node.modifiers.has(.override) else { return }
    let base = node.name.text
    if Self.properties.contains(base), let result = node.signature.returnClause?.type {
      edits.replace(node.funcKeyword, with: "var")
      edits.replace(node.signature, with: ": \(result.trimmedDescription)")
    }
    var isOld = false
    for parameter in node.signature.parameterClause.parameters {
      guard let label = Self.labels["\(base) \(parameter.firstName.text)"] else { continue }
      isOld = true
      edits.replace(parameter.firstName, with: parameter.secondName == nil ? "\(label) \(parameter.firstName.text)" : label)
    }
    // `bringSubview` and `sendSubview` are old names only with their old labels.
    if let name = Self.bases[base], isOld || !base.hasSuffix("Subview") { edits.replace(node.name, with: name) }
  }

  /// Renames `super.name` and the labels of its call.
  func renameOldSuper(_ node: MemberAccessExprSyntax) {
    guard hasOldNames, node.base?.is(SuperExprSyntax.self) == true else { return }
    let base = node.declName.baseName
    if let name = Self.bases[base.text] { edits.replace(base, with: name) }
    guard let call = node.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == ExprSyntax(node).id else { return }
    if Self.properties.contains(base.text), call.arguments.isEmpty, let left = call.leftParen, let right = call.rightParen {
      edits.remove(left)
      edits.remove(right)
    }
    for argument in call.arguments {
      guard let label = argument.label, let name = Self.labels["\(base.text) \(label.text)"] else { continue }
      edits.replace(label, with: name == "_" ? "" : name)
      if name == "_", let colon = argument.colon { edits.remove(colon) }
    }
  }
}

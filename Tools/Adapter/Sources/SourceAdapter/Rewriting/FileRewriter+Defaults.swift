import SwiftSyntax

/// User defaults, whose changes Foundation on Linux does not post. FoundationCompatibility has a class that does.
extension FileRewriter {
  private static let names = ["UserDefaults", "Foundation.UserDefaults"]

  /// Rewrites `UserDefaults(suiteName:)` and `UserDefaults()`.
  func rewriteDefaults(_ node: FunctionCallExprSyntax) {
    guard node.arguments.isEmpty ? node.leftParen != nil : node.arguments.count == 1 && node.arguments.first?.label?.text == "suiteName",
      node.trailingClosure == nil, module.type(named: "UserDefaults") == nil,
      (Self.names + ["UserDefaults.init"]).contains(node.calledExpression.trimmedDescription)
    else { return }
    count("user defaults")
    edits.replace(node.calledExpression, with: "UserDefaults._vitrineDefaults")
  }

  /// Rewrites `UserDefaults.standard`. Without that, the expression would be of the class that posts changes, and a variable with this
  /// initial value could not refer to another object.
  func rewriteDefaults(_ node: MemberAccessExprSyntax) {
    guard node.declName.baseName.text == "standard", let base = node.base, Self.names.contains(base.trimmedDescription),
      module.type(named: "UserDefaults") == nil
    else { return }
    count("user defaults")
    edits.replace(node.declName.baseName, with: "_vitrineStandard")
  }
}

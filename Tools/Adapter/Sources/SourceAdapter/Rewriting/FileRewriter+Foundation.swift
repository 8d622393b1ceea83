import SwiftSyntax

/// Values of Foundation that differ on Linux: user defaults, whose changes are not posted there and are by a class of FoundationCompatibility, and
/// codes of errors.
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

  /// Rewrites `URLError.Code(rawValue:)`, which may be nil in Foundation on Linux and never is on Apple's systems.
  func rewriteErrorCode(_ node: FunctionCallExprSyntax) {
    guard node.arguments.count == 1, node.arguments.first?.label?.text == "rawValue", node.trailingClosure == nil,
      ["URLError.Code", "URLError.Code.init"].contains(node.calledExpression.trimmedDescription)
    else { return }
    count("code of an error")
    edits.replace(node.calledExpression, with: "URLError.Code._vitrineCode")
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

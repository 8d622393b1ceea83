import SwiftSyntax

extension FileRewriter {
  /// Rewrites `#available(iOS 15.4, *)`, which would always be true on Linux, to compare with the version of iOS that the program was
  /// started with. A condition without iOS is true, as on iOS.
  func rewriteAvailability(_ node: AvailabilityConditionSyntax) {
    let versions = node.availabilityArguments.compactMap { argument -> PlatformVersionSyntax? in
      guard case .availabilityVersionRestriction(let version) = argument.argument,
        ["iOS", "iOSApplicationExtension"].contains(version.platform.text)
      else { return nil }
      return version
    }
    guard let version = versions.first?.version, let major = Int(version.major.text) else { return }
    let minor = version.components.first.flatMap { Int($0.number.text) } ?? 0
    // All versions that can be chosen satisfy the condition.
    guard (major, minor) > Self.oldestVersion, !choosesOpaqueResult(node) else { return }
    count("#available")
    let isNegative = node.availabilityKeyword.text == "#unavailable"
    edits.replace(node, with: "\(isNegative ? "!" : "")_vitrineAvailable(\(major), \(minor))")
  }

  private static let oldestVersion = (12, 0)

  /// Whether a function with a result such as `some View` returns in the condition's branches. Their types may differ (SE-0360), but only with the
  /// compiler's own condition, which is always true on Linux: the newest branch is chosen.
  private func choosesOpaqueResult(_ node: AvailabilityConditionSyntax) -> Bool {
    guard let list = node.parent?.parent?.as(ConditionElementListSyntax.self), list.count == 1,
      let choice = list.parent?.as(IfExprSyntax.self), choice.body.statements.contains(where: { $0.item.is(ReturnStmtSyntax.self) })
    else { return false }
    var next = choice.parent
    while let ancestor = next, !ancestor.is(ClosureExprSyntax.self) {
      let result =
        ancestor.as(FunctionDeclSyntax.self)?.signature.returnClause?.type ?? ancestor.as(PatternBindingSyntax.self)?.typeAnnotation?.type
      if let result { return result.as(SomeOrAnyTypeSyntax.self)?.someOrAnySpecifier.tokenKind == .keyword(.some) }
      next = ancestor.parent
    }
    return false
  }

  /// Rewrites `URLSessionConfiguration.background(withIdentifier:)`, which Foundation on Linux does not support. The sessions end with the
  /// program.
  func rewriteBackgroundSession(_ node: FunctionCallExprSyntax) {
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "background",
      node.arguments.count == 1, node.arguments.first?.label?.text == "withIdentifier"
    else { return }
    count("background session")
    edits.replace(member.declName.baseName, with: "_vitrineBackground")
  }

  /// Rewrites `Bundle(for:)` and `Bundle(identifier:)`. Everything is linked into one program, and Foundation on Linux returns the main bundle
  /// for all of its classes, and finds no bundles of frameworks. Rewrites `urls(forResourcesWithExtension:)`, too, which returns `NSURL`s there.
  func rewriteBundle(_ node: FunctionCallExprSyntax) {
    if node.arguments.first?.label?.text == "forResourcesWithExtension", module.methods(base: "urls").isEmpty,
      let name = node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName, name.text == "urls"
    {
      count("URLs of a bundle")
      return edits.replace(name, with: "_vitrineURLs")
    }
    guard node.arguments.count == 1, node.trailingClosure == nil, let label = node.arguments.first?.label?.text,
      ["for", "identifier"].contains(label), module.type(named: "Bundle") == nil,
      ["Bundle", "Foundation.Bundle", "Bundle.init"].contains(node.calledExpression.trimmedDescription)
    else { return }
    count(label == "for" ? "bundle of a class" : "bundle by identifier")
    edits.replace(node.calledExpression, with: "Bundle._vitrineBundle")
  }

  /// Rewrites `NSSearchPathForDirectoriesInDomains(_:_:_:)`, and the file manager's `urls(for:in:)` and `url(for:in:appropriateFor:create:)`.
  /// Foundation on Linux knows no library folder.
  func rewriteFolders(_ node: FunctionCallExprSyntax) {
    if let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName, name.text == "NSSearchPathForDirectoriesInDomains" {
      count("folder of Apple's systems")
      return edits.replace(name, with: "_vitrineSearchPaths")
    }
    let labels = node.arguments.map { $0.label?.text ?? "_" }
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self), node.trailingClosure == nil,
      Self.labelsOfFolders[member.declName.baseName.text] == labels, let base = member.base, !base.is(SuperExprSyntax.self),
      !base.is(OptionalChainingExprSyntax.self)
    else { return }
    count("folder of Apple's systems")
    edits.insert("_vitrineFolders(", before: base)
    edits.insert(")", after: base)
  }

  private static let labelsOfFolders = ["urls": ["for", "in"], "url": ["for", "in", "appropriateFor", "create"]]

  /// Rewrites `ProcessInfo.processInfo.isOperatingSystemAtLeast(_:)`, for which Foundation on Linux uses the version of the kernel.
  func rewriteSystemVersion(_ node: MemberAccessExprSyntax) {
    guard let name = Self.namesOfVersions[node.declName.baseName.text], let base = node.base?.trimmedDescription.lowercased(),
      base.contains("processinfo")
    else { return }
    count("version of the system")
    edits.replace(node.declName.baseName, with: name)
  }

  private static let namesOfVersions = [
    "operatingSystemVersion": "_vitrineOperatingSystemVersion", "isOperatingSystemAtLeast": "_vitrineIsOperatingSystemAtLeast",
  ]
}

import SwiftSyntax

extension FileRewriter {
  /// Handles a class that implements an optional requirement of a protocol to which its superclass conforms. Objective-C finds the method
  /// by name, but in Swift the protocol calls the method of the conforming class. That class gets a method with the default behaviour, and
  /// this method overrides it.
  /// - Returns: whether the method is an override now.
  func overrideRequirement(_ node: FunctionDeclSyntax) -> Bool {
    guard let scope = scopes.current, !node.modifiers.has(.override), !node.modifiers.isStatic, !node.modifiers.isPrivate,
      node.genericParameterClause == nil, let type = module.type(named: scope.path), type.kind == .class, !type.isGeneric,
      let (conforming, isFrameworks) = module.conformingClass(above: type.path, node.name.text, node.labels)
    else { return false }
    count("optional requirement that a subclass adds")
    let body =
      isFrameworks
      ? "_vitrineDefaults.\(node.name.text)(\(arguments(of: node)))" : "_vitrineMissing(\"\(node.name.text)\")"
    classInsertions.append(
      ClassInsertion(
        path: conforming, member: MethodFacts(owner: "", base: node.name.text, labels: node.labels).fullName,
        text: "\(isFrameworks ? "@MainActor " : "")public func \(node.name.text)\(node.signature.withNamedParameters.onOneLine) { \(body) }"
      ))
    let selector = module.requiredSelector(node.name.text, node.labels, node.types)
    registrations.addImplemented(selector ?? ObjectiveCName.selector(node.name.text, node.labels))
    // The method that it overrides is public, since the protocol is.
    let isPublic = type.isPublic && module.type(named: conforming)?.isPublic == true && !node.modifiers.isPublic && !scope.isPublic
    let words = isPublic ? "public override" : "override"
    if scope.isExtension {
      moveOverride(node, adding: words)
    } else {
      edits.insert(words + " ", before: node.modifiers.first.map(Syntax.init) ?? Syntax(node.funcKeyword))
    }
    return true
  }
}

extension ModuleFacts {
  /// Returns the superclass in this module that conforms to a protocol with such an optional requirement and does not implement it.
  func conformingClass(above path: String, _ base: String, _ labels: [String]) -> (path: String, isFrameworks: Bool)? {
    let owners = Set(requirements[base]?.filter { $0.labels == labels }.map(\.owner) ?? [])
    let isFrameworks = owners.isEmpty && FrameworkRequirements.contains(base, labels)
    guard !owners.isEmpty || isFrameworks else { return nil }
    for above in superclasses(of: path) where types[above]?.isGeneric == false {
      let conformed = protocols(of: above)
      if isFrameworks ? conformed.contains(where: { FrameworkRequirements.belongs(base, to: $0) }) : !conformed.isDisjoint(with: owners) {
        return (above, isFrameworks)
      }
    }
    return nil
  }

  /// Returns the protocols to which a class conforms by its declaration and by extensions, and the protocols of this module that these
  /// refine.
  private func protocols(of path: String) -> Set<String> {
    var next = types[path]?.inherited.map(\.lastComponent) ?? []
    next += conformances.filter { $0.value.contains { type(named: $0)?.path == path } }.keys
    var result: Set<String> = []
    while let name = next.popLast() {
      guard result.insert(name).inserted, let type = type(named: name), type.kind == .protocol else { continue }
      next += type.inherited.map(\.lastComponent)
    }
    return result
  }
}

extension FrameworkRequirements {
  /// Whether a protocol of UIKit has a requirement with that base name. The methods of these protocols begin with the name of the caller.
  static func belongs(_ base: String, to name: String) -> Bool { beginnings[name]?.contains(where: base.hasPrefix) ?? false }

  /// The protocols to which `_vitrineDefaults` conforms.
  private static let beginnings: [String: [String]] = [
    "UIScrollViewDelegate": ["scrollView", "viewForZooming"],
    "UITableViewDelegate": ["tableView", "scrollView", "viewForZooming", "indexPathForPreferredFocusedView"],
    "UITableViewDataSource": ["tableView", "numberOfSections", "sectionIndexTitles"],
    "UICollectionViewDelegate": ["collectionView", "scrollView", "viewForZooming", "indexPathForPreferredFocusedView"],
    "UICollectionViewDelegateFlowLayout": ["collectionView", "scrollView", "viewForZooming", "indexPathForPreferredFocusedView"],
    "UICollectionViewDataSource": ["collectionView", "numberOfSections", "indexTitles"],
    "UITextFieldDelegate": ["textField"], "UITextViewDelegate": ["textView", "scrollView", "viewForZooming"],
    "UIGestureRecognizerDelegate": ["gestureRecognizer"], "UINavigationControllerDelegate": ["navigationController"],
    "UITabBarControllerDelegate": ["tabBarController"], "UITabBarDelegate": ["tabBar"], "UISearchBarDelegate": ["searchBar"],
    "UISearchControllerDelegate": ["searchController", "willPresentSearch", "didPresentSearch", "willDismissSearch", "didDismissSearch"],
    "UIPickerViewDelegate": ["pickerView"], "UISplitViewControllerDelegate": ["splitViewController"],
    "UIAdaptivePresentationControllerDelegate": ["presentationController", "adaptivePresentationStyle"],
    "UIPopoverPresentationControllerDelegate": [
      "popoverPresentationController", "prepareForPopoverPresentation", "presentationController", "adaptivePresentationStyle",
    ],
    "UIPageViewControllerDelegate": ["pageViewController"],
    "UIViewControllerTransitioningDelegate": ["animationController", "interactionController", "presentationController"],
    "UIImagePickerControllerDelegate": ["imagePickerController"],
  ]
}

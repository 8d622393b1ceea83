extension UIView {
  /// The nearest view, this one or an ancestor, that may change traits: one with overrides of its own or a controller, a child of a list,
  /// or the root. This view has the same traits as its anchor.
  ///
  /// Without anchors, each query of the traits would go up to the root, and the layout of nested views would take time in proportion to the
  /// square of their depth. An anchor is kept until the view or an ancestor below the anchor moves, or begins to change traits
  /// (`forgetTraitAnchors()`). The views between this view and its anchor store the anchor too. An anchor that no longer changes traits may
  /// be kept.
  var traitAnchor: UIView {
    if let known = viewState.knownTraitAnchor { return known }
    var path: [UIView] = []
    var anchor = self
    while !anchor.mayChangeTraits, let outer = anchor.parent {
      path.append(anchor)
      if let known = anchor.viewState.knownTraitAnchor {
        anchor = known
        break
      }
      anchor = outer
    }
    for view in path { view.viewState.knownTraitAnchor = anchor }
    viewState.ancestorSteps += path.count
    return anchor
  }

  private var mayChangeTraits: Bool {
    guard parent != nil, controller == nil else { return true }
    return viewState.overrideUserInterfaceStyle != .unspecified || viewState.traitOverrides != nil || viewState.contentSizeLimits != nil
      || environmentOfList != nil
  }

  /// Makes this view and its descendants search for their anchors again. Called after the view moved in the hierarchy, or begins to change
  /// traits. If a descendant has no stored anchor, neither has any view below it a stored anchor above this view.
  func forgetTraitAnchors() {
    viewState.knownTraitAnchor = nil
    guard !childList.slots.isEmpty else { return }
    var rest = [self]
    while let view = rest.popLast() {
      for subview in view.children where subview.viewState.knownTraitAnchor != nil {
        subview.viewState.knownTraitAnchor = nil
        rest.append(subview)
      }
    }
  }
}

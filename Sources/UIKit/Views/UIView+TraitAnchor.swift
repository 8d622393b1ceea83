extension UIView {
  /// The nearest view, this one or an ancestor, that may change traits: one with overrides of its own or a controller, a child of a list, or
  /// the root. The traits between it and this view are those of the anchor.
  ///
  /// Without it each question for the traits would go up to the root, and the layout of nested views would take time by the square of their
  /// depth. An anchor is kept until the view or an ancestor below the anchor moves, or begins to change traits (`forgetTraitAnchors()`). Views
  /// on the way to an anchor know it too. One that no longer changes traits may stay an anchor.
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
    guard let parent, controller == nil else { return true }
    return viewState.overrideUserInterfaceStyle != .unspecified || viewState.traitOverrides != nil || viewState.contentSizeLimits != nil
      || parent.viewState.listEnvironment != nil
  }

  /// Makes this view and its descendants look for their anchors again. Called after the view moved in the hierarchy, or may change traits from
  /// now on. Descendants that do not know an anchor have none below them that goes through this view.
  func forgetTraitAnchors() {
    viewState.knownTraitAnchor = nil
    guard !childList.places.isEmpty else { return }
    var rest = [self]
    while let view = rest.popLast() {
      for subview in view.children where subview.viewState.knownTraitAnchor != nil {
        subview.viewState.knownTraitAnchor = nil
        rest.append(subview)
      }
    }
  }
}

extension LayoutEngine {
  /// Called when a view with its subtree was added to a hierarchy. Moves its constraints to the engine of the hierarchy.
  static func joined(_ view: UIView) {
    guard let engine = view.viewState.layout?.engine else {
      view.layoutItemChanged()
      return
    }
    view.viewState.layout?.engine = nil
    let constraints = engine.dissolve()
    guard !constraints.isEmpty else { return }
    let whole = LayoutEngine.of(view)
    for constraint in constraints { whole.install(constraint) }
  }

  /// Called before a view with its subtree leaves its superview. Constraints with items outside the subtree are deactivated; the
  /// others are removed from the engine.
  /// - Returns: the constraints to install again when the view has left.
  static func leaving(_ view: UIView) -> [NSLayoutConstraint] {
    guard let engine = view.rootOfHierarchy.viewState.layout?.engine else { return [] }
    var kept: [NSLayoutConstraint] = []
    func visit(_ part: UIView) {
      if let state = part.viewState.layout {
        let items: [any LayoutItem] = [part] + state.allGuides
        for constraint in items.flatMap(\.boxState.naming) {
          guard constraint.container?.isDescendant(of: view) == true else {
            constraint.deactivate()
            continue
          }
          guard constraint.engine === engine else { continue }
          engine.uninstall(constraint)
          kept.append(constraint)
        }
        for item in items { engine.forget(item) }
      }
      for child in part.children { visit(child) }
    }
    visit(view)
    return kept
  }

  // MARK: Measuring

  /// Returns the constraints among a view and its descendants, after an update.
  static func innerConstraints(of view: UIView) -> [NSLayoutConstraint] {
    view.updateConstraintsIfNeeded()
    var constraints: [NSLayoutConstraint] = []
    func visit(_ part: UIView) {
      constraints += part.constraints
      for child in part.children { visit(child) }
    }
    visit(view)
    return constraints
  }

  /// Returns the size of a view that its inner constraints allow, near a target size.
  static func fittingSize(
    of view: UIView, _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    let constraints = innerConstraints(of: view)
    guard !constraints.isEmpty else {
      let natural = view.intrinsicContentSize
      return CGSize(
        width: horizontal == .required ? target.width : natural.width >= 0 ? natural.width : view.bounds.width,
        height: vertical == .required ? target.height : natural.height >= 0 ? natural.height : view.bounds.height)
    }
    return LayoutEngine(measuring: view).measure(constraints, target, horizontal, vertical)
  }
}

extension LayoutEngine {
  /// A view with what is in it became part of a hierarchy.
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

  /// A view with what is in it is about to leave its superview: constraints that reach out of it end, the others go with it.
  /// - Returns: those to install when it has left.
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

  /// The size of a view by the constraints within it, near a target.
  static func fittingSize(
    of view: UIView, _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    view.updateConstraintsIfNeeded()
    var constraints: [NSLayoutConstraint] = []
    func visit(_ part: UIView) {
      constraints += part.constraints
      for child in part.children { visit(child) }
    }
    visit(view)
    guard !constraints.isEmpty else {
      let natural = view.intrinsicContentSize
      return CGSize(
        width: horizontal == .required ? target.width : natural.width >= 0 ? natural.width : view.bounds.width,
        height: vertical == .required ? target.height : natural.height >= 0 ? natural.height : view.bounds.height)
    }
    return LayoutEngine(measuring: view).measure(constraints, target, horizontal, vertical)
  }
}

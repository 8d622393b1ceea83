/// The constraint phase: from the leaves up to the root, before layout (Apple: UIView, "Triggering Auto Layout").
extension UIView {
  func markConstraints() {
    guard !constraintFlags.needsUpdate else { return }
    constraintFlags.needsUpdate = true
    markPathForConstraints()
  }

  /// From a marked view up, each superview knows that something below is marked.
  func markPathForConstraints() {
    var next: UIView? = self
    while let view = next, !view.constraintFlags.subtreeNeedsUpdate {
      view.constraintFlags.subtreeNeedsUpdate = true
      next = view.parent
    }
    layer.wakeHost()
  }

  /// - Returns: whether anything was out of date.
  @discardableResult
  func updateConstraintsOfSubtree() -> Bool {
    guard constraintFlags.subtreeNeedsUpdate else { return false }
    for _ in 0..<LayoutLimit.passes where constraintFlags.subtreeNeedsUpdate { updateConstraintsOnce() }
    if constraintFlags.subtreeNeedsUpdate {
      let culprits = giveUpUpdatingConstraints()
      UIKitLog.refused(
        "constraints do not settle in \(LayoutLimit.passes) passes: \(LayoutLimit.names(culprits)) asked for more in each")
    }
    return true
  }

  private func updateConstraintsOnce() {
    constraintFlags.subtreeNeedsUpdate = false
    for view in children where view.constraintFlags.subtreeNeedsUpdate { view.updateConstraintsOnce() }
    guard constraintFlags.needsUpdate else { return }
    constraintFlags.needsUpdate = false
    traitCollection.performInMainActor {
      if let controller { controller.updateViewConstraints() } else { updateConstraints() }
    }
  }

  /// Drops the marks of the subtree.
  /// - Returns: the views that had them.
  private func giveUpUpdatingConstraints() -> [UIView] {
    let own = constraintFlags.needsUpdate ? [self] : []
    constraintFlags = ConstraintFlags()
    return own + children.filter(\.constraintFlags.subtreeNeedsUpdate).flatMap { $0.giveUpUpdatingConstraints() }
  }

  /// Constraints come before layout: of the topmost superview that is marked, or of this view.
  func updateConstraintsForLayout() {
    var top = self
    var next = parent
    while let view = next, view.constraintFlags.subtreeNeedsUpdate {
      if view.constraintFlags.needsUpdate { top = view }
      next = view.parent
    }
    top.updateConstraintsOfSubtree()
  }
}

/// The constraint phase, which precedes layout and proceeds from the leaves up to the root (Apple: UIView, "Triggering Auto Layout").
extension UIView {
  func markConstraints() {
    guard !constraintFlags.needsUpdate else { return }
    constraintFlags.needsUpdate = true
    markPathForConstraints()
  }

  /// Marks this view and its ancestors, so that the next constraint phase finds the view that needs an update.
  func markPathForConstraints() {
    var next: UIView? = self
    while let view = next, !view.constraintFlags.subtreeNeedsUpdate {
      view.constraintFlags.subtreeNeedsUpdate = true
      next = view.parent
    }
    layer.wakeHost()
  }

  /// Updates the constraints of all marked views of the subtree.
  /// - Returns: true if any constraints were out of date.
  @discardableResult
  func updateConstraintsOfSubtree() -> Bool {
    guard constraintFlags.subtreeNeedsUpdate else { return false }
    for _ in 0..<LayoutLimit.passes where constraintFlags.subtreeNeedsUpdate { updateConstraintsOnce() }
    if constraintFlags.subtreeNeedsUpdate {
      let culprits = abandonConstraintUpdates()
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

  /// Clears the marks of the subtree.
  /// - Returns: the views that were marked.
  private func abandonConstraintUpdates() -> [UIView] {
    let own = constraintFlags.needsUpdate ? [self] : []
    constraintFlags = ConstraintFlags()
    return own + children.filter(\.constraintFlags.subtreeNeedsUpdate).flatMap { $0.abandonConstraintUpdates() }
  }

  /// Updates constraints before a layout pass, starting at the topmost marked ancestor, or at this view if no ancestor is marked.
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

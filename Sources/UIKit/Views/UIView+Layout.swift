extension UIView {
  /// The layout phase of this view: constraints that changed since their phase, then its controller before and after it.
  func layOut(_ layer: CALayer) {
    guard layer === self.layer else { return }
    updateConstraintsOfSubtree()
    if viewState.layout != nil { flushConstraints() }
    traitCollection.performInMainActor {
      controller?.viewGetsLaidOut()
      controller?.viewWillLayoutSubviews()
      updateSafeAreaOfSubviews()
      layoutSubviews()
      controller?.viewDidLayoutSubviews()
    }
  }
}

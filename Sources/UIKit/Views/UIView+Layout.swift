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

extension UIView {
  /// The origin of the frame stays.
  func takeFittingSize() {
    let size = sizeThatFits(bounds.size)
    guard size != bounds.size else { return }
    let anchor = layer.anchorPoint, old = bounds.size
    bounds.size = size
    center = CGPoint(
      x: center.x + anchor.x * (size.width - old.width), y: center.y + anchor.y * (size.height - old.height))
  }

  /// Constraints first.
  func layOutNow() {
    checkThread("layoutIfNeeded()")
    updateConstraintsForLayout()
    flushConstraints()
    layer.layoutIfNeeded()
  }
}

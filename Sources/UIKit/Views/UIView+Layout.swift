extension UIView {
  /// Runs the layout phase of this view: updates constraints that have changed since the constraint phase, then lays out the
  /// subviews between the two callbacks of the view's controller.
  func layOut(_ layer: CALayer) {
    guard layer === self.layer else { return }
    updateConstraintsOfSubtree()
    if viewState.layout != nil { flushConstraints() }
    traitCollection.performInMainActor {
      SafeAreaGeneration.shared.during {
        controller?.viewGetsLaidOut()
        controller?.willLayOutView()
        controller?.viewWillLayoutSubviews()
        updateSafeAreaOfSubviews()
        layoutSubviews()
        controller?.didLayOutView()
        controller?.viewDidLayoutSubviews()
      }
      ConcentricCorners.update(inside: self)
    }
  }
}

extension UIView {
  /// Resizes the view to the size that fits; the origin of the frame is kept.
  func takeFittingSize() {
    let size = sizeThatFits(bounds.size)
    guard size != bounds.size else { return }
    let anchor = layer.anchorPoint, old = bounds.size
    bounds.size = size
    center = CGPoint(
      x: center.x + anchor.x * (size.width - old.width), y: center.y + anchor.y * (size.height - old.height))
  }

  /// Updates constraints, then lays out the view at once.
  func layOutNow() {
    checkThread("layoutIfNeeded()")
    SafeAreaGeneration.shared.advance()
    updateConstraintsForLayout()
    flushConstraints()
    layer.layoutIfNeeded()
  }
}

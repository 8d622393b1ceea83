extension UIView {
  /// Called for each new view, while its initialiser runs. Nil while views are not inspected.
  package static var creationObserver: (@MainActor (UIView) -> Void)?

  /// Called when the frame, the bounds or the centre of a view is set. Nil while views are not inspected.
  package static var placementObserver: (@MainActor (UIView) -> Void)?

  static func makeLayer() -> CALayer {
    guard let type = layerClass as? CALayer.Type else {
      UIKitLog.refused("\(self).layerClass is \(layerClass), which is not a CALayer; a CALayer is used instead")
      return CALayer()
    }
    return LayerInstance.make(type)
  }

  func setUpLayer() {
    MainThreadChecker.check("init of \(type(of: self))")
    layer.delegate = self
    layer.contentsScale = UIScreen.main.scale
    updateLayerOpacity()
    layer.setNeedsDisplay()
    if Self.requiresConstraintBasedLayout { markConstraints() }
    UIView.creationObserver?(self)
  }

  /// Changes the layer's geometry, and then updates layout and subviews if the bounds have changed.
  func setGeometry(_ change: () -> Void) {
    let old = layer.bounds
    change()
    let new = layer.bounds
    layoutPlaceChanged()
    UIView.placementObserver?(self)
    defer { ConcentricCorners.update(inside: self) }
    guard new != old else { return }
    setNeedsLayout()
    if new.size != old.size { resizeSubviews(from: old.size) }
  }

  func centerChanged() {
    layoutPlaceChanged()
    ConcentricCorners.update(inside: self)
    UIView.placementObserver?(self)
  }

  func setContentScale(_ scale: CGFloat) {
    guard scale.isFinite, scale >= 0 else {
      UIKitLog.refused("contentScaleFactor \(scale) of \(type(of: self)) is negative or not finite")
      return
    }
    viewState.hasOwnContentScale = scale != 0
    applyContentScale(scale == 0 ? screenScale : scale)
  }

  /// Adopts the scale of the screen, unless `contentScaleFactor` was set.
  func followScreenScale() {
    if !viewState.hasOwnContentScale { applyContentScale(screenScale) }
  }

  private var screenScale: CGFloat { window?.screen.scale ?? UIScreen.main.scale }

  private func applyContentScale(_ scale: CGFloat) {
    guard layer.contentsScale != scale else { return }
    layer.contentsScale = scale
    setNeedsDisplay()
  }

  func setBackgroundColor(_ color: UIColor?) {
    MainThreadChecker.check("backgroundColor of \(type(of: self))")
    viewState.backgroundColor = color
    layer.backgroundColor = color.map { resolved($0).cgColor }
    updateLayerOpacity()
  }

  /// Returns a dynamic colour as it appears with the view's traits.
  func resolved(_ color: UIColor) -> UIColor { color.resolvedColor(with: traitCollection) }

  func updateLayerOpacity() {
    let opaque = isOpaque && drawsOpaquely && (layer.backgroundColor.map { $0.alpha >= 1 } ?? true)
    guard layer.isOpaque != opaque else { return }
    layer.isOpaque = opaque
    if layer.contents != nil { setNeedsDisplay() }
  }

  func setMaskView(_ view: UIView?) {
    if let view, isDescendant(of: view) {
      UIKitLog.refused("\(type(of: self)) cannot be masked by a view that it lies in")
      return
    }
    view?.removeFromSuperview()
    viewState.mask = view
    layer.mask = view?.layer
  }
}

extension CGFloat {
  /// The value rounded to hundredths, without trailing zeros.
  package var brief: String {
    guard isFinite, magnitude < 1e9 else { return "\(self)" }
    let value = (self * 100).rounded() / 100
    return value == value.rounded() ? "\(Int(value))" : "\(value)"
  }
}

extension CGRect {
  /// The rectangle as "x y; width height".
  package var brief: String { "\(origin.x.brief) \(origin.y.brief); \(size.width.brief) \(size.height.brief)" }
}

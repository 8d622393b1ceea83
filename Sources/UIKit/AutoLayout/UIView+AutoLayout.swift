extension UIView: LayoutItem {
  var coordinateOwner: UIView? { superview }
  var boxState: LayoutBoxState { layoutState.boxState }

  /// The Auto Layout state, created on first access.
  var layoutState: ViewLayoutState {
    if let state = viewState.layout { return state }
    let state = ViewLayoutState()
    viewState.layout = state
    return state
  }

  var rootOfHierarchy: UIView {
    var view = self
    while let next = view.parent { view = next }
    return view
  }

  /// Whether the view's geometry is determined by its frame instead of constraints.
  var isPlacedByCode: Bool { translatesAutoresizingMaskIntoConstraints || superview == nil || isRootOfWindow }

  /// Whether this is the view of the window's root view controller. It has the window's size even if no autoresizing mask is translated, as in a
  /// picture of iOS (swift-snapshot-testing, `testAutolayout`).
  private var isRootOfWindow: Bool {
    guard let window = containingWindow, superview === window else { return false }
    return window.rootViewController?.viewIfLoaded === self
  }

  /// The superview whose size this view follows by autoresizing, if that superview is sized by constraints. The distances to its
  /// edges then become constraints, so that the contents of this view can influence the superview's size.
  var filledSuperview: UIView? {
    guard autoresizingMask == [.flexibleWidth, .flexibleHeight], let superview, !superview.isPlacedByCode else { return nil }
    return superview
  }

  /// The distance of the anchor point from the view's top left corner, in points of the superview. It includes a
  /// scroll view's zoom scale, but no other transform.
  private var anchorInSuperview: CGPoint {
    let size = bounds.size, anchor = layer.anchorPoint, scale = viewState.layout?.zoomScale ?? 1
    return CGPoint(x: anchor.x * size.width * scale, y: anchor.y * size.height * scale)
  }

  /// x, y, width and height of the alignment rectangle. Width and height are without the view's transform.
  var alignmentFrame: [CGFloat] {
    let size = bounds.size, anchor = anchorInSuperview
    let frame = CGRect(origin: CGPoint(x: center.x - anchor.x, y: center.y - anchor.y), size: size)
    let rect = layoutMetrics?.alignmentInsets.map { frame.inset(by: $0) } ?? alignmentRect(forFrame: frame)
    return [rect.minX, rect.minY, rect.width, rect.height]
  }

  // MARK: Constraints

  /// The active constraints whose nearest common ancestor this view is (Apple: `constraints`).
  public var constraints: [NSLayoutConstraint] { viewState.layout?.constraints ?? [] }

  // MARK: Intrinsic size

  func hugging(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    viewState.layout?.hugging[axis] ?? usualHugging(axis)
  }

  func setHugging(_ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis) {
    layoutState.hugging[axis] = priority
    layoutItemChanged()
  }

  func resistance(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    viewState.layout?.compression[axis] ?? .defaultHigh
  }

  func setResistance(_ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis) {
    layoutState.compression[axis] = priority
    layoutItemChanged()
  }

  /// Notifies the engine, if the view has a box in one, that the view has changed.
  func layoutItemChanged() { if let box = viewState.layout?.boxState.box { box.engine.changed(self) } }

  /// Notifies the engine that guides which follow margins, safe area, size or content offset have changed.
  func layoutInsetsChanged() {
    guard let state = viewState.layout else { return }
    for guide in [state.safeArea, state.margins, state.readable, state.frameGuide].compactMap(\.self) {
      guide.boxState.box?.engine.changed(guide)
    }
  }

  /// Notifies the engine that the frame was set.
  func layoutPlaceChanged() {
    guard viewState.layout != nil else { return }
    if isPlacedByCode { layoutItemChanged() }
    layoutInsetsChanged()
  }

  /// Reinstalls the constraints of this view after a change of the layout direction.
  func constraintsChangeSides() { constraints.forEach { $0.reinstall() } }

  // MARK: Layout

  /// Places the subviews according to their constraints. Edges are rounded to whole pixels, so that touching edges still touch.
  func placeConstrainedSubviews() {
    guard viewState.layout != nil else { return }
    for view in children where !view.isPlacedByCode {
      guard let box = view.viewState.layout?.boxState.box else { continue }
      let frame = (view.layoutMetrics?.frame(of: box.rect) ?? view.frame(forAlignmentRect: box.rect)).edgesOnPixels(
        of: UIScreen.main.scale)
      if frame.size != view.bounds.size { view.bounds.size = frame.size }
      let anchor = view.anchorInSuperview
      let target = CGPoint(x: frame.minX + anchor.x, y: frame.minY + anchor.y)
      if target != view.center { view.center = target }
    }
  }

  /// Passes the changes of the hierarchy's constraints to the solver before layout.
  func flushConstraints() {
    rootOfHierarchy.viewState.layout?.engine?.flush()
  }

  /// The target for `systemLayoutSizeFitting` that yields the smallest possible size.
  public class var layoutFittingCompressedSize: CGSize { .zero }
  /// The target for `systemLayoutSizeFitting` that yields the largest possible size.
  public class var layoutFittingExpandedSize: CGSize { CGSize(width: 10_000, height: 10_000) }
}

extension CGRect {
  /// Returns the rectangle with its edges rounded to whole pixels. Touching rectangles still touch.
  fileprivate func edgesOnPixels(of scale: CGFloat) -> CGRect {
    // Edges in the middle of a pixel are rounded away from zero. The tolerance, in pixels, absorbs rounding errors.
    func snap(_ value: CGFloat) -> CGFloat { (value * scale + (value < 0 ? -1e-6 : 1e-6)).rounded() / scale }
    let (x, y) = (snap(minX), snap(minY))
    return CGRect(x: x, y: y, width: max(0, snap(maxX) - x), height: max(0, snap(maxY) - y))
  }
}

extension UIView: LayoutItem {
  var coordinateOwner: UIView? { superview }
  var boxState: LayoutBoxState { layoutState.boxState }

  /// Made when it is first asked for.
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

  /// Whether its frame is what was set, and not what constraints make of it.
  var isPlacedByCode: Bool { translatesAutoresizingMaskIntoConstraints || superview == nil }

  /// The superview that the view keeps its distances to, where constraints make that one's size: they count as constraints, too, so that what
  /// is in the view has its say.
  var filledSuperview: UIView? {
    guard autoresizingMask == [.flexibleWidth, .flexibleHeight], let superview, !superview.isPlacedByCode else { return nil }
    return superview
  }

  /// x, y, width and height of the alignment rectangle, without the transform.
  var alignmentPlace: [CGFloat] {
    let size = bounds.size, anchor = layer.anchorPoint
    let frame = CGRect(
      origin: CGPoint(x: center.x - anchor.x * size.width, y: center.y - anchor.y * size.height), size: size)
    let rect = viewState.layout?.canvas?.insets.map { frame.inset(by: $0) } ?? alignmentRect(forFrame: frame)
    return [rect.minX, rect.minY, rect.width, rect.height]
  }

  // MARK: Constraints

  /// Active constraints that this view is the nearest common ancestor for (Apple: `constraints`).
  public var constraints: [NSLayoutConstraint] { viewState.layout?.constraints ?? [] }

  /// Activates a constraint of this view, or of what is in it.
  public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }
  public func addConstraints(_ constraints: [NSLayoutConstraint]) { NSLayoutConstraint.activate(constraints) }
  public func removeConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = false }
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) { NSLayoutConstraint.deactivate(constraints) }

  // MARK: Natural size

  func keptHugging(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    viewState.layout?.hugging[axis] ?? .defaultLow
  }

  func keepHugging(_ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis) {
    layoutState.hugging[axis] = priority
    layoutItemChanged()
  }

  func keptResistance(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    viewState.layout?.compression[axis] ?? .defaultHigh
  }

  func keepResistance(_ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis) {
    layoutState.compression[axis] = priority
    layoutItemChanged()
  }

  /// Tells the engine, where the view has a part in one.
  func layoutItemChanged() { if let box = viewState.layout?.boxState.box { box.engine.changed(self) } }

  /// Margins, safe area, size or offset changed: guides that follow them are placed anew.
  func layoutInsetsChanged() {
    guard let state = viewState.layout else { return }
    for guide in [state.safeArea, state.margins, state.readable, state.frameGuide].compactMap(\.self) {
      guide.boxState.box?.engine.changed(guide)
    }
  }

  /// The frame was set: constraints see it where it counts.
  func layoutPlaceChanged() {
    guard viewState.layout != nil else { return }
    if isPlacedByCode { layoutItemChanged() }
    layoutInsetsChanged()
  }

  /// Leading and trailing changed places: the constraints of this view are put in anew.
  func constraintsChangeSides() {
    for constraint in constraints {
      guard let engine = constraint.engine else { continue }
      engine.uninstall(constraint)
      engine.install(constraint)
    }
  }

  // MARK: Layout

  /// Places the subviews where their constraints say, on whole pixels: edges that meet stay together.
  func placeConstrainedSubviews() {
    guard viewState.layout != nil else { return }
    for view in children where !view.translatesAutoresizingMaskIntoConstraints {
      guard let box = view.viewState.layout?.boxState.box else { continue }
      let frame = (view.layoutState.canvas?.frame(of: box.rect) ?? view.frame(forAlignmentRect: box.rect)).edgesOnPixels(
        of: UIScreen.main.scale)
      let size = view.bounds.size, anchor = view.layer.anchorPoint
      if frame.size != size { view.bounds.size = frame.size }
      let place = CGPoint(x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height)
      if place != view.center { view.center = place }
    }
  }

  /// Before layout: what changed of the constraints of the hierarchy.
  func flushConstraints() {
    rootOfHierarchy.viewState.layout?.engine?.flush()
  }

  public class var layoutFittingCompressedSize: CGSize { .zero }
  public class var layoutFittingExpandedSize: CGSize { CGSize(width: 10_000, height: 10_000) }
}

extension CGRect {
  /// Both edges on whole pixels: rectangles that touch go on touching.
  fileprivate func edgesOnPixels(of scale: CGFloat) -> CGRect {
    func snap(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
    let (x, y) = (snap(minX), snap(minY))
    return CGRect(x: x, y: y, width: max(0, snap(maxX) - x), height: max(0, snap(maxY) - y))
  }
}

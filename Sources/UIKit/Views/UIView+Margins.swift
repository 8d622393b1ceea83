extension UIView {
  // MARK: Safe area

  /// The part of the superview's safe area insets that reaches into this view, plus the additional insets of the view's
  /// controller and those of the bars of its containers.
  var effectiveSafeAreaInsets: UIEdgeInsets {
    guard let parent else { return ownSafeAreaInsets }
    if let held = viewState.heldSafeArea { return held }
    let generation = SafeAreaGeneration.shared
    if generation.isLayingOut, viewState.generationWithoutSafeArea == generation.number { return .zero }
    viewState.ancestorSteps += 1
    let outer = parent.safeAreaInsets
    var insets = UIEdgeInsets.zero
    if outer != .zero, layer.transform == CATransform3DIdentity {
      let frame = frame, parentBounds = parent.bounds
      insets = outer.reaching(into: frame, of: parentBounds)
    }
    insets = insets + ownSafeAreaInsets
    if generation.isLayingOut, outer == .zero, insets == .zero { viewState.generationWithoutSafeArea = generation.number }
    return insets
  }

  private var ownSafeAreaInsets: UIEdgeInsets {
    controller.map { $0.additionalSafeAreaInsets + $0.barInsets } ?? .zero
  }

  /// Notifies the view and those subviews whose safe area insets have changed.
  func updateSafeAreaOfSubviews() {
    noticeSafeArea()
    let isNone = safeAreaInsets == .zero
    // No inset reached into the subviews before, and none does now: there is no need to check each.
    if isNone, viewState.subviewsKnowNoSafeArea { return }
    for subview in children { subview.noticeSafeArea() }
    viewState.subviewsKnowNoSafeArea = isNone && children.allSatisfy { $0.viewState.knownSafeArea == .zero }
  }

  /// Called when a subview is added, whose stored safe area insets may differ from those of the other subviews.
  func noticeNewcomer(_ view: UIView) {
    if view.viewState.knownSafeArea != .zero || view.controller != nil { viewState.subviewsKnowNoSafeArea = false }
  }

  func noticeSafeArea() {
    let insets = safeAreaInsets
    guard insets != viewState.knownSafeArea else { return }
    viewState.knownSafeArea = insets
    layoutInsetsChanged()
    safeAreaInsetsDidChange()
    controller?.viewSafeAreaInsetsDidChange()
    if insetsLayoutMarginsFromSafeArea { announceMargins() }
    for subview in children { subview.noticeSafeArea() }
  }

  // MARK: Margins

  var effectiveLayoutMargins: UIEdgeInsets {
    var margins = viewState.directionalLayoutMargins.map(absolute) ?? viewState.layoutMargins
    if let controller, controller.viewRespectsSystemMinimumLayoutMargins {
      // A root view whose margins were not set has the system's minimum margins, which are zero at the top and the bottom.
      if !hasOwnLayoutMargins { margins = .zero }
      let side = controller.systemMinimumLayoutMargins
      margins.left = max(margins.left, side.leading)
      margins.right = max(margins.right, side.trailing)
    }
    if insetsLayoutMarginsFromSafeArea { margins = margins + safeAreaInsets }
    if preservesSuperviewLayoutMargins, let parent {
      let outer = parent.layoutMargins, parentBounds = parent.bounds, frame = frame
      let inherited = outer.reaching(into: frame, of: parentBounds)
      margins.top = max(margins.top, inherited.top)
      margins.left = max(margins.left, inherited.left)
      margins.bottom = max(margins.bottom, inherited.bottom)
      margins.right = max(margins.right, inherited.right)
    }
    return margins
  }

  /// Whether the margins differ from the default, 8 points on each side.
  var hasOwnLayoutMargins: Bool {
    viewState.directionalLayoutMargins != nil || viewState.layoutMargins != UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  }

  func setLayoutMargins(_ margins: UIEdgeInsets) {
    guard margins != viewState.layoutMargins || viewState.directionalLayoutMargins != nil else { return }
    viewState.layoutMargins = margins
    viewState.directionalLayoutMargins = nil
    announceMargins()
  }

  func setDirectionalLayoutMargins(_ margins: NSDirectionalEdgeInsets) {
    guard margins != viewState.directionalLayoutMargins else { return }
    viewState.directionalLayoutMargins = margins
    announceMargins()
  }

  func setPreservesSuperviewLayoutMargins(_ preserves: Bool) {
    guard preserves != viewState.preservesSuperviewLayoutMargins else { return }
    viewState.preservesSuperviewLayoutMargins = preserves
    announceMargins()
  }

  func setInsetsLayoutMarginsFromSafeArea(_ insets: Bool) {
    guard insets != viewState.insetsLayoutMarginsFromSafeArea else { return }
    viewState.insetsLayoutMarginsFromSafeArea = insets
    announceMargins()
  }

  func setSemanticContentAttribute(_ attribute: UISemanticContentAttribute) {
    guard attribute != viewState.semanticContentAttribute else { return }
    viewState.semanticContentAttribute = attribute
    layoutDirectionDidChange()
  }

  func changeSides() {
    if viewState.directionalLayoutMargins != nil { announceMargins() }
    constraintsChangeSides()
    setNeedsLayout()
  }

  func announceMargins() {
    layoutInsetsChanged()
    layoutMarginsDidChange()
    controller?.viewLayoutMarginsDidChange()
    for subview in children where subview.preservesSuperviewLayoutMargins { subview.announceMargins() }
  }

  func directional(_ insets: UIEdgeInsets) -> NSDirectionalEdgeInsets {
    let mirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return NSDirectionalEdgeInsets(
      top: insets.top, leading: mirrored ? insets.right : insets.left, bottom: insets.bottom,
      trailing: mirrored ? insets.left : insets.right)
  }

  func absolute(_ insets: NSDirectionalEdgeInsets) -> UIEdgeInsets {
    let mirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return UIEdgeInsets(
      top: insets.top, left: mirrored ? insets.trailing : insets.leading, bottom: insets.bottom,
      right: mirrored ? insets.leading : insets.trailing)
  }
}

func + (lhs: UIEdgeInsets, rhs: UIEdgeInsets) -> UIEdgeInsets {
  UIEdgeInsets(
    top: lhs.top + rhs.top, left: lhs.left + rhs.left, bottom: lhs.bottom + rhs.bottom, right: lhs.right + rhs.right)
}

extension UIEdgeInsets {
  /// Returns the part of the insets that reaches into a rectangle.
  ///
  /// It is never larger than the insets themselves: a view that moves out of its superview, as in a push, keeps its layout.
  /// - Parameter container: the rectangle that the insets belong to.
  func reaching(into rect: CGRect, of container: CGRect) -> UIEdgeInsets {
    func part(_ inset: CGFloat, _ distance: CGFloat) -> CGFloat { max(0, min(inset, inset - distance)) }
    return UIEdgeInsets(
      top: part(top, rect.minY - container.minY), left: part(left, rect.minX - container.minX),
      bottom: part(bottom, container.maxY - rect.maxY),
      right: part(right, container.maxX - rect.maxX))
  }
}

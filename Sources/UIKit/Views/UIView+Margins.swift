extension UIView {
  // MARK: Safe area

  /// The window's own, and below it how far the superview's safe area reaches into this view; a controller adds its own, and
  /// the bars of its containers theirs.
  var effectiveSafeAreaInsets: UIEdgeInsets {
    guard let parent else { return ownSafeAreaInsets }
    let outer = parent.safeAreaInsets
    var insets = UIEdgeInsets.zero
    if outer != .zero, layer.transform == CATransform3DIdentity {
      let frame = frame, room = parent.bounds
      insets = outer.reaching(into: frame, of: room)
    }
    return insets + ownSafeAreaInsets
  }

  private var ownSafeAreaInsets: UIEdgeInsets {
    controller.map { $0.additionalSafeAreaInsets + $0.barInsets } ?? .zero
  }

  /// Tells the subviews whose safe area is another than they knew.
  func updateSafeAreaOfSubviews() {
    noticeSafeArea()
    let isNone = safeAreaInsets == .zero
    // Nothing reached into the subviews before, and nothing does now: there is no need to ask each.
    if isNone, viewState.subviewsKnowNoSafeArea { return }
    for subview in children { subview.noticeSafeArea() }
    viewState.subviewsKnowNoSafeArea = isNone && children.allSatisfy { $0.viewState.knownSafeArea == .zero }
  }

  /// A new subview can know another safe area than the others.
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
    if insetsLayoutMarginsFromSafeArea { margins = margins + safeAreaInsets }
    if preservesSuperviewLayoutMargins, let parent {
      let outer = parent.layoutMargins, room = parent.bounds, frame = frame
      let inherited = outer.reaching(into: frame, of: room)
      margins.top = max(margins.top, inherited.top)
      margins.left = max(margins.left, inherited.left)
      margins.bottom = max(margins.bottom, inherited.bottom)
      margins.right = max(margins.right, inherited.right)
    }
    return margins
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
  /// What of insets of `room` lies in a rectangle in it. Never more than they are: a view that moves out of its superview, as in a push, is
  /// laid out no other way.
  fileprivate func reaching(into rect: CGRect, of room: CGRect) -> UIEdgeInsets {
    func part(_ inset: CGFloat, _ distance: CGFloat) -> CGFloat { max(0, min(inset, inset - distance)) }
    return UIEdgeInsets(
      top: part(top, rect.minY - room.minY), left: part(left, rect.minX - room.minX), bottom: part(bottom, room.maxY - rect.maxY),
      right: part(right, room.maxX - rect.maxX))
  }
}

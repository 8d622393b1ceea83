extension UISplitViewController {
  /// The gap between two columns side by side, in points.
  private static let gap: CGFloat = 0.5

  private var isTriple: Bool { columns[.supplementary] != nil }

  // MARK: Modes

  private func automaticMode(for size: CGSize) -> DisplayMode {
    let behavior = preferredSplitBehavior
    if behavior == .tile { return .oneBesideSecondary }
    return size.width > size.height && behavior != .overlay ? .oneBesideSecondary : .secondaryOnly
  }

  private var wantedMode: DisplayMode {
    let wanted = chosenMode ?? (preferredDisplayMode == .automatic ? automaticMode(for: view.bounds.size) : preferredDisplayMode)
    // With two columns, modes with two columns beside the secondary one are reduced to one.
    guard !isTriple else { return wanted }
    switch wanted {
    case .twoBesideSecondary, .twoDisplaceSecondary: return .oneBesideSecondary
    case .twoOverSecondary: return .oneOverSecondary
    default: return wanted
    }
  }

  func updateMode(animated: Bool) {
    decideMode()
    guard isViewLoaded, !collapsed else { return }
    guard animated, view.window != nil else { return view.setNeedsLayout() }
    UIView.animate(withDuration: 0.35, delay: 0, options: [.curveEaseInOut, .allowUserInteraction]) { self.layOutColumns() }
  }

  /// Updates the display mode and notifies the delegate. The caller lays out the columns.
  func decideMode() {
    guard isViewLoaded, hasDecided, !collapsed else { return }
    let wanted = wantedMode
    guard wanted != mode else { return }
    delegate?.splitViewController(self, willChangeTo: wanted)
    let before = visibleColumns
    mode = wanted
    let after = visibleColumns
    for column in after where !before.contains(column) { delegate?.splitViewController(self, willShow: column) }
    for column in before where !after.contains(column) { delegate?.splitViewController(self, willHide: column) }
  }

  var visibleColumns: [Column] {
    let one: [Column] = isTriple ? [.supplementary] : [.primary]
    let extra: [Column]
    switch mode {
    case .secondaryOnly, .automatic: extra = []
    case .oneBesideSecondary, .oneOverSecondary: extra = one
    default: extra = isTriple ? [.primary, .supplementary] : [.primary]
    }
    return (extra + [.secondary]).filter { columns[$0] != nil }
  }

  /// Returns the mode that shows a column: beside the secondary column if this is the behavior for the window's shape, otherwise above it.
  private func mode(showing column: Column) -> DisplayMode {
    let beside = preferredSplitBehavior == .tile || (preferredSplitBehavior == .automatic && view.bounds.width > view.bounds.height)
    switch column {
    case .primary where isTriple:
      if preferredSplitBehavior == .displace { return .twoDisplaceSecondary }
      return beside ? .twoBesideSecondary : .twoOverSecondary
    case .primary, .supplementary: return beside ? .oneBesideSecondary : .oneOverSecondary
    case .secondary, .compact, .inspector: return splitBehavior == .overlay ? .secondaryOnly : mode
    }
  }

  func showColumn(_ column: Column) {
    if collapsed { return bringInStack(column) }
    guard isViewLoaded, columns[column] != nil, column == .secondary || !visibleColumns.contains(column) else { return }
    chosenMode = mode(showing: column)
    updateMode(animated: true)
  }

  func hideColumn(_ column: Column) {
    if collapsed { return popFromStack(column) }
    guard isViewLoaded, visibleColumns.contains(column) else { return }
    switch column {
    case .primary where isTriple: chosenMode = splitBehavior == .overlay ? .oneOverSecondary : .oneBesideSecondary
    case .primary, .supplementary: chosenMode = .secondaryOnly
    default: return
    }
    updateMode(animated: true)
  }

  func toggleFirstColumn() {
    let first: Column = isTriple ? .supplementary : .primary
    if visibleColumns.contains(first) { hideColumn(first) } else { showColumn(first) }
  }

  func touchedBeside() {
    chosenMode = .secondaryOnly
    updateMode(animated: true)
  }

  // MARK: Columns

  func setColumn(_ controller: UIViewController?, _ column: Column) {
    let former = columns[column]
    guard former !== controller else { return }
    let wasCollapsed = collapsed
    if wasCollapsed { expand(telling: false) }
    if let former, former.parent === self {
      former.willMove(toParent: nil)
      former.viewIfLoaded?.removeFromSuperview()
      former.removeFromParent()
    }
    columns[column] = controller
    if let controller, column != .compact {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    if wasCollapsed { collapse(telling: false) }
    viewIfLoaded?.setNeedsLayout()
  }

  func layOutColumns() {
    guard isViewLoaded else { return }
    if collapsed {
      placeGlass(nil, below: nil)
      guard let only = collapsedController else { return }
      only.barInsets = .zero
      show([only])
      only.view.frame = view.bounds
      dimming.removeFromSuperview()
      return
    }
    let size = view.bounds.size
    var layout = SplitLayout(
      mode, size: size, widths: (primaryColumnWidth, supplementaryColumnWidth), hasSupplementary: isTriple)
    let floating = view.interfaceLook.sidebar
    if let floating {
      let frame = floating.frame(width: primaryColumnWidth, in: view.bounds, safeArea: view.safeAreaInsets)
      layout = layout.floating(frame, in: size)
    }
    coverColumn(beside: layout)
    if isPrimaryAtRight { layout = layout.mirrored(in: size.width) }
    let visible = visibleColumns
    show(visible.compactMap { columns[$0] })
    for (column, frame) in [(Column.primary, layout.primary), (.supplementary, layout.supplementary), (.secondary, layout.secondary)] {
      guard let view = columns[column]?.viewIfLoaded, view.superview === self.view else { continue }
      // The hairline between columns is the visible background in the gap.
      let touches = !layout.isOver && column != .secondary && visible.contains(column) && (floating == nil || column != .primary)
      if column == .primary { placeGlass(floating, below: view) }
      view.frame = CGRect(x: frame.minX, y: frame.minY, width: max(frame.width - (touches ? Self.gap : 0), 0), height: frame.height)
    }
    fitGlass()
    placeDimming(layout)
  }

  /// Adds the views of these controllers, the secondary one lowest, and removes the other views when they are no longer visible.
  private func show(_ controllers: [UIViewController]) {
    for controller in columns.values
    where controller.viewIfLoaded?.superview === view && !controllers.contains(where: { $0 === controller }) {
      // During an animation the view slides out and is removed later.
      if UIView.inheritedAnimationDuration > 0 {
        UIApplication.shared.afterCommit { [weak self, weak controller] in self?.removeLater(controller) }
      } else {
        controller.view.removeFromSuperview()
      }
    }
    for controller in controllers.reversed() where controller.view.superview !== view {
      UIView.performWithoutAnimation {
        controller.view.frame = startFrame(of: controller)
        if controller === columns[.secondary] { view.insertSubview(controller.view, at: 0) } else { view.addSubview(controller.view) }
        controller.view.layoutIfNeeded()
      }
    }
  }

  private func removeLater(_ controller: UIViewController?) {
    guard let controller, !collapsed, let view = controller.viewIfLoaded, view.superview === self.view else { return }
    UIView.animate(withDuration: 0.35, delay: 0, options: .allowUserInteraction) {
      view.alpha = 0.999
    } completion: { [weak self] _ in
      view.alpha = 1
      guard let self, !collapsed, !visibleColumns.contains(where: { columns[$0] === controller }) else { return }
      view.removeFromSuperview()
      fitGlass()
    }
  }

  /// Returns a frame outside of the visible area, beyond the edge from which the column enters.
  private func startFrame(of controller: UIViewController) -> CGRect {
    let size = view.bounds.size
    if controller === columns[.secondary] || collapsed { return CGRect(origin: .zero, size: size) }
    if controller === columns[.primary], let floating = view.interfaceLook.sidebar {
      let frame = floating.frame(width: primaryColumnWidth, in: view.bounds, safeArea: view.safeAreaInsets)
      let start = frame.offsetBy(dx: -2 * frame.maxX, dy: 0)
      return isPrimaryAtRight ? CGRect(x: size.width - start.maxX, y: start.minY, width: start.width, height: start.height) : start
    }
    let width = controller === columns[.primary] ? primaryColumnWidth : supplementaryColumnWidth
    return CGRect(x: isPrimaryAtRight ? size.width : -width, y: 0, width: width, height: size.height)
  }

  private var isPrimaryAtRight: Bool { (primaryEdge == .trailing) != view.isRightToLeft }

  private func placeDimming(_ layout: SplitLayout) {
    guard layout.isOver, let below = columns[.secondary]?.viewIfLoaded, below.superview === view else {
      dimming.alpha = 0
      if UIView.inheritedAnimationDuration == 0 { dimming.removeFromSuperview() }
      return
    }
    if dimming.superview !== view { view.insertSubview(dimming, aboveSubview: below) }
    UIView.performWithoutAnimation { dimming.frame = view.bounds }
    dimming.alpha = 1
  }
}

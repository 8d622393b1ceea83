// In a compact width all columns are collapsed into one stack: that of the primary column, with the contents of the other columns on top.
// These controllers are returned to their columns when the view expands.
extension UISplitViewController {
  /// The controller shown while collapsed.
  var collapsedController: UIViewController? {
    columns[.compact] ?? (hasDetailOnly ? columns[.secondary] : nil) ?? columns[.primary] ?? columns[.secondary]
  }

  private var hasDetailOnly: Bool { style == .unspecified && !(columns[.primary] is UINavigationController) && !movedControllers.isEmpty }

  /// Collapses or expands for the horizontal size class, and updates the display mode.
  func adapt() {
    let isCompact = traitCollection.horizontalSizeClass == .compact
    if !hasDecided {
      hasDecided = true
      if isCompact { return collapse(telling: true) }
      mode = .secondaryOnly
      return decideMode()
    }
    if isCompact != collapsed {
      if isCompact { collapse(telling: true) } else { expand(telling: true) }
    } else if !isCompact {
      if knownSize != view.bounds.size { chosenMode = nil }
      decideMode()
    }
    knownSize = view.bounds.size
  }

  func collapse(telling: Bool) {
    collapsed = true
    dimming.removeFromSuperview()
    for controller in columns.values where controller.viewIfLoaded?.superview === viewIfLoaded { controller.view.removeFromSuperview() }
    if style == .unspecified { collapseClassically() } else { collapseColumns() }
    if let compact = columns[.compact], compact.parent == nil {
      addChild(compact)
      compact.didMove(toParent: self)
    }
    displayModeButtonItem.isInUse = false
    if telling { delegate?.splitViewControllerDidCollapse(self) }
    tellTargetsOfDetails()
  }

  private func collapseColumns() {
    let proposed: Column = columns[.compact] == nil ? .secondary : .compact
    let top = delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed) ?? proposed
    guard top != .compact || columns[.compact] == nil, let base = columns[.primary] as? UINavigationController else { return }
    var stack = base.viewControllers
    for column in [Column.supplementary, .secondary] where column.rawValue <= (top == .compact ? Column.secondary : top).rawValue {
      guard let navigation = columns[column] as? UINavigationController else { continue }
      let moved = navigation.viewControllers
      move([], to: navigation)
      movedControllers.append((column, moved))
      stack += moved
    }
    move(stack, to: base)
  }

  /// Sets a stack and completes the transition at once. Otherwise moved controllers would be in two stacks until the end of the turn.
  private func move(_ controllers: [UIViewController], to navigation: UINavigationController) {
    navigation.setViewControllers(controllers, animated: false)
    navigation.stackTransition?.completeTransition(true)
  }

  private func collapseClassically() {
    guard let former = columns[.primary], let secondary = columns[.secondary] else { return }
    if let other = delegate?.primaryViewController(forCollapsing: self), other !== former { setColumn(other, .primary) }
    let primary = columns[.primary] ?? former
    // If the delegate returns true, it has handled the secondary controller, which is then omitted.
    if delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary) == true { return }
    primary.collapseSecondaryViewController(secondary, for: self)
    let moved = (secondary as? UINavigationController)?.viewControllers ?? [secondary]
    movedControllers = [(.secondary, moved)]
    guard let base = primary as? UINavigationController else { return }
    if let secondary = secondary as? UINavigationController { move([], to: secondary) }
    if secondary.parent === self, !(secondary is UINavigationController) {
      secondary.willMove(toParent: nil)
      secondary.removeFromParent()
    }
    move(base.viewControllers + moved, to: base)
  }

  func expand(telling: Bool) {
    collapsed = false
    displayModeButtonItem.isInUse = true
    if let compact = columns[.compact], compact.parent === self {
      compact.willMove(toParent: nil)
      compact.viewIfLoaded?.removeFromSuperview()
      compact.removeFromParent()
    }
    let former = movedControllers
    movedControllers = []
    if let base = columns[.primary] as? UINavigationController, !former.isEmpty { returnControllers(former, from: base) }
    if style == .unspecified, let former = columns[.primary] {
      if let other = delegate?.primaryViewController(forExpanding: self), other !== former { setColumn(other, .primary) }
      let primary = columns[.primary] ?? former
      let separated =
        delegate?.splitViewController(self, separateSecondaryFrom: primary) ?? primary.separateSecondaryViewController(for: self)
      if let separated { setColumn(separated, .secondary) }
    }
    tellTargetsOfDetails()
    guard telling else { return }
    let proposed = preferredDisplayMode
    let chosen = delegate?.splitViewController(self, displayModeForExpandingToProposedDisplayMode: proposed) ?? proposed
    chosenMode = chosen == .automatic ? nil : chosen
    mode = .secondaryOnly
    decideMode()
    delegate?.splitViewControllerDidExpand(self)
  }

  /// Returns lent controllers to their columns, together with the controllers pushed on top of them.
  private func returnControllers(_ former: [(column: Column, controllers: [UIViewController])], from base: UINavigationController) {
    var stack = base.viewControllers
    for (column, controllers) in former.reversed() {
      guard let first = stack.firstIndex(where: { item in controllers.contains { $0 === item } }) else {
        // The controllers were popped in the meantime. They are returned to their column nevertheless.
        restore(controllers, to: column)
        continue
      }
      let own = Array(stack[first...])
      stack.removeSubrange(first...)
      move(stack, to: base)
      restore(own, to: column)
    }
  }

  private func restore(_ controllers: [UIViewController], to column: Column) {
    if let navigation = columns[column] as? UINavigationController {
      move(controllers, to: navigation)
    } else if let controller = controllers.first {
      if controller.parent == nil {
        addChild(controller)
        controller.didMove(toParent: self)
      }
    }
  }

  // MARK: Collapsed stack

  func bringInStack(_ column: Column) {
    guard columns[.compact] == nil, let base = columns[.primary] as? UINavigationController else { return }
    if column == .primary {
      guard let own = base.viewControllers.last(where: { item in !movedControllers.contains { $0.controllers.contains { $0 === item } } })
      else {
        return
      }
      base.popToViewController(own, animated: view.window != nil)
      return
    }
    if let held = movedControllers.first(where: { $0.column == column }) {
      if base.viewControllers.contains(where: { item in held.controllers.contains { $0 === item } }) { return }
      return base.setViewControllers(base.viewControllers + held.controllers, animated: view.window != nil)
    }
    guard let navigation = columns[column] as? UINavigationController else { return }
    let moved = navigation.viewControllers
    move([], to: navigation)
    movedControllers.append((column, moved))
    base.setViewControllers(base.viewControllers + moved, animated: view.window != nil)
  }

  func popFromStack(_ column: Column) {
    guard column != .primary, let base = columns[.primary] as? UINavigationController,
      let held = movedControllers.first(where: { $0.column == column }),
      let first = base.viewControllers.firstIndex(where: { item in held.controllers.contains { $0 === item } }), first > 0
    else { return }
    base.popToViewController(base.viewControllers[first - 1], animated: view.window != nil)
  }

  func showDetail(_ controller: UIViewController, _ sender: Any?) {
    if delegate?.splitViewController(self, showDetail: controller, sender: sender) == true { return }
    guard collapsed else {
      if style == .unspecified { return setColumn(controller, .secondary) }
      if let navigation = columns[.secondary] as? UINavigationController, !(controller is UINavigationController) {
        navigation.setViewControllers([controller], animated: false)
      } else {
        setViewController(controller, for: .secondary)
      }
      return showColumn(.secondary)
    }
    guard columns[.compact] == nil, let base = columns[.primary] as? UINavigationController else { return }
    let moved = (controller as? UINavigationController)?.viewControllers ?? [controller]
    if let navigation = controller as? UINavigationController { move([], to: navigation) }
    let old = movedControllers.first { $0.column == .secondary }?.controllers ?? []
    movedControllers.removeAll { $0.column == .secondary }
    movedControllers.append((.secondary, moved))
    if style == .unspecified, columns[.secondary].map({ !($0 is UINavigationController) }) ?? true { columns[.secondary] = controller }
    let kept = base.viewControllers.filter { item in !old.contains { $0 === item } }
    base.setViewControllers(kept + moved, animated: view.window != nil)
  }
}

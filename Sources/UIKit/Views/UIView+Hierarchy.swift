extension UIView {
  /// The subviews, back to front.
  final var children: [UIView] {
    get { childList.holes == 0 ? childList.slots : childList.children }
    _modify { yield &childList.children }
  }

  // MARK: Adding

  /// Inserts a subview. The callbacks before the change are willMove(toWindow:) and willMove(toSuperview:), those after it
  /// didMoveToWindow and didMoveToSuperview, and last didAddSubview.
  /// - Parameter sibling: the subview whose layer is directly below the view's layer; nil to place the layer by the index.
  func insert(_ view: UIView, at index: Int, above sibling: UIView? = nil) {
    MainThreadChecker.check("addSubview(_:) of \(type(of: self))")
    guard accepts(view) else { return }
    if view.parent === self {
      move(view, to: index, above: sibling)
      return
    }
    let newWindow = window, oldWindow = view.window
    let changesWindow = newWindow !== oldWindow
    if changesWindow { view.announceWindow(newWindow) }
    view.willMove(toSuperview: self)
    // The callbacks above may have moved views; the present hierarchy counts.
    guard accepts(view) else { return }
    if let former = view.parent {
      former.willRemoveSubview(view)
      former.drop(view)
    }
    let clampedIndex = min(max(index, 0), children.count)
    insertLayer(of: view, at: clampedIndex, above: sibling)
    children.insert(view, at: clampedIndex)
    view.parent = self
    view.forgetTraitAnchors()
    SafeAreaGeneration.shared.advance()
    if view.viewState.layout != nil { LayoutEngine.joined(view) }
    if view.constraintFlags.subtreeNeedsUpdate { markPathForConstraints() }
    noticeNewcomer(view)
    if changesWindow { view.enter(newWindow) }
    view.inheritFromSuperview()
    if changesWindow { view.confirmWindow() }
    view.didMoveToSuperview()
    didAddSubview(view)
    setNeedsLayout()
  }

  func insert(_ view: UIView, beside sibling: UIView, above: Bool) {
    guard let index = children.firstIndex(where: { $0 === sibling }) else {
      UIKitLog.refused("\(type(of: sibling)) is not a subview of \(type(of: self)); \(type(of: view)) is added on top")
      return insert(view, at: children.count)
    }
    guard view !== sibling else { return }
    // If the view lies behind its sibling now, its removal lowers the index of the sibling by one.
    let own = children.firstIndex { $0 === view }
    let shift = own.map { $0 < index ? -1 : 0 } ?? 0
    insert(view, at: index + shift + (above ? 1 : 0), above: above ? sibling : nil)
  }

  /// Inserts the layer of a subview that is inserted at an index. The sublayers may include layers without views.
  private func insertLayer(of view: UIView, at index: Int, above sibling: UIView?) {
    if let sibling, sibling.layer.superlayer === layer {
      layer.insertSublayer(view.layer, above: sibling.layer)
    } else if index < children.count {
      layer.insertSublayer(view.layer, below: children[index].layer)
    } else {
      layer.addSublayer(view.layer)
    }
  }

  private func accepts(_ view: UIView) -> Bool {
    // A view without subviews has no descendants, so the search through the ancestors is skipped.
    guard view !== self, view.childList.slots.isEmpty || !isDescendant(of: view) else {
      UIKitLog.refused("\(type(of: view)) cannot be a subview of its own descendant \(type(of: self))")
      return false
    }
    guard !(view is UIWindow) else {
      UIKitLog.refused("a window cannot be a subview of \(type(of: self))")
      return false
    }
    return true
  }

  // MARK: Order

  /// Moves a subview to another position.
  /// - Parameter index: the position in the list of subviews without the view.
  private func move(_ view: UIView, to index: Int, above sibling: UIView? = nil) {
    guard let present = children.firstIndex(where: { $0 === view }) else { return }
    let clampedIndex = min(max(index, 0), children.count - 1)
    guard clampedIndex != present || sibling != nil || isCoveredByForeignLayer(view, atTop: clampedIndex == children.count - 1) else {
      return
    }
    children.remove(at: present)
    insertLayer(of: view, at: clampedIndex, above: sibling)
    children.insert(view, at: clampedIndex)
    setNeedsLayout()
  }

  private func isCoveredByForeignLayer(_ view: UIView, atTop: Bool) -> Bool {
    atTop && layer.sublayers?.last !== view.layer
  }

  func reorder(_ view: UIView, toFront: Bool) {
    guard view.parent === self else {
      UIKitLog.refused("\(type(of: view)) is not a subview of \(type(of: self)) and cannot be reordered")
      return
    }
    move(view, to: toFront ? children.count - 1 : 0)
  }

  func exchange(_ first: Int, _ second: Int) {
    guard children.indices.contains(first), children.indices.contains(second) else {
      UIKitLog.refused("\(type(of: self)) has \(children.count) subviews and cannot exchange \(first) with \(second)")
      return
    }
    guard first != second else { return }
    let low = min(first, second), high = max(first, second)
    let a = children[low], b = children[high]
    move(b, to: low)
    move(a, to: high)
  }

  // MARK: Removing

  func detach() {
    MainThreadChecker.check("removeFromSuperview() of \(type(of: self))")
    guard let superview = parent else { return }
    superview.willRemoveSubview(self)
    let changesWindow = window != nil
    willMove(toSuperview: nil)
    if changesWindow, parent === superview { announceWindow(nil) }
    // The callbacks above may have moved the view elsewhere.
    guard parent === superview else { return }
    superview.drop(self)
    if changesWindow { enter(nil) }
    inheritFromSuperview()
    if changesWindow { confirmWindow() }
    didMoveToSuperview()
  }

  /// Removes a subview from the list of subviews and its layer from the layer tree.
  private func drop(_ view: UIView) {
    guard view.parent === self else { return }
    let constraints = LayoutEngine.leaving(view)
    removeChild(view)
    view.layer.removeFromSuperlayer()
    view.parent = nil
    view.forgetTraitAnchors()
    SafeAreaGeneration.shared.advance()
    if !constraints.isEmpty {
      let engine = LayoutEngine.of(view)
      for constraint in constraints { engine.install(constraint) }
    }
    setNeedsLayout()
  }

  /// Removes a view from the list of subviews. The layer's probable index serves as a hint, which makes the search fast among many subviews.
  private func removeChild(_ view: UIView) {
    guard let index = childList.index(of: view, near: view.layer.probableIndex, within: 64) else { return }
    if childList.slots.count > ChildList<UIView>.shortest {
      childList.punch(at: index, leaving: Self.removedView)
    } else {
      children.remove(at: index)
    }
  }

  /// The placeholder for removed subviews in the list.
  private static let removedView = UIView()

  // MARK: Window

  /// Sends the callbacks before the subtree changes its window, from the root to the leaves.
  func announceWindow(_ newWindow: UIWindow?) {
    if let window, window !== newWindow {
      window.screen.touchRouter.viewWillLeave(self)
      window.focus.viewWillLeave(self)
    }
    controller?.viewWillMove(toWindow: newWindow)
    willMove(toWindow: newWindow)
    for subview in children { subview.announceWindow(newWindow) }
  }

  private func enter(_ newWindow: UIWindow?) {
    let oldWindow = containingWindow
    if let oldWindow, oldWindow !== newWindow {
      if oldWindow.firstResponder === self || (controller != nil && oldWindow.firstResponder === controller) {
        oldWindow.firstResponder?.resignFirstResponder()
        oldWindow.firstResponder = nil
      }
    }
    containingWindow = newWindow
    for subview in children { subview.enter(newWindow) }
  }

  /// Sends the callbacks after the subtree has changed its window, from the root to the leaves.
  func confirmWindow() {
    if window != nil {
      followScreenScale()
      if AppearanceStore.isUsed { AppearanceStore.shared.apply(to: self) }
    }
    viewState.layout?.keyboard?.follow()
    didMoveToWindow()
    controller?.viewDidMoveToWindow()
    for subview in children { subview.confirmWindow() }
    becomeFirstResponderIfAsked()
  }

  // MARK: Searching

  func isInside(_ view: UIView) -> Bool {
    var link: UIView? = self
    while let present = link {
      if present === view { return true }
      link = present.parent
    }
    return false
  }

  func firstView(withTag tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for subview in children {
      if let found = subview.firstView(withTag: tag) { return found }
    }
    return nil
  }
}

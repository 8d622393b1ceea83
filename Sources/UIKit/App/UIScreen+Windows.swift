extension UIScreen {
  /// Shows a window in front of the other visible windows of its level.
  func show(_ window: UIWindow) {
    let index = shownWindows.firstIndex { $0 !== window && $0.windowLevel.rawValue > window.windowLevel.rawValue }
    if let present = shownWindows.firstIndex(where: { $0 === window }) {
      let position = (index ?? shownWindows.count) - ((index ?? shownWindows.count) > present ? 1 : 0)
      guard position != present else { return }
      shownWindows.remove(at: present)
      shownWindows.insert(window, at: position)
    } else {
      shownWindows.insert(window, at: index ?? shownWindows.count)
    }
    guard let position = shownWindows.firstIndex(where: { $0 === window }) else { return }
    if position + 1 < shownWindows.count {
      host.rootLayer.insertSublayer(window.layer, below: shownWindows[position + 1].layer)
    } else {
      host.rootLayer.addSublayer(window.layer)
    }
  }

  func hide(_ window: UIWindow) {
    guard let index = shownWindows.firstIndex(where: { $0 === window }) else { return }
    touchRouter.windowWillHide(window)
    guard index < shownWindows.count, shownWindows[index] === window else { return hide(window) }
    shownWindows.remove(at: index)
    window.layer.removeFromSuperlayer()
  }

  /// Adopts a new size or scale of the display. Windows that filled the screen are resized to fill it again.
  func followDisplay() {
    guard let display else { return }
    let old = bounds
    guard display.size != old.size || display.scale != scale else { return host.invalidateFrame() }
    let scaled = display.scale != scale
    let formerTraits = traitCollection, formerOrientation = windowScene.interfaceOrientation
    let followers = shownWindows.filter { $0.frame == old }
    let coordinators = followers.map { window in
      let coordinator = TransitionCoordinator(in: window)
      let orientation = UIInterfaceOrientation(of: display.size)
      if orientation != formerOrientation { coordinator.rotation = (formerOrientation, orientation) }
      window.announce(size: display.size, traits: traits(size: display.size, scale: display.scale), with: coordinator)
      return coordinator
    }
    host.size = display.size
    host.scale = display.scale
    shareTextSize()
    for (window, coordinator) in zip(followers, coordinators) {
      coordinator.run { window.frame = bounds }
    }
    for window in shownWindows {
      window.adoptTraits()
      window.noticeSafeArea()
    }
    if scaled { for window in shownWindows { window.followScaleOfScreen() } }
    (windowScene.delegate as? any UIWindowSceneDelegate)?.windowScene(
      windowScene, didUpdate: coordinateSpace, interfaceOrientation: formerOrientation, traitCollection: formerTraits)
    if windowScene.interfaceOrientation != formerOrientation { orientationChanged() }
    host.invalidateFrame()
    NotificationCenter.default.post(name: Self.modeDidChangeNotification, object: self)
  }

  /// Runs the constraint phase of a turn.
  /// - Returns: true if any constraints were out of date.
  func updateConstraints() -> Bool {
    SafeAreaGeneration.shared.advance()
    return shownWindows.reduce(false) {
      let hasUpdated = $1.updateConstraintsOfSubtree()
      if $1.viewState.layout != nil { $1.flushConstraints() }
      return hasUpdated || $0
    }
  }

  /// Returns the frontmost window with a view at a point of the screen, and that view.
  func hitTest(_ point: CGPoint, with event: UIEvent?) -> (window: UIWindow, view: UIView)? {
    for window in shownWindows.reversed() where !window.isHidden {
      if let view = window.hitTest(window.convertFromScreen(point), with: event) { return (window, view) }
    }
    return nil
  }
}

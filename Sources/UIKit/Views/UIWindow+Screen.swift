extension UIWindow {
  func setUpWindow() {
    containingWindow = self
    autoresizesSubviews = true
    UIApplication.shared.register(self)
  }

  func move(to screen: UIScreen) {
    guard screen !== shownOn else { return }
    let shows = isShown
    if shows { setShown(false) }
    shownOn = screen
    followScaleOfScreen()
    if shows { setShown(true) }
  }

  /// Updates the scale of all views in the window after a change of the screen's scale.
  func followScaleOfScreen() {
    func follow(_ view: UIView) {
      view.followScreenScale()
      for subview in view.subviews { follow(subview) }
    }
    follow(self)
  }

  func setShown(_ shows: Bool) {
    guard shows != isShown else { return }
    if shows {
      isShown = true
      if let root = rootViewController, root.viewIfLoaded?.superview !== self {
        installRoot(root)
      } else {
        announceAppearance(of: self)
      }
      shownOn.show(self)
      // The window may have been created before the screen had its traits.
      adoptTraits()
      settleAppearance(of: self)
      NotificationCenter.default.post(name: UIWindow.didBecomeVisibleNotification, object: self)
    } else {
      isShown = false
      shownOn.hide(self)
      announceAppearance(of: self)
      settleAppearance(of: self)
      if isKeyWindow { resignKeyWindow() }
      NotificationCenter.default.post(name: UIWindow.didBecomeHiddenNotification, object: self)
    }
  }

  /// Sends the appearance callbacks to the controllers whose views are already in the window when it is shown or hidden.
  private func announceAppearance(of view: UIView) {
    view.controller?.viewWillMove(toWindow: self)
    for subview in view.subviews { announceAppearance(of: subview) }
  }

  private func settleAppearance(of view: UIView) {
    view.controller?.viewDidMoveToWindow()
    for subview in view.subviews { settleAppearance(of: subview) }
  }

  // MARK: Root controller

  func exchangeRoot(_ former: UIViewController?) {
    // Menus close, because the views that opened them are removed.
    for case let menu as MenuOverlay in subviews { menu.close() }
    if let former {
      if former.presented != nil { former.dismiss(animated: false) }
      former.viewIfLoaded?.removeFromSuperview()
    }
    if isShown, let root = rootViewController { installRoot(root) }
  }

  private func installRoot(_ root: UIViewController) {
    guard let view = root.view else { return }
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: 0)
    root.titleDidChange()
  }

  /// Announces a new size and new traits to the root controller and to those that are presented above it.
  func announce(size: CGSize, traits: UITraitCollection, with coordinator: TransitionCoordinator) {
    let styled =
      overrideUserInterfaceStyle == .unspecified
      ? traits : UITraitCollection(traitsFrom: [traits, UITraitCollection(userInterfaceStyle: overrideUserInterfaceStyle)])
    var link = rootViewController
    while let controller = link {
      link = controller.presented
      let target: any UIContentContainer = controller.presenter == nil ? controller : controller.presentation ?? controller
      if styled != traitCollection { target.willTransition(to: styled, with: coordinator) }
      if size != bounds.size { target.viewWillTransition(to: size, with: coordinator) }
    }
  }

  // MARK: Coordinates

  /// Converts a point from the window's coordinates to the screen's.
  package func convertToScreen(_ point: CGPoint) -> CGPoint {
    layer.superlayer.map { layer.convert(point, to: $0) } ?? convertBySelf(point, toScreen: true)
  }

  package func convertFromScreen(_ point: CGPoint) -> CGPoint {
    layer.superlayer.map { layer.convert(point, from: $0) } ?? convertBySelf(point, toScreen: false)
  }

  /// Converts a point between the window and the screen without layers, for a window that is not shown and thus in no layer tree.
  private func convertBySelf(_ point: CGPoint, toScreen: Bool) -> CGPoint {
    let offset = CGPoint(x: frame.minX - bounds.minX, y: frame.minY - bounds.minY)
    return toScreen
      ? CGPoint(x: point.x + offset.x, y: point.y + offset.y) : CGPoint(x: point.x - offset.x, y: point.y - offset.y)
  }
}

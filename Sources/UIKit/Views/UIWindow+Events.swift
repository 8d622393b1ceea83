extension UIWindow {
  func takeKeys() {
    guard canBecomeKey, !isKeyWindow else { return }
    UIApplication.shared.keyWindow?.giveUpKeys()
    UIApplication.shared.key = self
    becomeKey()
    NotificationCenter.default.post(name: UIWindow.didBecomeKeyNotification, object: self)
  }

  func giveUpKeys() {
    guard isKeyWindow else { return }
    UIApplication.shared.key = nil
    resignKey()
    NotificationCenter.default.post(name: UIWindow.didResignKeyNotification, object: self)
  }

  /// One call to each view for each phase, with all of its touches that are in it.
  func distribute(_ event: UIEvent) {
    if let event = event as? UIPressesEvent { return distribute(event) }
    // As they are now: code that is told of one touch can have others cancelled, and hears of that at once.
    let touches = (event.touches(for: self) ?? []).sorted { $0.finger < $1.finger }.map { (touch: $0, phase: $0.phase) }
    for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
      let changed = touches.filter { $0.phase == phase }.map(\.touch)
      var views: [UIView] = []
      for touch in changed {
        guard let view = touch.view, !views.contains(where: { $0 === view }) else { continue }
        views.append(view)
      }
      for view in views {
        let present = changed.filter { $0.view === view && (phase == .cancelled || $0.phase != .cancelled) }
        for touch in present { touch.phase = phase }
        let group = observe(Set(present), in: view, phase: phase, event: event)
        guard !group.isEmpty else { continue }
        switch phase {
        case .began: view.touchesBegan(group, with: event)
        case .moved: view.touchesMoved(group, with: event)
        case .ended: view.touchesEnded(group, with: event)
        default: view.touchesCancelled(group, with: event)
        }
      }
    }
  }

  /// Shows the touches to what follows them from above the view, innermost first, until one takes them.
  /// - Returns: the touches that the view itself is to get.
  private func observe(_ touches: Set<UITouch>, in view: UIView, phase: UITouch.Phase, event: UIEvent) -> Set<UITouch> {
    for touch in touches {
      if let taker = touch.taker { _ = taker.observe([touch], phase: phase, with: event) }
    }
    let free = touches.filter { $0.taker == nil }
    guard !free.isEmpty else { return [] }
    var link: UIView? = view
    while let present = link {
      link = present.superview
      guard let observer = present as? any TouchObserver, observer.observe(free, phase: phase, with: event) else { continue }
      for touch in free { touch.taker = observer }
      // Who had begun with the touches is told that they are gone.
      if phase != .began { view.touchesCancelled(free, with: event) }
      return []
    }
    return free
  }

  private func distribute(_ event: UIPressesEvent) {
    for press in event.allPresses where press.phase != .stationary {
      let responder = press.responder ?? firstResponder ?? self
      switch press.phase {
      case .began: responder.pressesBegan([press], with: event)
      case .changed: responder.pressesChanged([press], with: event)
      case .ended: responder.pressesEnded([press], with: event)
      default: responder.pressesCancelled([press], with: event)
      }
    }
  }
}

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

  /// Touches go to recognisers first, then to views.
  func distribute(_ event: UIEvent) {
    switch event {
    case let event as UIPressesEvent: return distribute(event)
    case let event as ScrollEvent: return event.view.scrollWheelChanged(event.scroll)
    case let event as TransformEvent: return gestures.deliver(event)
    default: break
    }
    gestures.deliver(event, touches: (event.touches(for: self) ?? []).sorted { $0.serial < $1.serial })
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

extension UIWindow {
  /// The receiver of key events: the first responder, or the focused view, or the topmost presented controller, or the window.
  var keyResponder: UIResponder { firstResponder ?? focus.focusedView ?? rootViewController?.topmost ?? self }

  func becomeKeyWindow() {
    guard canBecomeKey, !isKeyWindow else { return }
    UIApplication.shared.keyWindow?.resignKeyWindow()
    UIApplication.shared.key = self
    becomeKey()
    NotificationCenter.default.post(name: UIWindow.didBecomeKeyNotification, object: self)
  }

  func resignKeyWindow() {
    guard isKeyWindow else { return }
    UIApplication.shared.key = nil
    resignKey()
    NotificationCenter.default.post(name: UIWindow.didResignKeyNotification, object: self)
  }

  /// Delivers an event. Touches go to gesture recognisers first, then to views.
  func defaultSendEvent(_ event: UIEvent) {
    switch event {
    case let event as UIPressesEvent: return sendPresses(event)
    case let event as ScrollEvent: return gestures.deliver(event) ? () : event.view.scrollWheelChanged(event.scroll)
    case let event as TransformEvent: return gestures.deliver(event)
    default: break
    }
    gestures.deliver(event, touches: (event.touches(for: self) ?? []).sorted { $0.serial < $1.serial })
  }

  private func sendPresses(_ event: UIPressesEvent) {
    for press in event.allPresses where press.phase != .stationary {
      let responder = press.responder ?? firstResponder ?? self
      gestures.deliver(event, to: responder, press)
      if press.isRecognized {
        cancel(press, of: responder, event)
        continue
      }
      press.isTold = press.isDown
      switch press.phase {
      case .began: responder.pressesBegan([press], with: event)
      case .changed: responder.pressesChanged([press], with: event)
      case .ended: responder.pressesEnded([press], with: event)
      default: responder.pressesCancelled([press], with: event)
      }
    }
  }

  /// Cancels a press of a responder because a gesture recogniser has taken it.
  private func cancel(_ press: UIPress, of responder: UIResponder, _ event: UIPressesEvent) {
    guard press.isTold else { return }
    press.isTold = false
    let phase = press.phase
    press.phase = .cancelled
    responder.pressesCancelled([press], with: event)
    if press.phase == .cancelled { press.phase = phase }
  }
}

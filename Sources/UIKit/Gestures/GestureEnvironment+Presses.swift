extension GestureEnvironment {
  /// Delivers key presses to gesture recognisers before the responder receives them: to the recognisers of the responder's view
  /// and its ancestors that allow the type of press.
  func deliver(_ event: UIPressesEvent, to responder: UIResponder, _ press: UIPress) {
    if press.phase == .began { find(for: press, from: responder, event) }
    perform {
      for recognizer in press.recognizers where recognizer.isEnabled && !recognizer.machine.isOver {
        recognizer.modifierFlags = event.modifierFlags
        switch press.phase {
        case .began: recognizer.pressesBegan([press], with: event)
        case .changed: recognizer.pressesChanged([press], with: event)
        case .ended: recognizer.pressesEnded([press], with: event)
        default: recognizer.pressesCancelled([press], with: event)
        }
      }
    }
    if !press.isDown { press.recognizers = [] }
  }

  private func find(for press: UIPress, from responder: UIResponder, _ event: UIPressesEvent) {
    var link = (responder as? UIViewController)?.viewIfLoaded ?? responder.responderChain.lazy.compactMap { $0 as? UIView }.first
    while let view = link {
      link = view.superview
      for recognizer in view.viewState.gestureRecognizers where accepts(recognizer, press, event) {
        recognizer.trackedPresses.append(press)
        press.recognizers.append(recognizer)
        enter(recognizer)
      }
    }
  }

  private func accepts(_ recognizer: UIGestureRecognizer, _ press: UIPress, _ event: UIPressesEvent) -> Bool {
    guard recognizer.isEnabled, recognizer.machine.phase == .possible, recognizer.environment == nil || recognizer.environment === self,
      recognizer.allowedPressTypes.contains(where: { $0.intValue == press.type.rawValue }), recognizer.shouldReceive(event)
    else { return false }
    return recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: press) ?? true
  }
}

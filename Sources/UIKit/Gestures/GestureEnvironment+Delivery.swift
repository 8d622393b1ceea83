import GestureMachines

extension GestureEnvironment {
  /// Delivers an event with the window's touches to gesture recognisers, then to views.
  func deliver(_ event: UIEvent, touches: [UITouch]) {
    lastEvent = event
    for touch in touches where touch.phase == .began { begin(touch, event) }
    perform {
      for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
        let changed = touches.filter { $0.phase == phase }
        for recognizer in recognizers(of: changed) { show(changed, phase, to: recognizer, event) }
      }
      for touch in touches { if let change = TouchDelivery.Change(touch.phase) { touch.delivery.note(change) } }
    }
  }

  // MARK: Recognisers

  /// Finds the gesture recognisers for a new touch, innermost first.
  private func begin(_ touch: UITouch, _ event: UIEvent) {
    gated.append(touch)
    touch.window?.focus.touched()
    var link = touch.view
    while let view = link {
      link = view.superview
      for recognizer in view.viewState.gestureRecognizers where accepts(recognizer, touch, event) {
        recognizer.trackedTouches.append(touch)
        recognizer.sequence.insert(touch.serial)
        touch.recognizers.append(recognizer)
        enter(recognizer)
      }
    }
  }

  private func accepts(_ recognizer: UIGestureRecognizer, _ touch: UITouch, _ event: UIEvent) -> Bool {
    let machine = recognizer.machine
    guard !touch.isSecondary || recognizer.takesSecondaryClicks else { return false }
    guard recognizer.isEnabled, !machine.isOver, !machine.isWaiting || machine.phase == .wantsBegan,
      recognizer.environment == nil || recognizer.environment === self,
      recognizer.allowedTouchTypes.contains(where: { $0.intValue == touch.type.rawValue }), recognizer.shouldReceive(event)
    else { return false }
    if recognizer.requiresExclusiveTouchType, let first = recognizer.trackedTouches.first, first.type != touch.type { return false }
    return recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: touch) ?? true
  }

  /// Returns the gesture recognisers of touches, in the order of the touches and innermost first.
  private func recognizers(of touches: [UITouch]) -> [UIGestureRecognizer] {
    var list: [UIGestureRecognizer] = []
    for touch in touches {
      for recognizer in touch.recognizers where !list.contains(where: { $0 === recognizer }) { list.append(recognizer) }
    }
    return list
  }

  private func show(_ touches: [UITouch], _ phase: UITouch.Phase, to recognizer: UIGestureRecognizer, _ event: UIEvent) {
    guard recognizer.isEnabled, !recognizer.machine.isOver else { return }
    let own = Set(touches.filter { touch in recognizer.trackedTouches.contains { $0 === touch } })
    guard !own.isEmpty else { return }
    recognizer.modifierFlags = event.modifierFlags
    recognizer.buttonMask = event.buttonMask
    switch phase {
    case .began: recognizer.touchesBegan(own, with: event)
    case .moved: recognizer.touchesMoved(own, with: event)
    case .ended: recognizer.touchesEnded(own, with: event)
    default:
      recognizer.touchesCancelled(own, with: event)
      // A recogniser that has not reacted to the end of its last touch is cancelled.
      if !recognizer.trackedTouches.contains(where: \.isDown), !recognizer.machine.isOver { handle(.cancel, of: recognizer) }
    }
  }

  // MARK: Views

  /// Sends views the touches that no gesture recogniser delays.
  func tellViews() {
    let event = lastEvent
    while let touch = taken.popLast() {
      let view = touch.view
      var group = [touch]
      taken.removeAll { other in
        guard other.view === view else { return false }
        group.append(other)
        return true
      }
      cancel(group, event)
    }
    cancelLost(event)
    while let (step, group) = nextGroup() { deliver(step, group, event) }
    gated.removeAll { touch in
      guard touch.delivery.isClosed, !touch.isDown else { return false }
      touch.recognizers = []
      return true
    }
  }

  /// Sends `touchesCancelled` for touches that the system has cancelled.
  private func cancelLost(_ event: UIEvent?) {
    while let touch = gated.first(where: { $0.phase == .cancelled && !$0.delivery.isClosed }) {
      cancel(gated.filter { $0.view === touch.view && $0.phase == .cancelled && !$0.delivery.isClosed }, event)
    }
  }

  private func cancel(_ touches: [UITouch], _ event: UIEvent?) {
    let notified = touches.filter { $0.delivery.cancel() }
    guard let view = notified.first?.view else { return }
    send(.cancelled, notified, to: view, event)
  }

  /// Returns the next step to send to a view, and all touches of the view with that step.
  private func nextGroup() -> (TouchDelivery.Step, [UITouch])? {
    for step in [TouchDelivery.Step.began, .moved, .ended] {
      guard let first = gated.first(where: { nextStep($0) == step }) else { continue }
      return (step, gated.filter { $0.view === first.view && nextStep($0) == step })
    }
    return nil
  }

  private func nextStep(_ touch: UITouch) -> TouchDelivery.Step? {
    var delivery = touch.delivery
    return next(&delivery, touch)
  }

  private func next(_ delivery: inout TouchDelivery, _ touch: UITouch) -> TouchDelivery.Step? {
    guard !delivery.isClosed else { return nil }
    var holdsBegan = false, holdsEnded = false
    for recognizer in touch.recognizers where !recognizer.machine.isOver && !recognizer.machine.isActive {
      holdsBegan = holdsBegan || recognizer.delaysTouchesBegan
      holdsEnded = holdsEnded || recognizer.delaysTouchesEnded
    }
    return delivery.next(holdsBegan: holdsBegan, holdsEnded: holdsEnded)
  }

  private func deliver(_ step: TouchDelivery.Step, _ touches: [UITouch], _ event: UIEvent?) {
    for touch in touches { _ = next(&touch.delivery, touch) }
    guard let view = touches.first?.view else {
      // The view no longer exists.
      for touch in touches { _ = touch.delivery.cancel() }
      return
    }
    if step == .began, !contentMayBegin(touches, view, event) {
      for touch in touches { _ = touch.delivery.cancel() }
      return
    }
    send(step, touches, to: view, event)
  }

  /// Whether the enclosing scroll views let a view begin with touches.
  private func contentMayBegin(_ touches: [UITouch], _ view: UIView, _ event: UIEvent?) -> Bool {
    var link = view.superview
    while let present = link {
      link = present.superview
      if let scrollView = present as? UIScrollView, !scrollView.touchesShouldBegin(Set(touches), with: event, in: view) { return false }
    }
    return true
  }

  private func send(_ step: TouchDelivery.Step, _ touches: [UITouch], to view: UIView, _ event: UIEvent?) {
    let phase: UITouch.Phase
    switch step {
    case .began: phase = .began
    case .moved: phase = .moved
    case .ended: phase = .ended
    case .cancelled: phase = .cancelled
    }
    let former = touches.map { ($0, $0.phase) }
    for touch in touches { touch.phase = phase }
    let group = Set(touches)
    switch step {
    case .began: view.touchesBegan(group, with: event)
    case .moved: view.touchesMoved(group, with: event)
    case .ended: view.touchesEnded(group, with: event)
    case .cancelled: view.touchesCancelled(group, with: event)
    }
    // A delayed touch is already in a later phase, which is restored after the call.
    for (touch, actual) in former where touch.phase == phase && actual != phase { touch.phase = actual }
  }
}

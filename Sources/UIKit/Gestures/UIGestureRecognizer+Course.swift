import GestureMachines

extension UIGestureRecognizer {
  // MARK: State

  func request(_ state: State) {
    let input: GestureMachine.Input
    switch state {
    case .possible: return
    case .began: input = .begin
    case .changed: input = .change
    case .ended: input = .end
    case .cancelled: input = .cancel
    case .failed: input = .fail
    }
    if let environment = environment ?? attachedView?.window?.gestures {
      environment.enter(self)
      environment.perform { environment.handle(input, of: self) }
    } else {
      handleAlone(input)
    }
  }

  /// Sets the state to `failed` if the gesture is neither recognised nor waiting for permission.
  func fail() { if machine.phase == .possible { state = .failed } }

  /// Processes an input without an environment, since the recogniser is in no window; other recognisers are not considered.
  private func handleAlone(_ input: GestureMachine.Input) {
    for effect in machine.handle(input) {
      switch effect {
      case .ask: handleAlone(delegate?.gestureRecognizerShouldBegin(self) == false ? .deny : .grant)
      case .actBegan: act(.began)
      case .actChanged: act(.changed)
      case .actEnded: act(.ended)
      case .actCancelled: act(.cancelled)
      case .succeed, .concede, .refuse: break
      }
    }
    if machine.isOver { finish() }
  }

  /// Sends the action to the targets.
  func act(_ state: State) {
    let former = reportedState
    reportedState = state
    defer { reportedState = former }
    for target in targets {
      guard let object = target.object, case .notUnderstood = target.action.send(to: object, self) else { continue }
      UIKitLog.refused("\(type(of: object)) does not perform \(target.action): the selector carries no method of this class")
    }
  }

  /// Cancels the present gesture. Its touches continue without the recogniser.
  func abandon() {
    guard machine.phase != .possible || !sequence.isEmpty || !trackedPresses.isEmpty else { return }
    guard let environment else { return handleAlone(.cancel) }
    environment.perform {
      environment.handle(.cancel, of: self)
      trackedTouches = []
      trackedPresses = []
    }
  }

  /// Resets the recogniser to `possible`.
  func finish() {
    cancelTimers()
    _ = machine.handle(.reset)
    trackedTouches = []
    trackedPresses = []
    sequence = []
    environment = nil
    forget()
    reset()
  }

  // MARK: Touches

  /// The centroid of the touches on the screen; nil without touches.
  var centroid: CGPoint? {
    let down = trackedTouches.filter(\.isDown)
    let touches = down.isEmpty ? trackedTouches : down
    guard !touches.isEmpty else { return nil }
    let sum = touches.reduce(into: CGPoint.zero) {
      $0.x += $1.screenLocation.x
      $0.y += $1.screenLocation.y
    }
    return CGPoint(x: sum.x / CGFloat(touches.count), y: sum.y / CGFloat(touches.count))
  }

  func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let window = view?.window ?? attachedView?.window else { return point }
    let inWindow = window.convertFromScreen(point)
    return view.map { $0.convert(inWindow, from: nil) } ?? inWindow
  }

  /// Converts a vector on the screen to the coordinates of `view`.
  func convert(_ vector: CGVector, to view: UIView?) -> CGVector {
    let start = convert(CGPoint.zero, to: view), end = convert(CGPoint(x: vector.dx, y: vector.dy), to: view)
    return CGVector(dx: end.x - start.x, dy: end.y - start.y)
  }

  func drop(_ touch: UITouch) {
    trackedTouches.removeAll { $0 === touch }
    sequence.remove(touch.serial)
    touch.recognizers.removeAll { $0 === self }
  }

  // MARK: Time

  /// Runs `body` after a number of seconds of the display's clock, unless the gesture has ended by then.
  func schedule(after seconds: TimeInterval, _ body: @escaping () -> Void) {
    guard let screen = attachedView?.window?.screen else { return }
    let timer = screen.timers.schedule(at: screen.timers.now + seconds) { [weak self] in
      guard let self, let environment else { return }
      environment.perform { body() }
    }
    timers.append(timer)
  }

  func cancelTimers() {
    for timer in timers { timer.cancel() }
    timers = []
  }
}

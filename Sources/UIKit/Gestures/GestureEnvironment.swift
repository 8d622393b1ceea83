import GestureMachines

/// The active gesture recognisers of a window. It delivers touches to them before views receive any, arbitrates between them,
/// sends their actions, and then sends views the touches that no recogniser delays.
@MainActor
final class GestureEnvironment {
  /// The active recognisers, in the order of their activation.
  private(set) var engaged: [UIGestureRecognizer] = []
  /// Touches that have not been delivered to their views completely.
  var gated: [UITouch] = []
  /// The actions that are to be sent.
  private var actions: [(recognizer: UIGestureRecognizer, state: UIGestureRecognizer.State)] = []
  /// Recognised touches that are to be cancelled in their views.
  var taken: [UITouch] = []
  /// The last event, for views that receive touches with a delay.
  var lastEvent: UIEvent?
  private var depth = 0

  // MARK: Recognisers

  func enter(_ recognizer: UIGestureRecognizer) {
    guard recognizer.environment !== self else { return }
    recognizer.environment = self
    engaged.append(recognizer)
  }

  /// Runs code that can set states. At the end of the outermost call, the consequences are processed.
  func perform(_ body: () -> Void) {
    depth += 1
    body()
    depth -= 1
    if depth == 0 { settle() }
  }

  func handle(_ input: GestureMachine.Input, of recognizer: UIGestureRecognizer) {
    for effect in recognizer.machine.handle(input) {
      switch effect {
      case .ask: answer(recognizer)
      case .actBegan: actions.append((recognizer, .began))
      case .actChanged: actions.append((recognizer, .changed))
      case .actEnded: actions.append((recognizer, .ended))
      case .actCancelled: actions.append((recognizer, .cancelled))
      case .succeed:
        if recognizer.cancelsTouchesInView {
          taken += recognizer.touchesOfSequence(in: gated)
          for press in recognizer.trackedPresses { press.isRecognized = true }
        }
        exclude(by: recognizer)
        reconsider()
      case .concede:
        recognizer.didFail()
        reconsider()
      case .refuse: UIKitLog.refused("\(type(of: recognizer)) is \(recognizer.machine.phase) and cannot \(input.rawValue)")
      }
    }
  }

  // MARK: Arbitration

  private func answer(_ recognizer: UIGestureRecognizer) {
    guard mayBegin(recognizer) else { return handle(.deny, of: recognizer) }
    decide(recognizer)
  }

  /// Whether the views from the touched one up to the recogniser's, and the recogniser's delegate, allow it to begin.
  private func mayBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    let top = recognizer.view
    var link = recognizer.trackedTouches.first?.view ?? top
    while let view = link {
      guard view.gestureRecognizerShouldBegin(recognizer) else { return false }
      link = view === top ? nil : view.superview
    }
    return recognizer.delegate?.gestureRecognizerShouldBegin(recognizer) ?? true
  }

  /// Grants or denies recognition to a waiting recogniser, or lets it wait.
  private func decide(_ recognizer: UIGestureRecognizer) {
    var mustWait = false
    for other in engaged where other !== recognizer && requires(recognizer, other) {
      if other.machine.hasSucceeded { return handle(.deny, of: recognizer) }
      if !other.machine.isOver, !waits(other, for: recognizer) { mustWait = true }
    }
    guard !mustWait else { return }
    let isBlocked = engaged.contains { $0 !== recognizer && $0.machine.isActive && shares($0, recognizer) && prevents($0, recognizer) }
    handle(isBlocked ? .deny : .grant, of: recognizer)
  }

  private func requires(_ recognizer: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    if recognizer.requirements.contains(where: { $0.recognizer === other }) { return true }
    guard shares(recognizer, other) else { return false }
    return recognizer.shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: recognizer)
      || recognizer.delegate?.gestureRecognizer(recognizer, shouldRequireFailureOf: other) == true
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: recognizer) == true
  }

  /// Whether a recogniser waits for another, directly or indirectly. Recognisers that would wait for each other do not wait.
  private func waits(_ recognizer: UIGestureRecognizer, for awaited: UIGestureRecognizer) -> Bool {
    var seen: [UIGestureRecognizer] = [], rest = [recognizer]
    while let present = rest.popLast() {
      guard present.machine.isWaiting, !seen.contains(where: { $0 === present }) else { continue }
      seen.append(present)
      for other in engaged where other !== present && !other.machine.isOver && requires(present, other) {
        if other === awaited { return true }
        rest.append(other)
      }
    }
    return false
  }

  private func shares(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool { !one.sequence.isDisjoint(with: other.sequence) }

  private func prevents(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    guard one.canPrevent(other), other.canBePrevented(by: one) else { return false }
    return one.delegate?.gestureRecognizer(one, shouldRecognizeSimultaneouslyWith: other) != true
      && other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: one) != true
  }

  private func exclude(by recognizer: UIGestureRecognizer) {
    for other in engaged where other !== recognizer && !other.machine.isOver && !other.machine.isActive {
      if shares(recognizer, other), prevents(recognizer, other) { handle(.deny, of: other) }
    }
  }

  /// Decides again about the waiting recognisers after another one was recognised or has failed.
  private func reconsider() {
    for recognizer in engaged where recognizer.machine.isWaiting { decide(recognizer) }
  }

  // MARK: Consequences

  /// Sends actions, then touches to views, and resets recognisers that have finished. The called code can send further events,
  /// which are processed immediately.
  private func settle() {
    while !actions.isEmpty {
      let (recognizer, state) = actions.removeFirst()
      recognizer.act(state)
    }
    tellViews()
    for recognizer in engaged {
      if let centroid = recognizer.centroid { recognizer.lastLocation = centroid }
      recognizer.trackedTouches.removeAll { !$0.isDown }
      recognizer.trackedPresses.removeAll { !$0.isDown }
    }
    while let index = engaged.firstIndex(where: { $0.machine.isOver && $0.trackedTouches.isEmpty && $0.trackedPresses.isEmpty }) {
      leave(at: index)
    }
    if gated.isEmpty, engaged.isEmpty { lastEvent = nil }
  }

  /// Removes a recogniser that is detached from its view.
  func remove(_ recognizer: UIGestureRecognizer) {
    recognizer.abandon()
    if let index = engaged.firstIndex(where: { $0 === recognizer }) { leave(at: index) }
  }

  /// Removes a recogniser from the active ones, releases its touches and resets it to `possible`.
  private func leave(at index: Int) {
    let recognizer = engaged.remove(at: index)
    for touch in gated { touch.recognizers.removeAll { $0 === recognizer } }
    recognizer.finish()
  }
}

extension UIGestureRecognizer {
  /// Returns the touches of the present gesture among those that are not delivered completely.
  func touchesOfSequence(in touches: [UITouch]) -> [UITouch] { touches.filter { sequence.contains($0.serial) } }
}

import Display

/// Converts a display's touch samples to touches, and sends them to views.
///
/// A finger is hit tested only when it goes down; its touch then belongs to the view that was found. A view without multiple
/// touch receives no further touches, but gesture recognisers do. A touch of an exclusive view prevents touches of other views.
@MainActor
final class TouchRouter {
  /// The longest time between a lift and the next touch of a double tap, in seconds.
  static let tapInterval: TimeInterval = 0.35
  /// The longest distance between the taps of a double tap, in points.
  static let tapDistance: CGFloat = 45

  private unowned let screen: UIScreen
  private var touches: [Int: UITouch] = [:]
  private var serial = 0
  /// Moves that are delivered at the end of the turn, in their order.
  private var moves: [TouchSample] = []
  private var lastTap: (location: CGPoint, time: TimeInterval, count: Int)?

  init(screen: UIScreen) {
    self.screen = screen
  }

  /// The touches that are down.
  var active: Set<UITouch> { Set(touches.values) }

  /// Handles samples. The moves of a turn are collected in one event with coalesced touches; all other samples are delivered at once.
  func handle(_ samples: [TouchSample]) {
    if samples.allSatisfy({ $0.phase == .moved }), moves.count < Self.maximumMoves { return moves += samples }
    flush()
    deliver(samples)
  }

  private static let maximumMoves = 1000

  /// Delivers the collected moves.
  func flush() {
    guard !moves.isEmpty else { return }
    let samples = moves
    moves = []
    deliver(samples)
  }

  private func deliver(_ samples: [TouchSample]) {
    for touch in touches.values {
      touch.phase = .stationary
      touch.coalesced = []
    }
    var changed = false
    for sample in samples {
      guard sample.location.x.isFinite, sample.location.y.isFinite else {
        UIKitLog.refused("a touch at \(sample.location) is ignored: the location is not finite")
        continue
      }
      if apply(sample) { changed = true }
    }
    if changed { send(at: samples.last?.timestamp ?? 0) }
  }

  // MARK: Samples

  /// Applies a sample to its touch.
  /// - Returns: true if an event has to be sent.
  private func apply(_ sample: TouchSample) -> Bool {
    switch sample.phase {
    case .began: return begin(sample)
    case .moved:
      guard let touch = touches[sample.id], touch.screenLocation != sample.location else { return false }
      // The previous location is that of the last event, not that of the last sample.
      let previous = touch.phase == .moved ? touch.previousScreenLocation : touch.screenLocation
      move(touch, to: sample)
      touch.coalesced.append(touch.copyOfNow())
      touch.previousScreenLocation = previous
      touch.phase = .moved
    case .stationary: return false
    case .ended:
      guard let touch = touches[sample.id] else { return false }
      move(touch, to: sample)
      touch.phase = .ended
      touch.isDown = false
    case .cancelled:
      guard let touch = touches[sample.id] else { return false }
      touch.timestamp = sample.timestamp
      touch.phase = .cancelled
      touch.isDown = false
    }
    return true
  }

  private func begin(_ sample: TouchSample) -> Bool {
    if touches[sample.id] != nil {
      UIKitLog.refused("finger \(sample.id) went down twice; the second time is ignored")
      return false
    }
    serial += 1
    let touch = UITouch(finger: sample.id, serial: serial)
    touch.screenLocation = sample.location
    touch.previousScreenLocation = sample.location
    touch.timestamp = sample.timestamp
    touch.force = CGFloat(sample.pressure)
    touch.isEmulated = sample.isEmulated
    touch.isSecondary = sample.isSecondary
    touch.speed.add(sample.location, at: sample.timestamp)
    guard let hit = screen.hitTest(sample.location, with: UIEvent(timestamp: sample.timestamp, touches: active)) else {
      return false
    }
    guard admits(hit.view) else { return false }
    // The view does not receive the touch, but gesture recognisers do.
    if !hit.view.isMultipleTouchEnabled, touches.values.contains(where: { $0.view === hit.view }) { _ = touch.delivery.cancel() }
    touch.view = hit.view
    touch.window = hit.window
    touch.tapCount = tapCount(at: sample.location, time: sample.timestamp)
    touches[sample.id] = touch
    return true
  }

  private func move(_ touch: UITouch, to sample: TouchSample) {
    touch.previousScreenLocation = touch.screenLocation
    touch.screenLocation = sample.location
    touch.timestamp = sample.timestamp
    touch.force = CGFloat(sample.pressure)
    touch.speed.add(sample.location, at: sample.timestamp)
  }

  private func admits(_ view: UIView) -> Bool {
    for touch in touches.values {
      guard let other = touch.view else { continue }
      if other !== view, touch.window === view.window, other.isExclusiveTouch || view.isExclusiveTouch {
        return false
      }
    }
    return true
  }

  private func tapCount(at location: CGPoint, time: TimeInterval) -> Int {
    guard let lastTap, time - lastTap.time <= Self.tapInterval,
      hypot(location.x - lastTap.location.x, location.y - lastTap.location.y) <= Self.tapDistance
    else { return 1 }
    return lastTap.count + 1
  }

  // MARK: Sending

  private func send(at time: TimeInterval) {
    let event = UIEvent(timestamp: time, touches: active)
    for touch in touches.values where touch.isEmulated { event.buttonMask.insert(touch.isSecondary ? .secondary : .primary) }
    // Touches that have ended are removed first, since the receivers may ask for the active touches or begin new ones.
    for touch in touches.values where touch.phase == .ended || touch.phase == .cancelled {
      touches[touch.finger] = nil
      lastTap = touch.phase == .ended ? (touch.screenLocation, touch.timestamp, touch.tapCount) : nil
    }
    UIApplication.shared.sendEvent(event)
  }

  // MARK: Cancelling

  func cancelAll(at time: TimeInterval) {
    moves = []
    cancel(at: time) { _ in true }
  }

  /// Cancels the touches of a view that leaves its window.
  func viewWillLeave(_ view: UIView) {
    guard !touches.isEmpty else { return }
    cancel(at: screen.display?.now ?? 0) { $0.view === view }
  }

  /// Cancels the touches of a view and its descendants because a presentation will cover them.
  func cancelTouches(below view: UIView) {
    guard !touches.isEmpty else { return }
    cancel(at: screen.display?.now ?? 0) { $0.view?.isDescendant(of: view) == true }
  }

  /// Cancels the touches of a window that will be hidden.
  func windowWillHide(_ window: UIWindow) {
    guard !touches.isEmpty else { return }
    cancel(at: screen.display?.now ?? 0) { $0.window === window }
  }

  private func cancel(at time: TimeInterval, where isLost: (UITouch) -> Bool) {
    var lost = false
    for touch in touches.values {
      if isLost(touch) {
        touch.phase = .cancelled
        touch.isDown = false
        touch.timestamp = time
        lost = true
      } else {
        touch.phase = .stationary
      }
    }
    if lost { send(at: time) }
  }
}

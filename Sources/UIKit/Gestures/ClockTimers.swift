/// Blocks that run at times of a display's clock: at the beginning of the turn in which it reaches them, in the order of their times.
@MainActor
final class ClockTimers {
  private weak var screen: UIScreen?
  private var pending: [ClockTimer] = []

  init(screen: UIScreen) { self.screen = screen }

  var now: TimeInterval { screen?.display?.now ?? 0 }

  /// When the next one is due; nil: none waits.
  var next: TimeInterval? { pending.first?.time }

  func schedule(at time: TimeInterval, _ body: @escaping () -> Void) -> ClockTimer {
    let timer = ClockTimer(time: time, body: body)
    let place = pending.firstIndex { $0.time > time } ?? pending.count
    pending.insert(timer, at: place)
    timer.onCancel = { [weak self] timer in self?.pending.removeAll { $0 === timer } }
    screen?.display?.wake()
    return timer
  }

  /// Runs what is due.
  func run(until time: TimeInterval) {
    while let first = pending.first, first.time <= time {
      pending.removeFirst()
      first.fire()
    }
  }
}

/// One block that waits for its time.
@MainActor
final class ClockTimer {
  let time: TimeInterval
  private var body: (() -> Void)?
  var onCancel: ((ClockTimer) -> Void)?

  init(time: TimeInterval, body: @escaping () -> Void) {
    self.time = time
    self.body = body
  }

  func fire() {
    let body = body
    self.body = nil
    onCancel = nil
    body?()
  }

  func cancel() {
    body = nil
    onCancel?(self)
    onCancel = nil
  }
}

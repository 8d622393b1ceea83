/// Timers of a display's clock. Their blocks run at the beginning of the turn in which the clock reaches their times, in the
/// order of the times.
@MainActor
final class ClockTimers {
  private weak var screen: UIScreen?
  private var pending: [ClockTimer] = []

  init(screen: UIScreen) { self.screen = screen }

  var now: TimeInterval { screen?.display?.now ?? 0 }

  /// The time of the next timer; nil if there is none.
  var next: TimeInterval? { pending.first?.time }

  func schedule(at time: TimeInterval, _ body: @escaping () -> Void) -> ClockTimer {
    let timer = ClockTimer(time: time, body: body)
    let index = pending.firstIndex { $0.time > time } ?? pending.count
    pending.insert(timer, at: index)
    timer.onCancel = { [weak self] timer in self?.pending.removeAll { $0 === timer } }
    screen?.display?.wake()
    return timer
  }

  /// Runs the blocks whose times have come.
  func run(until time: TimeInterval) {
    while let first = pending.first, first.time <= time {
      pending.removeFirst()
      first.fire()
    }
  }
}

/// A block that runs at a time.
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

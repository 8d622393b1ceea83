import Dispatch
import Display

/// Wakes a display that sleeps when an animation that waits begins, or one that nobody sees ends.
@MainActor
final class DisplayAlarm {
  private weak var display: (any Display)?
  private var time: TimeInterval?
  /// One for all times that are set: a `DispatchWorkItem` that is cancelled stays until its time has come.
  private var timer: (any DispatchSourceTimer)?

  init(display: (any Display)?) { self.display = display }

  /// - Parameter time: of the display's clock; nil cancels.
  func set(to time: TimeInterval?) {
    guard time != self.time else { return }
    guard let time, let display else { return cancel() }
    self.time = time
    // A day at most: the display asks again then.
    let delay = min(max(time - display.now, 0.001), 86_400)
    let timer = timer ?? makeTimer()
    self.timer = timer
    timer.schedule(deadline: .now() + delay)
  }

  func cancel() {
    timer?.schedule(deadline: .distantFuture)
    time = nil
  }

  private func makeTimer() -> any DispatchSourceTimer {
    let timer = DispatchSource.makeTimerSource(queue: .main)
    timer.setEventHandler { [weak self] in
      MainActor.assumeIsolated {
        self?.time = nil
        self?.display?.wake()
      }
    }
    timer.activate()
    return timer
  }
}

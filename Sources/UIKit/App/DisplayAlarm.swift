import Dispatch
import Display

/// A timer that wakes a sleeping display when a delayed animation begins, or when an invisible one ends.
@MainActor
final class DisplayAlarm {
  private weak var display: (any Display)?
  private var time: TimeInterval?
  /// The single timer for all wake-up times. A cancelled `DispatchWorkItem` would stay in memory until its time has come.
  private var timer: (any DispatchSourceTimer)?

  init(display: (any Display)?) { self.display = display }

  /// Sets the time of the next wake-up.
  /// - Parameter time: a time of the display's clock; nil cancels the wake-up.
  func set(to time: TimeInterval?) {
    guard time != self.time else { return }
    guard let time, let display else { return cancel() }
    self.time = time
    // At most a day; the display sets the alarm again then.
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

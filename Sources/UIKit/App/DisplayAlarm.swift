import Dispatch
import Display

/// Wakes a display that sleeps when an animation that waits begins, or one that nobody sees ends.
@MainActor
final class DisplayAlarm {
  private weak var display: (any Display)?
  private var time: TimeInterval?
  private var pending: DispatchWorkItem?

  init(display: (any Display)?) { self.display = display }

  /// - Parameter time: of the display's clock; nil cancels.
  func set(to time: TimeInterval?) {
    guard time != self.time else { return }
    cancel()
    guard let time, let display else { return }
    self.time = time
    let item = DispatchWorkItem { [weak self] in
      MainActor.assumeIsolated {
        self?.time = nil
        self?.display?.wake()
      }
    }
    pending = item
    // A day at most: the display asks again then.
    let delay = min(max(time - display.now, 0.001), 86_400)
    DispatchQueue.main.asyncAfter(deadline: .now() + delay, execute: item)
  }

  func cancel() {
    pending?.cancel()
    pending = nil
    time = nil
  }
}

import Foundation

/// Owns the main thread: serves SDL's events and the main run loop, and sleeps in between.
@MainActor
package protocol EventLoop: AnyObject {
  /// Runs until `stop()` is called, and returns at the end of a turn.
  func run()
  func stop()
  /// Makes a turn end soon.
  func wake()
  /// Releases the system resources of the loop. It cannot run again.
  func invalidate()
}

/// The functions that an event loop calls.
package struct EventLoopClient {
  /// Delivers the events that SDL has queued. Returns their number.
  package var pump: @MainActor () -> Int
  /// Called at the end of a turn.
  package var willSleep: @MainActor () -> Void

  package init(pump: @escaping @MainActor () -> Int, willSleep: @escaping @MainActor () -> Void) {
    (self.pump, self.willSleep) = (pump, willSleep)
  }
}

extension EventLoopClient {
  /// Ends a turn: delivers events and calls `willSleep` until no new events have arrived. After eight rounds
  /// the turn ends even if events keep arriving.
  @MainActor
  package func finishTurn() {
    for _ in 0..<8 {
      _ = pump()
      willSleep()
      // Drawing and requests to X11 may read events from its connection, which is not signalled for them again.
      if pump() == 0 { return }
    }
    willSleep()
  }
}

/// The kinds of event loops.
package enum EventLoopKind: String, Sendable {
  /// CFRunLoop owns the thread. For X11, and for drivers without a user.
  case runLoop
  /// SDL owns the thread. For Wayland and all other drivers.
  case sdl
}

import Foundation

/// Who owns the thread, so that SDL's events and everything of the main run loop are served, and the process sleeps between.
@MainActor
protocol EventLoop: AnyObject {
  /// Returns after `stop()`, at the end of a turn.
  func run()
  func stop()
  /// Makes sure that a turn ends soon.
  func wake()
  /// Lets go of what the loop holds of the system. It does not run again.
  func invalidate()
}

/// What an event loop calls.
struct EventLoopClient {
  /// Delivers the events that SDL has. Returns how many there were.
  var pump: @MainActor () -> Int
  /// The end of a turn.
  var willSleep: @MainActor () -> Void
}

extension EventLoopClient {
  /// Ends a turn: what came in goes out, until nothing came in meanwhile. An endless stream of events still lets the turn end.
  @MainActor
  func finishTurn() {
    for _ in 0..<8 {
      _ = pump()
      willSleep()
      // Drawing and asking X11 something reads events from its connection, which says nothing of them again.
      if pump() == 0 { return }
    }
    willSleep()
  }
}

/// The kinds of loop there are.
package enum EventLoopKind: String, Sendable {
  /// CFRunLoop owns the thread: X11, and the drivers without a person before them.
  case runLoop
  /// SDL owns the thread: Wayland and every other driver.
  case sdl
}

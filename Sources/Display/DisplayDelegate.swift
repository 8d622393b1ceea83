import Foundation

/// Who draws on a `Display` and takes its events.
@MainActor
package protocol DisplayDelegate: AnyObject {
  func display(_ display: any Display, didReceive event: DisplayEvent)
  /// Size, scale or buffer are others now: nothing that was composited counts any more.
  func displayDidChange(_ display: any Display)
  /// Time for a frame. `time` is the display's clock, in seconds.
  func displayFrame(_ display: any Display, at time: TimeInterval)
  /// The end of a turn: the place to commit, and to set `wantsFrames` where something changed.
  func displayWillSleep(_ display: any Display)
  /// The person asks to close the window. True lets `run()` return.
  func displayShouldClose(_ display: any Display) -> Bool
}

extension DisplayDelegate {
  package func displayShouldClose(_ display: any Display) -> Bool { true }
}

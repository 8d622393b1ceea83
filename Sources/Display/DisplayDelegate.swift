import Foundation

/// Draws on a `Display` and receives its events.
@MainActor
package protocol DisplayDelegate: AnyObject {
  func display(_ display: any Display, didReceive event: DisplayEvent)
  /// Called when the size, scale or buffer has changed. Everything composited before is invalid.
  func displayDidChange(_ display: any Display)
  /// Called when a frame is due. `time` is the time of the display's clock, in seconds.
  func displayFrame(_ display: any Display, at time: TimeInterval)
  /// Called at the end of a turn, to commit changes and to set `wantsFrames`.
  func displayWillSleep(_ display: any Display)
  /// Called when the user asks to close the window. Returning true makes `run()` return.
  func displayShouldClose(_ display: any Display) -> Bool
}

extension DisplayDelegate {
  package func displayShouldClose(_ display: any Display) -> Bool { true }
}

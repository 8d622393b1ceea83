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
  /// Called when another program's drag comes over the display, and when it moves. Returns whether a drop would be taken there.
  func display(_ display: any Display, foreignDragMoved drag: ForeignDrag) -> Bool
  /// Called when another program's drag leaves the display or ends without a drop.
  func display(_ display: any Display, foreignDragLeft drag: ForeignDrag)
  /// Called when another program's drag is dropped. Returns whether the drop is taken. Its data can be loaded if loading begins soon.
  func display(_ display: any Display, foreignDragDropped drag: ForeignDrag) -> Bool
}

extension DisplayDelegate {
  package func displayShouldClose(_ display: any Display) -> Bool { true }
  package func display(_ display: any Display, foreignDragMoved drag: ForeignDrag) -> Bool { false }
  package func display(_ display: any Display, foreignDragLeft drag: ForeignDrag) {}
  package func display(_ display: any Display, foreignDragDropped drag: ForeignDrag) -> Bool { false }
}

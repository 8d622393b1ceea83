/// A movement of the scroll wheel, or of two fingers on a touchpad, over a view.
package struct ScrollWheelEvent: Sendable {
  /// The movement of the content in points. A positive `dy` moves it down and reveals the content above.
  package var delta: CGVector
  /// The location of the pointer in the window's coordinates.
  package var location: CGPoint
  /// The time of the display's clock, in seconds.
  package var timestamp: TimeInterval
  /// Whether the distances are exact, as those of a touchpad are; false for the notches of a wheel.
  package var isPrecise: Bool

  package init(delta: CGVector, location: CGPoint, timestamp: TimeInterval, isPrecise: Bool) {
    self.delta = delta
    self.location = location
    self.timestamp = timestamp
    self.isPrecise = isPrecise
  }
}

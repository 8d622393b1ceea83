/// A turn of the wheel, or two fingers moving on a touchpad, over a view.
package struct ScrollWheelEvent: Sendable {
  /// How far the content moves, in points: a positive `dy` moves it down, showing what is above.
  package var delta: CGVector
  /// Where the pointer is, in the window's coordinates.
  package var location: CGPoint
  /// Seconds on the display's clock.
  package var timestamp: TimeInterval
  /// A touchpad's exact distances, as opposed to the clicks of a wheel.
  package var isPrecise: Bool

  package init(delta: CGVector, location: CGPoint, timestamp: TimeInterval, isPrecise: Bool) {
    self.delta = delta
    self.location = location
    self.timestamp = timestamp
    self.isPrecise = isPrecise
  }
}

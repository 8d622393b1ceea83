import Foundation

/// A turn of the wheel, or two fingers on a touch pad.
package struct ScrollSample: Equatable, Sendable {
  /// The pointer, in points.
  package var location: CGPoint
  /// How far the content moves, in points: positive `y` moves it down, which shows what is above.
  package var delta: CGPoint
  /// In seconds of the display's clock.
  package var timestamp: TimeInterval
  package var modifiers: KeyModifiers

  package init(location: CGPoint, delta: CGPoint, timestamp: TimeInterval, modifiers: KeyModifiers = []) {
    self.location = location
    self.delta = delta
    self.timestamp = timestamp
    self.modifiers = modifiers
  }
}

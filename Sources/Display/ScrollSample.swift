import Foundation

/// A movement of the wheel, or of two fingers on a touch pad.
package struct ScrollSample: Equatable, Sendable {
  package enum Device: Sendable {
    /// A wheel, which moves in steps.
    case wheel
    /// Two fingers on a touch pad, which move by any distance.
    case touchPad
  }

  /// The location of the pointer, in points.
  package var location: CGPoint
  /// The distance that the content moves, in points. A positive `y` moves it down, which reveals content above.
  package var delta: CGPoint
  package var device: Device
  /// The time of the display's clock, in seconds.
  package var timestamp: TimeInterval
  package var modifiers: KeyModifiers

  package init(
    location: CGPoint, delta: CGPoint, device: Device = .wheel, timestamp: TimeInterval, modifiers: KeyModifiers = []
  ) {
    self.location = location
    self.delta = delta
    self.device = device
    self.timestamp = timestamp
    self.modifiers = modifiers
  }
}

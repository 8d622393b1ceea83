import Foundation

/// The state of a finger at a time.
package struct TouchSample: Equatable, Sendable {
  package enum Phase: Sendable { case began, moved, stationary, ended, cancelled }

  /// Identifies the finger from `began` to `ended` or `cancelled`. Afterwards it may identify another finger.
  package var id: Int
  package var phase: Phase
  /// The location in points of the display. A finger that began inside may move outside.
  package var location: CGPoint
  /// The time of the display's clock, in seconds.
  package var timestamp: TimeInterval
  /// The pressure, 0...1; 1 if the device does not report it.
  package var pressure: Double
  /// Whether the finger is emulated with a mouse.
  package var isEmulated: Bool
  /// Whether the finger is emulated with the mouse's secondary button.
  package var isSecondary = false
  /// The view under a finger that went down, if the recording contains it; otherwise nil.
  package var target: TouchTarget?

  package init(
    id: Int, phase: Phase, location: CGPoint, timestamp: TimeInterval, pressure: Double = 1, isEmulated: Bool = false
  ) {
    self.id = id
    self.phase = phase
    self.location = location
    self.timestamp = timestamp
    self.pressure = pressure
    self.isEmulated = isEmulated
  }
}

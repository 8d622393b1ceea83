import Foundation

/// One finger at one moment.
package struct TouchSample: Equatable, Sendable {
  package enum Phase: Sendable { case began, moved, stationary, ended, cancelled }

  /// Tells fingers apart from `began` to `ended` or `cancelled`; then it can be another finger's.
  package var id: Int
  package var phase: Phase
  /// In points of the display. A finger that went down inside can leave the display.
  package var location: CGPoint
  /// In seconds of the display's clock.
  package var timestamp: TimeInterval
  /// 0...1; 1 where the device does not tell.
  package var pressure: Double
  /// True where a mouse plays the finger.
  package var isEmulated: Bool
  /// The mouse's second button is held down, and not its first.
  package var isSecondary = false

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

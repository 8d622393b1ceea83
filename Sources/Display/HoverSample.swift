import Foundation

/// The pointer over the display while no button is pressed.
package struct HoverSample: Equatable, Sendable {
  package enum Phase: Sendable { case began, moved, ended }

  package var phase: Phase
  /// The location in points.
  package var location: CGPoint
  /// The time of the display's clock, in seconds.
  package var timestamp: TimeInterval

  package init(phase: Phase, location: CGPoint, timestamp: TimeInterval) {
    self.phase = phase
    self.location = location
    self.timestamp = timestamp
  }
}

import Foundation

/// The pointer over the display while no button is down.
package struct HoverSample: Equatable, Sendable {
  package enum Phase: Sendable { case began, moved, ended }

  package var phase: Phase
  /// In points.
  package var location: CGPoint
  /// In seconds of the display's clock.
  package var timestamp: TimeInterval

  package init(phase: Phase, location: CGPoint, timestamp: TimeInterval) {
    self.phase = phase
    self.location = location
    self.timestamp = timestamp
  }
}

import Foundation

/// Two fingers on a touch pad that move apart or turn; or the wheel with Ctrl held.
package struct TransformSample: Equatable, Sendable {
  /// The pointer, in points.
  package var location: CGPoint
  /// By how much what is under the pointer grows with this sample; 1: not at all.
  package var scale: Double
  /// Radians, clockwise, by which it turns with this sample.
  package var rotation: Double
  /// In seconds of the display's clock.
  package var timestamp: TimeInterval

  package init(location: CGPoint, scale: Double, rotation: Double = 0, timestamp: TimeInterval) {
    self.location = location
    self.scale = scale
    self.rotation = rotation
    self.timestamp = timestamp
  }
}

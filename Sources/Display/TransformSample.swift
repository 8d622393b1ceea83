import Foundation

/// A pinch or rotation by two fingers on a touch pad, or by the wheel with Ctrl held.
package struct TransformSample: Equatable, Sendable {
  /// The location of the pointer, in points.
  package var location: CGPoint
  /// The factor by which the content under the pointer grows with this sample; 1 for no change.
  package var scale: Double
  /// The clockwise rotation with this sample, in radians.
  package var rotation: Double
  /// The time of the display's clock, in seconds.
  package var timestamp: TimeInterval

  package init(location: CGPoint, scale: Double, rotation: Double = 0, timestamp: TimeInterval) {
    self.location = location
    self.scale = scale
    self.rotation = rotation
    self.timestamp = timestamp
  }
}

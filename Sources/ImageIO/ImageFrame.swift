package import CoreGraphics

/// One picture of an animated file.
package struct ImageFrame: Sendable {
  package var image: CGImage
  /// Seconds, as the file says: 0 is possible.
  package var duration: TimeInterval
}

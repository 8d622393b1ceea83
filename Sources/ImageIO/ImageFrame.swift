package import CoreGraphics

/// A frame of an animated file.
package struct ImageFrame: Sendable {
  package var image: CGImage
  /// The duration in seconds, as in the file; it may be 0.
  package var duration: TimeInterval
}

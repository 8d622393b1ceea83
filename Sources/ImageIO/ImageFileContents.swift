package import CoreGraphics

/// An image with the information in its file.
package struct ImageFileContents: Sendable {
  package var image: CGImage
  package var format: ImageFormat
  /// The orientation as in EXIF: 1 is upright, 2...8 as in the TIFF standard.
  package var orientation: Int
  /// All frames of an animated file, including the first; empty for a still image.
  package var frames: [ImageFrame] = []
  /// The number of times an animation plays; 0 means forever.
  package var loops = 0
}

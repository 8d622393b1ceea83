package import CoreGraphics

/// A picture and what its file says about it.
package struct ImageFileContents: Sendable {
  package var image: CGImage
  package var format: ImageFormat
  /// EXIF's: 1 is upright, 2...8 as in the TIFF standard.
  package var orientation: Int
  /// Of an animated file: all of its pictures, the first one included. Empty for a still one.
  package var frames: [ImageFrame] = []
  /// How often an animation plays; 0: for ever.
  package var loops = 0
}

package import CoreGraphics

/// A picture and what its file says about it.
package struct ImageFileContents: Sendable {
  package var image: CGImage
  package var format: ImageFormat
  /// EXIF's: 1 is upright, 2...8 as in the TIFF standard.
  package var orientation: Int
}

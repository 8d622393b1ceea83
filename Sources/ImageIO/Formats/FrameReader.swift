internal import CoreGraphics

/// Decodes the frames of an animated file one after the other, each as it appears on screen.
protocol FrameReader: AnyObject {
  /// Returns the next frame; nil after the last one.
  func next() throws(ImageFileError) -> CGImage?
}

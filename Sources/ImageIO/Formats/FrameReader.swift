internal import CoreGraphics

/// Decodes the pictures of an animated file one after the other, each as it shows.
protocol FrameReader: AnyObject {
  /// nil behind the last one.
  func next() throws(ImageFileError) -> CGImage?
}

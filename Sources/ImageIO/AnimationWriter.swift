package import CoreGraphics

/// Writes pictures one after the other into an animated file that repeats forever.
package protocol AnimationWriter: AnyObject {
  /// Adds a picture with the size of the animation, shown for `duration` seconds.
  func add(_ image: CGImage, duration: TimeInterval) throws(ImageFileError)
  /// Returns the bytes of the file. No pictures can be added afterwards.
  func finish() throws(ImageFileError) -> Data
}

extension ImageFile {
  /// Returns a writer for an animated file, chosen by the extension of the URL (`webp` or `gif`). The caller writes the bytes to the URL.
  package static func animation(
    for url: URL, width: Int, height: Int, quality: Double = 0.9
  ) throws(ImageFileError) -> any AnimationWriter {
    switch ImageFormat(fileExtension: url.pathExtension) {
    case .webP: return try AnimatedWebPWriter(width: width, height: height, quality: quality, name: url.path)
    case .gif: return try AnimatedGIFWriter(width: width, height: height, name: url.path)
    default: throw .notWritten(file: url.path, reason: "an animation's name must end in .webp or .gif")
    }
  }
}

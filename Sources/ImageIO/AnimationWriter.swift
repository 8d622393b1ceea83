package import CoreGraphics

/// Writes one picture after another into one animated file, which plays for ever.
package protocol AnimationWriter: AnyObject {
  /// A picture of the animation's size, shown for `duration` seconds.
  func add(_ image: CGImage, duration: TimeInterval) throws(ImageFileError)
  /// The bytes of the file. Nothing may be added afterwards.
  func finish() throws(ImageFileError) -> Data
}

extension ImageFile {
  /// A writer for an animated file, by the extension of the URL (`webp` or `gif`); the caller writes its bytes.
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

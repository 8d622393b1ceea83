internal import CoreGraphics

/// What a file says about its pictures. Nothing is decoded for it, and a file that is still arriving has one as soon as its size is known.
struct ImageOutline {
  struct Frame {
    /// Seconds, as the file says: 0 is possible.
    var duration: TimeInterval = 0
    /// All of its bytes are there.
    var isComplete = false
  }

  var format: ImageFormat
  var width: Int
  var height: Int
  /// nil where the format has no alpha.
  var hasAlpha: Bool?
  /// Bits of a component.
  var depth = 8
  var colorModel = kCGImagePropertyColorModelRGB
  /// The pictures that have begun: one in a still file.
  var frames: [Frame] = []
  var isAnimated = false
  /// How often an animation plays; 0: for ever.
  var loops = 1
  /// Every byte of the file is there.
  var isComplete = false
  /// Pixels an inch.
  var resolution: (x: Double, y: Double)?
  /// Properties of the first picture in the format's own dictionary.
  var details: CFDictionary = [:]
  /// EXIF's data, a small TIFF file.
  var exif: TIFFDirectory?

  /// Throws `truncated` while the size is not known, and other errors for what will never be a picture.
  init(_ bytes: [UInt8], name: String) throws(ImageFileError) {
    switch ImageFormat(signatureOf: bytes) {
    case .png: self = try ImageOutline(png: bytes, name)
    case .jpeg: self = try ImageOutline(jpeg: bytes, name)
    case .gif: self = try ImageOutline(gif: bytes, name)
    case .webP: self = try ImageOutline(webP: bytes, name)
    case nil: throw bytes.isEmpty || ImageFormat.mayBegin(with: bytes) ? .truncated(file: name) : .notAnImage(file: name)
    }
    try ImageFile.check(width: width, height: height, name: name)
  }

  init(_ format: ImageFormat, _ width: Int, _ height: Int) {
    (self.format, self.width, self.height) = (format, width, height)
  }

  /// EXIF's: 1 is upright.
  var orientation: Int? { exif?.orientation }
}

internal import CoreGraphics

/// The information in a file about its images, read without decoding them. It is available for an
/// incomplete file as soon as the size is known.
struct ImageOutline {
  struct Frame {
    /// The duration in seconds, as in the file; it may be 0.
    var duration: TimeInterval = 0
    /// Whether all bytes of the frame are available.
    var isComplete = false
    /// The size of the page in pixels; nil if all images of the file have the same size.
    var size: (width: Int, height: Int)?
  }

  var format: ImageFormat
  var width: Int
  var height: Int
  /// Whether the image has alpha; nil if the format has none.
  var hasAlpha: Bool?
  /// The number of bits per component.
  var depth = 8
  var colorModel = kCGImagePropertyColorModelRGB
  /// The frames that have begun; one in a still image.
  var frames: [Frame] = []
  var isAnimated = false
  /// The number of scans of a JPEG that have begun; 0 in other formats.
  var scans = 0
  /// Whether a decoder keeps all coefficients of a JPEG, because a later scan adds to them.
  var keepsCoefficients = false
  /// The number of times an animation plays; 0 means forever.
  var loops = 1
  /// Whether all bytes of the file are available.
  var isComplete = false
  /// The resolution in pixels per inch.
  var resolution: (x: Double, y: Double)?
  /// The properties of the first frame for the format's own dictionary.
  var details: CFDictionary = [:]
  /// The EXIF data, a small TIFF file.
  var exif: TIFFDirectory?

  /// - Throws: `truncated` if the size is not known yet, another error if the bytes cannot become an image.
  init(_ bytes: [UInt8], name: String) throws(ImageFileError) {
    switch ImageFormat(signatureOf: bytes) {
    case .png: self = try ImageOutline(png: bytes, name)
    case .jpeg: self = try ImageOutline(jpeg: bytes, name)
    case .gif: self = try ImageOutline(gif: bytes, name)
    case .webP: self = try ImageOutline(webP: bytes, name)
    case .heic?, .avif?: self = try ImageOutline(heif: bytes, name)
    case .tiff?: self = try ImageOutline(tiff: bytes, name)
    case .bmp?: self = try ImageOutline(bmp: bytes, name)
    case .ico?: self = try ImageOutline(ico: bytes, name)
    case nil: throw bytes.isEmpty || ImageFormat.mayBegin(with: bytes) ? .truncated(file: name) : .notAnImage(file: name)
    }
    try ImageFile.check(width: width, height: height, name: name)
  }

  init(_ format: ImageFormat, _ width: Int, _ height: Int) {
    (self.format, self.width, self.height) = (format, width, height)
  }

  /// Returns the size of an image, in pixels. The pages of a file may differ.
  func size(of index: Int) -> (width: Int, height: Int) {
    frames.indices.contains(index) ? frames[index].size ?? (width, height) : (width, height)
  }

  /// The orientation as in EXIF: 1 is upright.
  var orientation: Int? { exif?.orientation }
}

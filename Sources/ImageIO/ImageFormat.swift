internal import CoreGraphics

/// The file formats, with Apple's uniform type identifiers as raw values.
package enum ImageFormat: String, CaseIterable, Sendable {
  case png = "public.png"
  case jpeg = "public.jpeg"
  case webP = "org.webmproject.webp"
  case gif = "com.compuserve.gif"
  case heic = "public.heic"
  case avif = "public.avif"
  case tiff = "public.tiff"
  case bmp = "com.microsoft.bmp"
  case ico = "com.microsoft.ico"

  /// The formats that can be written.
  package static let writable: [ImageFormat] = [.png, .jpeg, .webP, .gif]

  /// Creates the format from the first bytes of a file. Returns nil if they are unknown.
  init?(signatureOf bytes: [UInt8]) {
    if bytes.starts(with: PNGReader.signature) {
      self = .png
    } else if bytes.starts(with: [0xff, 0xd8, 0xff]) {
      self = .jpeg
    } else if bytes.count >= 12, bytes[0..<4].elementsEqual(Array("RIFF".utf8)), bytes[8..<12].elementsEqual(Array("WEBP".utf8)) {
      self = .webP
    } else if bytes.starts(with: Array("GIF8".utf8)) {
      self = .gif
    } else if let format = HEIFBoxes.format(of: bytes) {
      self = format
    } else if TIFFPages.signatures.contains(where: { bytes.starts(with: $0) }) {
      self = .tiff
    } else if BMPHeader.isFile(bytes) {
      self = .bmp
    } else if ICODirectory.isFile(bytes) {
      self = .ico
    } else {
      return nil
    }
  }

  /// Whether these few bytes can be the beginning of an image file.
  static func mayBegin(with bytes: [UInt8]) -> Bool {
    let signatures = [PNGReader.signature, [0xff, 0xd8, 0xff], Array("GIF8".utf8), [0, 0, 1, 0], [0, 0, 0]] + TIFFPages.signatures
    if signatures.contains(where: { $0.starts(with: bytes) }) { return true }
    if HEIFBoxes.mayBegin(with: bytes) || BMPHeader.mayBegin(with: bytes) || ICODirectory.mayBegin(with: bytes) { return true }
    return bytes.count < 12 && Array("RIFF".utf8).starts(with: bytes.prefix(4)) && Array("WEBP".utf8).starts(with: bytes.dropFirst(8))
  }

  /// Creates the format for writing a file with an extension. Returns nil if it cannot be written.
  package init?(fileExtension: String) {
    switch fileExtension.lowercased() {
    case "png": self = .png
    case "jpg", "jpeg": self = .jpeg
    case "webp": self = .webP
    case "gif": self = .gif
    default: return nil
    }
  }
}

internal import CoreGraphics

/// The file formats, with Apple's uniform type identifiers as raw values.
package enum ImageFormat: String, CaseIterable, Sendable {
  case png = "public.png"
  case jpeg = "public.jpeg"
  case webP = "org.webmproject.webp"
  case gif = "com.compuserve.gif"

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
    } else {
      return nil
    }
  }

  /// Whether these few bytes can be the beginning of an image file.
  static func mayBegin(with bytes: [UInt8]) -> Bool {
    if [PNGReader.signature, [0xff, 0xd8, 0xff], Array("GIF8".utf8)].contains(where: { $0.starts(with: bytes) }) { return true }
    return bytes.count < 12 && Array("RIFF".utf8).starts(with: bytes.prefix(4)) && Array("WEBP".utf8).starts(with: bytes.dropFirst(8))
  }

  /// Creates the format from a file extension. Returns nil if it is unknown.
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

internal import CoreGraphics

/// The file formats, by Apple's uniform type identifiers.
package enum ImageFormat: String, CaseIterable, Sendable {
  case png = "public.png"
  case jpeg = "public.jpeg"
  case webP = "org.webmproject.webp"
  case gif = "com.compuserve.gif"

  /// By the first bytes.
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

  /// By a file name's extension.
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

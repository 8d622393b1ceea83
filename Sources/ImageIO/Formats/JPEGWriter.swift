internal import CJPEG
internal import CoreGraphics
internal import Raster

/// Writes JPEG, over white if the image is not opaque.
enum JPEGWriter {
  /// Returns the bytes of the file. `quality` is 0...1; from 0.9 on colours keep their full resolution.
  static func encode(_ picture: CGImage, quality: Double, name: String) throws(ImageFileError) -> Data {
    guard let encoder = tjInitCompress() else { throw .notWritten(file: name, reason: "no memory for the encoder") }
    defer { tjDestroy(encoder) }
    let pixels = PixelConversion.packed(picture.pixels) { PixelConversion.overWhite($0) }
    let level = quality.isFinite ? min(max(Int32((quality * 100).rounded()), 1), 100) : 90
    let subsampling = Int32(level >= 90 ? TJSAMP_444.rawValue : TJSAMP_420.rawValue)
    var bytes: UnsafeMutablePointer<UInt8>?
    var size: UInt = 0
    defer { tjFree(bytes) }
    let result = pixels.withUnsafeBytes { source in
      tjCompress2(
        encoder, source.bindMemory(to: UInt8.self).baseAddress, Int32(picture.width), 0, Int32(picture.height),
        Int32(TJPF_BGRX.rawValue), &bytes, &size, subsampling, level, TJFLAG_ACCURATEDCT)
    }
    guard result == 0, let bytes else {
      throw .notWritten(file: name, reason: tjGetErrorStr2(encoder).map { String(cString: $0) } ?? "unknown")
    }
    return Data(bytes: bytes, count: Int(size))
  }
}

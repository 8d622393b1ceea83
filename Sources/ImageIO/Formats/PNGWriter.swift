internal import CPNG
internal import CoreGraphics
internal import Raster

/// Writes PNG: 8-bit sRGB, without an alpha channel if all pixels are opaque. The same image gives the same bytes.
enum PNGWriter {
  /// - Parameter keepsAlpha: whether an alpha channel is written even if all pixels are opaque.
  static func encode(_ picture: CGImage, name: String, keepsAlpha: Bool = false) throws(ImageFileError) -> Data {
    let pixels = picture.pixels
    let isOpaque = !keepsAlpha && PixelConversion.isOpaque(pixels)
    var rows = PixelConversion.packed(pixels) { PixelConversion.straight($0) }
    var channels = 4
    if isOpaque {
      // Packed to BGR, in the same memory.
      channels = 3
      rows.withUnsafeMutableBytes { bytes in
        for index in 0..<pixels.width * pixels.height {
          for channel in 0..<3 { bytes[index * 3 + channel] = bytes[index * 4 + channel] }
        }
      }
    }
    var image = png_image()
    image.version = png_uint_32(PNG_IMAGE_VERSION)
    image.width = png_uint_32(pixels.width)
    image.height = png_uint_32(pixels.height)
    image.format = png_uint_32(PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_BGR | (isOpaque ? 0 : PNG_FORMAT_FLAG_ALPHA))
    defer { png_image_free(&image) }
    // Deflate may enlarge data that it cannot compress.
    let maximum = pixels.width * pixels.height * channels + pixels.height
    var size = png_alloc_size_t(maximum + maximum / 512 + 4096)
    var data = Data(count: Int(size))
    let stride = png_int_32(pixels.width * channels)
    let written = data.withUnsafeMutableBytes { out in
      rows.withUnsafeBytes { png_image_write_to_memory(&image, out.baseAddress, &size, 0, $0.baseAddress, stride, nil) }
    }
    guard written != 0 else {
      let text = withUnsafeBytes(of: image.message) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
      throw .notWritten(file: name, reason: text)
    }
    data.count = Int(size)
    return data
  }
}

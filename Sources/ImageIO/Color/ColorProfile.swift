internal import CImageLibraries
internal import CoreGraphics
internal import Raster

/// A colour profile of a file, which converts pixels to sRGB.
final class ColorProfile {
  enum Space: Int32 { case rgb, grey, cmyk, other }

  /// The maximum size of a profile, in bytes. Larger ones are ignored.
  static let maximumBytes = 4 << 20
  private let color: OpaquePointer

  /// Creates a profile from its bytes (ICC.1). Returns nil if it is damaged.
  init?(_ bytes: [UInt8]) {
    guard bytes.count >= 128, bytes.count <= Self.maximumBytes else { return nil }
    var fault = cimage_fault()
    guard let color = cimage_color_open(bytes, bytes.count, &fault) else {
      if fault.is_missing != 0 { Self.warnIfMissing() }
      return nil
    }
    self.color = color
  }

  /// Creates the profile of primaries and a transfer function, by the code points of ISO/IEC 23091-2. Returns nil for those of sRGB, and
  /// for those of high dynamic range.
  init?(primaries: Int32, transfer: Int32) {
    var fault = cimage_fault()
    guard let color = cimage_color_open_coded(primaries, transfer, &fault) else { return nil }
    self.color = color
  }

  deinit { cimage_color_close(color) }

  private static func warnIfMissing() { _ = warning }
  private static let warning: Void = FileHandle.standardError.write(
    Data("ImageIO: colour profiles are ignored; they need Little CMS (package liblcms2-2)\n".utf8))

  var space: Space { Space(rawValue: cimage_color_space(color)) ?? .other }

  /// The description of the profile, such as "Display P3"; nil if it has none.
  var name: String? {
    var text = [CChar](repeating: 0, count: 256)
    cimage_color_name(color, &text, text.count)
    let name = String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    return name.isEmpty ? nil : name
  }

  /// Converts pixels in place. In CMYK pixels, 255 means no ink.
  func convert(_ buffer: PixelBuffer, isPremultiplied: Bool = false) {
    for y in buffer.bounds.minY..<buffer.bounds.maxY {
      let row = buffer.row(y)
      if isPremultiplied { for x in 0..<buffer.width { row[x] = PixelConversion.straight(row[x]) } }
      row.withMemoryRebound(to: UInt8.self, capacity: buffer.width * 4) { cimage_color_convert(color, $0, buffer.width) }
    }
    if isPremultiplied { _ = PixelConversion.premultiply(buffer) }
  }
}

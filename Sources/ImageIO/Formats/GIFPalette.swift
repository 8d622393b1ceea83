internal import CGIF
internal import CoreGraphics
internal import Raster

/// Up to 256 colours for an image: its own colours if there are no more, otherwise a median cut. The caller must free `map`.
struct GIFPalette {
  let map: UnsafeMutablePointer<ColorMapObject>
  let indices: [UInt8]
  /// The index of transparent pixels; nil if there are none.
  let clear: UInt8?

  /// - Parameter keepsClear: whether pixels with an alpha below one half become transparent. All others are drawn over white.
  init(_ image: CGImage, keepsClear: Bool = false, name: String) throws(ImageFileError) {
    let isClear = keepsClear && !PixelConversion.isOpaque(image.pixels) ? PixelConversion.packed(image.pixels) { $0 >> 24 } : []
    clear = isClear.contains { $0 < 128 } ? 255 : nil
    let maximum = clear == nil ? 256 : 255
    let pixels = PixelConversion.packed(image.pixels) { PixelConversion.overWhite($0) }
    var indexByColor: [UInt32: UInt8] = [:]
    var colors: [UInt32] = []
    var own = [UInt8](repeating: 0, count: pixels.count)
    var isExact = true
    var last: (color: UInt32, index: UInt8)?
    for (index, color) in pixels.enumerated() {
      if let last, last.color == color {
        own[index] = last.index
        continue
      }
      if let colorIndex = indexByColor[color] {
        own[index] = colorIndex
        last = (color, colorIndex)
      } else if colors.count < maximum {
        let colorIndex = UInt8(colors.count)
        colors.append(color)
        indexByColor[color] = colorIndex
        own[index] = colorIndex
        last = (color, colorIndex)
      } else {
        isExact = false
        break
      }
    }
    guard let map = GifMakeMapObject(256, nil) else { throw .notWritten(file: name, reason: "no memory for a palette") }
    self.map = map
    if isExact {
      for (index, color) in colors.enumerated() {
        map.pointee.Colors[index] = GifColorType(
          Red: UInt8(color >> 16 & 255), Green: UInt8(color >> 8 & 255), Blue: UInt8(color & 255))
      }
      indices = GIFPalette.clearing(own, clear, isClear)
      return
    }
    var red = pixels.map { UInt8($0 >> 16 & 255) }
    var green = pixels.map { UInt8($0 >> 8 & 255) }
    var blue = pixels.map { UInt8($0 & 255) }
    var size = Int32(maximum)
    let result = GifQuantizeBuffer(
      UInt32(image.width), UInt32(image.height), &size, &red, &green, &blue, &own, map.pointee.Colors)
    guard result == GIF_OK else {
      GifFreeMapObject(map)
      throw .notWritten(file: name, reason: "the colours cannot be reduced to 256")
    }
    indices = GIFPalette.clearing(own, clear, isClear)
  }

  private static func clearing(_ indices: [UInt8], _ clear: UInt8?, _ alpha: [UInt32]) -> [UInt8] {
    guard let clear else { return indices }
    return zip(indices, alpha).map { $1 < 128 ? clear : $0 }
  }
}

internal import CGIF
internal import CoreGraphics
internal import Raster

/// Up to 256 colours for a picture: its own where it has no more, a median cut elsewhere. The caller frees `map`.
struct GIFPalette {
  let map: UnsafeMutablePointer<ColorMapObject>
  let indices: [UInt8]

  init(_ image: CGImage, name: String) throws(ImageFileError) {
    let pixels = PixelConversion.packed(image.pixels) { PixelConversion.overWhite($0) }
    var places: [UInt32: UInt8] = [:]
    var colors: [UInt32] = []
    var own = [UInt8](repeating: 0, count: pixels.count)
    var isExact = true
    var last: (color: UInt32, index: UInt8)?
    for (index, color) in pixels.enumerated() {
      if let last, last.color == color {
        own[index] = last.index
        continue
      }
      if let place = places[color] {
        own[index] = place
        last = (color, place)
      } else if colors.count < 256 {
        let place = UInt8(colors.count)
        colors.append(color)
        places[color] = place
        own[index] = place
        last = (color, place)
      } else {
        isExact = false
        break
      }
    }
    guard let map = GifMakeMapObject(256, nil) else { throw .notWritten(file: name, reason: "no memory for a palette") }
    self.map = map
    if isExact {
      for (place, color) in colors.enumerated() {
        map.pointee.Colors[place] = GifColorType(
          Red: UInt8(color >> 16 & 255), Green: UInt8(color >> 8 & 255), Blue: UInt8(color & 255))
      }
      indices = own
      return
    }
    var red = pixels.map { UInt8($0 >> 16 & 255) }
    var green = pixels.map { UInt8($0 >> 8 & 255) }
    var blue = pixels.map { UInt8($0 & 255) }
    var size: Int32 = 256
    let result = GifQuantizeBuffer(
      UInt32(image.width), UInt32(image.height), &size, &red, &green, &blue, &own, map.pointee.Colors)
    guard result == GIF_OK else {
      GifFreeMapObject(map)
      throw .notWritten(file: name, reason: "the colours cannot be reduced to 256")
    }
    indices = own
  }
}

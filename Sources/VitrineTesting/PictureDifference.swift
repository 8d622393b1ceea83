import CoreGraphics
import Raster

/// The result of comparing two pictures pixel by pixel.
struct PictureDifference {
  /// The number of pixels that differ by more than the tolerance in a channel.
  let differingPixels: Int
  /// The largest difference of a channel, 0...255.
  let largestChannel: Int
  /// The bounding rectangle of all differing pixels.
  let bounds: PixelRect
  /// A picture of the differences: equal pixels are pale, differing pixels are red.
  let picture: PixelBuffer?
  let isWithinTolerance: Bool

  /// Compares two pictures. Pictures of different sizes differ in every pixel.
  init(_ actual: PixelBuffer, _ expected: PixelBuffer, tolerance: Tolerance) {
    let size = PixelRect(x: 0, y: 0, width: actual.width, height: actual.height)
    guard actual.width == expected.width, actual.height == expected.height else {
      (differingPixels, largestChannel, bounds, picture, isWithinTolerance) = (size.area, 255, size, nil, false)
      return
    }
    let picture = PixelBuffer(bounds: size)
    var count = 0, largest = 0, bounds = PixelRect.empty
    for y in 0..<size.height {
      for x in 0..<size.width {
        let a = actual[actual.bounds.minX + x, actual.bounds.minY + y].bits
        let b = expected[expected.bounds.minX + x, expected.bounds.minY + y].bits
        let difference = a == b ? 0 : Self.difference(a, b)
        largest = max(largest, difference)
        if difference > tolerance.channel {
          count += 1
          bounds = bounds.union(PixelRect(x: x, y: y, width: 1, height: 1))
          picture?[x, y] = Pixel(bits: 0xffff_0000)
        } else {
          let pale = 192 + (b >> 8 & 0xff) / 4
          picture?[x, y] = Pixel(bits: 0xff00_0000 | pale << 16 | pale << 8 | pale)
        }
      }
    }
    (differingPixels, largestChannel, self.bounds, self.picture) = (count, largest, bounds, picture)
    isWithinTolerance = Double(count) <= tolerance.pixels * Double(size.area)
  }

  private static func difference(_ a: UInt32, _ b: UInt32) -> Int {
    stride(from: 0, to: 32, by: 8).map { abs(Int(a >> $0 & 0xff) - Int(b >> $0 & 0xff)) }.max()!
  }
}

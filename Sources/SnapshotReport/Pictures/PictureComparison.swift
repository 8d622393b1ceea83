import Raster

/// The pixels in which two pictures differ.
package struct PictureComparison: Sendable {
  /// The differences that are allowed in equal pictures.
  package struct Tolerance: Codable, Equatable, Sendable {
    /// The maximum difference of a channel in equal pixels, 0...255.
    package var channel: Int
    /// The maximum fraction of differing pixels in equal pictures, 0...1.
    package var pixels: Double

    package init(channel: Int = 0, pixels: Double = 0) { (self.channel, self.pixels) = (channel, pixels) }
  }

  /// The width of a rectangle that contains both pictures. A pixel that only one of them has differs.
  package let width: Int
  package let height: Int
  /// The number of pixels that differ by more than the tolerance in a channel.
  package private(set) var differingPixels = 0
  /// The largest difference of a channel, 0...255.
  package private(set) var largestChannel = 0
  package let isWithinTolerance: Bool
  /// The differing pixels of each row, as ranges of x in order. Rows without any are missing.
  package private(set) var spans: [Int: [Range<Int>]] = [:]

  package init(expected: PixelBuffer, actual: PixelBuffer, tolerance: Tolerance = Tolerance()) {
    (width, height) = (max(expected.width, actual.width), max(expected.height, actual.height))
    let common = (width: min(expected.width, actual.width), height: min(expected.height, actual.height))
    for y in 0..<height {
      var ranges: [Range<Int>] = []
      if y < common.height {
        let a = expected.row(expected.bounds.minY + y), b = actual.row(actual.bounds.minY + y)
        var start: Int?
        for x in 0..<common.width {
          let isDifferent: Bool
          if a[x] == b[x] {
            isDifferent = false
          } else {
            let difference = Self.difference(a[x], b[x])
            largestChannel = max(largestChannel, difference)
            isDifferent = difference > tolerance.channel
          }
          if isDifferent {
            if start == nil { start = x }
          } else if let first = start {
            ranges.append(first..<x)
            start = nil
          }
        }
        if let first = start { ranges.append(first..<common.width) }
      }
      let equalWidth = y < common.height ? common.width : 0
      if equalWidth < width {
        ranges.append(equalWidth..<width)
        largestChannel = 255
      }
      guard !ranges.isEmpty else { continue }
      spans[y] = ranges
      differingPixels += ranges.reduce(0) { $0 + $1.count }
    }
    let isSameSize = expected.width == actual.width && expected.height == actual.height
    isWithinTolerance = isSameSize && Double(differingPixels) <= tolerance.pixels * Double(width * height)
  }

  private static func difference(_ a: UInt32, _ b: UInt32) -> Int {
    var maximumDifference = 0
    for shift: UInt32 in [0, 8, 16, 24] { maximumDifference = max(maximumDifference, abs(Int(a >> shift & 255) - Int(b >> shift & 255))) }
    return maximumDifference
  }
}

import Foundation

extension PixelBuffer {
  /// Appends the pixels of a rectangle within the bounds in a compact form: words with R, G, B and 255 from the lowest byte up, row by row,
  /// in groups. The first word of a group contains a `RunKind` in the upper two bits, and a number of pixels in the others.
  package func appendRuns(of rect: PixelRect, to words: inout [UInt32]) {
    let rect = rect.intersection(bounds)
    guard !rect.isEmpty else { return }
    let plain = [UInt32](unsafeUninitializedCapacity: rect.area) { out, count in
      for y in rect.minY..<rect.maxY {
        let from = row(y) + (rect.minX - bounds.minX), to = out.baseAddress! + (y - rect.minY) * rect.width
        for x in 0..<rect.width {
          let pixel = from[x]
          to[x] = 0xFF00_0000 | (pixel & 0xFF00) | (pixel >> 16 & 0xFF) | (pixel & 0xFF) << 16
        }
      }
      count = rect.area
    }
    plain.withUnsafeBufferPointer { Self.appendRuns(of: $0, width: rect.width, to: &words) }
  }

  /// The kinds of runs, as the number with which a run begins.
  package enum RunKind {
    /// The pixels of the run follow, one by one.
    package static let pixels: UInt32 = 0
    /// One pixel follows, which is repeated.
    package static let same: UInt32 = 1
    /// The pixels equal those of the row above.
    package static let above: UInt32 = 2
  }

  /// The minimum length of a run. A shorter one would not save any words.
  private static var shortest: Int { 3 }

  private static func appendRuns(of pixels: UnsafeBufferPointer<UInt32>, width: Int, to words: inout [UInt32]) {
    let count = pixels.count
    var start = 0, position = 0
    func endPixels(_ words: inout [UInt32]) {
      guard start < position else { return }
      words.append(RunKind.pixels << 30 | UInt32(position - start))
      words.append(contentsOf: pixels[start..<position])
    }
    while position < count {
      let pixel = pixels[position]
      var same = position + 1
      while same < count, pixels[same] == pixel { same += 1 }
      var above = position
      if position >= width { while above < count, pixels[above] == pixels[above - width] { above += 1 } }
      guard max(same, above) - position >= shortest else {
        position += 1
        continue
      }
      endPixels(&words)
      if above >= same {
        words.append(RunKind.above << 30 | UInt32(above - position))
        position = above
      } else {
        words.append(RunKind.same << 30 | UInt32(same - position))
        words.append(pixel)
        position = same
      }
      start = position
    }
    endPixels(&words)
  }
}

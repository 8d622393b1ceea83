extension PixelBuffer {
  /// Returns the premultiplied colour between four pixels, whose centres are at .5: red, green, blue and alpha, 0...255. Outside of the
  /// bounds, the pixels at the edge are repeated.
  @inline(__always)
  func color(_ x: Double, _ y: Double) -> SIMD4<Float> {
    let b = bounds
    let (u, v) = (min(max(x - 0.5, Double(b.minX)), Double(b.maxX - 1)), min(max(y - 0.5, Double(b.minY)), Double(b.maxY - 1)))
    let (whole, line) = (u.rounded(.down), v.rounded(.down))
    let (i, j, fx, fy) = (Int(whole), Int(line), Float(u - whole), Float(v - line))
    let (left, right) = (i - b.minX, min(i + 1, b.maxX - 1) - b.minX)
    let (above, below) = (row(j), row(min(j + 1, b.maxY - 1)))
    let top = SIMD4(unpacking: above[left]) * (1 - fx) + SIMD4(unpacking: above[right]) * fx
    let bottom = SIMD4(unpacking: below[left]) * (1 - fx) + SIMD4(unpacking: below[right]) * fx
    return top * (1 - fy) + bottom * fy
  }
}

extension SIMD4<Float> {
  /// Creates a colour from a premultiplied pixel: red, green, blue and alpha, 0...255.
  @inline(__always)
  init(unpacking bits: UInt32) {
    self.init(Float(bits >> 16 & 255), Float(bits >> 8 & 255), Float(bits & 255), Float(bits >> 24))
  }

  /// The premultiplied pixel of a colour, with rounded channels.
  @inline(__always)
  var packed: UInt32 {
    let held = clamped(lowerBound: .zero, upperBound: SIMD4(repeating: 255)) + 0.5
    return UInt32(held.w) << 24 | UInt32(held.x) << 16 | UInt32(held.y) << 8 | UInt32(held.z)
  }
}

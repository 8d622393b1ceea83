/// A linear transform of colours that are not premultiplied: each channel is a weighted sum of red, green
/// and blue plus a constant; alpha is scaled.
package struct ColorMatrix: Hashable, Sendable {
  /// The factors of red, green and blue, and the constant (0...1), for each channel of the result.
  package var red, green, blue: SIMD4<Float>
  package var alpha: Float

  package init(red: SIMD4<Float>, green: SIMD4<Float>, blue: SIMD4<Float>, alpha: Float = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Returns a change of the saturation: 0 for grey, 1 for no change, above 1 for more saturated colours. Greys keep their lightness.
  package static func saturation(_ amount: Float) -> ColorMatrix {
    let grey = SIMD4<Float>(0.2126, 0.7152, 0.0722, 0) * (1 - amount)
    return ColorMatrix(
      red: grey + SIMD4(amount, 0, 0, 0), green: grey + SIMD4(0, amount, 0, 0), blue: grey + SIMD4(0, 0, amount, 0))
  }

  /// Returns a matrix that adds `amount` to each channel. Channels are 0...1.
  package static func brightness(_ amount: Float) -> ColorMatrix {
    ColorMatrix(red: SIMD4(1, 0, 0, amount), green: SIMD4(0, 1, 0, amount), blue: SIMD4(0, 0, 1, amount))
  }

  /// Returns a matrix that mixes each colour with a tint of the strength `amount` (0...1).
  package static func tint(red: Float, green: Float, blue: Float, amount: Float) -> ColorMatrix {
    let k = 1 - amount
    return ColorMatrix(
      red: SIMD4(k, 0, 0, red * amount), green: SIMD4(0, k, 0, green * amount), blue: SIMD4(0, 0, k, blue * amount))
  }

  /// Returns the matrix that applies this one first, then the other.
  package func followed(by next: ColorMatrix) -> ColorMatrix {
    func row(_ r: SIMD4<Float>) -> SIMD4<Float> { red * r.x + green * r.y + blue * r.z + SIMD4(0, 0, 0, r.w) }
    return ColorMatrix(red: row(next.red), green: row(next.green), blue: row(next.blue), alpha: alpha * next.alpha)
  }

  package var isFinite: Bool { (red + green + blue).sum().isFinite && alpha.isFinite }

  /// Transforms a premultiplied pixel.
  package func apply(to p: Pixel) -> Pixel {
    let color = SIMD4<Float>(Float(p.red), Float(p.green), Float(p.blue), Float(p.alpha))
    let out = SIMD4((color * red).sum(), (color * green).sum(), (color * blue).sum(), Float(p.alpha))
    let limit = min(max(Float(p.alpha) * alpha, 0), 255).rounded()
    let held = (out * alpha).rounded(.toNearestOrEven).clamped(lowerBound: .zero, upperBound: SIMD4(repeating: limit))
    return Pixel(bits: UInt32(limit) << 24 | UInt32(held.x) << 16 | UInt32(held.y) << 8 | UInt32(held.z))
  }
}

extension PixelBuffer {
  /// Transforms every pixel.
  package func apply(_ matrix: ColorMatrix) {
    for y in bounds.minY..<bounds.maxY {
      let row = row(y)
      var (last, result) = (Pixel.clear, matrix.apply(to: .clear))
      for x in 0..<width {
        let pixel = Pixel(bits: row[x])
        if pixel != last {
          last = pixel
          result = matrix.apply(to: pixel)
        }
        row[x] = result.bits
      }
    }
  }
}

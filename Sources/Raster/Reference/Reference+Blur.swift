import CPixelKernels

/// The blur kernels, on `Array`s.
extension Reference {
  package static func boxRow(_ dst: inout [UInt8], _ sum: inout [UInt32], _ entering: [UInt8], _ leaving: [UInt8], _ scale: UInt32) {
    for i in dst.indices {
      sum[i] = sum[i] &+ UInt32(entering[i]) &- UInt32(leaving[i])
      dst[i] = UInt8(truncatingIfNeeded: (sum[i] &* scale &+ 1 << 23) >> 24)
    }
  }

  /// Blurs a row. `state` holds planes of `plane` sums: first, second, third of blue, then of green, of red, of alpha.
  package static func blurRow<Sum: FixedWidthInteger>(
    _ dst: inout [UInt32], _ state: inout [Sum], plane: Int, _ taps: [[UInt32]], _ scale: VKBlurScale
  ) {
    for x in dst.indices {
      var pixel: UInt32 = 0
      for channel in 0..<4 {
        func tap(_ k: Int) -> Sum { Sum(truncatingIfNeeded: taps[k][x] >> UInt32(8 * channel) & 255) }
        let change = tap(0) &+ tap(4) &+ tap(5) &+ tap(6) &- tap(1) &- tap(2) &- tap(3) &- tap(7)
        let at = channel * 3 * plane + x
        state[at] = state[at] &+ change
        state[at + plane] = state[at + plane] &+ state[at]
        state[at + 2 * plane] = state[at + 2 * plane] &+ state[at + plane]
        let sum = UInt64(truncatingIfNeeded: state[at + 2 * plane] &+ Sum(truncatingIfNeeded: scale.half)) >> UInt64(scale.pre)
        pixel |= UInt32(truncatingIfNeeded: ((sum & 0xffff_ffff) &* UInt64(scale.inverse)) >> UInt64(scale.post)) << UInt32(8 * channel)
      }
      dst[x] = pixel
    }
  }

  package static func weightedRow(_ dst: inout [UInt32], _ rows: [[UInt32]], _ weights: [Int16]) {
    for x in dst.indices {
      dst[x] = 0
      for channel in 0..<4 {
        let sum = zip(rows, weights).reduce(0) { sum, tap in
          sum + (Int(tap.0[x] >> UInt32(8 * channel) & 255) * 128 * Int(tap.1) + 16384) >> 15
        }
        dst[x] |= UInt32(min(255, (sum + 64) >> 7)) << UInt32(8 * channel)
      }
    }
  }
}

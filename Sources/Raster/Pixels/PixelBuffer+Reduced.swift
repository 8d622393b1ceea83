extension PixelBuffer {
  /// Returns the averages of squares with a side of `1 << shift` pixels, rounded to nearest. The squares begin at multiples of the side,
  /// and the bounds must lie on such multiples. `nil` if there is not enough memory.
  package func reduced(by shift: Int) -> PixelBuffer? {
    let side = 1 << shift
    precondition(
      shift >= 0 && shift <= 6 && bounds.minX & (side - 1) == 0 && bounds.minY & (side - 1) == 0 && width & (side - 1) == 0
        && height & (side - 1) == 0, "\(bounds) is not made of squares of \(side)")
    guard shift > 0 else { return copy() }
    let small = PixelRect(minX: bounds.minX >> shift, minY: bounds.minY >> shift, maxX: bounds.maxX >> shift, maxY: bounds.maxY >> shift)
    guard let out = PixelBuffer(bounds: small) else { return nil }
    out.isOpaque = isOpaque
    // The sums of blue and red, and of green and alpha, each in half a word.
    var sums = [SIMD2<UInt64>](repeating: .zero, count: small.width)
    let half = UInt64(1 << (2 * shift - 1)), bits = 2 * shift
    sums.withUnsafeMutableBufferPointer { sums in
      for y in small.minY..<small.maxY {
        sums.update(repeating: .zero)
        for line in 0..<side {
          var from = row(y << shift + line)
          for x in 0..<small.width {
            var low: UInt32 = 0, high: UInt32 = 0
            for i in 0..<side {
              low &+= from[i] & 0x00ff_00ff
              high &+= (from[i] >> 8) & 0x00ff_00ff
            }
            from += side
            sums[x].x &+= UInt64(low & 0xffff) | UInt64(low >> 16) << 32
            sums[x].y &+= UInt64(high & 0xffff) | UInt64(high >> 16) << 32
          }
        }
        let to = out.row(y)
        for x in 0..<small.width {
          let (low, high) = (sums[x].x, sums[x].y)
          let blue = ((low & 0xffff_ffff) + half) >> bits, red = ((low >> 32) + half) >> bits
          let green = ((high & 0xffff_ffff) + half) >> bits, alpha = ((high >> 32) + half) >> bits
          to[x] = UInt32(truncatingIfNeeded: alpha << 24 | red << 16 | green << 8 | blue)
        }
      }
    }
    return out
  }

  /// Fills all pixels outside of `known` with the nearest pixel inside.
  package func extendEdges(of known: PixelRect) {
    let known = known.intersection(bounds)
    if known.isEmpty || known == bounds { return }
    let (left, right) = (known.minX - bounds.minX, known.maxX - bounds.minX)
    for y in known.minY..<known.maxY {
      let row = row(y)
      row.update(repeating: row[left], count: left)
      (row + right).update(repeating: row[right - 1], count: width - right)
    }
    for y in bounds.minY..<known.minY { row(y).update(from: row(known.minY), count: width) }
    for y in known.maxY..<bounds.maxY { row(y).update(from: row(known.maxY - 1), count: width) }
  }
}

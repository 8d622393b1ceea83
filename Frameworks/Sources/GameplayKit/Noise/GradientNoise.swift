/// Random numbers for the points of a lattice.
enum LatticeHash {
  /// The hash of a lattice point, by the finalizer of SplitMix64.
  static func bits(_ point: SIMD3<Double>, _ seed: Int32) -> UInt64 {
    var bits = UInt64(bitPattern: Int64(seed)) &* 0x9E37_79B9_7F4A_7C15
    for index in 0..<3 {
      bits ^= UInt64(bitPattern: Int64(exactly: point[index]) ?? 0)
      bits = (bits ^ bits >> 30) &* 0xBF58_476D_1CE4_E5B9
      bits = (bits ^ bits >> 27) &* 0x94D0_49BB_1331_11EB
      bits ^= bits >> 31
    }
    return bits
  }
  /// Returns a number from 0 to 1.
  static func unit(_ point: SIMD3<Double>, _ seed: Int32) -> Double { Double(bits(point, seed) >> 11) / Double(1 << 53) }
}

/// Perlin's improved gradient noise ("Improving Noise", 2002).
enum GradientNoise {
  static func value(at point: SIMD3<Double>, seed: Int32) -> Double {
    let cell = point.rounded(.down)
    let part = point - cell
    let fade = part * part * part * (part * (part * 6 - 15) + 10)
    func corner(_ x: Double, _ y: Double, _ z: Double) -> Double {
      let offset = SIMD3(x, y, z)
      return slope(LatticeHash.bits(cell + offset, seed), part - offset)
    }
    func mix(_ a: Double, _ b: Double, _ t: Double) -> Double { a + (b - a) * t }
    let front = mix(mix(corner(0, 0, 0), corner(1, 0, 0), fade.x), mix(corner(0, 1, 0), corner(1, 1, 0), fade.x), fade.y)
    let back = mix(mix(corner(0, 0, 1), corner(1, 0, 1), fade.x), mix(corner(0, 1, 1), corner(1, 1, 1), fade.x), fade.y)
    return min(max(mix(front, back, fade.z), -1), 1)
  }

  /// Returns the dot product of a vector and one of the directions to the midpoints of a cube's edges.
  private static func slope(_ bits: UInt64, _ vector: SIMD3<Double>) -> Double {
    let first = bits & 1 == 0 ? 1.0 : -1.0
    let second = bits & 2 == 0 ? 1.0 : -1.0
    switch (bits >> 8) % 3 {
    case 0: return first * vector.x + second * vector.y
    case 1: return first * vector.x + second * vector.z
    default: return first * vector.y + second * vector.z
    }
  }
}

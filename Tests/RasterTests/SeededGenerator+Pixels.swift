import TestSupport

extension SeededGenerator {
  mutating func double(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &self) }
  mutating func byte() -> UInt8 {
    // The extreme values are most important.
    switch next() % 8 {
    case 0: 0
    case 1: 255
    default: UInt8(truncatingIfNeeded: next() >> 8)
    }
  }

  /// A premultiplied pixel.
  mutating func pixel() -> UInt32 {
    let a = UInt32(byte())
    func channel(_ v: UInt8) -> UInt32 { UInt32(v) * a / 255 }
    return a << 24 | channel(byte()) << 16 | channel(byte()) << 8 | channel(byte())
  }

  mutating func pixels(_ n: Int) -> [UInt32] { (0..<n).map { _ in pixel() } }
  mutating func bytes(_ n: Int) -> [UInt8] { (0..<n).map { _ in byte() } }
}

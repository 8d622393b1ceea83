import Foundation
import TestSupport

/// Geometry, in which one number in 14 is unusual.
extension SeededGenerator {
  static let strange: [CGFloat] = [
    .nan, .infinity, -.infinity, 0, -0.0, 1e300, -1e300, 1e-300, 1e9, -1e9, 1e18, -1e18, .leastNonzeroMagnitude, .greatestFiniteMagnitude,
  ]

  mutating func number(_ range: ClosedRange<CGFloat> = -30...90) -> CGFloat {
    if whole(1...14) == 1 { return pick(Self.strange) }
    let value = CGFloat.random(in: range, using: &self)
    return chance(0.5) ? value.rounded() : value
  }

  mutating func point() -> CGPoint { CGPoint(x: number(), y: number()) }
  mutating func size() -> CGSize { CGSize(width: number(-5...90), height: number(-5...90)) }
  mutating func rect() -> CGRect { CGRect(origin: point(), size: size()) }
}

import CoreGraphics
import Foundation

extension AnimatableValue {
  /// Returns the value at `progress` between this value and `end`. Progress may be outside 0...1, as with springs and overshooting curves.
  /// Values of different kinds, and values that cannot be interpolated, switch to `end` at a progress of 0.5.
  package func interpolated(to end: AnimatableValue, progress p: CGFloat) -> AnimatableValue {
    switch (self, end) {
    case (.number(let a), .number(let b)): .number(mix(a, b, p))
    case (.point(let a), .point(let b)): .point(CGPoint(x: mix(a.x, b.x, p), y: mix(a.y, b.y, p)))
    case (.size(let a), .size(let b)): .size(CGSize(width: mix(a.width, b.width, p), height: mix(a.height, b.height, p)))
    case (.rect(let a), .rect(let b)):
      .rect(
        CGRect(
          x: mix(a.origin.x, b.origin.x, p), y: mix(a.origin.y, b.origin.y, p),
          width: mix(a.size.width, b.size.width, p), height: mix(a.size.height, b.size.height, p)))
    case (.transform(let a), .transform(let b)): .transform(a.interpolated(to: b, progress: p))
    case (.color(let a), .color(let b)): .color(AnimatableValue.between(a, b, Double(p)))
    case (.colors(let a), .colors(let b)) where a.count == b.count:
      .colors(zip(a, b).map { AnimatableValue.between($0, $1, Double(p)) ?? $1 })
    case (.numbers(let a), .numbers(let b)) where a.count == b.count: .numbers(zip(a, b).map { mix($0, $1, p) })
    case (.path(let a?), .path(let b?)): .path(a.interpolated(to: b, progress: p) ?? (p < 0.5 ? a : b))
    default: p < 0.5 ? self : end
    }
  }

  /// Returns the sum of this value and `other`, as additive and `by` animations use it. For transforms, `other` is applied first.
  package func adding(_ other: AnimatableValue) -> AnimatableValue {
    switch (self, other) {
    case (.number(let a), .number(let b)): .number(a + b)
    case (.point(let a), .point(let b)): .point(CGPoint(x: a.x + b.x, y: a.y + b.y))
    case (.size(let a), .size(let b)): .size(CGSize(width: a.width + b.width, height: a.height + b.height))
    case (.rect(let a), .rect(let b)):
      .rect(
        CGRect(
          x: a.origin.x + b.origin.x, y: a.origin.y + b.origin.y, width: a.size.width + b.size.width,
          height: a.size.height + b.size.height))
    case (.transform(let a), .transform(let b)): .transform(CATransform3DConcat(b, a))
    case (.color(let a), .color(let b)):
      .color(AnimatableValue.combine(a, b) { $0 + $1 })
    case (.colors(let a), .colors(let b)) where a.count == b.count:
      .colors(zip(a, b).map { AnimatableValue.color(AnimatableValue.components($0) + AnimatableValue.components($1)) })
    case (.numbers(let a), .numbers(let b)) where a.count == b.count: .numbers(zip(a, b).map { $0 + $1 })
    case (.path(let a?), .path(let b?)): a.combined(with: b) { $0 + $1 }.map { .path($0) } ?? other
    default: other
    }
  }

  /// Returns the value that must be added to `other` to get this value.
  package func subtracting(_ other: AnimatableValue) -> AnimatableValue {
    switch (self, other) {
    case (.number(let a), .number(let b)): .number(a - b)
    case (.point(let a), .point(let b)): .point(CGPoint(x: a.x - b.x, y: a.y - b.y))
    case (.size(let a), .size(let b)): .size(CGSize(width: a.width - b.width, height: a.height - b.height))
    case (.rect(let a), .rect(let b)):
      .rect(
        CGRect(
          x: a.origin.x - b.origin.x, y: a.origin.y - b.origin.y, width: a.size.width - b.size.width,
          height: a.size.height - b.size.height))
    case (.transform(let a), .transform(let b)): .transform(CATransform3DConcat(a, CATransform3DInvert(b)))
    case (.color(let a), .color(let b)): .color(AnimatableValue.combine(a, b) { $0 - $1 })
    case (.colors(let a), .colors(let b)) where a.count == b.count:
      .colors(zip(a, b).map { AnimatableValue.color(AnimatableValue.components($0) - AnimatableValue.components($1)) })
    case (.numbers(let a), .numbers(let b)) where a.count == b.count: .numbers(zip(a, b).map { $0 - $1 })
    case (.path(let a?), .path(let b?)): a.combined(with: b) { $0 - $1 }.map { .path($0) } ?? self
    default: self
    }
  }

  /// Returns this value added to itself `count` times, for cumulative repeats.
  package func repeated(_ count: Int) -> AnimatableValue {
    let n = CGFloat(count)
    switch self {
    case .number(let a): return .number(a * n)
    case .point(let a): return .point(CGPoint(x: a.x * n, y: a.y * n))
    case .size(let a): return .size(CGSize(width: a.width * n, height: a.height * n))
    case .rect(let a):
      return .rect(CGRect(x: a.origin.x * n, y: a.origin.y * n, width: a.size.width * n, height: a.size.height * n))
    case .color(let a): return .color(AnimatableValue.color(AnimatableValue.components(a) * Double(count)))
    case .numbers(let a): return .numbers(a.map { $0 * n })
    case .transform(let a): return .transform(a.power(count))
    default: return self
    }
  }

  /// Returns the distance between two values, used by paced key frames; 0 for kinds without a distance.
  package func distance(to other: AnimatableValue) -> CGFloat {
    switch (self, other) {
    case (.number(let a), .number(let b)): return abs(a - b)
    case (.point(let a), .point(let b)): return hypot(a.x - b.x, a.y - b.y)
    case (.size(let a), .size(let b)): return hypot(a.width - b.width, a.height - b.height)
    case (.rect(let a), .rect(let b)):
      let corner: CGFloat = hypot(a.minX - b.minX, a.minY - b.minY)
      return hypot(corner, hypot(a.width - b.width, a.height - b.height))
    case (.color(let a), .color(let b)):
      let d: SIMD4<Double> = AnimatableValue.components(a) - AnimatableValue.components(b)
      return CGFloat((d * d).sum().squareRoot())
    case (.numbers(let a), .numbers(let b)) where a.count == b.count:
      return zip(a, b).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }.squareRoot()
    default:
      guard let a = components, let b = other.components, a.count == b.count else { return 0 }
      return CGFloat(zip(a, b).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }.squareRoot())
    }
  }

  // MARK: Colours (as premultiplied sRGB, so a fade to clear keeps its hue)

  static func components(_ color: CGColor?) -> SIMD4<Double> {
    guard let color else { return .zero }
    let (c, alpha) = (color.sRGB, Double(color.alpha))
    return SIMD4(Double(c.red) * alpha, Double(c.green) * alpha, Double(c.blue) * alpha, alpha)
  }

  static func color(_ v: SIMD4<Double>) -> CGColor {
    let alpha = Swift.min(Swift.max(v.w, 0), 1)
    guard alpha > 0 else { return CGColor(red: 0, green: 0, blue: 0, alpha: 0) }
    let straight = (v / Swift.max(v.w, 1e-9)).clamped(lowerBound: SIMD4.zero, upperBound: SIMD4.one)
    return CGColor(
      red: CGFloat(straight.x), green: CGFloat(straight.y), blue: CGFloat(straight.z), alpha: CGFloat(alpha))
  }

  private static func combine(
    _ a: CGColor?, _ b: CGColor?, _ join: (SIMD4<Double>, SIMD4<Double>) -> SIMD4<Double>
  ) -> CGColor? {
    color(join(components(a), components(b)))
  }

  private static func between(_ a: CGColor?, _ b: CGColor?, _ p: Double) -> CGColor? {
    if p == 0 || a == b { return a }
    if p == 1 { return b }
    let (x, y) = (components(a), components(b))
    return color(x + (y - x) * p)
  }
}

func mix(_ a: CGFloat, _ b: CGFloat, _ p: CGFloat) -> CGFloat {
  p == 1 ? b : a + (b - a) * p
}

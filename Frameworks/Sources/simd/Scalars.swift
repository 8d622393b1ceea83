// The functions of simd for single numbers, which C declares for `float` and `double`. A `CGFloat` is converted by the compiler.

public func simd_abs(_ x: Float) -> Float { Swift.abs(x) }
public func simd_abs(_ x: Double) -> Double { Swift.abs(x) }
public func simd_max(_ x: Float, _ y: Float) -> Float { Float.maximum(x, y) }
public func simd_max(_ x: Double, _ y: Double) -> Double { Double.maximum(x, y) }
public func simd_min(_ x: Float, _ y: Float) -> Float { Float.minimum(x, y) }
public func simd_min(_ x: Double, _ y: Double) -> Double { Double.minimum(x, y) }
public func simd_clamp(_ x: Float, _ min: Float, _ max: Float) -> Float { simd_min(simd_max(x, min), max) }
public func simd_clamp(_ x: Double, _ min: Double, _ max: Double) -> Double { simd_min(simd_max(x, min), max) }
public func simd_sign(_ x: Float) -> Float { x > 0 ? 1 : x < 0 ? -1 : 0 }
public func simd_sign(_ x: Double) -> Double { x > 0 ? 1 : x < 0 ? -1 : 0 }
public func simd_mix(_ x: Float, _ y: Float, _ t: Float) -> Float { x + t * (y - x) }
public func simd_mix(_ x: Double, _ y: Double, _ t: Double) -> Double { x + t * (y - x) }
public func simd_recip(_ x: Float) -> Float { 1 / x }
public func simd_recip(_ x: Double) -> Double { 1 / x }
public func simd_rsqrt(_ x: Float) -> Float { 1 / x.squareRoot() }
public func simd_rsqrt(_ x: Double) -> Double { 1 / x.squareRoot() }
/// Returns the part after the integer below, which is less than 1 even if rounding says otherwise.
public func simd_fract(_ x: Float) -> Float { simd_min(x - x.rounded(.down), Float(1).nextDown) }
public func simd_fract(_ x: Double) -> Double { simd_min(x - x.rounded(.down), Double(1).nextDown) }
public func simd_step(_ edge: Float, _ x: Float) -> Float { x < edge ? 0 : 1 }
public func simd_step(_ edge: Double, _ x: Double) -> Double { x < edge ? 0 : 1 }
/// Returns 0 below the first edge, 1 above the second, and goes smoothly from one to the other between them.
public func simd_smoothstep(_ edge0: Float, _ edge1: Float, _ x: Float) -> Float {
  let t = simd_clamp((x - edge0) / (edge1 - edge0), 0, 1)
  return t * t * (3 - 2 * t)
}
public func simd_smoothstep(_ edge0: Double, _ edge1: Double, _ x: Double) -> Double {
  let t = simd_clamp((x - edge0) / (edge1 - edge0), 0, 1)
  return t * t * (3 - 2 * t)
}
public func simd_muladd(_ x: Float, _ y: Float, _ z: Float) -> Float { x * y + z }
public func simd_muladd(_ x: Double, _ y: Double, _ z: Double) -> Double { x * y + z }

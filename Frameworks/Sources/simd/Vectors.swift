@_exported import FoundationCompatibility

public typealias simd_float2 = SIMD2<Float>
public typealias simd_float3 = SIMD3<Float>
public typealias simd_float4 = SIMD4<Float>
public typealias simd_double2 = SIMD2<Double>
public typealias simd_double3 = SIMD3<Double>
public typealias simd_double4 = SIMD4<Double>
public typealias simd_int2 = SIMD2<Int32>
public typealias simd_int3 = SIMD3<Int32>
public typealias simd_int4 = SIMD4<Int32>
public typealias float2 = SIMD2<Float>
public typealias float3 = SIMD3<Float>
public typealias float4 = SIMD4<Float>
public typealias double2 = SIMD2<Double>
public typealias double3 = SIMD3<Double>
public typealias double4 = SIMD4<Double>
public typealias vector_float2 = SIMD2<Float>
public typealias vector_float3 = SIMD3<Float>
public typealias vector_float4 = SIMD4<Float>
public typealias vector_double2 = SIMD2<Double>
public typealias vector_double3 = SIMD3<Double>
public typealias vector_double4 = SIMD4<Double>
public typealias int2 = SIMD2<Int32>
public typealias int3 = SIMD3<Int32>
public typealias int4 = SIMD4<Int32>
public typealias uint2 = SIMD2<UInt32>
public typealias uint3 = SIMD3<UInt32>
public typealias uint4 = SIMD4<UInt32>
public typealias simd_uint2 = SIMD2<UInt32>
public typealias simd_uint3 = SIMD3<UInt32>
public typealias simd_uint4 = SIMD4<UInt32>
public typealias vector_int2 = SIMD2<Int32>
public typealias vector_int3 = SIMD3<Int32>
public typealias vector_int4 = SIMD4<Int32>
public typealias vector_uint2 = SIMD2<UInt32>
public typealias vector_uint3 = SIMD3<UInt32>
public typealias vector_uint4 = SIMD4<UInt32>

public func vector2<S: SIMDScalar>(_ x: S, _ y: S) -> SIMD2<S> { SIMD2(x, y) }
public func vector3<S: SIMDScalar>(_ x: S, _ y: S, _ z: S) -> SIMD3<S> { SIMD3(x, y, z) }
public func vector4<S: SIMDScalar>(_ x: S, _ y: S, _ z: S, _ w: S) -> SIMD4<S> { SIMD4(x, y, z, w) }

public func dot<V: SIMD>(_ a: V, _ b: V) -> V.Scalar where V.Scalar: FloatingPoint { (a * b).sum() }
public func length_squared<V: SIMD>(_ v: V) -> V.Scalar where V.Scalar: FloatingPoint { dot(v, v) }
public func length<V: SIMD>(_ v: V) -> V.Scalar where V.Scalar: FloatingPoint { dot(v, v).squareRoot() }
public func distance<V: SIMD>(_ a: V, _ b: V) -> V.Scalar where V.Scalar: FloatingPoint { length(a - b) }
public func distance_squared<V: SIMD>(_ a: V, _ b: V) -> V.Scalar where V.Scalar: FloatingPoint { length_squared(a - b) }
public func normalize<V: SIMD>(_ v: V) -> V where V.Scalar: FloatingPoint { v / length(v) }
public func mix<V: SIMD>(_ a: V, _ b: V, t: V.Scalar) -> V where V.Scalar: FloatingPoint { a + (b - a) * t }
public func mix<T: BinaryFloatingPoint>(_ a: T, _ b: T, t: T) -> T { a + (b - a) * t }
public func clamp<V: SIMD>(_ v: V, min: V, max: V) -> V where V.Scalar: Comparable { v.clamped(lowerBound: min, upperBound: max) }
public func clamp<T: BinaryFloatingPoint>(_ v: T, min low: T, max high: T) -> T { Swift.min(Swift.max(v, low), high) }
public func reflect<V: SIMD>(_ v: V, n: V) -> V where V.Scalar: FloatingPoint { v - n * (2 * dot(v, n)) }
public func cross<T: FloatingPoint>(_ a: SIMD3<T>, _ b: SIMD3<T>) -> SIMD3<T> {
  let x = a.y * b.z - a.z * b.y
  let y = a.z * b.x - a.x * b.z
  let z = a.x * b.y - a.y * b.x
  return SIMD3(x, y, z)
}
public func cross<T: FloatingPoint>(_ a: SIMD2<T>, _ b: SIMD2<T>) -> SIMD3<T> { SIMD3(0, 0, a.x * b.y - a.y * b.x) }

public func simd_dot<V: SIMD>(_ a: V, _ b: V) -> V.Scalar where V.Scalar: FloatingPoint { dot(a, b) }
public func simd_length<V: SIMD>(_ v: V) -> V.Scalar where V.Scalar: FloatingPoint { length(v) }
public func simd_length_squared<V: SIMD>(_ v: V) -> V.Scalar where V.Scalar: FloatingPoint { length_squared(v) }
public func simd_distance<V: SIMD>(_ a: V, _ b: V) -> V.Scalar where V.Scalar: FloatingPoint { distance(a, b) }
public func simd_normalize<V: SIMD>(_ v: V) -> V where V.Scalar: FloatingPoint { normalize(v) }
public func simd_cross<T: FloatingPoint>(_ a: SIMD3<T>, _ b: SIMD3<T>) -> SIMD3<T> { cross(a, b) }
public func simd_cross<T: FloatingPoint>(_ a: SIMD2<T>, _ b: SIMD2<T>) -> SIMD3<T> { cross(a, b) }
public func simd_mix<V: SIMD>(_ a: V, _ b: V, _ t: V) -> V where V.Scalar: FloatingPoint { a + (b - a) * t }
public func simd_clamp<V: SIMD>(_ v: V, _ low: V, _ high: V) -> V where V.Scalar: Comparable {
  v.clamped(lowerBound: low, upperBound: high)
}

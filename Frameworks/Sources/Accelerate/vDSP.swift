// vDSP's functions for vectors with a stride: sums, extremes and products. Transforms and filters are missing.

public typealias vDSP_Length = UInt
public typealias vDSP_Stride = Int

private func each(_ n: vDSP_Length, _ body: (Int) -> Void) { for index in 0..<Int(n) { body(index) } }

// MARK: Functions with a number as the result

public func vDSP_sve(_ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length) {
  var sum: Float = 0
  each(n) { sum += a[$0 * ia] }
  c.pointee = sum
}
public func vDSP_meanv(_ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length) {
  vDSP_sve(a, ia, c, n)
  c.pointee /= Float(n)
}
public func vDSP_meamgv(_ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length) {
  var sum: Float = 0
  each(n) { sum += abs(a[$0 * ia]) }
  c.pointee = sum / Float(n)
}
public func vDSP_measqv(_ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length) {
  var sum: Float = 0
  each(n) { sum += a[$0 * ia] * a[$0 * ia] }
  c.pointee = sum / Float(n)
}
public func vDSP_rmsqv(_ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length) {
  vDSP_measqv(a, ia, c, n)
  c.pointee = c.pointee.squareRoot()
}
public func vDSP_maxv(_ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length) {
  c.pointee = -.infinity
  each(n) { c.pointee = max(c.pointee, a[$0 * ia]) }
}
public func vDSP_minv(_ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length) {
  c.pointee = .infinity
  each(n) { c.pointee = min(c.pointee, a[$0 * ia]) }
}
public func vDSP_maxmgv(_ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length) {
  c.pointee = 0
  each(n) { c.pointee = max(c.pointee, abs(a[$0 * ia])) }
}
public func vDSP_dotpr(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ ib: vDSP_Stride, _ c: UnsafeMutablePointer<Float>,
  _ n: vDSP_Length
) {
  var sum: Float = 0
  each(n) { sum += a[$0 * ia] * b[$0 * ib] }
  c.pointee = sum
}

// MARK: Functions with a vector as the result

public func vDSP_vadd(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ ib: vDSP_Stride, _ c: UnsafeMutablePointer<Float>,
  _ ic: vDSP_Stride, _ n: vDSP_Length
) { each(n) { c[$0 * ic] = a[$0 * ia] + b[$0 * ib] } }

/// Subtracts two vectors: `c = a - b`. As in Apple's function, `b` precedes `a`.
public func vDSP_vsub(
  _ b: UnsafePointer<Float>, _ ib: vDSP_Stride, _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>,
  _ ic: vDSP_Stride, _ n: vDSP_Length
) { each(n) { c[$0 * ic] = a[$0 * ia] - b[$0 * ib] } }

public func vDSP_vmul(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ ib: vDSP_Stride, _ c: UnsafeMutablePointer<Float>,
  _ ic: vDSP_Stride, _ n: vDSP_Length
) { each(n) { c[$0 * ic] = a[$0 * ia] * b[$0 * ib] } }

public func vDSP_vsadd(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride,
  _ n: vDSP_Length
) { each(n) { c[$0 * ic] = a[$0 * ia] + b.pointee } }

public func vDSP_vsmul(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride,
  _ n: vDSP_Length
) { each(n) { c[$0 * ic] = a[$0 * ia] * b.pointee } }

public func vDSP_vsdiv(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride,
  _ n: vDSP_Length
) { each(n) { c[$0 * ic] = a[$0 * ia] / b.pointee } }

public func vDSP_vabs(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length
) { each(n) { c[$0 * ic] = abs(a[$0 * ia]) } }

public func vDSP_vclr(_ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length) { each(n) { c[$0 * ic] = 0 } }

public func vDSP_vclip(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ c: UnsafePointer<Float>, _ d: UnsafeMutablePointer<Float>,
  _ id: vDSP_Stride, _ n: vDSP_Length
) { each(n) { d[$0 * id] = min(max(a[$0 * ia], b.pointee), c.pointee) } }

/// Converts 16-bit integers to floating point.
public func vDSP_vflt16(
  _ a: UnsafePointer<Int16>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length
) { each(n) { c[$0 * ic] = Float(a[$0 * ia]) } }

/// Filters and downsamples a vector: element k of the result is the sum of `p` elements of `a` from index `k * i`, weighted by `f`.
public func vDSP_desamp(
  _ a: UnsafePointer<Float>, _ i: vDSP_Stride, _ f: UnsafePointer<Float>, _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length,
  _ p: vDSP_Length
) {
  each(n) { index in c[index] = (0..<Int(p)).reduce(0) { $0 + a[index * i + $1] * f[$1] } }
}

public enum vDSP {
  public static func mean(_ vector: some Collection<Float>) -> Float { sum(vector) / Float(vector.count) }
  public static func sum(_ vector: some Collection<Float>) -> Float { vector.reduce(0, +) }
  public static func maximum(_ vector: some Collection<Float>) -> Float { vector.max() ?? -.infinity }
  public static func minimum(_ vector: some Collection<Float>) -> Float { vector.min() ?? .infinity }
  public static func meanSquare(_ vector: some Collection<Float>) -> Float { vector.reduce(0) { $0 + $1 * $1 } / Float(vector.count) }
  public static func rootMeanSquare(_ vector: some Collection<Float>) -> Float { meanSquare(vector).squareRoot() }
  public static func dot(_ a: some Collection<Float>, _ b: some Collection<Float>) -> Float { zip(a, b).reduce(0) { $0 + $1.0 * $1.1 } }
  public static func add(_ a: some Collection<Float>, _ b: some Collection<Float>) -> [Float] { zip(a, b).map { $0 + $1 } }
  public static func multiply(_ a: some Collection<Float>, _ b: some Collection<Float>) -> [Float] { zip(a, b).map { $0 * $1 } }
  public static func multiply(_ scalar: Float, _ vector: some Collection<Float>) -> [Float] { vector.map { scalar * $0 } }
  public static func absolute(_ vector: some Collection<Float>) -> [Float] { vector.map(abs) }
}

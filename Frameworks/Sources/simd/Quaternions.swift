/// A quaternion, which stands for a rotation (Apple: simd_quatf).
public struct simd_quatf: Equatable, Hashable, Sendable {
  /// x, y, z and the real part.
  public var vector: SIMD4<Float>

  public init() { vector = SIMD4(0, 0, 0, 0) }
  public init(vector: SIMD4<Float>) { self.vector = vector }
  public init(ix: Float, iy: Float, iz: Float, r: Float) { vector = SIMD4(ix, iy, iz, r) }
  public init(real: Float, imag: SIMD3<Float>) { vector = SIMD4(imag, real) }
  /// - Parameters:
  ///   - angle: in radians.
  ///   - axis: a vector of length 1.
  public init(angle: Float, axis: SIMD3<Float>) { self.init(real: cosine(angle / 2), imag: axis * sine(angle / 2)) }
  /// Creates the shortest rotation between two vectors of length 1.
  public init(from: SIMD3<Float>, to: SIMD3<Float>) {
    let cosine = dot(from, to)
    guard cosine > -0.9999 else {
      let axis = cross(abs(from.x) < 0.9 ? SIMD3(1, 0, 0) : SIMD3(0, 1, 0), from)
      self.init(real: 0, imag: simd.normalize(axis))
      return
    }
    self = simd_quatf(real: 1 + cosine, imag: cross(from, to)).normalized
  }
  public init(_ matrix: simd_float4x4) {
    let c = matrix.columns
    self.init(
      simd_float3x3(SIMD3(c.0.x, c.0.y, c.0.z), SIMD3(c.1.x, c.1.y, c.1.z), SIMD3(c.2.x, c.2.y, c.2.z)))
  }
  public init(_ matrix: simd_float3x3) {
    let m = matrix, trace = m[0, 0] + m[1, 1] + m[2, 2]
    if trace > 0 {
      let s = (trace + 1).squareRoot() * 2
      self.init(ix: (m[1, 2] - m[2, 1]) / s, iy: (m[2, 0] - m[0, 2]) / s, iz: (m[0, 1] - m[1, 0]) / s, r: s / 4)
      return
    }
    let i = m[0, 0] >= m[1, 1] && m[0, 0] >= m[2, 2] ? 0 : m[1, 1] >= m[2, 2] ? 1 : 2
    let (j, k) = ((i + 1) % 3, (i + 2) % 3)
    let s = max(0, 1 + m[i, i] - m[j, j] - m[k, k]).squareRoot() * 2
    var imag = SIMD3<Float>()
    (imag[i], imag[j], imag[k]) = (s / 4, (m[i, j] + m[j, i]) / s, (m[i, k] + m[k, i]) / s)
    self.init(real: (m[j, k] - m[k, j]) / s, imag: imag)
  }

  public var real: Float {
    get { vector.w }
    set { vector.w = newValue }
  }
  public var imag: SIMD3<Float> {
    get { SIMD3(vector.x, vector.y, vector.z) }
    set { vector = SIMD4(newValue, vector.w) }
  }
  /// In radians.
  public var angle: Float { 2 * arcTangent(simd.length(imag), real) }
  public var axis: SIMD3<Float> { simd.normalize(imag) }
  public var length: Float { simd.length(vector) }
  public var normalized: simd_quatf { simd_quatf(vector: simd.normalize(vector)) }
  public var conjugate: simd_quatf { simd_quatf(real: real, imag: -imag) }
  public var inverse: simd_quatf { simd_quatf(vector: conjugate.vector / dot(vector, vector)) }

  /// Rotates a vector.
  public func act(_ v: SIMD3<Float>) -> SIMD3<Float> {
    let turned = 2 * cross(imag, v)
    return v + real * turned + cross(imag, turned)
  }
  public static func * (a: simd_quatf, b: simd_quatf) -> simd_quatf {
    let imag = a.real * b.imag + b.real * a.imag + cross(a.imag, b.imag)
    return simd_quatf(real: a.real * b.real - dot(a.imag, b.imag), imag: imag)
  }
  public static func *= (a: inout simd_quatf, b: simd_quatf) { a = a * b }
  public static func * (a: simd_quatf, s: Float) -> simd_quatf { simd_quatf(vector: a.vector * s) }
  public static func + (a: simd_quatf, b: simd_quatf) -> simd_quatf { simd_quatf(vector: a.vector + b.vector) }
  public static func - (a: simd_quatf, b: simd_quatf) -> simd_quatf { simd_quatf(vector: a.vector - b.vector) }
  public static prefix func - (a: simd_quatf) -> simd_quatf { simd_quatf(vector: -a.vector) }
}

public func simd_quaternion(_ angle: Float, _ axis: SIMD3<Float>) -> simd_quatf { simd_quatf(angle: angle, axis: axis) }
public func simd_normalize(_ q: simd_quatf) -> simd_quatf { q.normalized }
public func simd_inverse(_ q: simd_quatf) -> simd_quatf { q.inverse }
public func simd_mul(_ a: simd_quatf, _ b: simd_quatf) -> simd_quatf { a * b }
public func simd_act(_ q: simd_quatf, _ v: SIMD3<Float>) -> SIMD3<Float> { q.act(v) }
/// Interpolates along the shortest arc.
public func simd_slerp(_ a: simd_quatf, _ b: simd_quatf, _ t: Float) -> simd_quatf {
  var (cosine, target) = (dot(a.vector, b.vector), b.vector)
  if cosine < 0 { (cosine, target) = (-cosine, -target) }
  guard cosine < 0.9995 else { return simd_quatf(vector: a.vector + (target - a.vector) * t).normalized }
  let angle = arcTangent((1 - cosine * cosine).squareRoot(), cosine)
  return simd_quatf(vector: (a.vector * sine((1 - t) * angle) + target * sine(t * angle)) / sine(angle))
}
private func sine(_ x: Float) -> Float { sin(x) }
private func cosine(_ x: Float) -> Float { cos(x) }
private func arcTangent(_ y: Float, _ x: Float) -> Float { atan2(y, x) }

extension simd_float4x4 {
  public init(_ q: simd_quatf) {
    let m = simd_float3x3(q)
    self.init(SIMD4(m.columns.0, 0), SIMD4(m.columns.1, 0), SIMD4(m.columns.2, 0), SIMD4(0, 0, 0, 1))
  }
}
extension simd_float3x3 {
  public init(_ q: simd_quatf) { self.init(q.act(SIMD3(1, 0, 0)), q.act(SIMD3(0, 1, 0)), q.act(SIMD3(0, 0, 1))) }
}

extension _SquareMatrix {
  /// The inverse; not a number for a matrix that has none.
  public var inverse: Self { elimination.inverse }
  public var determinant: Vector.Scalar { elimination.determinant }

  /// Gauss-Jordan elimination on the columns with pivots.
  private var elimination: (inverse: Self, determinant: Vector.Scalar) {
    var columns = columnList, result = Self(1).columnList, determinant: Vector.Scalar = 1
    for row in 0..<Self.side {
      let pivot = (row..<Self.side).max { abs(columns[$0][row]) < abs(columns[$1][row]) } ?? row
      if pivot != row {
        columns.swapAt(pivot, row)
        result.swapAt(pivot, row)
        determinant = -determinant
      }
      let factor = columns[row][row]
      determinant *= factor
      columns[row] /= factor
      result[row] /= factor
      for other in 0..<Self.side where other != row {
        let weight = columns[other][row]
        columns[other] -= columns[row] * weight
        result[other] -= result[row] * weight
      }
    }
    return (Self(result), determinant)
  }
}
public func simd_inverse<M: _SquareMatrix>(_ m: M) -> M { m.inverse }
public func simd_determinant<M: _SquareMatrix>(_ m: M) -> M.Vector.Scalar { m.determinant }
public func simd_transpose<M: _SquareMatrix>(_ m: M) -> M { m.transpose }

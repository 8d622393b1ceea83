import FoundationCompatibility
import simd

// GLKit's matrices, as columns (Apple: GLKMatrix3, GLKMatrix4). They have the memory layout of C.

public struct GLKMatrix3: Equatable, Sendable {
  public var m00: Float, m01: Float, m02: Float
  public var m10: Float, m11: Float, m12: Float
  public var m20: Float, m21: Float, m22: Float
  public init() { self.init(simd_float3x3()) }
  public typealias Elements = (
    Float, Float, Float,
    Float, Float, Float,
    Float, Float, Float
  )
  public init(m: Elements) {
    (
      m00, m01, m02,
      m10, m11, m12,
      m20, m21, m22
    ) = m
  }
  public var m: Elements {
    get {
      (
        m00, m01, m02,
        m10, m11, m12,
        m20, m21, m22
      )
    }
    set { self = GLKMatrix3(m: newValue) }
  }
  var simd: simd_float3x3 {
    simd_float3x3(
      SIMD3(m00, m01, m02),
      SIMD3(m10, m11, m12),
      SIMD3(m20, m21, m22))
  }
  init(_ simd: simd_float3x3) {
    (m00, m01, m02) = (simd.columns.0.x, simd.columns.0.y, simd.columns.0.z)
    (m10, m11, m12) = (simd.columns.1.x, simd.columns.1.y, simd.columns.1.z)
    (m20, m21, m22) = (simd.columns.2.x, simd.columns.2.y, simd.columns.2.z)
  }
}

public struct GLKMatrix4: Equatable, Sendable {
  public var m00: Float, m01: Float, m02: Float, m03: Float
  public var m10: Float, m11: Float, m12: Float, m13: Float
  public var m20: Float, m21: Float, m22: Float, m23: Float
  public var m30: Float, m31: Float, m32: Float, m33: Float
  public init() { self.init(simd_float4x4()) }
  public typealias Elements = (
    Float, Float, Float, Float,
    Float, Float, Float, Float,
    Float, Float, Float, Float,
    Float, Float, Float, Float
  )
  public init(m: Elements) {
    (
      m00, m01, m02, m03,
      m10, m11, m12, m13,
      m20, m21, m22, m23,
      m30, m31, m32, m33
    ) = m
  }
  public var m: Elements {
    get {
      (
        m00, m01, m02, m03,
        m10, m11, m12, m13,
        m20, m21, m22, m23,
        m30, m31, m32, m33
      )
    }
    set { self = GLKMatrix4(m: newValue) }
  }
  var simd: simd_float4x4 {
    simd_float4x4(
      SIMD4(m00, m01, m02, m03),
      SIMD4(m10, m11, m12, m13),
      SIMD4(m20, m21, m22, m23),
      SIMD4(m30, m31, m32, m33))
  }
  init(_ simd: simd_float4x4) {
    (m00, m01, m02, m03) = (simd.columns.0.x, simd.columns.0.y, simd.columns.0.z, simd.columns.0.w)
    (m10, m11, m12, m13) = (simd.columns.1.x, simd.columns.1.y, simd.columns.1.z, simd.columns.1.w)
    (m20, m21, m22, m23) = (simd.columns.2.x, simd.columns.2.y, simd.columns.2.z, simd.columns.2.w)
    (m30, m31, m32, m33) = (simd.columns.3.x, simd.columns.3.y, simd.columns.3.z, simd.columns.3.w)
  }
}

public let GLKMatrix3Identity = GLKMatrix3(simd_float3x3(1))
public func GLKMatrix3Make(
  _ m00: Float, _ m01: Float, _ m02: Float,
  _ m10: Float, _ m11: Float, _ m12: Float,
  _ m20: Float, _ m21: Float, _ m22: Float
) -> GLKMatrix3 {
  GLKMatrix3(
    m: (
      m00, m01, m02,
      m10, m11, m12,
      m20, m21, m22
    ))
}
public func GLKMatrix3MakeAndTranspose(
  _ m00: Float, _ m01: Float, _ m02: Float,
  _ m10: Float, _ m11: Float, _ m12: Float,
  _ m20: Float, _ m21: Float, _ m22: Float
) -> GLKMatrix3 {
  GLKMatrix3Transpose(
    GLKMatrix3Make(
      m00, m01, m02,
      m10, m11, m12,
      m20, m21, m22))
}
public func GLKMatrix3MakeWithColumns(_ column0: GLKVector3, _ column1: GLKVector3, _ column2: GLKVector3) -> GLKMatrix3 {
  GLKMatrix3(simd_float3x3(column0.simd, column1.simd, column2.simd))
}
public func GLKMatrix3MakeWithRows(_ row0: GLKVector3, _ row1: GLKVector3, _ row2: GLKVector3) -> GLKMatrix3 {
  GLKMatrix3Transpose(GLKMatrix3MakeWithColumns(row0, row1, row2))
}
public func GLKMatrix3Transpose(_ matrix: GLKMatrix3) -> GLKMatrix3 { GLKMatrix3(matrix.simd.transpose) }
public func GLKMatrix3Multiply(_ matrixLeft: GLKMatrix3, _ matrixRight: GLKMatrix3) -> GLKMatrix3 {
  GLKMatrix3(matrixLeft.simd * matrixRight.simd)
}
public func GLKMatrix3Add(_ matrixLeft: GLKMatrix3, _ matrixRight: GLKMatrix3) -> GLKMatrix3 {
  GLKMatrix3(matrixLeft.simd + matrixRight.simd)
}
public func GLKMatrix3Subtract(_ matrixLeft: GLKMatrix3, _ matrixRight: GLKMatrix3) -> GLKMatrix3 {
  GLKMatrix3(matrixLeft.simd - matrixRight.simd)
}
public func GLKMatrix3MultiplyVector3(_ matrixLeft: GLKMatrix3, _ vectorRight: GLKVector3) -> GLKVector3 {
  GLKVector3(matrixLeft.simd * vectorRight.simd)
}
/// Returns the column with this index from 0 to 2.
public func GLKMatrix3GetColumn(_ matrix: GLKMatrix3, _ column: Int32) -> GLKVector3 { GLKVector3(matrix.simd[clamped(column, matrix)]) }
public func GLKMatrix3GetRow(_ matrix: GLKMatrix3, _ row: Int32) -> GLKVector3 { GLKVector3(matrix.simd.transpose[clamped(row, matrix)]) }
public func GLKMatrix3SetColumn(_ matrix: GLKMatrix3, _ column: Int32, _ vector: GLKVector3) -> GLKMatrix3 {
  var simd = matrix.simd
  simd[clamped(column, matrix)] = vector.simd
  return GLKMatrix3(simd)
}
public func GLKMatrix3SetRow(_ matrix: GLKMatrix3, _ row: Int32, _ vector: GLKVector3) -> GLKMatrix3 {
  GLKMatrix3Transpose(GLKMatrix3SetColumn(GLKMatrix3Transpose(matrix), row, vector))
}
/// Returns the inverse, or the identity if there is none.
public func GLKMatrix3Invert(_ matrix: GLKMatrix3, _ isInvertible: UnsafeMutablePointer<Bool>!) -> GLKMatrix3 {
  let inverse = inverse(of: matrix.simd)
  isInvertible?.pointee = inverse != nil
  return inverse.map { GLKMatrix3($0) } ?? GLKMatrix3Identity
}
public func GLKMatrix3InvertAndTranspose(_ matrix: GLKMatrix3, _ isInvertible: UnsafeMutablePointer<Bool>!) -> GLKMatrix3 {
  GLKMatrix3Transpose(GLKMatrix3Invert(matrix, isInvertible))
}
public func GLKMatrix3MakeScale(_ sx: Float, _ sy: Float, _ sz: Float) -> GLKMatrix3 {
  GLKMatrix3(simd_float3x3(diagonal: SIMD3(sx, sy, sz)))
}
/// Rotates around an axis.
public func GLKMatrix3MakeRotation(_ radians: Float, _ x: Float, _ y: Float, _ z: Float) -> GLKMatrix3 {
  let v = GLKVector3Normalize(GLKVector3Make(x, y, z))
  let (c, s) = (cos(radians), sin(radians))
  let p = 1 - c
  return GLKMatrix3Make(
    c + p * v.x * v.x, p * v.x * v.y + v.z * s, p * v.x * v.z - v.y * s,
    p * v.x * v.y - v.z * s, c + p * v.y * v.y, p * v.y * v.z + v.x * s,
    p * v.x * v.z + v.y * s, p * v.y * v.z - v.x * s, c + p * v.z * v.z)
}
public func GLKMatrix3MakeXRotation(_ radians: Float) -> GLKMatrix3 { GLKMatrix3MakeRotation(radians, 1, 0, 0) }
public func GLKMatrix3RotateX(_ matrix: GLKMatrix3, _ radians: Float) -> GLKMatrix3 {
  GLKMatrix3Multiply(matrix, GLKMatrix3MakeXRotation(radians))
}
public func GLKMatrix3MakeYRotation(_ radians: Float) -> GLKMatrix3 { GLKMatrix3MakeRotation(radians, 0, 1, 0) }
public func GLKMatrix3RotateY(_ matrix: GLKMatrix3, _ radians: Float) -> GLKMatrix3 {
  GLKMatrix3Multiply(matrix, GLKMatrix3MakeYRotation(radians))
}
public func GLKMatrix3MakeZRotation(_ radians: Float) -> GLKMatrix3 { GLKMatrix3MakeRotation(radians, 0, 0, 1) }
public func GLKMatrix3RotateZ(_ matrix: GLKMatrix3, _ radians: Float) -> GLKMatrix3 {
  GLKMatrix3Multiply(matrix, GLKMatrix3MakeZRotation(radians))
}
public func GLKMatrix3Scale(_ matrix: GLKMatrix3, _ sx: Float, _ sy: Float, _ sz: Float) -> GLKMatrix3 {
  GLKMatrix3Multiply(matrix, GLKMatrix3MakeScale(sx, sy, sz))
}
public func GLKMatrix3ScaleWithVector3(_ matrix: GLKMatrix3, _ scaleVector: GLKVector3) -> GLKMatrix3 {
  GLKMatrix3Scale(matrix, scaleVector.x, scaleVector.y, scaleVector.z)
}
public func GLKMatrix3Rotate(_ matrix: GLKMatrix3, _ radians: Float, _ x: Float, _ y: Float, _ z: Float) -> GLKMatrix3 {
  GLKMatrix3Multiply(matrix, GLKMatrix3MakeRotation(radians, x, y, z))
}
public func GLKMatrix3RotateWithVector3(_ matrix: GLKMatrix3, _ radians: Float, _ axisVector: GLKVector3) -> GLKMatrix3 {
  GLKMatrix3Rotate(matrix, radians, axisVector.x, axisVector.y, axisVector.z)
}

public let GLKMatrix4Identity = GLKMatrix4(simd_float4x4(1))
public func GLKMatrix4Make(
  _ m00: Float, _ m01: Float, _ m02: Float, _ m03: Float,
  _ m10: Float, _ m11: Float, _ m12: Float, _ m13: Float,
  _ m20: Float, _ m21: Float, _ m22: Float, _ m23: Float,
  _ m30: Float, _ m31: Float, _ m32: Float, _ m33: Float
) -> GLKMatrix4 {
  GLKMatrix4(
    m: (
      m00, m01, m02, m03,
      m10, m11, m12, m13,
      m20, m21, m22, m23,
      m30, m31, m32, m33
    ))
}
public func GLKMatrix4MakeAndTranspose(
  _ m00: Float, _ m01: Float, _ m02: Float, _ m03: Float,
  _ m10: Float, _ m11: Float, _ m12: Float, _ m13: Float,
  _ m20: Float, _ m21: Float, _ m22: Float, _ m23: Float,
  _ m30: Float, _ m31: Float, _ m32: Float, _ m33: Float
) -> GLKMatrix4 {
  GLKMatrix4Transpose(
    GLKMatrix4Make(
      m00, m01, m02, m03,
      m10, m11, m12, m13,
      m20, m21, m22, m23,
      m30, m31, m32, m33))
}
public func GLKMatrix4MakeWithColumns(_ column0: GLKVector4, _ column1: GLKVector4, _ column2: GLKVector4, _ column3: GLKVector4)
  -> GLKMatrix4
{
  GLKMatrix4(simd_float4x4(column0.simd, column1.simd, column2.simd, column3.simd))
}
public func GLKMatrix4MakeWithRows(_ row0: GLKVector4, _ row1: GLKVector4, _ row2: GLKVector4, _ row3: GLKVector4) -> GLKMatrix4 {
  GLKMatrix4Transpose(GLKMatrix4MakeWithColumns(row0, row1, row2, row3))
}
public func GLKMatrix4Transpose(_ matrix: GLKMatrix4) -> GLKMatrix4 { GLKMatrix4(matrix.simd.transpose) }
public func GLKMatrix4Multiply(_ matrixLeft: GLKMatrix4, _ matrixRight: GLKMatrix4) -> GLKMatrix4 {
  GLKMatrix4(matrixLeft.simd * matrixRight.simd)
}
public func GLKMatrix4Add(_ matrixLeft: GLKMatrix4, _ matrixRight: GLKMatrix4) -> GLKMatrix4 {
  GLKMatrix4(matrixLeft.simd + matrixRight.simd)
}
public func GLKMatrix4Subtract(_ matrixLeft: GLKMatrix4, _ matrixRight: GLKMatrix4) -> GLKMatrix4 {
  GLKMatrix4(matrixLeft.simd - matrixRight.simd)
}
public func GLKMatrix4MultiplyVector4(_ matrixLeft: GLKMatrix4, _ vectorRight: GLKVector4) -> GLKVector4 {
  GLKVector4(matrixLeft.simd * vectorRight.simd)
}
/// Returns the column with this index from 0 to 3.
public func GLKMatrix4GetColumn(_ matrix: GLKMatrix4, _ column: Int32) -> GLKVector4 { GLKVector4(matrix.simd[clamped(column, matrix)]) }
public func GLKMatrix4GetRow(_ matrix: GLKMatrix4, _ row: Int32) -> GLKVector4 { GLKVector4(matrix.simd.transpose[clamped(row, matrix)]) }
public func GLKMatrix4SetColumn(_ matrix: GLKMatrix4, _ column: Int32, _ vector: GLKVector4) -> GLKMatrix4 {
  var simd = matrix.simd
  simd[clamped(column, matrix)] = vector.simd
  return GLKMatrix4(simd)
}
public func GLKMatrix4SetRow(_ matrix: GLKMatrix4, _ row: Int32, _ vector: GLKVector4) -> GLKMatrix4 {
  GLKMatrix4Transpose(GLKMatrix4SetColumn(GLKMatrix4Transpose(matrix), row, vector))
}
/// Returns the inverse, or the identity if there is none.
public func GLKMatrix4Invert(_ matrix: GLKMatrix4, _ isInvertible: UnsafeMutablePointer<Bool>!) -> GLKMatrix4 {
  let inverse = inverse(of: matrix.simd)
  isInvertible?.pointee = inverse != nil
  return inverse.map { GLKMatrix4($0) } ?? GLKMatrix4Identity
}
public func GLKMatrix4InvertAndTranspose(_ matrix: GLKMatrix4, _ isInvertible: UnsafeMutablePointer<Bool>!) -> GLKMatrix4 {
  GLKMatrix4Transpose(GLKMatrix4Invert(matrix, isInvertible))
}
public func GLKMatrix4MakeScale(_ sx: Float, _ sy: Float, _ sz: Float) -> GLKMatrix4 {
  GLKMatrix4(simd_float4x4(diagonal: SIMD4(sx, sy, sz, 1)))
}
/// Rotates around an axis.
public func GLKMatrix4MakeRotation(_ radians: Float, _ x: Float, _ y: Float, _ z: Float) -> GLKMatrix4 {
  let m = GLKMatrix3MakeRotation(radians, x, y, z)
  return GLKMatrix4Make(m.m00, m.m01, m.m02, 0, m.m10, m.m11, m.m12, 0, m.m20, m.m21, m.m22, 0, 0, 0, 0, 1)
}
public func GLKMatrix4MakeXRotation(_ radians: Float) -> GLKMatrix4 { GLKMatrix4MakeRotation(radians, 1, 0, 0) }
public func GLKMatrix4RotateX(_ matrix: GLKMatrix4, _ radians: Float) -> GLKMatrix4 {
  GLKMatrix4Multiply(matrix, GLKMatrix4MakeXRotation(radians))
}
public func GLKMatrix4MakeYRotation(_ radians: Float) -> GLKMatrix4 { GLKMatrix4MakeRotation(radians, 0, 1, 0) }
public func GLKMatrix4RotateY(_ matrix: GLKMatrix4, _ radians: Float) -> GLKMatrix4 {
  GLKMatrix4Multiply(matrix, GLKMatrix4MakeYRotation(radians))
}
public func GLKMatrix4MakeZRotation(_ radians: Float) -> GLKMatrix4 { GLKMatrix4MakeRotation(radians, 0, 0, 1) }
public func GLKMatrix4RotateZ(_ matrix: GLKMatrix4, _ radians: Float) -> GLKMatrix4 {
  GLKMatrix4Multiply(matrix, GLKMatrix4MakeZRotation(radians))
}
public func GLKMatrix4Scale(_ matrix: GLKMatrix4, _ sx: Float, _ sy: Float, _ sz: Float) -> GLKMatrix4 {
  GLKMatrix4Multiply(matrix, GLKMatrix4MakeScale(sx, sy, sz))
}
public func GLKMatrix4ScaleWithVector3(_ matrix: GLKMatrix4, _ scaleVector: GLKVector3) -> GLKMatrix4 {
  GLKMatrix4Scale(matrix, scaleVector.x, scaleVector.y, scaleVector.z)
}
public func GLKMatrix4Rotate(_ matrix: GLKMatrix4, _ radians: Float, _ x: Float, _ y: Float, _ z: Float) -> GLKMatrix4 {
  GLKMatrix4Multiply(matrix, GLKMatrix4MakeRotation(radians, x, y, z))
}
public func GLKMatrix4RotateWithVector3(_ matrix: GLKMatrix4, _ radians: Float, _ axisVector: GLKVector3) -> GLKMatrix4 {
  GLKMatrix4Rotate(matrix, radians, axisVector.x, axisVector.y, axisVector.z)
}

public func GLKMatrix4GetMatrix3(_ matrix: GLKMatrix4) -> GLKMatrix3 {
  let m = matrix
  return GLKMatrix3Make(m.m00, m.m01, m.m02, m.m10, m.m11, m.m12, m.m20, m.m21, m.m22)
}
public func GLKMatrix4MakeTranslation(_ tx: Float, _ ty: Float, _ tz: Float) -> GLKMatrix4 {
  GLKMatrix4Make(1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, tx, ty, tz, 1)
}
public func GLKMatrix4Translate(_ matrix: GLKMatrix4, _ tx: Float, _ ty: Float, _ tz: Float) -> GLKMatrix4 {
  GLKMatrix4Multiply(matrix, GLKMatrix4MakeTranslation(tx, ty, tz))
}
public func GLKMatrix4TranslateWithVector3(_ matrix: GLKMatrix4, _ translationVector: GLKVector3) -> GLKMatrix4 {
  GLKMatrix4Translate(matrix, translationVector.x, translationVector.y, translationVector.z)
}
/// Multiplies a direction, ignoring the matrix's translation.
public func GLKMatrix4MultiplyVector3(_ matrixLeft: GLKMatrix4, _ vectorRight: GLKVector3) -> GLKVector3 {
  let v = GLKMatrix4MultiplyVector4(matrixLeft, GLKVector4MakeWithVector3(vectorRight, 0))
  return GLKVector3Make(v.x, v.y, v.z)
}
public func GLKMatrix4MultiplyVector3WithTranslation(_ matrixLeft: GLKMatrix4, _ vectorRight: GLKVector3) -> GLKVector3 {
  let v = GLKMatrix4MultiplyVector4(matrixLeft, GLKVector4MakeWithVector3(vectorRight, 1))
  return GLKVector3Make(v.x, v.y, v.z)
}
/// Multiplies a point, and divides the result by its fourth component.
public func GLKMatrix4MultiplyAndProjectVector3(_ matrixLeft: GLKMatrix4, _ vectorRight: GLKVector3) -> GLKVector3 {
  let v = GLKMatrix4MultiplyVector4(matrixLeft, GLKVector4MakeWithVector3(vectorRight, 1))
  return GLKVector3MultiplyScalar(GLKVector3Make(v.x, v.y, v.z), 1 / v.w)
}

/// Returns the inverse, computed by Gauss-Jordan elimination; nil if there is none.
private func inverse<Matrix: _SquareMatrix>(of matrix: Matrix) -> Matrix? {
  var (left, right) = (matrix.columnList, Matrix(1).columnList)
  for column in 0..<Matrix.side {
    guard let pivot = (column..<Matrix.side).max(by: { abs(left[$0][column]) < abs(left[$1][column]) }), left[pivot][column] != 0 else {
      return nil
    }
    left.swapAt(column, pivot)
    right.swapAt(column, pivot)
    let factor = left[column][column]
    left[column] /= factor
    right[column] /= factor
    for other in 0..<Matrix.side where other != column {
      let part = left[other][column]
      left[other] -= left[column] * part
      right[other] -= right[column] * part
    }
  }
  return Matrix(right)
}

/// Clamps the index of a column or row to the matrix.
private func clamped(_ index: Int32, _ matrix: GLKMatrix3) -> Int { min(max(Int(index), 0), 2) }
private func clamped(_ index: Int32, _ matrix: GLKMatrix4) -> Int { min(max(Int(index), 0), 3) }

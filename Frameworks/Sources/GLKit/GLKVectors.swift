import FoundationCompatibility

// GLKit's vectors (Apple: GLKVector2, GLKVector3, GLKVector4). They have the memory layout of C.

public struct GLKVector2: Equatable, Sendable {
  public var x: Float, y: Float
  public init() { self.init(v: (0, 0)) }
  public init(v: (Float, Float)) { (x, y) = v }
  public var v: (Float, Float) {
    get { (x, y) }
    set { (x, y) = newValue }
  }
  public var s: Float { x }
  public var t: Float { y }
  public subscript(index: Int) -> Float { simd[index] }
  var simd: SIMD2<Float> { SIMD2(x, y) }
  init(_ simd: SIMD2<Float>) { self.init(v: (simd.x, simd.y)) }
}

public struct GLKVector3: Equatable, Sendable {
  public var x: Float, y: Float, z: Float
  public init() { self.init(v: (0, 0, 0)) }
  public init(v: (Float, Float, Float)) { (x, y, z) = v }
  public var v: (Float, Float, Float) {
    get { (x, y, z) }
    set { (x, y, z) = newValue }
  }
  public var r: Float { x }
  public var g: Float { y }
  public var b: Float { z }
  public var s: Float { x }
  public var t: Float { y }
  public var p: Float { z }
  public subscript(index: Int) -> Float { simd[index] }
  var simd: SIMD3<Float> { SIMD3(x, y, z) }
  init(_ simd: SIMD3<Float>) { self.init(v: (simd.x, simd.y, simd.z)) }
}

public struct GLKVector4: Equatable, Sendable {
  public var x: Float, y: Float, z: Float, w: Float
  public init() { self.init(v: (0, 0, 0, 0)) }
  public init(v: (Float, Float, Float, Float)) { (x, y, z, w) = v }
  public var v: (Float, Float, Float, Float) {
    get { (x, y, z, w) }
    set { (x, y, z, w) = newValue }
  }
  public var r: Float { x }
  public var g: Float { y }
  public var b: Float { z }
  public var a: Float { w }
  public var s: Float { x }
  public var t: Float { y }
  public var p: Float { z }
  public var q: Float { w }
  public subscript(index: Int) -> Float { simd[index] }
  var simd: SIMD4<Float> { SIMD4(x, y, z, w) }
  init(_ simd: SIMD4<Float>) { self.init(v: (simd.x, simd.y, simd.z, simd.w)) }
}

public func GLKVector2Make(_ x: Float, _ y: Float) -> GLKVector2 { GLKVector2(v: (x, y)) }
public func GLKVector2Add(_ vectorLeft: GLKVector2, _ vectorRight: GLKVector2) -> GLKVector2 {
  GLKVector2(vectorLeft.simd + vectorRight.simd)
}
public func GLKVector2Subtract(_ vectorLeft: GLKVector2, _ vectorRight: GLKVector2) -> GLKVector2 {
  GLKVector2(vectorLeft.simd - vectorRight.simd)
}
public func GLKVector2Multiply(_ vectorLeft: GLKVector2, _ vectorRight: GLKVector2) -> GLKVector2 {
  GLKVector2(vectorLeft.simd * vectorRight.simd)
}
public func GLKVector2Divide(_ vectorLeft: GLKVector2, _ vectorRight: GLKVector2) -> GLKVector2 {
  GLKVector2(vectorLeft.simd / vectorRight.simd)
}
public func GLKVector2AddScalar(_ vector: GLKVector2, _ value: Float) -> GLKVector2 { GLKVector2(vector.simd + SIMD2(repeating: value)) }
public func GLKVector2SubtractScalar(_ vector: GLKVector2, _ value: Float) -> GLKVector2 {
  GLKVector2(vector.simd - SIMD2(repeating: value))
}
public func GLKVector2MultiplyScalar(_ vector: GLKVector2, _ value: Float) -> GLKVector2 {
  GLKVector2(vector.simd * SIMD2(repeating: value))
}
public func GLKVector2DivideScalar(_ vector: GLKVector2, _ value: Float) -> GLKVector2 { GLKVector2(vector.simd / SIMD2(repeating: value)) }
public func GLKVector2Negate(_ vector: GLKVector2) -> GLKVector2 { GLKVector2(-vector.simd) }
public func GLKVector2Maximum(_ vectorLeft: GLKVector2, _ vectorRight: GLKVector2) -> GLKVector2 {
  GLKVector2(pointwiseMax(vectorLeft.simd, vectorRight.simd))
}
public func GLKVector2Minimum(_ vectorLeft: GLKVector2, _ vectorRight: GLKVector2) -> GLKVector2 {
  GLKVector2(pointwiseMin(vectorLeft.simd, vectorRight.simd))
}
public func GLKVector2DotProduct(_ vectorLeft: GLKVector2, _ vectorRight: GLKVector2) -> Float {
  (vectorLeft.simd * vectorRight.simd).sum()
}
public func GLKVector2Length(_ vector: GLKVector2) -> Float { GLKVector2DotProduct(vector, vector).squareRoot() }
public func GLKVector2Distance(_ vectorStart: GLKVector2, _ vectorEnd: GLKVector2) -> Float {
  GLKVector2Length(GLKVector2Subtract(vectorEnd, vectorStart))
}
public func GLKVector2Normalize(_ vector: GLKVector2) -> GLKVector2 { GLKVector2MultiplyScalar(vector, 1 / GLKVector2Length(vector)) }
public func GLKVector2Lerp(_ vectorStart: GLKVector2, _ vectorEnd: GLKVector2, _ t: Float) -> GLKVector2 {
  GLKVector2(vectorStart.simd + (vectorEnd.simd - vectorStart.simd) * t)
}
public func GLKVector2Project(_ vectorToProject: GLKVector2, _ projectionVector: GLKVector2) -> GLKVector2 {
  GLKVector2MultiplyScalar(
    projectionVector, GLKVector2DotProduct(projectionVector, vectorToProject) / GLKVector2DotProduct(projectionVector, projectionVector))
}
public func GLKVector2AllEqualToVector2(_ vectorLeft: GLKVector2, _ vectorRight: GLKVector2) -> Bool { vectorLeft == vectorRight }
public func GLKVector2AllEqualToScalar(_ vector: GLKVector2, _ value: Float) -> Bool { vector.simd == SIMD2(repeating: value) }

public func GLKVector3Make(_ x: Float, _ y: Float, _ z: Float) -> GLKVector3 { GLKVector3(v: (x, y, z)) }
public func GLKVector3Add(_ vectorLeft: GLKVector3, _ vectorRight: GLKVector3) -> GLKVector3 {
  GLKVector3(vectorLeft.simd + vectorRight.simd)
}
public func GLKVector3Subtract(_ vectorLeft: GLKVector3, _ vectorRight: GLKVector3) -> GLKVector3 {
  GLKVector3(vectorLeft.simd - vectorRight.simd)
}
public func GLKVector3Multiply(_ vectorLeft: GLKVector3, _ vectorRight: GLKVector3) -> GLKVector3 {
  GLKVector3(vectorLeft.simd * vectorRight.simd)
}
public func GLKVector3Divide(_ vectorLeft: GLKVector3, _ vectorRight: GLKVector3) -> GLKVector3 {
  GLKVector3(vectorLeft.simd / vectorRight.simd)
}
public func GLKVector3AddScalar(_ vector: GLKVector3, _ value: Float) -> GLKVector3 { GLKVector3(vector.simd + SIMD3(repeating: value)) }
public func GLKVector3SubtractScalar(_ vector: GLKVector3, _ value: Float) -> GLKVector3 {
  GLKVector3(vector.simd - SIMD3(repeating: value))
}
public func GLKVector3MultiplyScalar(_ vector: GLKVector3, _ value: Float) -> GLKVector3 {
  GLKVector3(vector.simd * SIMD3(repeating: value))
}
public func GLKVector3DivideScalar(_ vector: GLKVector3, _ value: Float) -> GLKVector3 { GLKVector3(vector.simd / SIMD3(repeating: value)) }
public func GLKVector3Negate(_ vector: GLKVector3) -> GLKVector3 { GLKVector3(-vector.simd) }
public func GLKVector3Maximum(_ vectorLeft: GLKVector3, _ vectorRight: GLKVector3) -> GLKVector3 {
  GLKVector3(pointwiseMax(vectorLeft.simd, vectorRight.simd))
}
public func GLKVector3Minimum(_ vectorLeft: GLKVector3, _ vectorRight: GLKVector3) -> GLKVector3 {
  GLKVector3(pointwiseMin(vectorLeft.simd, vectorRight.simd))
}
public func GLKVector3DotProduct(_ vectorLeft: GLKVector3, _ vectorRight: GLKVector3) -> Float {
  (vectorLeft.simd * vectorRight.simd).sum()
}
public func GLKVector3Length(_ vector: GLKVector3) -> Float { GLKVector3DotProduct(vector, vector).squareRoot() }
public func GLKVector3Distance(_ vectorStart: GLKVector3, _ vectorEnd: GLKVector3) -> Float {
  GLKVector3Length(GLKVector3Subtract(vectorEnd, vectorStart))
}
public func GLKVector3Normalize(_ vector: GLKVector3) -> GLKVector3 { GLKVector3MultiplyScalar(vector, 1 / GLKVector3Length(vector)) }
public func GLKVector3Lerp(_ vectorStart: GLKVector3, _ vectorEnd: GLKVector3, _ t: Float) -> GLKVector3 {
  GLKVector3(vectorStart.simd + (vectorEnd.simd - vectorStart.simd) * t)
}
public func GLKVector3Project(_ vectorToProject: GLKVector3, _ projectionVector: GLKVector3) -> GLKVector3 {
  GLKVector3MultiplyScalar(
    projectionVector, GLKVector3DotProduct(projectionVector, vectorToProject) / GLKVector3DotProduct(projectionVector, projectionVector))
}
public func GLKVector3AllEqualToVector3(_ vectorLeft: GLKVector3, _ vectorRight: GLKVector3) -> Bool { vectorLeft == vectorRight }
public func GLKVector3AllEqualToScalar(_ vector: GLKVector3, _ value: Float) -> Bool { vector.simd == SIMD3(repeating: value) }

public func GLKVector4Make(_ x: Float, _ y: Float, _ z: Float, _ w: Float) -> GLKVector4 { GLKVector4(v: (x, y, z, w)) }
public func GLKVector4MakeWithVector3(_ vector: GLKVector3, _ w: Float) -> GLKVector4 { GLKVector4(v: (vector.x, vector.y, vector.z, w)) }
public func GLKVector4Add(_ vectorLeft: GLKVector4, _ vectorRight: GLKVector4) -> GLKVector4 {
  GLKVector4(vectorLeft.simd + vectorRight.simd)
}
public func GLKVector4Subtract(_ vectorLeft: GLKVector4, _ vectorRight: GLKVector4) -> GLKVector4 {
  GLKVector4(vectorLeft.simd - vectorRight.simd)
}
public func GLKVector4Multiply(_ vectorLeft: GLKVector4, _ vectorRight: GLKVector4) -> GLKVector4 {
  GLKVector4(vectorLeft.simd * vectorRight.simd)
}
public func GLKVector4Divide(_ vectorLeft: GLKVector4, _ vectorRight: GLKVector4) -> GLKVector4 {
  GLKVector4(vectorLeft.simd / vectorRight.simd)
}
public func GLKVector4AddScalar(_ vector: GLKVector4, _ value: Float) -> GLKVector4 { GLKVector4(vector.simd + SIMD4(repeating: value)) }
public func GLKVector4SubtractScalar(_ vector: GLKVector4, _ value: Float) -> GLKVector4 {
  GLKVector4(vector.simd - SIMD4(repeating: value))
}
public func GLKVector4MultiplyScalar(_ vector: GLKVector4, _ value: Float) -> GLKVector4 {
  GLKVector4(vector.simd * SIMD4(repeating: value))
}
public func GLKVector4DivideScalar(_ vector: GLKVector4, _ value: Float) -> GLKVector4 { GLKVector4(vector.simd / SIMD4(repeating: value)) }
public func GLKVector4Negate(_ vector: GLKVector4) -> GLKVector4 { GLKVector4(-vector.simd) }
public func GLKVector4Maximum(_ vectorLeft: GLKVector4, _ vectorRight: GLKVector4) -> GLKVector4 {
  GLKVector4(pointwiseMax(vectorLeft.simd, vectorRight.simd))
}
public func GLKVector4Minimum(_ vectorLeft: GLKVector4, _ vectorRight: GLKVector4) -> GLKVector4 {
  GLKVector4(pointwiseMin(vectorLeft.simd, vectorRight.simd))
}
public func GLKVector4DotProduct(_ vectorLeft: GLKVector4, _ vectorRight: GLKVector4) -> Float {
  (vectorLeft.simd * vectorRight.simd).sum()
}
public func GLKVector4Length(_ vector: GLKVector4) -> Float { GLKVector4DotProduct(vector, vector).squareRoot() }
public func GLKVector4Distance(_ vectorStart: GLKVector4, _ vectorEnd: GLKVector4) -> Float {
  GLKVector4Length(GLKVector4Subtract(vectorEnd, vectorStart))
}
public func GLKVector4Normalize(_ vector: GLKVector4) -> GLKVector4 { GLKVector4MultiplyScalar(vector, 1 / GLKVector4Length(vector)) }
public func GLKVector4Lerp(_ vectorStart: GLKVector4, _ vectorEnd: GLKVector4, _ t: Float) -> GLKVector4 {
  GLKVector4(vectorStart.simd + (vectorEnd.simd - vectorStart.simd) * t)
}
public func GLKVector4Project(_ vectorToProject: GLKVector4, _ projectionVector: GLKVector4) -> GLKVector4 {
  GLKVector4MultiplyScalar(
    projectionVector, GLKVector4DotProduct(projectionVector, vectorToProject) / GLKVector4DotProduct(projectionVector, projectionVector))
}
public func GLKVector4AllEqualToVector4(_ vectorLeft: GLKVector4, _ vectorRight: GLKVector4) -> Bool { vectorLeft == vectorRight }
public func GLKVector4AllEqualToScalar(_ vector: GLKVector4, _ value: Float) -> Bool { vector.simd == SIMD4(repeating: value) }

public func GLKVector3CrossProduct(_ vectorLeft: GLKVector3, _ vectorRight: GLKVector3) -> GLKVector3 {
  let (a, b) = (vectorLeft, vectorRight)
  return GLKVector3Make(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
}

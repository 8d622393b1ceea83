import FoundationCompatibility

public func GLKMathDegreesToRadians(_ degrees: Float) -> Float { degrees * .pi / 180 }
public func GLKMathRadiansToDegrees(_ radians: Float) -> Float { radians * 180 / .pi }

/// Returns a perspective projection, like OpenGL's gluPerspective.
public func GLKMatrix4MakePerspective(_ fovyRadians: Float, _ aspect: Float, _ nearZ: Float, _ farZ: Float) -> GLKMatrix4 {
  let cotangent = 1 / tan(fovyRadians / 2)
  return GLKMatrix4Make(
    cotangent / aspect, 0, 0, 0, 0, cotangent, 0, 0, 0, 0, (farZ + nearZ) / (nearZ - farZ), -1, 0, 0, 2 * farZ * nearZ / (nearZ - farZ), 0)
}
public func GLKMatrix4MakeFrustum(
  _ left: Float, _ right: Float, _ bottom: Float, _ top: Float, _ nearZ: Float, _ farZ: Float
) -> GLKMatrix4 {
  let (width, height, depth) = (right - left, top - bottom, farZ - nearZ)
  return GLKMatrix4Make(
    2 * nearZ / width, 0, 0, 0, 0, 2 * nearZ / height, 0, 0, (right + left) / width, (top + bottom) / height, -(farZ + nearZ) / depth, -1,
    0, 0, -2 * farZ * nearZ / depth, 0)
}
public func GLKMatrix4MakeOrtho(
  _ left: Float, _ right: Float, _ bottom: Float, _ top: Float, _ nearZ: Float, _ farZ: Float
) -> GLKMatrix4 {
  let (width, height, depth) = (right - left, top - bottom, farZ - nearZ)
  return GLKMatrix4Make(
    2 / width, 0, 0, 0, 0, 2 / height, 0, 0, 0, 0, -2 / depth, 0, -(right + left) / width, -(top + bottom) / height,
    -(farZ + nearZ) / depth, 1)
}
/// Returns the transform of a camera at one point that looks at another.
public func GLKMatrix4MakeLookAt(
  _ eyeX: Float, _ eyeY: Float, _ eyeZ: Float, _ centerX: Float, _ centerY: Float, _ centerZ: Float, _ upX: Float, _ upY: Float,
  _ upZ: Float
) -> GLKMatrix4 {
  let eye = GLKVector3Make(eyeX, eyeY, eyeZ)
  let n = GLKVector3Normalize(GLKVector3Subtract(eye, GLKVector3Make(centerX, centerY, centerZ)))
  let u = GLKVector3Normalize(GLKVector3CrossProduct(GLKVector3Make(upX, upY, upZ), n))
  let v = GLKVector3CrossProduct(n, u)
  func distance(_ axis: GLKVector3) -> Float { -GLKVector3DotProduct(axis, eye) }
  return GLKMatrix4Make(u.x, v.x, n.x, 0, u.y, v.y, n.y, 0, u.z, v.z, n.z, 0, distance(u), distance(v), distance(n), 1)
}

/// A rotation as a quaternion (Apple: GLKQuaternion).
public struct GLKQuaternion: Equatable, Sendable {
  public var x, y, z, w: Float
  public init() { self.init(q: (0, 0, 0, 0)) }
  public init(q: (Float, Float, Float, Float)) { (x, y, z, w) = q }
  public var q: (Float, Float, Float, Float) { (x, y, z, w) }
  public var v: GLKVector3 { GLKVector3Make(x, y, z) }
  public var s: Float { w }
}
public let GLKQuaternionIdentity = GLKQuaternion(q: (0, 0, 0, 1))
public func GLKQuaternionMake(_ x: Float, _ y: Float, _ z: Float, _ w: Float) -> GLKQuaternion { GLKQuaternion(q: (x, y, z, w)) }
public func GLKQuaternionMakeWithAngleAndAxis(_ radians: Float, _ x: Float, _ y: Float, _ z: Float) -> GLKQuaternion {
  let scale = sin(radians / 2)
  return GLKQuaternionMake(scale * x, scale * y, scale * z, cos(radians / 2))
}
public func GLKQuaternionMultiply(_ quaternionLeft: GLKQuaternion, _ quaternionRight: GLKQuaternion) -> GLKQuaternion {
  let (a, b) = (quaternionLeft, quaternionRight)
  let vector = GLKVector3Add(
    GLKVector3Add(GLKVector3MultiplyScalar(b.v, a.w), GLKVector3MultiplyScalar(a.v, b.w)), GLKVector3CrossProduct(a.v, b.v))
  return GLKQuaternionMake(vector.x, vector.y, vector.z, a.w * b.w - GLKVector3DotProduct(a.v, b.v))
}
public func GLKQuaternionLength(_ quaternion: GLKQuaternion) -> Float {
  GLKVector4Length(GLKVector4Make(quaternion.x, quaternion.y, quaternion.z, quaternion.w))
}
public func GLKQuaternionNormalize(_ quaternion: GLKQuaternion) -> GLKQuaternion {
  let scale = 1 / GLKQuaternionLength(quaternion)
  return GLKQuaternionMake(quaternion.x * scale, quaternion.y * scale, quaternion.z * scale, quaternion.w * scale)
}
public func GLKQuaternionConjugate(_ quaternion: GLKQuaternion) -> GLKQuaternion {
  GLKQuaternionMake(-quaternion.x, -quaternion.y, -quaternion.z, quaternion.w)
}
public func GLKQuaternionRotateVector3(_ quaternion: GLKQuaternion, _ vector: GLKVector3) -> GLKVector3 {
  let point = GLKQuaternionMake(vector.x, vector.y, vector.z, 0)
  return GLKQuaternionMultiply(GLKQuaternionMultiply(quaternion, point), GLKQuaternionConjugate(quaternion)).v
}
public func GLKMatrix3MakeWithQuaternion(_ quaternion: GLKQuaternion) -> GLKMatrix3 {
  let unit = GLKQuaternionNormalize(quaternion)
  return GLKMatrix3MakeWithColumns(
    GLKQuaternionRotateVector3(unit, GLKVector3Make(1, 0, 0)), GLKQuaternionRotateVector3(unit, GLKVector3Make(0, 1, 0)),
    GLKQuaternionRotateVector3(unit, GLKVector3Make(0, 0, 1)))
}
public func GLKMatrix4MakeWithQuaternion(_ quaternion: GLKQuaternion) -> GLKMatrix4 {
  let m = GLKMatrix3MakeWithQuaternion(quaternion)
  return GLKMatrix4Make(m.m00, m.m01, m.m02, 0, m.m10, m.m11, m.m12, 0, m.m20, m.m21, m.m22, 0, 0, 0, 0, 1)
}

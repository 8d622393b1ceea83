@_exported public import simd
@_exported public import UIKit

public struct SCNVector3: Sendable {
  public var x: Float
  public var y: Float
  public var z: Float
  public init() { (x, y, z) = (0, 0, 0) }
  public init(x: Float, y: Float, z: Float) { (self.x, self.y, self.z) = (x, y, z) }
  public init(_ x: Float, _ y: Float, _ z: Float) { (self.x, self.y, self.z) = (x, y, z) }
  public init(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) { self.init(Float(x), Float(y), Float(z)) }
  public init(_ x: Double, _ y: Double, _ z: Double) { self.init(Float(x), Float(y), Float(z)) }
  public init(_ x: Int, _ y: Int, _ z: Int) { self.init(Float(x), Float(y), Float(z)) }
  public init(_ v: SIMD3<Float>) { self.init(v.x, v.y, v.z) }
}

public struct SCNVector4: Sendable {
  public var x: Float
  public var y: Float
  public var z: Float
  public var w: Float
  public init() { (x, y, z, w) = (0, 0, 0, 0) }
  public init(x: Float, y: Float, z: Float, w: Float) { (self.x, self.y, self.z, self.w) = (x, y, z, w) }
  public init(_ x: Float, _ y: Float, _ z: Float, _ w: Float) { self.init(x: x, y: y, z: z, w: w) }
  public init(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat, _ w: CGFloat) { self.init(Float(x), Float(y), Float(z), Float(w)) }
  public init(_ x: Double, _ y: Double, _ z: Double, _ w: Double) { self.init(Float(x), Float(y), Float(z), Float(w)) }
  public init(_ x: Int, _ y: Int, _ z: Int, _ w: Int) { self.init(Float(x), Float(y), Float(z), Float(w)) }
}
public typealias SCNQuaternion = SCNVector4

public let SCNVector3Zero = SCNVector3()
public let SCNVector4Zero = SCNVector4()
public func SCNVector3Make(_ x: Float, _ y: Float, _ z: Float) -> SCNVector3 { SCNVector3(x, y, z) }
public func SCNVector4Make(_ x: Float, _ y: Float, _ z: Float, _ w: Float) -> SCNVector4 { SCNVector4(x, y, z, w) }
public func SCNVector3EqualToVector3(_ a: SCNVector3, _ b: SCNVector3) -> Bool { a.x == b.x && a.y == b.y && a.z == b.z }
public func SCNVector4EqualToVector4(_ a: SCNVector4, _ b: SCNVector4) -> Bool { a.x == b.x && a.y == b.y && a.z == b.z && a.w == b.w }

extension SIMD3 where Scalar == Float {
  public init(_ v: SCNVector3) { self.init(v.x, v.y, v.z) }
}

/// A 4 x 4 matrix of rows. Points are row vectors, which are multiplied from the left.
public struct SCNMatrix4: Sendable {
  public var m11: Float = 1, m12: Float = 0, m13: Float = 0, m14: Float = 0
  public var m21: Float = 0, m22: Float = 1, m23: Float = 0, m24: Float = 0
  public var m31: Float = 0, m32: Float = 0, m33: Float = 1, m34: Float = 0
  public var m41: Float = 0, m42: Float = 0, m43: Float = 0, m44: Float = 1
  public init() {}
  public init(_ m: simd_float4x4) {
    let c = m.columns
    (m11, m12, m13, m14) = (c.0.x, c.0.y, c.0.z, c.0.w)
    (m21, m22, m23, m24) = (c.1.x, c.1.y, c.1.z, c.1.w)
    (m31, m32, m33, m34) = (c.2.x, c.2.y, c.2.z, c.2.w)
    (m41, m42, m43, m44) = (c.3.x, c.3.y, c.3.z, c.3.w)
  }
}

extension simd_float4x4 {
  public init(_ m: SCNMatrix4) {
    self.init(
      SIMD4(m.m11, m.m12, m.m13, m.m14), SIMD4(m.m21, m.m22, m.m23, m.m24), SIMD4(m.m31, m.m32, m.m33, m.m34),
      SIMD4(m.m41, m.m42, m.m43, m.m44))
  }
}

public let SCNMatrix4Identity = SCNMatrix4()
public func SCNMatrix4Mult(_ a: SCNMatrix4, _ b: SCNMatrix4) -> SCNMatrix4 { SCNMatrix4(simd_float4x4(b) * simd_float4x4(a)) }
public func SCNMatrix4MakeTranslation(_ tx: Float, _ ty: Float, _ tz: Float) -> SCNMatrix4 {
  var m = SCNMatrix4()
  (m.m41, m.m42, m.m43) = (tx, ty, tz)
  return m
}
public func SCNMatrix4MakeScale(_ sx: Float, _ sy: Float, _ sz: Float) -> SCNMatrix4 {
  var m = SCNMatrix4()
  (m.m11, m.m22, m.m33) = (sx, sy, sz)
  return m
}
/// - Parameter angle: the angle about the axis, in radians.
public func SCNMatrix4MakeRotation(_ angle: Float, _ x: Float, _ y: Float, _ z: Float) -> SCNMatrix4 {
  let length = (x * x + y * y + z * z).squareRoot()
  guard length > 0 else { return SCNMatrix4() }
  let (x, y, z) = (x / length, y / length, z / length)
  let (s, c) = (sin(angle), cos(angle)), t = 1 - c
  var m = SCNMatrix4()
  (m.m11, m.m12, m.m13) = (t * x * x + c, t * x * y + s * z, t * x * z - s * y)
  (m.m21, m.m22, m.m23) = (t * x * y - s * z, t * y * y + c, t * y * z + s * x)
  (m.m31, m.m32, m.m33) = (t * x * z + s * y, t * y * z - s * x, t * z * z + c)
  return m
}
public func SCNMatrix4Translate(_ m: SCNMatrix4, _ tx: Float, _ ty: Float, _ tz: Float) -> SCNMatrix4 {
  SCNMatrix4Mult(m, SCNMatrix4MakeTranslation(tx, ty, tz))
}
public func SCNMatrix4Rotate(_ m: SCNMatrix4, _ angle: Float, _ x: Float, _ y: Float, _ z: Float) -> SCNMatrix4 {
  SCNMatrix4Mult(m, SCNMatrix4MakeRotation(angle, x, y, z))
}
public func SCNMatrix4Scale(_ m: SCNMatrix4, _ sx: Float, _ sy: Float, _ sz: Float) -> SCNMatrix4 {
  SCNMatrix4Mult(m, SCNMatrix4MakeScale(sx, sy, sz))
}

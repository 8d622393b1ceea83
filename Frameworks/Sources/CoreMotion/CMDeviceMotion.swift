@_exported import FoundationCompatibility

// Measurements of sensors (Apple: Core Motion). There are no instances, since there are no sensors.

open class CMLogItem: NSObject {
  open var timestamp: TimeInterval { 0 }
}

public struct CMAcceleration: Sendable {
  public var x = 0.0, y = 0.0, z = 0.0
  public init() {}
  public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
}
public struct CMRotationRate: Sendable {
  public var x = 0.0, y = 0.0, z = 0.0
  public init() {}
  public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
}
public struct CMMagneticField: Sendable {
  public var x = 0.0, y = 0.0, z = 0.0
  public init() {}
  public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
}
public enum CMMagneticFieldCalibrationAccuracy: Int32, Sendable { case uncalibrated = -1, low, medium, high }
public struct CMCalibratedMagneticField: Sendable {
  public var field = CMMagneticField()
  public var accuracy = CMMagneticFieldCalibrationAccuracy.uncalibrated
  public init() {}
}
public struct CMQuaternion: Sendable {
  public var x = 0.0, y = 0.0, z = 0.0, w = 1.0
  public init() {}
  public init(x: Double, y: Double, z: Double, w: Double) { (self.x, self.y, self.z, self.w) = (x, y, z, w) }
}
public struct CMRotationMatrix: Sendable {
  public var m11 = 1.0, m12 = 0.0, m13 = 0.0, m21 = 0.0, m22 = 1.0, m23 = 0.0, m31 = 0.0, m32 = 0.0, m33 = 1.0
  public init() {}
}
public struct CMAttitudeReferenceFrame: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let xArbitraryZVertical = CMAttitudeReferenceFrame(rawValue: 1)
  public static let xArbitraryCorrectedZVertical = CMAttitudeReferenceFrame(rawValue: 2)
  public static let xMagneticNorthZVertical = CMAttitudeReferenceFrame(rawValue: 4)
  public static let xTrueNorthZVertical = CMAttitudeReferenceFrame(rawValue: 8)
}

open class CMAccelerometerData: CMLogItem {
  open var acceleration: CMAcceleration { CMAcceleration() }
}
open class CMGyroData: CMLogItem {
  open var rotationRate: CMRotationRate { CMRotationRate() }
}
open class CMMagnetometerData: CMLogItem {
  open var magneticField: CMMagneticField { CMMagneticField() }
}
open class CMAttitude: NSObject {
  open var roll: Double { 0 }
  open var pitch: Double { 0 }
  open var yaw: Double { 0 }
  open var rotationMatrix: CMRotationMatrix { CMRotationMatrix() }
  open var quaternion: CMQuaternion { CMQuaternion() }
  open func multiply(byInverseOf attitude: CMAttitude) {}
}
open class CMDeviceMotion: CMLogItem {
  public enum SensorLocation: Int, Sendable { case `default`, headphoneLeft, headphoneRight }

  open var attitude: CMAttitude { CMAttitude() }
  open var rotationRate: CMRotationRate { CMRotationRate() }
  open var gravity: CMAcceleration { CMAcceleration() }
  open var userAcceleration: CMAcceleration { CMAcceleration() }
  open var magneticField: CMCalibratedMagneticField { CMCalibratedMagneticField() }
  open var heading: Double { -1 }
  open var sensorLocation: SensorLocation { .default }
}

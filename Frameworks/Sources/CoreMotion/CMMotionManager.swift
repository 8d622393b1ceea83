@_exported import FoundationCompatibility

/// No sensors: nothing is available, and updates never come (Apple: CMMotionManager).
open class CMMotionManager: NSObject {
  open var isAccelerometerAvailable: Bool { false }
  open var isAccelerometerActive: Bool { false }
  open var isGyroAvailable: Bool { false }
  open var isDeviceMotionAvailable: Bool { false }
  open var isDeviceMotionActive: Bool { false }
  open var accelerometerUpdateInterval: TimeInterval = 0.01
  open var gyroUpdateInterval: TimeInterval = 0.01
  open var deviceMotionUpdateInterval: TimeInterval = 0.01
  open var accelerometerData: CMAccelerometerData? { nil }
  open var deviceMotion: CMDeviceMotion? { nil }
  open func startAccelerometerUpdates() {}
  open func startAccelerometerUpdates(to queue: OperationQueue, withHandler handler: @escaping (CMAccelerometerData?, (any Error)?) -> Void)
  {}
  open func stopAccelerometerUpdates() {}
  open func startGyroUpdates() {}
  open func stopGyroUpdates() {}
  open func startDeviceMotionUpdates() {}
  open func startDeviceMotionUpdates(to queue: OperationQueue, withHandler handler: @escaping (CMDeviceMotion?, (any Error)?) -> Void) {}
  open func stopDeviceMotionUpdates() {}
}
public struct CMAcceleration: Sendable {
  public var x = 0.0, y = 0.0, z = 0.0
  public init() {}
}
open class CMAccelerometerData: NSObject {
  open var acceleration: CMAcceleration { CMAcceleration() }
}
open class CMAttitude: NSObject {
  open var roll: Double { 0 }
  open var pitch: Double { 0 }
  open var yaw: Double { 0 }
}
open class CMDeviceMotion: NSObject {
  open var attitude: CMAttitude { CMAttitude() }
  open var gravity: CMAcceleration { CMAcceleration() }
  open var userAcceleration: CMAcceleration { CMAcceleration() }
}

@_exported import FoundationCompatibility

/// A pedometer without sensors: queries fail with `CMErrorNotAvailable` (Apple: CMPedometer).
open class CMPedometer: NSObject {
  open class func isStepCountingAvailable() -> Bool { false }
  open class func isDistanceAvailable() -> Bool { false }
  open class func isFloorCountingAvailable() -> Bool { false }
  open class func isPaceAvailable() -> Bool { false }
  open class func isCadenceAvailable() -> Bool { false }
  open class func isPedometerEventTrackingAvailable() -> Bool { false }
  open class func authorizationStatus() -> CMAuthorizationStatus { .denied }
  open func queryPedometerData(from start: Date, to end: Date, withHandler handler: @escaping CMPedometerHandler) {
    handler(nil, NSError.motionNotAvailable)
  }
  open func startUpdates(from start: Date, withHandler handler: @escaping CMPedometerHandler) { handler(nil, NSError.motionNotAvailable) }
  open func stopUpdates() {}
  open func startEventUpdates(handler: @escaping CMPedometerEventHandler) { handler(nil, NSError.motionNotAvailable) }
  open func stopEventUpdates() {}
}
public typealias CMPedometerHandler = (CMPedometerData?, (any Error)?) -> Void
public typealias CMPedometerEventHandler = (CMPedometerEvent?, (any Error)?) -> Void

open class CMPedometerData: NSObject {
  open var startDate: Date { .distantPast }
  open var endDate: Date { .distantPast }
  open var numberOfSteps: NSNumber { 0 }
  open var distance: NSNumber? { nil }
  open var floorsAscended: NSNumber? { nil }
  open var floorsDescended: NSNumber? { nil }
  open var currentPace: NSNumber? { nil }
  open var currentCadence: NSNumber? { nil }
  open var averageActivePace: NSNumber? { nil }
}
public enum CMPedometerEventType: Int, Sendable { case pause, resume }
open class CMPedometerEvent: NSObject {
  open var date: Date { .distantPast }
  open var type: CMPedometerEventType { .pause }
}

/// A manager that reports no activities (Apple: CMMotionActivityManager).
open class CMMotionActivityManager: NSObject {
  open class func isActivityAvailable() -> Bool { false }
  open class func authorizationStatus() -> CMAuthorizationStatus { .denied }
  open func startActivityUpdates(to queue: OperationQueue, withHandler handler: @escaping (CMMotionActivity?) -> Void) {}
  open func stopActivityUpdates() {}
  open func queryActivityStarting(
    from start: Date, to end: Date, to queue: OperationQueue, withHandler handler: @escaping ([CMMotionActivity]?, (any Error)?) -> Void
  ) { handler(nil, NSError.motionNotAvailable) }
}
public enum CMMotionActivityConfidence: Int, Sendable { case low, medium, high }
open class CMMotionActivity: CMLogItem {
  open var confidence: CMMotionActivityConfidence { .low }
  open var startDate: Date { .distantPast }
  open var unknown: Bool { true }
  open var stationary: Bool { false }
  open var walking: Bool { false }
  open var running: Bool { false }
  open var automotive: Bool { false }
  open var cycling: Bool { false }
}

/// An altimeter that is not available (Apple: CMAltimeter).
open class CMAltimeter: NSObject {
  open class func isRelativeAltitudeAvailable() -> Bool { false }
  open class func authorizationStatus() -> CMAuthorizationStatus { .denied }
  open func startRelativeAltitudeUpdates(to queue: OperationQueue, withHandler handler: @escaping (CMAltitudeData?, (any Error)?) -> Void) {
    handler(nil, NSError.motionNotAvailable)
  }
  open func stopRelativeAltitudeUpdates() {}
  open class func isAbsoluteAltitudeAvailable() -> Bool { false }
  open func startAbsoluteAltitudeUpdates(
    to queue: OperationQueue, withHandler handler: @escaping (CMAbsoluteAltitudeData?, (any Error)?) -> Void
  ) { handler(nil, NSError.motionNotAvailable) }
  open func stopAbsoluteAltitudeUpdates() {}
}
open class CMAltitudeData: CMLogItem {
  open var relativeAltitude: NSNumber { 0 }
  open var pressure: NSNumber { 0 }
}

/// Apple: CMHeadphoneMotionManager.
open class CMHeadphoneMotionManager: NSObject {
  open class func authorizationStatus() -> CMAuthorizationStatus { .denied }
  open weak var delegate: (any CMHeadphoneMotionManagerDelegate)?
  open var isDeviceMotionAvailable: Bool { false }
  open var isDeviceMotionActive: Bool { false }
  open var deviceMotion: CMDeviceMotion? { nil }
  open func startDeviceMotionUpdates() {}
  open func startDeviceMotionUpdates(to queue: OperationQueue, withHandler handler: @escaping CMDeviceMotionHandler) {}
  open func stopDeviceMotionUpdates() {}
}
public protocol CMHeadphoneMotionManagerDelegate: NSObjectProtocol {
  func headphoneMotionManagerDidConnect(_ manager: CMHeadphoneMotionManager)
  func headphoneMotionManagerDidDisconnect(_ manager: CMHeadphoneMotionManager)
}
extension CMHeadphoneMotionManagerDelegate {
  public func headphoneMotionManagerDidConnect(_ manager: CMHeadphoneMotionManager) {}
  public func headphoneMotionManagerDidDisconnect(_ manager: CMHeadphoneMotionManager) {}
}

/// A fall that a watch detected (Apple: CMFallDetectionEvent).
open class CMFallDetectionEvent: NSObject {
  public enum UserResolution: Int, Sendable { case confirmed, dismissed, rejected, unresponsive }

  open var date: Date { .distantPast }
  open var resolution: UserResolution { .dismissed }
}

public import Foundation

/// A recorder without sensors (Apple: CMSensorRecorder).
open class CMSensorRecorder: NSObject {
  open class func isAccelerometerRecordingAvailable() -> Bool { false }
  open class func authorizationStatus() -> CMAuthorizationStatus { .denied }
  open class func isAuthorizedForRecording() -> Bool { false }
  open func recordAccelerometer(forDuration duration: TimeInterval) {}
  open func accelerometerData(from fromDate: Date, to toDate: Date) -> CMSensorDataList? { nil }
}
/// Recorded samples. There are none (Apple: CMSensorDataList).
open class CMSensorDataList: NSObject {}
open class CMRecordedAccelerometerData: CMAccelerometerData {
  open var identifier: UInt64 { 0 }
  open var startDate: Date { .distantPast }
}
open class CMAbsoluteAltitudeData: CMLogItem {
  open var altitude: Double { 0 }
  open var accuracy: Double { 0 }
  open var precision: Double { 0 }
}
open class CMStepCounter: NSObject {
  open class func isStepCountingAvailable() -> Bool { false }
}

import Foundation

extension UIDevice {
  private static let turning = SideTable<UIDevice, Int>()

  // A desktop is not turned: the notification is never posted.

  public func beginGeneratingDeviceOrientationNotifications() { Self.turning[self] = (Self.turning[self] ?? 0) + 1 }
  public func endGeneratingDeviceOrientationNotifications() { Self.turning[self] = max(0, (Self.turning[self] ?? 0) - 1) }
  public var isGeneratingDeviceOrientationNotifications: Bool { (Self.turning[self] ?? 0) > 0 }
  public static let orientationDidChangeNotification = Notification.Name("UIDeviceOrientationDidChangeNotification")

  /// Stays false: there is no sensor.
  public var isProximityMonitoringEnabled: Bool {
    get { false }
    set { if newValue { UIKitLog.refused("there is no proximity sensor") } }
  }
  /// False.
  public var proximityState: Bool { false }
  public static let proximityStateDidChangeNotification = Notification.Name("UIDeviceProximityStateDidChangeNotification")

  /// Does nothing: keys of a desktop have their own sound.
  public func playInputClick() {}
}

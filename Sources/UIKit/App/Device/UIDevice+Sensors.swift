import Foundation

extension UIDevice {
  private static let turning = SideTable<UIDevice, Int>()

  // The notification is posted when the main screen changes between portrait and landscape.

  public func beginGeneratingDeviceOrientationNotifications() { Self.turning[self] = (Self.turning[self] ?? 0) + 1 }
  public func endGeneratingDeviceOrientationNotifications() { Self.turning[self] = max(0, (Self.turning[self] ?? 0) - 1) }
  public var isGeneratingDeviceOrientationNotifications: Bool { (Self.turning[self] ?? 0) > 0 }
  public nonisolated static let orientationDidChangeNotification = Notification.Name("UIDeviceOrientationDidChangeNotification")

  /// Always false, since there is no proximity sensor.
  public var isProximityMonitoringEnabled: Bool {
    get { false }
    set { if newValue { UIKitLog.refused("there is no proximity sensor") } }
  }
  /// Always false.
  public var proximityState: Bool { false }
  public nonisolated static let proximityStateDidChangeNotification = Notification.Name("UIDeviceProximityStateDidChangeNotification")

  /// Does nothing, since keyboards have their own sound.
  public func playInputClick() {}
}

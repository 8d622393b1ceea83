import Foundation

extension UIDevice {
  public enum BatteryState: Int, Sendable {
    case unknown, unplugged, charging, full
  }

  private static let monitoring = SideTable<UIDevice, Bool>()

  /// Default false. The battery is read when it is asked for; notifications are not posted.
  public var isBatteryMonitoringEnabled: Bool {
    get { Self.monitoring[self] ?? false }
    set { Self.monitoring[self] = newValue }
  }

  /// 0...1; -1 where there is no battery, or it is not monitored.
  public var batteryLevel: Float {
    guard isBatteryMonitoringEnabled, let text = Battery.read("capacity"), let percent = Float(text) else { return -1 }
    return min(max(percent / 100, 0), 1)
  }

  /// Unknown where it is not monitored; full where the machine has no battery.
  public var batteryState: BatteryState {
    guard isBatteryMonitoringEnabled else { return .unknown }
    switch Battery.read("status") {
    case nil: return .full
    case "Charging": return .charging
    case "Full", "Not charging": return .full
    case "Discharging": return .unplugged
    default: return .unknown
    }
  }

  public static let batteryLevelDidChangeNotification = Notification.Name("UIDeviceBatteryLevelDidChangeNotification")
  public static let batteryStateDidChangeNotification = Notification.Name("UIDeviceBatteryStateDidChangeNotification")
}

/// The first battery that the kernel tells of.
private enum Battery {
  static func read(_ name: String) -> String? {
    let folder = URL(fileURLWithPath: "/sys/class/power_supply")
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
    guard let battery = names.first(where: { $0.hasPrefix("BAT") }) else { return nil }
    let file = folder.appendingPathComponent(battery).appendingPathComponent(name)
    return (try? String(contentsOf: file, encoding: .utf8))?.trimmingCharacters(in: .whitespacesAndNewlines)
  }
}

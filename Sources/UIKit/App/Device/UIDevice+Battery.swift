import Foundation

extension UIDevice {
  public enum BatteryState: Int, Sendable {
    case unknown, unplugged, charging, full
  }

  private static let monitoring = SideTable<UIDevice, Bool>()

  /// Whether the battery is monitored. Default false. The battery is read on each access; notifications are not posted.
  public var isBatteryMonitoringEnabled: Bool {
    get { Self.monitoring[self] ?? false }
    set { Self.monitoring[self] = newValue }
  }

  /// The charge of the battery, 0...1; -1 if there is no battery or if it is not monitored.
  public var batteryLevel: Float {
    guard isBatteryMonitoringEnabled, let text = Battery.read("capacity"), let percent = Float(text) else { return -1 }
    return min(max(percent / 100, 0), 1)
  }

  /// The state of the battery: unknown if it is not monitored, full if the machine has none.
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

  public nonisolated static let batteryLevelDidChangeNotification = Notification.Name("UIDeviceBatteryLevelDidChangeNotification")
  public nonisolated static let batteryStateDidChangeNotification = Notification.Name("UIDeviceBatteryStateDidChangeNotification")
}

/// The first battery that the kernel reports.
private enum Battery {
  static func read(_ name: String) -> String? {
    let folder = URL(fileURLWithPath: "/sys/class/power_supply")
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
    guard let battery = names.first(where: { $0.hasPrefix("BAT") }) else { return nil }
    let file = folder.appendingPathComponent(battery).appendingPathComponent(name)
    return (try? String(contentsOf: file, encoding: .utf8))?.trimmingCharacters(in: .whitespacesAndNewlines)
  }
}

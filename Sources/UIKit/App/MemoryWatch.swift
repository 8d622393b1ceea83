import Foundation

/// Detects low memory of the machine. It checks only during turns of the run loop that happen anyway, so that an idle process can sleep.
@MainActor
struct MemoryWatch {
  /// The minimum time between two checks, in seconds.
  static let interval: TimeInterval = 5
  /// The fraction of available memory below which a warning is sent. The next warning is possible once more than twice this
  /// fraction is available.
  static let share = 0.05

  private var lastLook = -TimeInterval.infinity
  private var isLow = false
  var read: () -> String? = { try? String(contentsOfFile: "/proc/meminfo", encoding: .utf8) }

  /// - Returns: true if memory has become low since the last check.
  mutating func warns(at time: TimeInterval) -> Bool {
    guard time - lastLook >= Self.interval else { return false }
    lastLook = time
    guard let text = read(), let free = Self.freeShare(in: text) else { return false }
    if isLow {
      isLow = free < 2 * Self.share
      return false
    }
    isLow = free < Self.share
    return isLow
  }

  /// Returns the fraction of available memory, 0...1, from the kernel's report.
  static func freeShare(in report: String) -> Double? {
    func kilobytes(_ name: String) -> Double? {
      report.split(separator: "\n").first { $0.hasPrefix(name + ":") }?.split(separator: " ").dropFirst().first.flatMap { Double($0) }
    }
    guard let total = kilobytes("MemTotal"), total > 0, let free = kilobytes("MemAvailable") else { return nil }
    return free / total
  }
}

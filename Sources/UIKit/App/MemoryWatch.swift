import Foundation

/// Notices that the machine runs out of memory. It looks only in turns that happen anyway, so that an idle program sleeps on.
@MainActor
struct MemoryWatch {
  /// Seconds between two looks.
  static let interval: TimeInterval = 5
  /// Under this part of all memory there is a warning; above twice of it the next one can come.
  static let share = 0.05

  private var lastLook = -TimeInterval.infinity
  private var isLow = false
  var read: () -> String? = { try? String(contentsOfFile: "/proc/meminfo", encoding: .utf8) }

  /// - Returns: whether memory has become scarce since the last look.
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

  /// 0...1, of the kernel's report.
  static func freeShare(in report: String) -> Double? {
    func kilobytes(_ name: String) -> Double? {
      report.split(separator: "\n").first { $0.hasPrefix(name + ":") }?.split(separator: " ").dropFirst().first.flatMap { Double($0) }
    }
    guard let total = kilobytes("MemTotal"), total > 0, let free = kilobytes("MemAvailable") else { return nil }
    return free / total
  }
}

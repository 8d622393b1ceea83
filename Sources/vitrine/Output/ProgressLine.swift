import Foundation
import Glibc
import Raster

/// A progress bar on standard error for long work. Nothing is written if standard error is not a terminal, nor in the first half second.
struct ProgressLine {
  private let noun: String
  private let total: Int
  private let isShown: Bool
  private let start = HardwareClock.nanoseconds
  private var last: UInt64 = 0

  /// - Parameter noun: the counted unit, such as "frame".
  init(_ noun: String, of total: Int, isTerminal: Bool = isatty(2) == 1) {
    self.noun = noun
    self.total = total
    isShown = isTerminal
  }

  mutating func report(_ done: Int) {
    let now = HardwareClock.nanoseconds
    guard isShown, now - start > 500_000_000, now - last > 100_000_000 else { return }
    last = now
    write("\r\(Self.text(noun, done, of: total, after: Double(now - start) / 1e9))\u{1B}[K")
  }

  /// Returns a line like "frame [######........] 30 of 60, 2 s left".
  /// - Parameter seconds: the time since the beginning.
  static func text(_ noun: String, _ done: Int, of total: Int, after seconds: Double) -> String {
    let width = 30, part = total > 0 ? min(max(Double(done) / Double(total), 0), 1) : 1
    let marks = Int(part * Double(width))
    let bar = String(repeating: "#", count: marks) + String(repeating: ".", count: width - marks)
    let left = part > 0 ? ", \(Int((seconds / part * (1 - part)).rounded(.up))) s left" : ""
    return "\(noun) [\(bar)] \(done) of \(total)\(left)"
  }

  /// Clears the line.
  func finish() { if last != 0 { write("\r\u{1B}[K") } }

  private func write(_ text: String) { FileHandle.standardError.write(Data(text.utf8)) }
}

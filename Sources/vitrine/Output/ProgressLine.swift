import Foundation
import Glibc

/// A line on stderr that tells how far long work is. Nothing is written where stderr is no terminal, nor in the first half second.
struct ProgressLine {
  private let noun: String
  private let total: Int
  private let isShown: Bool
  private let start = DispatchTime.now().uptimeNanoseconds
  private var last: UInt64 = 0

  /// - Parameter noun: what is counted, such as "frame".
  init(_ noun: String, of total: Int, isTerminal: Bool = isatty(2) == 1) {
    self.noun = noun
    self.total = total
    isShown = isTerminal
  }

  mutating func report(_ done: Int) {
    let now = DispatchTime.now().uptimeNanoseconds
    guard isShown, now - start > 500_000_000, now - last > 100_000_000 else { return }
    last = now
    write("\r\(noun) \(done) of \(total)\u{1B}[K")
  }

  /// Clears the line.
  func finish() { if last != 0 { write("\r\u{1B}[K") } }

  private func write(_ text: String) { FileHandle.standardError.write(Data(text.utf8)) }
}

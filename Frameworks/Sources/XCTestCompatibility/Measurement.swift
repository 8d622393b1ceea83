import Foundation
import Synchronization

/// The run of a block that is measured.
enum Measurement {
  private struct Run {
    var began: ContinuousClock.Instant?
    var time: Duration?
  }
  private static let current = Mutex<Run?>(nil)

  static func run(_ name: String, iterations: Int, isManual: Bool, _ block: () -> Void) {
    var times: [Double] = []
    for _ in 0..<max(iterations, 1) {
      current.withLock { $0 = Run(began: isManual ? nil : ContinuousClock.now) }
      block()
      stop()
      if let time = current.withLock({ $0?.time }) { times.append(time / .seconds(1)) }
    }
    current.withLock { $0 = nil }
    guard !times.isEmpty else { return }
    let mean = times.reduce(0, +) / Double(times.count)
    let deviation = (times.map { ($0 - mean) * ($0 - mean) }.reduce(0, +) / Double(times.count)).squareRoot()
    let part = mean > 0 ? deviation / mean * 100 : 0
    print(
      "Test Case '\(name)' measured [Time, seconds] average: \(text(mean)), relative standard deviation: \(text(part))%, "
        + "values: [\(times.map(text).joined(separator: ", "))]")
  }

  static func start() { current.withLock { if $0 != nil { $0 = Run(began: ContinuousClock.now) } } }

  static func stop() {
    current.withLock { run in
      guard let began = run?.began, run?.time == nil else { return }
      run?.time = ContinuousClock.now - began
    }
  }

  private static func text(_ number: Double) -> String { String(format: "%.6f", number) }
}

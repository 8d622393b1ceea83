import Dispatch

/// Times of repeated work, in seconds of the machine's monotonic clock.
struct Stopwatch {
  private(set) var samples: [Double] = []

  static func seconds(of body: () throws -> Void) rethrows -> Double {
    let start = DispatchTime.now().uptimeNanoseconds
    try body()
    return Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
  }

  /// The shortest time of one call of `body`, of 7 runs of at least 20 ms each.
  static func best(of body: () -> Void) -> Double {
    body()
    let repeats = max(1, Int(0.02 / max(seconds(of: body), 1e-7)))
    return (0..<7).map { _ in seconds { for _ in 0..<repeats { body() } } / Double(repeats) }.min()!
  }

  mutating func measure(_ body: () throws -> Void) rethrows { samples.append(try Self.seconds(of: body)) }

  /// The sample below which `fraction` (0...1) of all samples lie. 0 where there is none.
  func percentile(_ fraction: Double) -> Double {
    guard !samples.isEmpty else { return 0 }
    let sorted = samples.sorted()
    return sorted[min(sorted.count - 1, Int(fraction * Double(sorted.count)))]
  }

  var mean: Double { samples.isEmpty ? 0 : samples.reduce(0, +) / Double(samples.count) }
}

import Foundation
import Raster

/// The times of repeated work, in seconds of the hardware's clock.
struct Stopwatch {
  private(set) var samples: [Double] = []
  /// The processor time of each sample. Other work on the machine affects it little.
  private(set) var processorSamples: [Double] = []

  static func seconds(of body: () throws -> Void) rethrows -> Double {
    let start = HardwareClock.nanoseconds
    try body()
    return Double(HardwareClock.nanoseconds - start) / 1e9
  }

  /// Returns the shortest time of one call of `body`, from 7 runs of at least 20 ms each.
  static func best(of body: () -> Void) -> Double {
    body()
    let repeats = max(1, Int(0.02 / max(seconds(of: body), 1e-7)))
    return (0..<7).map { _ in seconds { for _ in 0..<repeats { body() } } / Double(repeats) }.min()!
  }

  mutating func measure(_ body: () throws -> Void) rethrows {
    let start = Self.processorSeconds
    samples.append(try Self.seconds(of: body))
    processorSamples.append(Self.processorSeconds - start)
  }

  private static var processorSeconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// Returns the value below which `fraction` (0...1) of all samples lie; 0 if there are no samples.
  func percentile(_ fraction: Double) -> Double { Self.percentile(fraction, of: samples) }

  /// Returns the percentile of the processor times.
  func processorPercentile(_ fraction: Double) -> Double { Self.percentile(fraction, of: processorSamples) }

  static func median(of samples: [Double]) -> Double { percentile(0.5, of: samples) }

  private static func percentile(_ fraction: Double, of samples: [Double]) -> Double {
    guard !samples.isEmpty else { return 0 }
    let sorted = samples.sorted()
    return sorted[min(sorted.count - 1, Int(fraction * Double(sorted.count)))]
  }

  var mean: Double { samples.isEmpty ? 0 : samples.reduce(0, +) / Double(samples.count) }
}

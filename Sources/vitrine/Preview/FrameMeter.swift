import Foundation

/// Measures the last frames: the number per second, and the time to draw them.
struct FrameMeter: Equatable {
  private struct Sample: Equatable {
    var time: TimeInterval
    var duration: TimeInterval
  }

  private static let capacity = 240
  private var samples: [Sample] = []

  /// - Parameters:
  ///   - time: the time at which the frame was shown, in seconds.
  ///   - duration: the time to draw it, in seconds.
  mutating func add(time: TimeInterval, duration: TimeInterval) {
    if samples.count == Self.capacity { samples.removeFirst(Self.capacity / 2) }
    samples.append(Sample(time: time, duration: duration))
  }

  /// Returns the number of frames in the second before `time`.
  func framesPerSecond(at time: TimeInterval) -> Int { samples.count { $0.time > time - 1 && $0.time <= time } }

  /// Returns the duration, in seconds, that the given fraction of the frames did not exceed; nil before the first frame.
  /// - Parameter fraction: 0.5 for the median.
  func duration(percentile fraction: Double) -> TimeInterval? {
    let sorted = samples.suffix(Self.capacity / 2).map(\.duration).sorted()
    guard !sorted.isEmpty else { return nil }
    return sorted[min(sorted.count - 1, max(0, Int((Double(sorted.count) * fraction).rounded(.up)) - 1))]
  }
}

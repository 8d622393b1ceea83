import Foundation

/// How fast the last frames were: how many a second, and how long they took to draw.
struct FrameMeter: Equatable {
  private struct Sample: Equatable {
    var time: TimeInterval
    var duration: TimeInterval
  }

  private static let capacity = 240
  private var samples: [Sample] = []

  /// - Parameters:
  ///   - time: when the frame was shown, in seconds.
  ///   - duration: what it took, in seconds.
  mutating func add(time: TimeInterval, duration: TimeInterval) {
    if samples.count == Self.capacity { samples.removeFirst(Self.capacity / 2) }
    samples.append(Sample(time: time, duration: duration))
  }

  /// Of the second before `time`.
  func framesPerSecond(at time: TimeInterval) -> Int { samples.count { $0.time > time - 1 && $0.time <= time } }

  /// The duration in seconds that so many of the frames kept within; nil before the first frame.
  /// - Parameter fraction: 0.5 for the median.
  func duration(percentile fraction: Double) -> TimeInterval? {
    let sorted = samples.suffix(Self.capacity / 2).map(\.duration).sorted()
    guard !sorted.isEmpty else { return nil }
    return sorted[min(sorted.count - 1, max(0, Int((Double(sorted.count) * fraction).rounded(.up)) - 1))]
  }
}

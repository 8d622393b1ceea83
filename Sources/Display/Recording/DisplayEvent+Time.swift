import Foundation

extension DisplayEvent {
  /// The time of the display's clock, in seconds; nil if the event has no time of its own.
  package var timestamp: TimeInterval? {
    switch self {
    case .touches(let samples): samples.last?.timestamp
    case .scroll(let sample): sample.timestamp
    case .transform(let sample): sample.timestamp
    case .hover(let sample): sample.timestamp
    case .key(let sample): sample.timestamp
    case .text, .composition, .focus, .visibility, .open: nil
    }
  }

  /// Returns the same event at another time of the display's clock.
  package func at(_ time: TimeInterval) -> DisplayEvent {
    switch self {
    case .touches(var samples):
      for index in samples.indices { samples[index].timestamp = time }
      return .touches(samples)
    case .scroll(var sample):
      sample.timestamp = time
      return .scroll(sample)
    case .transform(var sample):
      sample.timestamp = time
      return .transform(sample)
    case .hover(var sample):
      sample.timestamp = time
      return .hover(sample)
    case .key(var sample):
      sample.timestamp = time
      return .key(sample)
    case .text, .composition, .focus, .visibility, .open: return self
    }
  }
}

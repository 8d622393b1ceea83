import Foundation

extension DisplayEvent {
  /// The same event at another time of the display's clock.
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

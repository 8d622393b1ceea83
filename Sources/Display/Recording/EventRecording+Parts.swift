import Foundation

extension EventRecording {
  /// What happens after `start` (or at 0, where that is 0) up to `end`, with times that count from `start`.
  package func after(_ start: TimeInterval, until end: TimeInterval) -> EventRecording {
    var part = self
    part.entries = entries.filter { ($0.time > start || start == 0) && $0.time <= end }.map { entry in
      var entry = entry
      entry.time -= start
      return entry
    }
    part.end = max(end - start, 0)
    return part
  }
}

import Foundation

extension EventRecording {
  /// Returns the entries after `start` (or from 0 on if that is 0) up to `end`, with times relative to `start`.
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

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

  /// Returns a recording without entries, with the size and the conditions at the end of this one.
  package var stateAtEnd: EventRecording {
    var state = EventRecording(scene: scene, size: size, scale: scale)
    state.look = look
    for entry in entries {
      switch entry.content {
      case .resize(let size, let scale): (state.size, state.scale) = (size, scale)
      case .look(let look): state.look = look
      case .event, .edit: break
      }
    }
    return state
  }

  /// Returns the entries before an index. If fingers are down there, a last entry cancels them.
  package func cutOff(before index: Int) -> EventRecording {
    var part = self
    part.entries = Array(entries[..<index])
    part.end = entries.indices.contains(index) ? entries[index].time : end
    var down: [Int: TouchSample] = [:]
    for case .event(.touches(let samples)) in part.entries.lazy.map(\.content) {
      for sample in samples { down[sample.id] = sample.phase == .ended || sample.phase == .cancelled ? nil : sample }
    }
    let cancelled = down.values.sorted { $0.id < $1.id }.map { sample -> TouchSample in
      var sample = sample
      (sample.phase, sample.target, sample.timestamp) = (.cancelled, nil, part.end)
      return sample
    }
    if !cancelled.isEmpty { part.entries.append(Entry(time: part.end, .event(.touches(cancelled)))) }
    return part
  }
}

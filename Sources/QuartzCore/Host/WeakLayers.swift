/// A list of weakly referenced layers.
@MainActor
struct WeakLayers {
  private struct Entry {
    weak var layer: CALayer?
  }

  private var entries: [Entry] = []

  nonisolated init() {}

  var isEmpty: Bool { entries.isEmpty }

  func contains(_ layer: CALayer) -> Bool { entries.contains { $0.layer === layer } }
  func contains(where isMeant: (CALayer) -> Bool) -> Bool { entries.contains { $0.layer.map(isMeant) ?? false } }

  func forEach(_ body: (CALayer) -> Void) { for entry in entries { if let layer = entry.layer { body(layer) } } }

  mutating func append(_ layer: CALayer) { entries.append(Entry(layer: layer)) }

  /// Removes the layers for which `isOver` returns true, and those that were deallocated.
  mutating func removeAll(where isOver: (CALayer) -> Bool = { _ in false }) { entries.removeAll { $0.layer.map(isOver) ?? true } }

  /// Removes and returns the layers that belong to another state than `state`. Also removes those that were deallocated.
  mutating func removeDeparted(in state: FrameState) -> [CALayer] {
    if entries.isEmpty { return [] }
    var departed: [CALayer] = []
    removeAll { layer in
      guard layer.frameState !== state else { return false }
      departed.append(layer)
      return true
    }
    return departed
  }
}

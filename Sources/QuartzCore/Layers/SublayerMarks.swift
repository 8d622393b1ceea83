/// The sublayers that a phase of the commit must visit. Above a limit, all of them are visited.
@MainActor
struct SublayerMarks {
  private(set) var layers: [CALayer] = []
  /// Whether all sublayers must be visited.
  private(set) var isAll = false

  static let limit = 64

  nonisolated init() {}

  mutating func add(_ layer: CALayer) {
    if isAll { return }
    if layers.count == SublayerMarks.limit {
      layers.removeAll(keepingCapacity: true)
      isAll = true
    } else {
      layers.append(layer)
    }
  }

  mutating func markAll() {
    layers.removeAll(keepingCapacity: true)
    isAll = true
  }

  mutating func removeAll() {
    layers.removeAll(keepingCapacity: true)
    isAll = false
  }

  /// Removes a layer that is no longer a sublayer.
  mutating func remove(_ layer: CALayer) { layers.removeAll { $0 === layer } }

  /// Sorts the layers approximately in the order of the sublayers.
  mutating func sort() {
    if layers.count > 1 { layers.sort { $0.tree.nodeIndex < $1.tree.nodeIndex } }
  }
}

/// An insertion or removal of a sublayer since the list of nodes was made.
enum SublayerEdit {
  case insert(CALayer, at: Int)
  case remove(at: Int)
}

extension CALayer {
  /// Calls `body` once for each sublayer that is marked, or is marked during the call, and removes the marks. Sublayers
  /// that are marked again wait for the next call.
  /// - Parameter isMarked: whether the layer's own flag is still set.
  func visitMarked(_ phase: CommitPhase, _ isMarked: (CALayer) -> Bool, _ body: (CALayer) -> Void) {
    guard let family = tree.family else { return }
    family.change(phase) { $0.sort() }
    var done = 0
    while done < family.marks(of: phase).layers.count {
      let layers = family.marks(of: phase).layers
      let layer = layers[done]
      let isFirst = !layers[..<done].contains { $0 === layer }
      done += 1
      if isFirst, layer.tree.superlayer === self, isMarked(layer) { body(layer) }
    }
    let marks = family.marks(of: phase)
    family.change(phase) { $0.removeAll() }
    guard marks.isAll else {
      for layer in marks.layers where isMarked(layer) {
        family.change(phase) { if !$0.layers.contains(where: { $0 === layer }) { $0.add(layer) } }
      }
      return
    }
    for layer in family.sublayers where isMarked(layer) { body(layer) }
  }

  /// Returns the index of a sublayer. Fast if few sublayers were added or removed since the nodes were numbered.
  func indexOfSublayer(_ layer: CALayer) -> Int? {
    guard layer.tree.superlayer === self else { return nil }
    let list = tree.sublayers
    let hint = layer.tree.nodeIndex
    for step in 0...256 {
      let (low, high) = (hint - step, hint + step)
      if list.indices.contains(low), list[low] === layer { return low }
      if list.indices.contains(high), list[high] === layer { return high }
    }
    return list.firstIndex { $0 === layer }
  }

  /// The approximate index of the layer among its siblings. Exact if none was added or removed since the last commit.
  package var probableIndex: Int { tree.nodeIndex }
}

/// The sublayers of a layer, with the pending work on them. A class, because a copied value would make each change copy the list.
@MainActor
final class LayerFamily {
  @exclusivity(unchecked) var sublayers: [CALayer] = []
  /// The sublayers sorted by zPosition, while `hasDepths`. Computed on demand.
  @exclusivity(unchecked) var paintOrder: [CALayer]?
  /// Whether a sublayer may have a zPosition other than 0.
  @exclusivity(unchecked) var hasDepths = false
  /// Whether the content node's children are the sublayers in paint order, each near its `nodeIndex`. `edits`, and the edits of
  /// `drift` commits before, have moved them since.
  @exclusivity(unchecked) var hasNumberedNodes = false
  @exclusivity(unchecked) var drift = 0
  /// The sublayers with outdated nodes, while `hasNumberedNodes`. `changesAll` means that most are outdated.
  @exclusivity(unchecked) var changed: [CALayer] = []
  @exclusivity(unchecked) var changesAll = false
  /// The insertions and removals in order, while `hasNumberedNodes`.
  @exclusivity(unchecked) var edits: [SublayerEdit] = []
  @exclusivity(unchecked) var layoutMarks = SublayerMarks()
  @exclusivity(unchecked) var displayMarks = SublayerMarks()

  func forgetNumbers() {
    hasNumberedNodes = false
    changesAll = false
    changed.removeAll(keepingCapacity: true)
    edits.removeAll(keepingCapacity: true)
    drift = 0
  }

  /// Keeps the indices for the next list of nodes and clears the recorded changes.
  func keepNumbers() {
    changesAll = false
    changed.removeAll(keepingCapacity: true)
    edits.removeAll(keepingCapacity: true)
  }

  // MARK: Marks

  func marks(of phase: CommitPhase) -> SublayerMarks { phase == .layout ? layoutMarks : displayMarks }

  func change(_ phase: CommitPhase, _ body: (inout SublayerMarks) -> Void) {
    if phase == .layout { body(&layoutMarks) } else { body(&displayMarks) }
  }
}

/// A phase of a commit that visits the marked parts of the tree.
enum CommitPhase {
  case layout, display
}

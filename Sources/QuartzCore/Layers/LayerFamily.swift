/// The sublayers of a layer, and what of them has to be looked at. An object: copies of it would make each change of the sublayers
/// copy their list.
@MainActor
final class LayerFamily {
  @exclusivity(unchecked) var sublayers: [CALayer] = []
  /// Sublayers by zPosition, made when asked for, while `hasDepths`.
  @exclusivity(unchecked) var paintOrder: [CALayer]?
  /// Whether a sublayer may have another zPosition than 0.
  @exclusivity(unchecked) var hasDepths = false
  /// Whether the content node's children are the sublayers in paint order, each about at its `nodeIndex`: `edits` have moved
  /// them since, and those of `drift` commits before.
  @exclusivity(unchecked) var hasNumberedNodes = false
  @exclusivity(unchecked) var drift = 0
  /// Sublayers whose nodes are out of date, while `hasNumberedNodes`; `changesAll` says that it is most of them.
  @exclusivity(unchecked) var changed: [CALayer] = []
  @exclusivity(unchecked) var changesAll = false
  /// While `hasNumberedNodes`, in the order they happened.
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

  /// The next list of nodes may be made from this one.
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

/// A phase of a commit that goes down the tree where it is marked.
enum CommitPhase {
  case layout, display
}

/// The sublayers of a layer, with the pending work on them. A class, because a copied value would make each change copy the list.
@MainActor
final class LayerFamily {
  @exclusivity(unchecked) private var list = ChildList<CALayer>()
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

  // Layers that wait for layout or display are also retained by the marks.
  deinit {
    (paintOrder, changed, edits) = (nil, [], [])
    (layoutMarks, displayMarks) = (SublayerMarks(), SublayerMarks())
    ReleaseQueue.free(&list)
  }

  /// The sublayers from back to front.
  var sublayers: [CALayer] {
    get { list.holes == 0 ? list.slots : list.children }
    _modify { yield &list.children }
  }

  /// Whether a removed sublayer can be replaced by a placeholder. While the nodes are numbered, removals are recorded by index.
  var mayLeaveHoles: Bool { !hasNumberedNodes && list.slots.count > ChildList<CALayer>.shortest }

  /// Replaces a sublayer by a placeholder.
  func punch(_ layer: CALayer) {
    guard let index = list.index(of: layer, near: layer.tree.nodeIndex, within: 256) else { return }
    list.punch(at: index, leaving: Self.placeholder)
  }

  private static let placeholder = CALayer()

  /// The number of sublayers that were moved because others were removed. For tests.
  var moves: Int { list.moves }

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

  /// Records that a sublayer is outdated. After many changes all sublayers are examined instead.
  func note(_ mark: LayerMark, of sublayer: CALayer) {
    switch mark {
    case .layout: layoutMarks.add(sublayer)
    case .display: displayMarks.add(sublayer)
    case .node:
      guard hasNumberedNodes, !changesAll else { return }
      if changed.count < SublayerMarks.limit {
        changed.append(sublayer)
      } else {
        changed.removeAll(keepingCapacity: true)
        changesAll = true
      }
    }
  }

  func marks(of phase: CommitPhase) -> SublayerMarks { phase == .layout ? layoutMarks : displayMarks }

  func change(_ phase: CommitPhase, _ body: (inout SublayerMarks) -> Void) {
    if phase == .layout { body(&layoutMarks) } else { body(&displayMarks) }
  }
}

/// A phase of a commit that visits the marked parts of the tree.
enum CommitPhase {
  case layout, display
}

import Hosting

/// A step from a view to one of its subviews. A path of steps finds the same view in another host.
struct ViewPathStep: Equatable {
  private var type: String
  /// The index among the siblings of that type.
  private var index: Int

  /// Returns the steps from a window to a view; nil if the view is not in the tree.
  static func path(to id: Int, in tree: [InspectedView]) -> [ViewPathStep]? {
    guard var index = tree.firstIndex(where: { $0.id == id }) else { return nil }
    var path: [ViewPathStep] = []
    while true {
      let view = tree[index]
      var siblingIndex = 0, parent: Int?
      for other in tree[..<index].indices.reversed() {
        if tree[other].depth < view.depth {
          parent = other
          break
        }
        if tree[other].depth == view.depth, tree[other].type == view.type { siblingIndex += 1 }
      }
      path.insert(ViewPathStep(type: view.type, index: siblingIndex), at: 0)
      guard let parent else { return path }
      index = parent
    }
  }

  /// Returns the view at the end of the steps; nil if there is none.
  static func view(at path: [ViewPathStep], in tree: [InspectedView]) -> Int? {
    var start = tree.startIndex
    for (depth, step) in path.enumerated() {
      var siblingIndex = 0
      var found: Int?
      for index in start..<tree.endIndex {
        if tree[index].depth < depth { break }
        guard tree[index].depth == depth, tree[index].type == step.type else { continue }
        if siblingIndex == step.index {
          found = index
          break
        }
        siblingIndex += 1
      }
      guard let found else { return nil }
      if depth == path.count - 1 { return tree[found].id }
      start = found + 1
    }
    return nil
  }
}

/// Pairs the views of two trees.
package struct TreeMatch {
  /// A view, with the indexes of its subviews in the list.
  struct Node {
    var view: SnapshotTree.View
    var parent: Int?
    var children: [Int] = []
  }

  let old: [Node]
  let new: [Node]
  /// The indexes of paired views, in the order of the new tree.
  package private(set) var pairs: [(old: Int, new: Int)] = []
  /// The indexes of the topmost views that only one tree has.
  package private(set) var gone: [Int] = []
  package private(set) var come: [Int] = []

  package init(_ old: [SnapshotTree.View], _ new: [SnapshotTree.View]) {
    (self.old, self.new) = (Self.nodes(old), Self.nodes(new))
    var lost: [Int] = [], found: [Int] = []
    pair(self.old.indices.filter { self.old[$0].parent == nil }, self.new.indices.filter { self.new[$0].parent == nil }, &lost, &found)
    pairMoved(&lost, &found)
    pairs.sort { $0.new < $1.new }
    (gone, come) = (lost.sorted(), found.sorted())
  }

  private static func nodes(_ views: [SnapshotTree.View]) -> [Node] {
    var nodes: [Node] = [], path: [Int] = []
    for view in views {
      path.removeLast(max(0, path.count - max(0, view.depth)))
      nodes.append(Node(view: view, parent: path.last))
      if let parent = path.last { nodes[parent].children.append(nodes.count - 1) }
      path.append(nodes.count - 1)
    }
    return nodes
  }

  /// Pairs the views in two lists of siblings, and then the subviews of each pair.
  private mutating func pair(_ olds: [Int], _ news: [Int], _ lost: inout [Int], _ found: inout [Int]) {
    var waiting = [(olds, news)]
    while let (olds, news) = waiting.popLast() {
      var (leftOld, leftNew) = (olds, news)
      for key in Self.keys {
        let common = Self.inOrder(leftOld, leftNew) { key(old[$0].view) == key(new[$1].view) && key(old[$0].view) != nil }
        for (a, b) in common {
          pairs.append((a, b))
          waiting.append((old[a].children, new[b].children))
        }
        let (usedOld, usedNew) = (Set(common.map(\.0)), Set(common.map(\.1)))
        leftOld.removeAll(where: usedOld.contains)
        leftNew.removeAll(where: usedNew.contains)
      }
      lost += leftOld
      found += leftNew
    }
  }

  /// The properties by which views are recognised, from the most to the least reliable.
  private static let keys: [@Sendable (SnapshotTree.View) -> String?] = [
    { view in (view.identifier ?? view.name).map { "\(view.type) \($0) \(view.text ?? "")" } },
    { view in (view.identifier ?? view.name).map { "\(view.type) \($0)" } },
    { view in view.text.map { "\(view.type) \($0)" } },
    { $0.type },
  ]

  /// Returns the pairs of a longest common subsequence. Lists of more than a thousand siblings are paired greedily, in linear time.
  private static func inOrder(_ a: [Int], _ b: [Int], _ isSame: (Int, Int) -> Bool) -> [(Int, Int)] {
    guard !a.isEmpty, !b.isEmpty else { return [] }
    guard a.count * b.count <= 1_000_000 else { return zip(a, b).filter(isSame) }
    var lengths = [[Int]](repeating: [Int](repeating: 0, count: b.count + 1), count: a.count + 1)
    for i in a.indices.reversed() {
      for j in b.indices.reversed() {
        lengths[i][j] = isSame(a[i], b[j]) ? lengths[i + 1][j + 1] + 1 : max(lengths[i + 1][j], lengths[i][j + 1])
      }
    }
    var (i, j, pairs) = (0, 0, [(Int, Int)]())
    while i < a.count, j < b.count {
      if isSame(a[i], b[j]), lengths[i][j] == lengths[i + 1][j + 1] + 1 {
        pairs.append((a[i], b[j]))
        (i, j) = (i + 1, j + 1)
      } else if lengths[i + 1][j] >= lengths[i][j + 1] {
        i += 1
      } else {
        j += 1
      }
    }
    return pairs
  }

  /// Pairs views that moved to another superview or position: an old and a new view with the same key, if no others have that key.
  private mutating func pairMoved(_ lost: inout [Int], _ found: inout [Int]) {
    for key in Self.keys.dropLast() {
      let olds = Dictionary(grouping: lost) { key(old[$0].view) }, news = Dictionary(grouping: found) { key(new[$0].view) }
      for (name, places) in olds.sorted(by: { $0.value[0] < $1.value[0] }) {
        guard name != nil, places.count == 1, let others = news[name], others.count == 1 else { continue }
        lost.removeAll { $0 == places[0] }
        found.removeAll { $0 == others[0] }
        pairs.append((places[0], others[0]))
        pair(old[places[0]].children, new[others[0]].children, &lost, &found)
      }
    }
  }
}

/// The A* search: nodes are visited in the order of the cost of reaching them plus the estimated cost from there to the goal.
enum PathSearch {
  private struct Visit {
    let node: GKGraphNode
    let cost: Float
    let total: Float
  }

  /// Returns the nodes of the cheapest path, including both ends, or an empty array if there is none. Connections whose cost is negative or
  /// NaN are ignored.
  static func path(from start: GKGraphNode, to goal: GKGraphNode) -> [GKGraphNode] {
    var costs: [ObjectIdentifier: Float] = [ObjectIdentifier(start): 0]
    var previous: [ObjectIdentifier: GKGraphNode] = [:]
    var heap = [Visit(node: start, cost: 0, total: start.estimatedCost(to: goal))]
    while let visit = pop(&heap) {
      let node = visit.node
      if node === goal { return nodes(to: goal, previous) }
      // A cheaper path to the node was found after this visit was queued.
      guard visit.cost <= costs[ObjectIdentifier(node)] ?? .infinity else { continue }
      for next in node.connectedNodes {
        let step = node.cost(to: next)
        let cost = visit.cost + step
        guard step >= 0, cost < costs[ObjectIdentifier(next)] ?? .infinity else { continue }
        costs[ObjectIdentifier(next)] = cost
        previous[ObjectIdentifier(next)] = node
        push(Visit(node: next, cost: cost, total: cost + next.estimatedCost(to: goal)), onto: &heap)
      }
    }
    return []
  }

  private static func nodes(to goal: GKGraphNode, _ previous: [ObjectIdentifier: GKGraphNode]) -> [GKGraphNode] {
    var path = [goal]
    while let node = path.last, let before = previous[ObjectIdentifier(node)] { path.append(before) }
    return path.reversed()
  }

  // MARK: A binary heap whose first element has the lowest total; of equal totals, the one with the higher cost, which is nearer to the goal

  private static func precedes(_ a: Visit, _ b: Visit) -> Bool { a.total < b.total || a.total == b.total && a.cost > b.cost }

  private static func push(_ visit: Visit, onto heap: inout [Visit]) {
    heap.append(visit)
    var child = heap.count - 1
    while child > 0, precedes(heap[child], heap[(child - 1) / 2]) {
      heap.swapAt(child, (child - 1) / 2)
      child = (child - 1) / 2
    }
  }

  private static func pop(_ heap: inout [Visit]) -> Visit? {
    guard let first = heap.first, let last = heap.popLast() else { return nil }
    guard !heap.isEmpty else { return first }
    heap[0] = last
    var parent = 0
    while true {
      var minimum = parent
      for child in [2 * parent + 1, 2 * parent + 2] where child < heap.count && precedes(heap[child], heap[minimum]) { minimum = child }
      if minimum == parent { return first }
      heap.swapAt(parent, minimum)
      parent = minimum
    }
  }
}

import LayoutSolver

/// The choice among frames that constraints allow equally.
extension LayoutEngine {
  /// Chooses among equally good frames. Undetermined sizes become as small as possible, in the order of the views, a view before its
  /// subviews. Then a position that is limited on one side only takes that limit, and other positions become as near as possible to the
  /// origin of the superview. The choice thus depends only on the views and the constraints.
  ///
  /// Apple documents only that such a layout is ambiguous. In practice undetermined sizes are 0 on Apple's systems: a view with only a
  /// trailing edge has no width, and its origin moves. The tests of Stevia (EquationTests, FlexibleMarginTests), which pass on iOS, show both
  /// rules for inequalities: `top <= 23` alone gives 23, and `width <= 23` alone gives 0. Sizes are never negative there, and 0 is
  /// their limit; a position has no other limit than the constraint's.
  func choose() {
    solver.choose(toLimits: { variable in boxes[variable].map { variable == $0.x || variable == $0.y } ?? false }) { variables in
      var order = ViewOrder(root: root)
      return variables.map { ($0, order.rank(of: $0, in: boxes[$0])) }.sorted { $0.1 < $1.1 }.map(\.0)
    }
  }

  /// Returns the value of a variable without rounding errors: as a multiple of 2^-26 points.
  func value(of variable: Variable) -> CGFloat { CGFloat((solver.value(of: variable) * 0x1p26).rounded() * 0x1p-26) }
}

/// The order of the views and guides of a hierarchy.
@MainActor
private struct ViewOrder {
  let root: UIView
  private var paths: [ObjectIdentifier: [Int]] = [:]
  private var numbers: [ObjectIdentifier: Int] = [:]
  private var numbered: Set<ObjectIdentifier> = []

  init(root: UIView) { self.root = root }

  /// The position of a variable in the order.
  struct Rank: Comparable {
    /// 0 for sizes, 1 for positions, 2 for variables of deallocated items.
    var group: Int
    var path: [Int]
    /// 0 along the horizontal axis, 1 along the vertical one.
    var axis: Int

    static func < (a: Rank, b: Rank) -> Bool {
      if a.group != b.group { return a.group < b.group }
      if a.path != b.path { return a.path.lexicographicallyPrecedes(b.path) }
      return a.axis < b.axis
    }
  }

  mutating func rank(of variable: Variable, in box: LayoutBox?) -> Rank {
    guard let box, let item = box.item else { return Rank(group: 2, path: [], axis: 0) }
    let isSize = variable == box.width || variable == box.height
    return Rank(group: isSize ? 0 : 1, path: path(of: item), axis: variable == box.x || variable == box.width ? 0 : 1)
  }

  /// Returns the path from the root to an item as indices of subviews. Guides come before the subviews of their view.
  private mutating func path(of item: any LayoutItem) -> [Int] {
    let id = ObjectIdentifier(item)
    if let known = paths[id] { return known }
    var found: [Int] = []
    if let view = item as? UIView, view !== root, let superview = view.parent {
      found = path(of: superview) + [number(of: view, in: superview)]
    } else if let guide = item as? UILayoutGuide, let owner = guide.owningView {
      found = path(of: owner) + [(owner.layoutGuides.firstIndex { $0 === guide } ?? Self.maximumIndex) - 2 * Self.maximumIndex]
    }
    paths[id] = found
    return found
  }

  /// A number larger than the number of guides of a view.
  private static let maximumIndex = 1 << 30

  private mutating func number(of view: UIView, in superview: UIView) -> Int {
    if numbered.insert(ObjectIdentifier(superview)).inserted {
      for (index, child) in superview.children.enumerated() { numbers[ObjectIdentifier(child)] = index }
    }
    return numbers[ObjectIdentifier(view)] ?? Self.maximumIndex
  }
}

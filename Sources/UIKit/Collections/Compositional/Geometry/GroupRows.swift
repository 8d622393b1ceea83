import CoreGraphics
import ListModel
import Raster

/// The groups of a section, one after the other. Groups without measured views share one template, so they cost nothing.
struct GroupRows {
  let plan: LayoutPlan
  let axis: LayoutAxis
  /// The length available to groups across their direction, and the size that fractional dimensions refer to.
  let crossLength: CGFloat
  let container: CGSize
  let spacing: CGFloat
  let count: Int
  var solver: GroupSolver
  /// The layout of a full group; nil if no item fits.
  let template: GroupLayout?
  private(set) var measured: [Int: CGSize]

  /// The layouts of the groups that differ from the template, by group.
  private var special: [Int: GroupLayout] = [:]
  /// The first item of each group, if measured sizes determine how many items fit in a group.
  private var firsts: [Int] = []
  /// The lengths of the groups with spacing; nil if all groups but the last have the same length.
  private var spans: SpanTree?
  private(set) var groupCount = 0
  /// The greatest distance by which a view extends beyond its group.
  private(set) var overhang: CGFloat = 0

  init(
    plan: LayoutPlan, axis: LayoutAxis, crossLength: CGFloat, container: CGSize, spacing: CGFloat, count: Int, solver: GroupSolver,
    measured: [Int: CGSize]
  ) {
    self.plan = plan
    self.axis = axis
    self.crossLength = crossLength
    self.container = container
    self.spacing = spacing
    self.count = count
    self.solver = solver
    self.measured = measured
    self.solver.limit = .max
    let full = self.solver.solve(plan, outer: plan.extent.resolved(in: container, pixel: solver.pixel), container: container, first: 0)
    template = full.flatMap { $0.leaves.isEmpty ? nil : $0 }
    self.solver.limit = count
    arrange()
  }

  private var perGroup: Int { template?.leaves.count ?? 0 }
  private var flows: Bool { plan.flows }

  private mutating func arrange() {
    special = [:]
    firsts = []
    spans = nil
    groupCount = 0
    guard let template, count > 0 else { return }
    overhang = template.overhang(pixel: solver.pixel)
    let sizes = measured
    solver.measured = { sizes[$0] }
    if flows { return arrangeFlowing() }
    groupCount = (count + perGroup - 1) / perGroup
    if count % perGroup != 0 { special[groupCount - 1] = solved(groupCount - 1) }
    guard plan.isEstimated else { return }
    for group in Set(measured.keys.filter { $0 < count }.map { $0 / perGroup }) { special[group] = solved(group) }
    var lengths = Array(repeating: length(template), count: groupCount)
    for (group, layout) in special { lengths[group] = length(layout) }
    spans = SpanTree(lengths)
  }

  private mutating func arrangeFlowing() {
    var first = 0, lengths: [CGFloat] = []
    while first < count, let layout = solve(from: first), !layout.leaves.isEmpty {
      special[firsts.count] = layout
      firsts.append(first)
      lengths.append(length(layout))
      first += layout.leaves.count
    }
    groupCount = firsts.count
    spans = SpanTree(lengths)
  }

  private func solve(from first: Int) -> GroupLayout? {
    solver.solve(plan, outer: plan.extent.resolved(in: container, pixel: solver.pixel), container: container, first: first)
  }

  /// Returns the layout of a group. A group that is not full is shortened, along the section, by the length of the missing items.
  private func solved(_ group: Int) -> GroupLayout? {
    guard var layout = solve(from: group * perGroup), let template else { return nil }
    if layout.leaves.count < perGroup, !plan.extent.along(axis).isEstimated {
      axis.set(axis.of(layout.size) - max(0, axis.of(template.end) - axis.of(layout.end)), in: &layout.size)
    }
    return layout
  }

  /// Takes over the sizes that the views of items asked for.
  mutating func measure(_ sizes: [Int: CGSize]) {
    measured.merge(sizes) { $1 }
    guard let template, !flows, spans != nil else { return arrange() }
    let all = measured
    solver.measured = { all[$0] }
    for group in Set(sizes.keys.filter { $0 < count }.map { $0 / perGroup }) {
      guard let layout = solved(group) else { continue }
      special[group] = layout
      let span = length(layout)
      spans?[group] = span
    }
    overhang = max(overhang, template.overhang(pixel: solver.pixel))
  }

  // MARK: Positions

  func layout(_ group: Int) -> GroupLayout { special[group] ?? template ?? GroupLayout() }

  func firstItem(_ group: Int) -> Int { flows ? firsts[group] : group * perGroup }

  func group(of item: Int) -> Int? {
    guard item >= 0, item < count, groupCount > 0 else { return nil }
    guard flows else { return item / perGroup }
    let row = max(0, firsts.partitioningIndex { $0 > item } - 1)
    return item < firsts[row] + layout(row).leaves.count ? row : nil
  }

  private var before: CGFloat { axis.start(plan.edges).amount }
  private func length(_ layout: GroupLayout) -> CGFloat {
    before + axis.of(layout.size) + axis.end(plan.edges).amount + spacing
  }
  private var stride: CGFloat { template.map(length) ?? 0 }

  /// Returns the start of a group with its edge spacing, as the distance from the start of the first group.
  private func start(_ group: Int) -> CGFloat { spans?.start(of: group) ?? CGFloat(group) * stride }

  /// Returns the origin of a group, from the top leading corner of the contents.
  func origin(_ group: Int) -> CGPoint {
    let edges = plan.edges, across = axis.other.of(layout(group).size)
    let position = Run.positions(
      [Run.Part(length: across, before: axis.other.start(edges), after: axis.other.end(edges))], gap: LayoutGap(), available: crossLength)[
        0]
    return axis.point(start(group) + before, position.rounded(to: solver.pixel))
  }

  var length: CGFloat {
    guard groupCount > 0 else { return 0 }
    return start(groupCount - 1) + length(layout(groupCount - 1)) - spacing
  }

  /// The extent of the thickest group. If the extent is estimated and some groups are measured, only the measured groups count.
  var thickness: CGFloat {
    guard groupCount > 0, let template else { return 0 }
    func own(_ layout: GroupLayout) -> CGFloat {
      axis.other.of(layout.size) + axis.other.start(plan.edges).amount + axis.other.end(plan.edges).amount
    }
    let isKnown = !plan.extent.along(axis.other).isEstimated || (measured.isEmpty && !flows)
    let thickest = special.values.map(own).max() ?? 0
    return isKnown ? max(own(template), thickest) : thickest
  }

  /// Returns the groups that overlap a range of distances from the first group.
  func groups(from low: CGFloat, to high: CGFloat) -> Range<Int> {
    let low = low - overhang - spacing, high = high + overhang
    guard groupCount > 0, high >= 0, low <= length + overhang else { return 0..<0 }
    return group(at: low)..<group(at: high) + 1
  }

  /// Returns the group at a distance from the first group, or the nearest group.
  func group(at distance: CGFloat) -> Int {
    if let spans { return spans.index(at: distance) ?? 0 }
    guard stride > 0 else { return 0 }
    return min(max(0, Int((distance / stride).rounded(.down))), groupCount - 1)
  }
}

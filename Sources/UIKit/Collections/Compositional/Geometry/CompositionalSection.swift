import CoreGraphics

/// A section that has been laid out. Positions are relative to the section until it is placed in a layout, and relative to the layout
/// afterwards.
struct CompositionalSection {
  private(set) var plan: SectionPlan
  /// The scroll direction of the layout.
  let axis: LayoutAxis
  /// The size available to the section, without the insets of its contents insets reference.
  let container: CGSize
  let boundaryInsets: NSDirectionalEdgeInsets
  private(set) var rows: GroupRows
  private(set) var boundary: BoundaryLayout
  private var measuredBoundaries: [Int: CGSize]
  /// The position of the section along the layout, and its inset across the layout.
  var start: CGFloat = 0
  let aside: CGFloat

  /// - Parameter measured: the sizes that the views of items asked for.
  init(
    plan: SectionPlan, count: Int, axis: LayoutAxis, container: CGSize, aside: CGFloat, boundaryInsets: NSDirectionalEdgeInsets? = nil,
    solver: GroupSolver, measured: [Int: CGSize] = [:], boundaries: [Int: CGSize] = [:]
  ) {
    self.plan = plan
    self.axis = axis
    self.container = container
    self.aside = aside
    self.boundaryInsets = boundaryInsets ?? (plan.boundariesFollowInsets ? plan.insets : .zero)
    measuredBoundaries = boundaries
    let own = plan.behavior == .none ? axis : axis.other, inner = container.without(plan.insets)
    // In the direction of the groups, fractional dimensions refer to the whole container.
    rows = GroupRows(
      plan: plan.group, axis: own, crossLength: own.other.of(inner), container: own.size(own.of(container), own.other.of(inner)),
      spacing: plan.spacing, count: count, solver: solver, measured: measured)
    boundary = BoundaryLayout(
      [], measured: [:], axis: axis, length: 0, container: container, insets: .zero, pixel: solver.pixel)
    bound()
  }

  private mutating func bound() {
    guard !isEmpty else { return }
    boundary = BoundaryLayout(
      plan.boundaries, measured: measuredBoundaries, axis: axis, length: axis.start(plan.insets) + contents + axis.end(plan.insets),
      container: container, insets: boundaryInsets, pixel: rows.solver.pixel)
  }

  mutating func measure(_ sizes: [Int: CGSize], boundaries: [Int: CGSize]) {
    if !sizes.isEmpty { rows.measure(sizes) }
    measuredBoundaries.merge(boundaries) { $1 }
    bound()
  }

  mutating func decorate(_ decoration: DecorationPlan) { plan.decorations.append(decoration) }

  var isOrthogonal: Bool { plan.behavior != .none }
  /// Whether the section takes no space, not even for its insets.
  var isEmpty: Bool { rows.groupCount == 0 && plan.boundaries.isEmpty }
  private var contents: CGFloat { isOrthogonal ? rows.thickness : rows.length }
  /// The length of the section along the layout.
  var length: CGFloat { isEmpty ? 0 : max(0, plan.before + boundary.before + boundary.length + boundary.after + plan.after) }
  /// The position along the layout at which the contents and their insets begin.
  private var first: CGFloat { start + plan.before + boundary.before }

  /// The frame of the whole section.
  var frame: CGRect { CGRect(origin: axis.point(start, aside), size: axis.size(length, axis.other.of(container))) }

  /// The origin of the first group, including its edge spacing.
  private var origin: CGPoint {
    axis.point(first + axis.start(plan.insets), aside + axis.other.start(plan.insets))
  }

  /// The frame of the scroll view, for a section that scrolls orthogonally.
  var viewport: CGRect {
    CGRect(
      origin: origin,
      size: axis.size(rows.thickness, max(0, axis.other.of(container) - axis.other.start(plan.insets) - axis.other.end(plan.insets))))
  }

  /// The extent of the groups across the layout.
  var breadth: CGFloat { isOrthogonal ? 0 : aside + rows.thickness }

  // MARK: Positions

  private func origin(_ group: Int) -> CGPoint { origin + rows.origin(group) }

  func leaf(_ item: Int) -> (leaf: GroupLayout.Leaf, frame: CGRect)? {
    guard let group = rows.group(of: item) else { return nil }
    let leaf = rows.layout(group).leaves[item - rows.firstItem(group)]
    return (leaf, settled(leaf.frame.moved(by: origin(group))))
  }

  /// Returns a frame with its origin rounded to whole pixels.
  func settled(_ frame: CGRect) -> CGRect {
    let pixel = rows.solver.pixel
    return CGRect(x: frame.minX.rounded(to: pixel), y: frame.minY.rounded(to: pixel), width: frame.width, height: frame.height)
  }

  /// Returns the groups that may be visible in a rectangle.
  func groups(in rect: CGRect) -> Range<Int> {
    let own = rows.axis, first = own.of(origin)
    return rows.groups(from: own.start(rect) - first, to: own.end(rect) - first)
  }

  func groupBadge(_ group: Int, _ index: Int) -> CGRect { settled(rows.layout(group).badges[index].frame.moved(by: origin(group))) }

  func boundaryFrame(_ index: Int) -> CGRect { settled(boundary.items[index].frame.moved(by: axis.point(first, aside))) }

  /// Returns the range of positions along the layout of a pinned header's first edge; nil if the header is not pinned.
  func pinned(_ index: Int) -> ClosedRange<CGFloat>? {
    boundary.items[index].pinned.map { $0.lowerBound + first...$0.upperBound + first }
  }

  func decorationFrame(_ index: Int) -> CGRect { settled(frame.without(plan.decorations[index].insets)) }
}

import CoreGraphics

/// Computes the layout of one group.
struct GroupSolver {
  struct CustomItem {
    var frame: CGRect
    var zIndex: Int
  }

  var pixel: CGFloat
  /// Returns the size that the view of an item asked for; nil if it is not known.
  var measured: (Int) -> CGSize? = { _ in nil }
  /// Returns the frames of a custom group, for its number, size and insets.
  var custom: (Int, CGSize, NSDirectionalEdgeInsets) -> [CustomItem] = { _, _, _ in [] }
  /// The number of items in the section.
  var limit = Int.max
  /// The maximum number of subitems in a group.
  private static let maximumItems = 512

  /// Returns the layout of a group.
  /// - Parameters:
  ///   - outer: the size of the group, with estimates for estimated dimensions.
  ///   - first: the index of its first item in the section.
  /// - Returns: nil if not even one item fits.
  func solve(_ plan: LayoutPlan, outer: CGSize, container: CGSize, first: Int) -> GroupLayout? {
    var layout = GroupLayout(size: outer)
    switch plan.content {
    case .item: return nil
    case .custom(let number):
      for item in custom(number, outer, plan.insets) where first + layout.leaves.count < limit {
        let end = CGPoint(x: item.frame.maxX, y: item.frame.maxY)
        layout.leaves.append(GroupLayout.Leaf(frame: item.frame, zIndex: item.zIndex, end: end))
      }
      if plan.extent.width.isEstimated { layout.size.width = layout.end.x }
      if plan.extent.height.isEstimated { layout.size.height = layout.end.y }
    case .row(let axis, let parts, let count, let gap):
      let row = Row(plan: plan, axis: axis, parts: parts, count: count, gap: gap, inner: outer.without(plan.insets), first: first)
      guard !parts.isEmpty, fill(row, &layout) else { return nil }
    }
    let whole = CGRect(origin: .zero, size: layout.size)
    layout.badges += plan.badges.map { GroupLayout.Badge(plan: $0, frame: $0.frame(at: whole, container: container, pixel: pixel)) }
    return layout
  }

  private struct Row {
    let plan: LayoutPlan
    let axis: LayoutAxis
    let parts: [LayoutPlan]
    let count: Int?
    let gap: LayoutGap
    let inner: CGSize
    let first: Int

    func part(_ index: Int) -> LayoutPlan { parts[index % parts.count] }
    /// Returns the size that fractional dimensions refer to: the size of the group without the gaps.
    func base(_ count: Int) -> CGSize {
      axis.size(max(0, axis.of(inner) - CGFloat(max(0, count - 1)) * gap.amount), axis.other.of(inner))
    }
  }

  private struct Piece {
    var plan: LayoutPlan
    var size: CGSize
    var contents: GroupLayout?
    var isLeaf: Bool { if case .item = plan.content { true } else { false } }
  }

  /// Returns the number of subitems that fit in the group; nil if none does.
  private func count(_ row: Row) -> Int? {
    if let count = row.count { return count }
    if row.plan.extent.along(row.axis).isEstimated { return row.parts.count }
    let available = row.axis.of(row.inner)
    var chosen = 0
    while chosen < Self.maximumItems {
      let next = chosen + 1, base = row.base(next)
      var total = CGFloat(chosen) * row.gap.amount, own: CGFloat = 0
      for index in 0..<next { own += length(row.part(index), row, base, item: row.first + index) }
      total += own
      guard total <= available + 0.001 else { break }
      chosen = next
      // Subitems without length would never fill the group.
      if own <= 0, chosen >= row.parts.count { break }
    }
    return chosen > 0 ? chosen : nil
  }

  private func length(_ part: LayoutPlan, _ row: Row, _ base: CGSize, item: Int) -> CGFloat {
    let edges = row.axis.start(part.edges).amount + row.axis.end(part.edges).amount
    let length = part.extent.along(row.axis)
    if length.isEstimated, case .item = part.content, let size = measured(item) { return row.axis.of(size) + edges }
    return length.resolved(in: base, pixel: pixel) + edges
  }

  private func fill(_ row: Row, _ layout: inout GroupLayout) -> Bool {
    guard let count = count(row) else { return false }
    let axis = row.axis, pieces = pieces(row, count: count)
    let isEstimated = row.plan.extent.along(axis).isEstimated
    let starts = Run.positions(
      pieces.map { Run.Part(length: axis.of($0.size), before: axis.start($0.plan.edges), after: axis.end($0.plan.edges)) },
      gap: row.gap, available: isEstimated ? nil : axis.of(row.inner))
    var reach = CGPoint.zero
    for (index, piece) in pieces.enumerated() {
      let across = Run.positions(
        [Run.Part(length: axis.other.of(piece.size), before: axis.other.start(piece.plan.edges), after: axis.other.end(piece.plan.edges))],
        gap: LayoutGap(), available: row.plan.extent.along(axis.other).isEstimated ? nil : axis.other.of(row.inner))[0]
      let start = axis.point(starts[index].rounded(to: pixel), across.rounded(to: pixel))
      guard piece.contents.map({ !$0.leaves.isEmpty }) ?? false else { continue }
      let end = CGPoint(
        x: start.x + piece.size.width + piece.plan.edges.trailing.amount, y: start.y + piece.size.height + piece.plan.edges.bottom.amount)
      reach = CGPoint(x: max(reach.x, end.x), y: max(reach.y, end.y))
      layout.add(piece.contents ?? GroupLayout(), at: start + CGPoint(x: row.plan.insets.leading, y: row.plan.insets.top))
    }
    if row.plan.extent.width.isEstimated { layout.size.width = reach.x + row.plan.insets.leading + row.plan.insets.trailing }
    if row.plan.extent.height.isEstimated { layout.size.height = reach.y + row.plan.insets.top + row.plan.insets.bottom }
    return true
  }

  private func pieces(_ row: Row, count: Int) -> [Piece] {
    let base = row.base(count)
    var item = row.first
    var pieces: [Piece] = []
    pieces.reserveCapacity(count)
    for index in 0..<count {
      let part = row.part(index)
      var piece = Piece(plan: part, size: part.extent.resolved(in: base, pixel: pixel))
      if item < limit {
        if piece.isLeaf {
          if let size = measured(item) {
            if part.extent.width.isEstimated { piece.size.width = size.width }
            if part.extent.height.isEstimated { piece.size.height = size.height }
          }
          piece.contents = GroupLayout()
          item += 1
        } else if let contents = solve(part, outer: piece.size, container: row.inner, first: item) {
          piece.size = contents.size
          piece.contents = contents
          item += contents.leaves.count
        }
      }
      pieces.append(piece)
    }
    level(&pieces, row)
    for index in pieces.indices where pieces[index].isLeaf && pieces[index].contents != nil { pieces[index].contents = leaf(pieces[index]) }
    return pieces
  }

  /// Sets the uniform dimensions of siblings to the largest size that one of them asked for.
  private func level(_ pieces: inout [Piece], _ row: Row) {
    for axis in [LayoutAxis.horizontal, .vertical] {
      var largest: CGFloat?, item = row.first
      for piece in pieces where piece.contents != nil {
        if piece.isLeaf, piece.plan.extent.along(axis).kind == .uniform, let size = measured(item) {
          largest = max(largest ?? 0, axis.of(size))
        }
        item += piece.isLeaf ? 1 : piece.contents?.leaves.count ?? 0
      }
      guard let largest else { continue }
      for index in pieces.indices where pieces[index].isLeaf && pieces[index].plan.extent.along(axis).kind == .uniform {
        axis.set(largest, in: &pieces[index].size)
      }
    }
  }

  private func leaf(_ piece: Piece) -> GroupLayout {
    var insets = piece.plan.insets
    if piece.plan.extent.width.isEstimated { (insets.leading, insets.trailing) = (0, 0) }
    if piece.plan.extent.height.isEstimated { (insets.top, insets.bottom) = (0, 0) }
    let frame = CGRect(origin: .zero, size: piece.size).without(insets), edges = piece.plan.edges
    return GroupLayout(
      size: piece.size,
      leaves: [
        GroupLayout.Leaf(
          frame: frame, badges: piece.plan.badges, fits: piece.plan.extent.fit,
          end: CGPoint(x: frame.maxX + edges.trailing.amount, y: frame.maxY + edges.bottom.amount))
      ])
  }
}

extension CGFloat {
  func rounded(to pixel: CGFloat) -> CGFloat { (self / pixel + 0.5).rounded(.down) * pixel }
}

import CoreGraphics

/// Places the items of a toolbar.
@MainActor
struct ToolbarLayout {
  enum Kind { case button, custom, space, spring }

  struct Item {
    var kind: Kind
    var size: CGSize
    var glass: UIBarButtonItem.Glass

    var isSpace: Bool { kind == .space || kind == .spring }
  }

  let metrics: InterfaceLook.Toolbar
  let items: [Item]

  init(_ metrics: InterfaceLook.Toolbar, _ items: [Item]) { (self.metrics, self.items) = (metrics, items) }

  /// Returns the frames of the items in a left-to-right layout; flexible spaces share the free room.
  func frames(in area: CGRect) -> [CGRect] {
    // Buttons contain a space, so that all items are equally far from the edges.
    let first = metrics.edge + (items.first?.kind == .custom ? metrics.customGap : 0)
    let last = metrics.edge + (items.last?.kind == .custom ? metrics.customGap : 0)
    let gaps = items.indices.map(gap)
    var widths = items.indices.map { items[$0].size.width + 2 * space(beside: $0) }
    var taken = widths.reduce(0, +) + gaps.reduce(0, +) + first + last
    // Items that do not fit make the widest custom view narrower.
    let customs = items.indices.filter { items[$0].kind == .custom }
    if area.width > 0, taken > area.width, let widest = customs.max(by: { widths[$0] < widths[$1] }) {
      let excess = min(taken - area.width, items[widest].size.width)
      widths[widest] -= excess
      taken -= excess
    }
    let springs = items.filter { $0.kind == .spring }.count
    let share = springs > 0 ? max(area.width - taken, 0) / CGFloat(springs) : 0
    var x = area.minX + first
    return items.indices.map { index in
      let item = items[index]
      x += gaps[index]
      defer { x += item.kind == .spring ? share : widths[index] }
      return CGRect(
        x: (x + space(beside: index)).rounded(), y: ((area.height - item.size.height) / 2).rounded(),
        width: widths[index] - 2 * space(beside: index), height: item.size.height)
    }
  }

  /// Returns the distance of an item from the one before it.
  private func gap(before index: Int) -> CGFloat {
    guard index > 0 else { return 0 }
    let before = items[index - 1], item = items[index]
    guard let platters = metrics.platters else { return before.isSpace || item.isSpace ? 0 : metrics.spacing }
    // The items of a run are without gaps. Runs keep a distance, also beside a space without a width.
    if item.isSpace { return 0 }
    if before.isSpace { return before.kind == .space && before.size.width < platters.gap ? platters.gap - before.size.width : 0 }
    return before.glass == .shared && item.glass == .shared ? 0 : platters.gap
  }

  /// Returns the space on each side of a custom view on glass.
  private func space(beside index: Int) -> CGFloat {
    guard items[index].kind == .custom, let platters = metrics.platters else { return 0 }
    return platters.space(beside: items[index].size.width)
  }
}

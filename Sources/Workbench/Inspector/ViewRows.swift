import Hosting

/// The rows of the tree of views.
struct ViewRows: Equatable {
  private(set) var rows: [ListRow] = []
  /// The number of UIKit's internal views that are left out.
  private(set) var hidden = 0

  /// - Parameters:
  ///   - text: what a search looks for in classes, names and texts, also of internal views; empty for the whole tree.
  ///   - collapsed: the views whose subviews are left out.
  ///   - showsInternals: whether the whole tree includes the parts of UIKit's own views. Subviews of a view that is left out are listed below
  ///     the nearest listed view. The selected view is always listed.
  init(_ tree: [InspectedView], search text: String, collapsed: Set<Int>, showsInternals: Bool, selected: Int?) {
    guard text.isEmpty else {
      rows = tree.filter { view in [view.type, view.name ?? "", view.text ?? ""].contains { $0.lowercased().contains(text.lowercased()) } }
        .map { Self.row($0, level: 0, isSelected: $0.id == selected) }
      return
    }
    var listed: [(view: InspectedView, level: Int)] = []
    // The depths of the listed views above the next one.
    var above: [Int] = []
    for view in tree {
      while let last = above.last, last >= view.depth { above.removeLast() }
      guard showsInternals || view.isInternal != true || view.id == selected else {
        hidden += 1
        continue
      }
      listed.append((view, above.count))
      above.append(view.depth)
    }
    var closed = Int.max
    for (index, (view, level)) in listed.enumerated() {
      if level > closed { continue }
      closed = .max
      var row = Self.row(view, level: level, isSelected: view.id == selected)
      if index + 1 < listed.count, listed[index + 1].level > level {
        row.isExpanded = !collapsed.contains(view.id)
        if collapsed.contains(view.id) { closed = level }
      }
      rows.append(row)
    }
  }

  private static func row(_ view: InspectedView, level: Int, isSelected: Bool) -> ListRow {
    let name = view.name?.split(separator: " ").first.map(String.init)
    let details = [name, view.text.map { "“\($0)”" }].compactMap { $0 }
    var row = ListRow("\(view.id)", view.type, details.joined(separator: " "))
    (row.indent, row.isSelected, row.isDim) = (level, isSelected, view.unseen != nil || view.isInternal == true)
    return row
  }
}

/// The views of a group of items in a navigation bar: one for each item, and the one that represents them all without enough space.
@MainActor
final class BarGroupViews {
  let group: UIBarButtonItemGroup
  private let parts: [(item: UIBarButtonItem, view: UIView?)]
  private let items: [UIView]
  private let representative: UIView?
  private(set) var isCollapsed = false

  /// - Parameter platters: the glass behind the items; nil for none.
  init(_ group: UIBarButtonItemGroup, in bar: UIView, on platters: InterfaceLook.ItemPlatters?) {
    self.group = group
    parts = group.isShown ? group.barButtonItems.map { ($0, $0.makeView(in: bar, on: platters)) } : []
    items = parts.compactMap(\.view)
    representative = items.isEmpty ? nil : group.representativeItem?.makeView(in: bar, on: platters)
    if let button = representative as? UIButton, let item = group.representativeItem, item.customView == nil, item.menu == nil,
      item.primaryAction == nil, item.action == nil
    {
      button.menu = UIMenu(
        children: [
          UIDeferredMenuElement.uncached { [weak group] completion in
            completion(group?.barButtonItems.compactMap(\.menuElement) ?? [])
          }
        ])
      button.showsMenuAsPrimaryAction = true
    }
    representative?.isHidden = true
    group.isDisplayingRepresentativeItem = false
  }

  /// All views, shown or not.
  var all: [UIView] { items + [representative].compactMap { $0 } }
  /// The shown views, from the leading edge.
  var shown: [UIView] { isCollapsed ? [representative].compactMap { $0 } : items }
  /// The runs of the shown items on glass, from the leading edge.
  var runs: [ItemRun] {
    guard isCollapsed, let item = group.representativeItem else { return ItemRun.runs(of: parts) }
    return ItemRun.runs(of: [(item, representative)])
  }
  /// Whether the representative item can replace the items.
  var canCollapse: Bool { representative != nil }

  func collapse(_ collapses: Bool) {
    isCollapsed = collapses && canCollapse
    group.isDisplayingRepresentativeItem = isCollapsed
    for view in items { view.isHidden = isCollapsed }
    representative?.isHidden = !isCollapsed
  }

  func hideAll() {
    for view in all { view.isHidden = true }
    group.isDisplayingRepresentativeItem = false
  }

  func dress(_ look: UINavigationBarAppearance) {
    for item in group.barButtonItems + [group.representativeItem].compactMap({ $0 }) {
      item.dress(item.style == .done ? look.doneButtonAppearance : look.buttonAppearance)
    }
  }
}

import Foundation

/// The view of a sidebar: a button that hides it, the list of tabs, and a bar at the bottom.
final class TabSidebarView: UIView {
  /// A row of the list.
  enum Row {
    case tab(UITab, level: Int)
    case group(UITabGroup)
    case action(UIAction, in: UITabGroup)
    case content(any UIContentConfiguration, isHeader: Bool)

    var tab: UITab? {
      switch self {
      case .tab(let tab, _): tab
      case .group(let group): group
      default: nil
      }
    }
  }

  /// The height of the row of buttons at the top, in points. Vitrine's own value.
  private static let topHeight: CGFloat = 52

  private unowned let sidebar: UITabBarController.Sidebar
  private(set) var sections: [[Row]] = []
  private(set) lazy var list = UICollectionView(frame: bounds, collectionViewLayout: makeLayout())
  private(set) lazy var hideButton = UIButton(
    type: .system,
    primaryAction: UIAction(image: UIImage(systemName: "sidebar.leading")) { [weak self] _ in self?.sidebar.isHidden = true })
  private let overflow = UIButton(type: .system)
  private let edge = UIView()
  /// The glass below the rows; nil in a look without it.
  private var glass: UIVisualEffectView?
  var bottom: UIView? {
    didSet {
      guard bottom !== oldValue else { return }
      if oldValue?.superview === self { oldValue?.removeFromSuperview() }
      if let bottom { addSubview(bottom) }
      setNeedsLayout()
    }
  }

  init(_ sidebar: UITabBarController.Sidebar) {
    self.sidebar = sidebar
    super.init(frame: .zero)
    backgroundColor = .secondarySystemBackground
    list.layer.maskedCorners = [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]
    edge.backgroundColor = .separator
    list.backgroundColor = .clear
    list.dataSource = self
    list.delegate = self
    list.dragDelegate = self
    list.dropDelegate = self
    list.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
    hideButton.accessibilityLabel = "Hide Sidebar"
    overflow.setImage(UIImage(systemName: "ellipsis.circle"), for: .normal)
    overflow.showsMenuAsPrimaryAction = true
    for view in [list, hideButton, overflow, edge] { addSubview(view) }
    bottom = sidebar.bottomBarView
    if let bottom { addSubview(bottom) }
    showOverflow()
    reload()
  }

  required init?(coder: NSCoder) { nil }

  func showOverflow() {
    overflow.isHidden = sidebar.navigationOverflowItems == nil
    overflow.menu = sidebar.navigationOverflowItems.map { UIMenu(children: [$0]) }
  }

  private func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { [weak self] section, environment in
      var configuration = UICollectionLayoutListConfiguration(appearance: .sidebar)
      if self?.glass != nil { configuration.backgroundColor = .clear }
      if case .group? = self?.sections[section].first { configuration.headerMode = .firstItemInSection }
      configuration.leadingSwipeActionsConfigurationProvider = { self?.swipe($0, leading: true) }
      configuration.trailingSwipeActionsConfigurationProvider = { self?.swipe($0, leading: false) }
      return NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
    }
  }

  private func swipe(_ path: IndexPath, leading: Bool) -> UISwipeActionsConfiguration? {
    guard let tab = row(at: path)?.tab, let delegate = sidebar.delegate else { return nil }
    return leading
      ? delegate.tabBarController(sidebar.tabs, sidebar: sidebar, leadingSwipeActionsConfigurationFor: tab)
      : delegate.tabBarController(sidebar.tabs, sidebar: sidebar, trailingSwipeActionsConfigurationFor: tab)
  }

  // MARK: Rows

  func row(at path: IndexPath) -> Row? {
    guard sections.indices.contains(path.section), sections[path.section].indices.contains(path.item) else { return nil }
    return sections[path.section][path.item]
  }

  func path(of tab: UITab) -> IndexPath? {
    for (section, rows) in sections.enumerated() {
      if let item = rows.firstIndex(where: { $0.tab === tab }) { return IndexPath(item: item, section: section) }
    }
    return nil
  }

  /// Makes the rows anew: first the tabs and the inline groups, then a section for each other group.
  func reload() {
    let visible = sidebar.tabs.tabs.filter { !$0.isHidden }
    func isSection(_ tab: UITab) -> Bool { (tab as? UITabGroup).map { $0.sidebarAppearance != .inline } ?? false }
    var made = [visible.filter { !isSection($0) }.flatMap { rows(of: $0, level: 0) }]
    for case let group as UITabGroup in visible where isSection(group) { made.append([.group(group)] + content(of: group, level: 0)) }
    if let header = sidebar.headerContentConfiguration { made.insert([.content(header, isHeader: true)], at: 0) }
    if let footer = sidebar.footerContentConfiguration { made.append([.content(footer, isHeader: false)]) }
    sections = made.filter { !$0.isEmpty }
    list.reloadData()
    showSelection()
  }

  private func rows(of tab: UITab, level: Int) -> [Row] {
    [.tab(tab, level: level)] + ((tab as? UITabGroup).map { content(of: $0, level: level + 1) } ?? [])
  }

  private func content(of group: UITabGroup, level: Int) -> [Row] {
    group.displayOrder.filter { !$0.isHidden }.flatMap { rows(of: $0, level: level) }
      + group.sidebarActions.filter { !$0.attributes.contains(.hidden) }.map { .action($0, in: group) }
  }

  /// Selects the row of the selected tab.
  func showSelection() {
    let wanted = sidebar.tabs.selectedTab.flatMap(path)
    for path in list.indexPathsForSelectedItems ?? [] where path != wanted { list.deselectItem(at: path, animated: false) }
    if let wanted { list.selectItem(at: wanted, animated: false, scrollPosition: []) }
  }

  func reconfigure(_ tab: UITab) {
    if let path = path(of: tab) { list.reconfigureItems(at: [path]) }
  }

  func scroll(to target: UITabBarController.Sidebar.ScrollTarget, animated: Bool) {
    let wanted: IndexPath?
    switch target {
    case .tab(let tab): wanted = path(of: tab)
    case .header: wanted = sidebar.headerContentConfiguration == nil ? nil : IndexPath(item: 0, section: 0)
    case .footer: wanted = sidebar.footerContentConfiguration == nil ? nil : IndexPath(item: 0, section: sections.count - 1)
    }
    guard let wanted else { return }
    layoutIfNeeded()
    list.scrollToItem(at: wanted, at: .centeredVertically, animated: animated)
  }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    let safe = safeAreaInsets, width = bounds.width, look = interfaceLook.sidebar
    showGlass(look)
    // Above the first row is the gap of a section.
    let top = look.map { $0.topHeight - ListMetrics.sidebarGap } ?? safe.top + Self.topHeight
    let (first, last) = (CGFloat(8), look == nil ? width - 52 : width - 57)
    let y = look == nil ? safe.top + 4 : 0, isHideFirst = (look == nil) != isRightToLeft
    hideButton.frame = CGRect(x: isHideFirst ? first : last, y: y, width: 44, height: 44)
    overflow.frame = CGRect(x: isHideFirst ? last : first, y: y, width: 44, height: 44)
    var end = bounds.height
    if let bottom {
      let height = bottom.systemLayoutSizeFitting(CGSize(width: width, height: 0)).height
      let depth = max(height, bottom.frame.height) + safe.bottom
      bottom.frame = CGRect(x: 0, y: end - depth, width: width, height: depth - safe.bottom)
      end -= depth
    }
    list.frame = CGRect(x: 0, y: top, width: width, height: max(end - top, 0))
    let line = 1 / max(traitCollection.displayScale, 1)
    edge.frame = CGRect(x: isRightToLeft ? 0 : width - line, y: 0, width: line, height: bounds.height)
    glass?.frame = bounds
    if let look { layer.shapeShadow(radius: look.radius) }
  }

  /// Lays the rows on glass, or on a plain colour.
  private func showGlass(_ look: InterfaceLook.Sidebar?) {
    guard (glass != nil) != (look != nil) else { return }
    glass?.removeFromSuperview()
    glass = look == nil ? nil : UIVisualEffectView(effect: UIGlassEffect.thick())
    backgroundColor = look == nil ? .secondarySystemBackground : nil
    edge.isHidden = look != nil
    layer.shadowOpacity = 0
    list.layer.cornerRadius = look?.radius ?? 0
    if let look, let glass {
      glass.layer.cornerRadius = look.radius
      insertSubview(glass, at: 0)
      if let platter = interfaceLook.platter { layer.cast(platter.shadow) }
    }
    list.collectionViewLayout = makeLayout()
  }
}

extension TabSidebarView: UICollectionViewDataSource, UICollectionViewDelegate {
  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { sections[section].count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
    guard let cell = cell as? UICollectionViewListCell, let row = row(at: indexPath) else { return cell }
    cell.indentationLevel = 0
    switch row {
    case .tab(let tab, let level):
      cell.indentationLevel = level
      show(.init(.tab(tab), isHeader: false), in: cell)
    case .group(let group): show(.init(.tab(group), isHeader: true), in: cell)
    case .action(let action, _): show(.init(.action(action), isHeader: false), in: cell)
    case .content(let content, _):
      cell.configurationUpdateHandler = nil
      cell.accessories = []
      cell.contentConfiguration = content
      cell.backgroundConfiguration = .clear()
    }
    return cell
  }

  private func show(_ request: UITabSidebarItem.Request, in cell: UICollectionViewListCell) {
    let item = sidebar.delegate?.tabBarController(sidebar.tabs, sidebar: sidebar, itemFor: request) ?? UITabSidebarItem(request: request)
    cell.configurationUpdateHandler = { [weak self] cell, state in
      guard let self, let cell = cell as? UICollectionViewListCell else { return }
      item.configurationState = state
      sidebar.delegate?.tabBarController(sidebar.tabs, sidebar: sidebar, update: item)
      cell.accessories = item.accessories
      cell.contentConfiguration = item.contentConfiguration?.updated(for: state)
      cell.backgroundConfiguration = item.backgroundConfiguration.updated(for: state)
    }
  }

  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    switch row(at: indexPath) {
    case .tab(let tab, _)?: return tab.isEnabled
    case .action(let action, _)?:
      if !action.attributes.contains(.disabled) { action.performWithSender(sidebar, target: nil) }
      return false
    default: return false
    }
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    guard case .tab(let tab, _)? = row(at: indexPath) else { return }
    sidebar.tabs.chooseInSidebar(tab)
    showSelection()
  }

  func collectionView(_ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath) {
    guard let tab = row(at: indexPath)?.tab else { return }
    sidebar.delegate?.tabBarController(sidebar.tabs, sidebar: sidebar, willBeginDisplaying: tab)
  }

  func collectionView(_ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath) {
    guard let tab = row(at: indexPath)?.tab else { return }
    sidebar.delegate?.tabBarController(sidebar.tabs, sidebar: sidebar, didEndDisplaying: tab)
  }

  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let tab = indexPaths.first.flatMap(row)?.tab else { return nil }
    return sidebar.delegate?.tabBarController(sidebar.tabs, sidebar: sidebar, contextMenuConfigurationFor: tab)
  }
}

extension TabSidebarView: UICollectionViewDragDelegate, UICollectionViewDropDelegate {
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] {
    guard let tab = row(at: indexPath)?.tab else { return [] }
    return sidebar.delegate?.tabBarController(sidebar.tabs, sidebar: sidebar, itemsForBeginning: session, tab: tab) ?? []
  }

  func collectionView(
    _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint
  ) -> [UIDragItem] {
    guard let tab = row(at: indexPath)?.tab else { return [] }
    return sidebar.delegate?.tabBarController(sidebar.tabs, sidebar: sidebar, itemsForAddingTo: session, tab: tab) ?? []
  }

  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession, withDestinationIndexPath path: IndexPath?
  ) -> UICollectionViewDropProposal {
    let tabs = sidebar.tabs
    let operation: UIDropOperation? =
      switch path.flatMap(row) {
      case .tab(let tab, _)?: tabs.delegate?.tabBarController(tabs, tab: tab, operationForAcceptingItemsFrom: session)
      case .group(let group)?: tabs.delegate?.tabBarController(tabs, tab: group, operationForAcceptingItemsFrom: session)
      case .action(let action, let group)?:
        sidebar.delegate?.tabBarController(
          tabs, sidebar: sidebar, sidebarAction: action, group: group, operationForAcceptingItemsFrom: session)
      default: nil
      }
    return UICollectionViewDropProposal(operation: operation ?? .cancel, intent: .insertIntoDestinationIndexPath)
  }

  func collectionView(_ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator) {
    let tabs = sidebar.tabs, session = coordinator.session
    switch coordinator.destinationIndexPath.flatMap(row) {
    case .tab(let tab, _)?: tabs.delegate?.tabBarController(tabs, tab: tab, acceptItemsFrom: session)
    case .group(let group)?: tabs.delegate?.tabBarController(tabs, tab: group, acceptItemsFrom: session)
    case .action(let action, let group)?:
      sidebar.delegate?.tabBarController(tabs, sidebar: sidebar, sidebarAction: action, group: group, acceptItemsFrom: session)
    default: break
    }
  }
}

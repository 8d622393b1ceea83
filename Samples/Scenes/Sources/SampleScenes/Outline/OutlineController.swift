import UIKit

/// A library: folders as an outline, and documents as an inset grouped list with accessories, swipe actions and an editing mode.
final class OutlineController: UIViewController, UICollectionViewDelegate {
  private enum Section: Int, CaseIterable {
    case folders, recent
  }

  private lazy var list = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())
  private lazy var source = makeSource()
  private var flagged: Set<OutlineItem> = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Library"
    navigationItem.rightBarButtonItem = editButtonItem
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.delegate = self
    list.allowsMultipleSelectionDuringEditing = true
    view.addSubview(list)
    fill()
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    list.isEditing = editing
  }

  // MARK: Layout

  private func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { [weak self] section, environment in
      var configuration = UICollectionLayoutListConfiguration(appearance: section == 0 ? .sidebar : .insetGrouped)
      configuration.headerMode = section == 0 ? .firstItemInSection : .supplementary
      if section > 0 {
        configuration.footerMode = .supplementary
        configuration.trailingSwipeActionsConfigurationProvider = { self?.actions(at: $0) }
      }
      return NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
    }
  }

  private func actions(at path: IndexPath) -> UISwipeActionsConfiguration? {
    guard let item = source.itemIdentifier(for: path) else { return nil }
    let delete = UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, done in
      self?.delete(item)
      done(true)
    }
    let flag = UIContextualAction(style: .normal, title: "Flag") { [weak self] _, _, done in
      self?.toggleFlag(of: item)
      done(true)
    }
    flag.backgroundColor = .systemOrange
    return UISwipeActionsConfiguration(actions: [delete, flag])
  }

  private func delete(_ item: OutlineItem) {
    var snapshot = source.snapshot()
    snapshot.deleteItems([item])
    source.apply(snapshot)
  }

  private func toggleFlag(of item: OutlineItem) {
    if flagged.remove(item) == nil { flagged.insert(item) }
    var snapshot = source.snapshot()
    snapshot.reconfigureItems([item])
    source.apply(snapshot)
  }

  // MARK: Data

  private func makeSource() -> UICollectionViewDiffableDataSource<Section, OutlineItem> {
    let header = UICollectionView.CellRegistration<UICollectionViewListCell, OutlineItem> { cell, _, item in
      var content = cell.defaultContentConfiguration()
      content.text = item.name
      cell.contentConfiguration = content
      cell.accessories = [.outlineDisclosure()]
    }
    let folder = UICollectionView.CellRegistration<UICollectionViewListCell, OutlineItem> { cell, _, item in
      var content = cell.defaultContentConfiguration()
      content.text = item.name
      content.image = UIImage(systemName: item.symbol)
      content.imageProperties.reservedLayoutSize.width = UIListContentConfiguration.ImageProperties.standardDimension
      cell.contentConfiguration = content
      let hasFolders = OutlineItem.folders.contains { $0.0 == item && !$0.1.isEmpty }
      cell.accessories = hasFolders ? [.outlineDisclosure(options: .init(style: .cell))] : []
    }
    let document = UICollectionView.CellRegistration<UICollectionViewListCell, OutlineItem> { [weak self] cell, path, item in
      self?.show(item, in: cell, at: path)
    }
    let source = UICollectionViewDiffableDataSource<Section, OutlineItem>(collectionView: list) { list, path, item in
      let registration = path.section > 0 ? document : item == .collections ? header : folder
      return list.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    let titles = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { view, _, _ in
      var content = view.defaultContentConfiguration()
      content.text = "Recent"
      view.contentConfiguration = content
    }
    let footers = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionFooter
    ) { view, _, _ in
      var content = view.defaultContentConfiguration()
      content.text = "Documents stay here for thirty days."
      view.contentConfiguration = content
    }
    source.supplementaryViewProvider = { list, kind, path in
      list.dequeueConfiguredReusableSupplementary(
        using: kind == UICollectionView.elementKindSectionHeader ? titles : footers, for: path)
    }
    source.reorderingHandlers.canReorderItem = { OutlineItem.recent.contains($0) }
    return source
  }

  private func show(_ item: OutlineItem, in cell: UICollectionViewListCell, at path: IndexPath) {
    var content = item.detail == nil ? cell.defaultContentConfiguration() : .subtitleCell()
    content.text = item.name
    content.secondaryText = item.detail
    content.image = UIImage(systemName: flagged.contains(item) ? "flag" : item.symbol)
    content.imageProperties.reservedLayoutSize.width = UIListContentConfiguration.ImageProperties.standardDimension
    cell.contentConfiguration = content
    var accessories: [UICellAccessory] = [.multiselect(), .reorder()]
    switch OutlineItem.recent.firstIndex(of: item) {
    case 0: accessories += [.detail(displayed: .whenNotEditing), .disclosureIndicator(displayed: .whenNotEditing)]
    case 1: accessories += [.label(text: "3"), .disclosureIndicator(displayed: .whenNotEditing)]
    case 2: accessories += [.checkmark(displayed: .whenNotEditing)]
    default:
      let toggle = UISwitch()
      toggle.isOn = true
      accessories.append(.customView(configuration: .init(customView: toggle, placement: .trailing(displayed: .whenNotEditing))))
    }
    cell.accessories = accessories
  }

  private func fill() {
    var folders = NSDiffableDataSourceSectionSnapshot<OutlineItem>()
    folders.append([.collections])
    folders.append(OutlineItem.folders.map(\.0), to: .collections)
    for (folder, children) in OutlineItem.folders { folders.append(children, to: folder) }
    folders.expand([.collections, .travel])
    source.apply(folders, to: .folders, animatingDifferences: false)
    var recent = source.snapshot()
    recent.appendSections([.recent])
    recent.appendItems(OutlineItem.recent)
    source.apply(recent, animatingDifferences: false)
    list.selectItem(at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
  }

  // MARK: Delegate

  func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool { indexPath.section > 0 }
}

#if os(iOS)
  #Preview("Outline", traits: .fixedLayout(width: 375, height: 667)) { UINavigationController(rootViewController: OutlineController()) }
#endif

import CoreGraphics

extension NSCollectionLayoutSection {
  /// Returns a section whose items are the rows of a list (Apple: NSCollectionLayoutSection.list(using:layoutEnvironment:)). Rows are as
  /// high as their contents; an empty row is as high as one with a line of text.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration, layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let outer = TableMetrics.margin(forWidth: layoutEnvironment.container.contentSize.width)
    let isInset = [.insetGrouped, .sidebar, .sidebarPlain].contains(configuration.appearance)
    func row(_ height: CGFloat) -> NSCollectionLayoutSize {
      NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(height))
    }
    let size = row(UIScreen.main.interfaceLook.list.rowHeight)
    let section = NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.list = ListSection(configuration: configuration, margin: outer)
    if isInset {
      let inset = configuration.appearance == .insetGrouped ? UIScreen.main.interfaceLook.list.groupInset ?? outer : outer
      section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: inset, bottom: 0, trailing: inset)
    } else {
      // Rows reach into the safe area; their contents do not.
      section.contentInsetsReference = .none
    }
    if configuration.headerMode == .supplementary {
      let height =
        switch configuration.appearance {
        case .plain: TableMetrics.plainHeader
        case .grouped, .insetGrouped: TableMetrics.groupHeader
        case .sidebar, .sidebarPlain: ListMetrics.sidebarHeader
        }
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: row(height), elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
      header.pinToVisibleBounds = configuration.appearance == .plain
      section.boundarySupplementaryItems.append(header)
    }
    if configuration.footerMode == .supplementary {
      section.boundarySupplementaryItems.append(
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: row(TableMetrics.plainHeader), elementKind: UICollectionView.elementKindSectionFooter, alignment: .bottom))
    }
    return section
  }
}

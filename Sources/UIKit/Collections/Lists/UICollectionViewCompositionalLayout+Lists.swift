import CoreGraphics
import Foundation

extension UICollectionViewCompositionalLayout {
  /// Returns a layout whose sections are all lists (Apple: UICollectionViewCompositionalLayout.list(using:)).
  public static func list(using configuration: UICollectionLayoutListConfiguration) -> UICollectionViewCompositionalLayout {
    let layout = UICollectionViewCompositionalLayout { _, environment in
      NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
    }
    layout.emptyListBackground = ListSection(configuration: configuration, margin: 0).background
    return layout
  }

  // MARK: Chrome

  func list(_ section: Int) -> ListSection? { sections.indices.contains(section) ? sections[section].list : nil }

  func chrome(_ category: UICollectionView.ElementCategory, _ kind: String?, _ path: IndexPath, isPinned: Bool) -> ListChrome? {
    guard path.count > 1, let list = list(path.section), geometry.sections.indices.contains(path.section) else { return nil }
    var chrome: ListChrome
    switch (category, kind) {
    case (.cell, _): chrome = list.chrome(of: path, count: geometry.sections[path.section].rows.count)
    case (.supplementaryView, UICollectionView.elementKindSectionHeader): chrome = list.chrome(.header, isPinned: isPinned)
    case (.supplementaryView, UICollectionView.elementKindSectionFooter): chrome = list.chrome(.footer, isPinned: isPinned)
    default: return nil
    }
    if sections[path.section].contentInsetsReference == .none {
      (chrome.safeLeading, chrome.safeTrailing) = (safeEdges.leading, safeEdges.trailing)
    }
    return chrome
  }

  // MARK: Backgrounds

  func summariseLists() {
    listSummary = ListSummary(
      hasLists: emptyListBackground != nil || sections.contains { $0.list != nil },
      hasActions: sections.contains { $0.list?.hasActions == true },
      isSidebar: !sections.isEmpty && sections.allSatisfy { $0.list?.isBareSidebar == true })
    guard let first = sections.first else { return listSummary.background = emptyListBackground }
    if let color = first.list?.background, sections.allSatisfy({ $0.list?.background == color }) { listSummary.background = color }
  }

  /// Adds a background to a list that is among sections of other kinds.
  func addListBackgrounds() {
    guard listSummary.background == nil, sections.contains(where: { $0.list != nil }) else { return }
    decorationMakers[ListBackgroundView.kind] = ListBackgroundView.self
    let width = geometry.bounds.width
    for index in geometry.sections.indices where sections[index].list != nil {
      let (aside, own) = (geometry.sections[index].aside, geometry.sections[index].container.width)
      let insets = NSDirectionalEdgeInsets(top: 0, leading: -aside, bottom: 0, trailing: aside + own - width)
      geometry.sections[index].decorate(DecorationPlan(kind: ListBackgroundView.kind, insets: insets, zIndex: -1))
    }
  }
}

/// The background of a list section.
final class ListBackgroundView: UICollectionReusableView {
  static let kind = "ListBackground"

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    backgroundColor = collection?.collectionViewLayout.listSection(layoutAttributes.indexPath.section)?.background
  }
}

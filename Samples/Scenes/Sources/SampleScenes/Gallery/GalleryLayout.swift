import UIKit

/// The sections of the gallery: banners with paging, columns of rows, flowing words, and a mosaic on a background.
@MainActor
enum GalleryLayout {
  enum Section: Int, CaseIterable {
    case banners, places, words, mosaic
  }

  static let header = "header"
  static let badge = "badge"
  static let background = "background"
  private static let margin: CGFloat = 16

  static func make() -> UICollectionViewCompositionalLayout {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 16
    let layout = UICollectionViewCompositionalLayout(
      sectionProvider: { index, _ in
        switch Section(rawValue: index) {
        case .banners: banners()
        case .places: places()
        case .words: words()
        case .mosaic: mosaic()
        case nil: nil
        }
      }, configuration: configuration)
    layout.register(GalleryBackground.self, forDecorationViewOfKind: background)
    return layout
  }

  private static func size(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  private static func title() -> NSCollectionLayoutBoundarySupplementaryItem {
    let item = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.fractionalWidth(1), .estimated(30)), elementKind: header, alignment: .top)
    item.pinToVisibleBounds = true
    return item
  }

  private static func banners() -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: size(.fractionalWidth(0.86), .absolute(150)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 10
    section.contentInsets.top = 12
    section.orthogonalScrollingBehavior = .groupPagingCentered
    return section
  }

  private static func places() -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1 / 3)))
    item.contentInsets = NSDirectionalEdgeInsets(top: 3, leading: 0, bottom: 3, trailing: 0)
    let group = NSCollectionLayoutGroup.vertical(layoutSize: size(.absolute(270), .absolute(168)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 12
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: margin, bottom: 0, trailing: margin)
    section.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary
    section.boundarySupplementaryItems = [title()]
    return section
  }

  private static func words() -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(layoutSize: size(.estimated(60), .absolute(30)))
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: size(.fractionalWidth(1), .absolute(30)), subitems: [item])
    group.interItemSpacing = .fixed(8)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 8
    section.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: margin, bottom: 0, trailing: margin)
    section.boundarySupplementaryItems = [title()]
    return section
  }

  private static func mosaic() -> NSCollectionLayoutSection {
    let mark = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.absolute(20), .absolute(20)), elementKind: badge,
      containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3)))
    // The z-index of items in a section with a background is 1.
    mark.zIndex = 2
    let large = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.6), .fractionalHeight(1)), supplementaryItems: [mark])
    let small = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)))
    let column = NSCollectionLayoutGroup.vertical(layoutSize: size(.fractionalWidth(0.4), .fractionalHeight(1)), subitems: [small])
    column.interItemSpacing = .fixed(6)
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: size(.fractionalWidth(1), .absolute(140)), subitems: [large, column])
    group.interItemSpacing = .fixed(6)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 6
    section.contentInsets = NSDirectionalEdgeInsets(top: 12, leading: 28, bottom: 12, trailing: 28)
    let back = NSCollectionLayoutDecorationItem.background(elementKind: background)
    back.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: margin, bottom: 0, trailing: margin)
    section.decorationItems = [back]
    return section
  }
}

import UIKit

/// A compositional layout with various kinds of sections.
final class GalleryController: UICollectionViewController {
  private let words = ["Lakes", "Hills", "By train", "Quiet", "With a view", "Night sky", "Huts", "Long walks", "Water"]
  private var images: [Int: UIImage] = [:]

  private lazy var pictures = UICollectionView.CellRegistration<GalleryPictureCell, Int> { [weak self] cell, _, number in
    cell.imageView.image = self?.image(number)
  }
  private lazy var rows = UICollectionView.CellRegistration<UICollectionViewCell, Int> { [weak self] cell, _, number in
    var content = UIListContentConfiguration.subtitleCell()
    content.text = "Place \(number + 1)"
    content.secondaryText = "\(number * 7 % 40 + 3) km"
    content.image = self?.image(number)
    content.imageProperties.maximumSize = CGSize(width: 40, height: 40)
    content.imageProperties.cornerRadius = 6
    content.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 4, leading: 0, bottom: 4, trailing: 0)
    cell.contentConfiguration = content
  }
  private lazy var chips = UICollectionView.CellRegistration<GalleryWordCell, String> { cell, _, word in cell.label.text = word }
  private lazy var titles = UICollectionView.SupplementaryRegistration<GalleryTitle>(elementKind: GalleryLayout.header) { view, _, path in
    view.label.text = path.section == GalleryLayout.Section.places.rawValue ? "Near you" : "Look for"
  }
  private lazy var badges = UICollectionView.SupplementaryRegistration<GalleryBadge>(elementKind: GalleryLayout.badge) { view, _, path in
    view.label.text = "\(path.item / 3 + 1)"
  }

  init() {
    super.init(collectionViewLayout: GalleryLayout.make())
    title = "Gallery"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    // Creates the registrations before cells are requested.
    _ = (pictures, rows, chips, titles, badges)
  }

  /// Returns one of eight pictures, which repeat.
  private func image(_ number: Int) -> UIImage {
    let kind = number % 8
    if let image = images[kind] { return image }
    let light = Landscape.Light.allCases[kind % Landscape.Light.allCases.count]
    let image = Landscape(light, seed: kind + 20).image(size: CGSize(width: 160, height: 100))
    images[kind] = image
    return image
  }

  override func numberOfSections(in collectionView: UICollectionView) -> Int { GalleryLayout.Section.allCases.count }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    switch GalleryLayout.Section(rawValue: section) {
    case .banners: 6
    case .places: 20
    case .words: words.count
    case .mosaic: 12
    case nil: 0
    }
  }

  override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    switch GalleryLayout.Section(rawValue: indexPath.section) {
    case .places: collectionView.dequeueConfiguredReusableCell(using: rows, for: indexPath, item: indexPath.item)
    case .words: collectionView.dequeueConfiguredReusableCell(using: chips, for: indexPath, item: words[indexPath.item])
    default: collectionView.dequeueConfiguredReusableCell(using: pictures, for: indexPath, item: indexPath.section * 3 + indexPath.item)
    }
  }

  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    kind == GalleryLayout.badge
      ? collectionView.dequeueConfiguredReusableSupplementary(using: badges, for: indexPath)
      : collectionView.dequeueConfiguredReusableSupplementary(using: titles, for: indexPath)
  }
}

#if os(iOS)
  #Preview("Gallery", traits: .fixedLayout(width: 375, height: 667)) { UINavigationController(rootViewController: GalleryController()) }
#endif

import UIKit

/// A grid of pictures with a section for each day and sticky headers.
final class PhotosController: UICollectionViewController, UICollectionViewDelegateFlowLayout {
  private struct Day {
    let name: String
    let pictures: [Int]
  }

  private static let gap: CGFloat = 2
  private static let columns: CGFloat = 4
  private let days = [
    Day(name: "Today", pictures: Array(0..<7)), Day(name: "Yesterday", pictures: Array(7..<18)),
    Day(name: "12 June", pictures: Array(18..<60)),
  ]
  private var images: [Int: UIImage] = [:]

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.minimumLineSpacing = Self.gap
    layout.minimumInteritemSpacing = Self.gap
    layout.sectionHeadersPinToVisibleBounds = true
    super.init(collectionViewLayout: layout)
    title = "Photos"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(PhotoCell.self, forCellWithReuseIdentifier: "photo")
    collectionView.register(
      PhotoHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "day")
    collectionView.allowsMultipleSelection = true
  }

  /// Returns one of twelve pictures, which repeat.
  private func image(_ number: Int) -> UIImage {
    let kind = number * 5 % 12
    if let image = images[kind] { return image }
    let light = Landscape.Light.allCases[kind % Landscape.Light.allCases.count]
    let image = Landscape(light, seed: kind + 3).image(size: CGSize(width: 96, height: 96))
    images[kind] = image
    return image
  }

  override func numberOfSections(in collectionView: UICollectionView) -> Int { days.count }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    days[section].pictures.count
  }

  override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
    (cell as? PhotoCell)?.show(image(days[indexPath.section].pictures[indexPath.item]))
    return cell
  }

  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "day", for: indexPath)
    (view as? PhotoHeader)?.label.text = days[indexPath.section].name
    return view
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let side = ((collectionView.bounds.width - Self.gap * (Self.columns - 1)) / Self.columns).rounded(.down)
    return CGSize(width: side, height: side)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, referenceSizeForHeaderInSection section: Int
  ) -> CGSize { CGSize(width: 0, height: 44) }
}

#if os(iOS)
  #Preview("Photos", traits: .fixedLayout(width: 375, height: 667)) { UINavigationController(rootViewController: PhotosController()) }
#endif

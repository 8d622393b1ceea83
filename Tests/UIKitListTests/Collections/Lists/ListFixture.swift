import Foundation
import VitrineTesting

@testable import UIKit

/// A list of texts on a screen of 320 by 480 points at one pixel a point.
@MainActor
final class ListFixture: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  let screen = HeadlessScreen(size: CGSize(width: 320, height: 480), scale: 1)
  let list: UICollectionView
  var counts: [Int]
  var configure: (UICollectionViewListCell, IndexPath) -> Void = { _, _ in }
  var cellsAsked = 0
  var selected: [IndexPath] = []
  var uneditable: Set<IndexPath> = []
  var moved: [[IndexPath]] = []

  init(
    _ appearance: UICollectionLayoutListConfiguration.Appearance, counts: [Int] = [3],
    change: (inout UICollectionLayoutListConfiguration) -> Void = { _ in },
    configure: @escaping (UICollectionViewListCell, IndexPath) -> Void = { _, _ in }
  ) {
    var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
    change(&configuration)
    self.counts = counts
    self.configure = configure
    list = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    super.init()
    list.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
    for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
      list.register(UICollectionViewListCell.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
    }
    list.dataSource = self
    list.delegate = self
    screen.show(list)
  }

  func cell(_ item: Int, _ section: Int = 0) -> UICollectionViewListCell? {
    list.cellForItem(at: IndexPath(item: item, section: section)) as? UICollectionViewListCell
  }

  func header(_ section: Int = 0) -> UICollectionViewListCell? {
    list.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: section)) as? UICollectionViewListCell
  }

  func footer(_ section: Int = 0) -> UICollectionViewListCell? {
    list.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionFooter, at: IndexPath(item: 0, section: section)) as? UICollectionViewListCell
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { counts[section] }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    cellsAsked += 1
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    guard let cell = cell as? UICollectionViewListCell else { return cell }
    var content = cell.defaultContentConfiguration()
    content.text = "Item \(indexPath.item)"
    cell.contentConfiguration = content
    configure(cell, indexPath)
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "view", for: indexPath)
    guard let view = view as? UICollectionViewListCell else { return view }
    var content = view.defaultContentConfiguration()
    content.text = "Section \(indexPath.section)"
    view.contentConfiguration = content
    return view
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) { selected.append(indexPath) }
  func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool { !uneditable.contains(indexPath) }
  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { true }
  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) { moved.append([sourceIndexPath, destinationIndexPath]) }
}

extension UICollectionViewListCell {
  /// The lines that show, in the cell's coordinates.
  var lines: [CGRect] { [list.topLine, list.bottomLine].compactMap { $0 }.filter { !$0.isHidden }.map(\.frame) }

  func view<View: UIView>(_ type: View.Type) -> View? { subviews.compactMap { $0 as? View }.first { $0.alpha > 0 && !$0.isHidden } }
}

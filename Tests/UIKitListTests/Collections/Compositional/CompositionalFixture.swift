import Foundation
import Testing
import VitrineTesting

@testable import UIKit

typealias CollectionDimension = NSCollectionLayoutDimension

@MainActor func layoutSize(_ width: CollectionDimension, _ height: CollectionDimension) -> NSCollectionLayoutSize {
  NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
}

@MainActor func layoutItem(_ width: CollectionDimension, _ height: CollectionDimension) -> NSCollectionLayoutItem {
  NSCollectionLayoutItem(layoutSize: layoutSize(width, height))
}

/// A collection view of 320 x 480 points with cells of given sizes.
@MainActor final class CompositionalFixture: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  final class Cell: UICollectionViewCell {
    var wanted: CGSize?
    override func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes)
      -> UICollectionViewLayoutAttributes
    {
      guard let wanted else { return super.preferredLayoutAttributesFitting(layoutAttributes) }
      let copy = layoutAttributes.copy() as! UICollectionViewLayoutAttributes
      copy.size = wanted
      return copy
    }
  }

  var counts: [Int]
  /// The preferred sizes of the cells.
  var wanted: [IndexPath: CGSize] = [:]
  var selected: [IndexPath] = []
  /// The requested supplementary views: kind and index path.
  var supplementaries: [String] = []
  var cells: Set<ObjectIdentifier> = []
  let layout: UICollectionViewCompositionalLayout
  let screen = HeadlessScreen(size: CGSize(width: 320, height: 480), scale: 2)
  let view: UICollectionView

  init(
    _ layout: UICollectionViewCompositionalLayout, counts: [Int], kinds: [String] = [], frame: CGRect? = nil,
    wanted: [IndexPath: CGSize] = [:], prepare: (UICollectionView) -> Void = { _ in }
  ) {
    self.layout = layout
    self.counts = counts
    self.wanted = wanted
    view = UICollectionView(frame: frame ?? CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
    super.init()
    view.contentInsetAdjustmentBehavior = .never
    view.register(Cell.self, forCellWithReuseIdentifier: "cell")
    for kind in kinds { view.register(UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view") }
    prepare(view)
    view.dataSource = self
    view.delegate = self
    screen.show(view)
    screen.settle()
  }

  convenience init(_ section: NSCollectionLayoutSection, counts: [Int], kinds: [String] = [], wanted: [IndexPath: CGSize] = [:]) {
    self.init(UICollectionViewCompositionalLayout(section: section), counts: counts, kinds: kinds, wanted: wanted)
  }

  func frame(_ item: Int, _ section: Int = 0) -> CGRect? {
    layout.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
  }

  func frame(_ kind: String, _ item: Int = 0, _ section: Int = 0) -> CGRect? {
    layout.layoutAttributesForSupplementaryView(ofKind: kind, at: IndexPath(item: item, section: section))?.frame
  }

  /// Returns the visible frame of a cell.
  func shown(_ item: Int, _ section: Int = 0) -> CGRect? {
    view.cellForItem(at: IndexPath(item: item, section: section)).map { $0.convert($0.bounds, to: view) }
  }

  var scrollers: [OrthogonalScrollView] {
    view.subviews.compactMap { $0 as? OrthogonalScrollView }.sorted { $0.frame.minY < $1.frame.minY }
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { counts[section] }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? Cell)?.wanted = wanted[indexPath]
    cells.insert(ObjectIdentifier(cell))
    return cell
  }
  func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath)
    -> UICollectionReusableView
  {
    supplementaries.append("\(kind) \(Array(indexPath))")
    return collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "view", for: indexPath)
  }
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) { selected.append(indexPath) }
}

func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect { CGRect(x: x, y: y, width: width, height: height) }

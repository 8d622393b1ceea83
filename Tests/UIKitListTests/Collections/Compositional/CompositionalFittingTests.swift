import Foundation
import Testing

@testable import UIKit

/// Tests estimated dimensions, which views replace when they become visible.
@Suite @MainActor struct CompositionalFittingTests {
  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }
  private func heights(_ heights: [CGFloat]) -> [IndexPath: CGSize] {
    Dictionary(uniqueKeysWithValues: heights.enumerated().map { (path($0), CGSize(width: 11, height: $1)) })
  }

  private func list() -> NSCollectionLayoutSection {
    NSCollectionLayoutSection(
      group: .vertical(
        layoutSize: layoutSize(.fractionalWidth(1), .estimated(44)), subitems: [layoutItem(.fractionalWidth(1), .estimated(44))]))
  }

  @Test func rowsTakeTheHeightThatTheirCellsWant() {
    let section = list()
    section.interGroupSpacing = 3
    let view = CompositionalFixture(section, counts: [5], wanted: heights([30, 70, 44]))
    // The layout determines the width.
    #expect(view.frame(0) == rect(0, 0, 320, 30))
    #expect(view.frame(1) == rect(0, 33, 320, 70))
    #expect(view.frame(2) == rect(0, 106, 320, 44))
    #expect(view.view.contentSize.height == 244)
    #expect(view.shown(1) == rect(0, 33, 320, 70))
  }

  @Test func moreCellsShowWhereTheyAreSmallerThanEstimated() {
    let view = CompositionalFixture(list(), counts: [100], wanted: heights(Array(repeating: 20, count: 100)))
    #expect(view.view.visibleCells.count == 24)
    #expect(view.view.contentSize.height == 3824)
  }

  @Test func aLabelWrapsAtTheWidthOfItsCell() throws {
    final class LabelCell: UICollectionViewCell {
      let label = UILabel()
      override init(frame: CGRect) {
        super.init(frame: frame)
        label.numberOfLines = 0
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
        NSLayoutConstraint.activate([
          label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 8),
          label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -8),
          label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 6),
          label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -6),
        ])
      }
      required init?(coder: NSCoder) { nil }
    }
    final class Source: NSObject, UICollectionViewDataSource {
      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
      func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        (cell as? LabelCell)?.label.text =
          indexPath.item == 0
          ? "Short" : "The quick brown fox jumps over the lazy dog and keeps running through the field until night falls"
        return cell
      }
    }
    let source = Source()
    let view = UICollectionView(frame: rect(0, 0, 200, 400), collectionViewLayout: UICollectionViewCompositionalLayout(section: list()))
    view.register(LabelCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.layoutIfNeeded()
    let first = try #require(view.cellForItem(at: path(0))), second = try #require(view.cellForItem(at: path(1)))
    let line = first.frame.height - 12
    #expect(first.frame.width == 200 && second.frame.width == 200)
    #expect(second.frame.height - 12 >= line * 3.5)
    #expect(second.frame.minY == first.frame.maxY)
    #expect((second as? LabelCell)?.label.frame.width == 184)
  }

  @Test func itemsOfARowKeepTheirOwnHeights() {
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: layoutSize(.fractionalWidth(1), .estimated(50)), subitems: [layoutItem(.fractionalWidth(0.5), .estimated(50))]))
    let view = CompositionalFixture(section, counts: [4], wanted: heights([30, 80, 60, 40]))
    #expect(view.frame(0) == rect(0, 0, 160, 30))
    #expect(view.frame(1) == rect(160, 0, 160, 80))
    #expect(view.frame(2) == rect(0, 80, 160, 60))
    #expect(view.view.contentSize.height == 140)
  }

  @Test func siblingsMayShareTheLargestHeight() {
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: layoutSize(.fractionalWidth(1), .estimated(50)),
        subitems: [layoutItem(.fractionalWidth(0.5), .uniformAcrossSiblings(estimate: 50))]))
    let view = CompositionalFixture(section, counts: [4], wanted: heights([30, 80, 60, 40]))
    #expect(view.frame(0) == rect(0, 0, 160, 80))
    #expect(view.frame(3) == rect(160, 80, 160, 60))
  }

  @Test func itemsThatSayTheirWidthsFlow() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: layoutSize(.fractionalWidth(1), .estimated(20)), subitems: [layoutItem(.estimated(100), .estimated(20))])
    group.interItemSpacing = .fixed(10)
    let widths: [CGFloat] = [50, 80, 200, 100, 90, 300]
    let view = CompositionalFixture(
      NSCollectionLayoutSection(group: group), counts: [6],
      wanted: Dictionary(uniqueKeysWithValues: widths.enumerated().map { (path($0), CGSize(width: $1, height: 20)) }))
    #expect(view.frame(1) == rect(60, 0, 80, 20))
    #expect(view.frame(2) == rect(0, 20, 200, 20))
    #expect(view.frame(3) == rect(210, 20, 100, 20))
    #expect(view.frame(4) == rect(0, 40, 90, 20))
    #expect(view.frame(5) == rect(0, 60, 300, 20))
    #expect(view.view.contentSize.height == 80)
  }

  @Test func nestedGroupsGrowWithTheirItems() {
    let inner = NSCollectionLayoutGroup.vertical(
      layoutSize: layoutSize(.fractionalWidth(0.5), .estimated(60)),
      subitems: [layoutItem(.fractionalWidth(1), .estimated(30)), layoutItem(.fractionalWidth(1), .estimated(30))])
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: layoutSize(.fractionalWidth(1), .estimated(60)), subitems: [inner]))
    let view = CompositionalFixture(section, counts: [6], wanted: heights([20, 40, 50, 30]))
    #expect(view.frame(1) == rect(0, 20, 160, 40))
    #expect(view.frame(3) == rect(160, 50, 160, 30))
    #expect(view.frame(4) == rect(0, 80, 160, 30))
  }

  private final class Tall: UICollectionReusableView {
    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 5, height: 64) }
  }

  @Test func headersSayTheirHeights() {
    let section = list()
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: layoutSize(.fractionalWidth(1), .estimated(20)), elementKind: "h", alignment: .top)
    ]
    let view = CompositionalFixture(UICollectionViewCompositionalLayout(section: section), counts: [2, 2]) {
      $0.register(Tall.self, forSupplementaryViewOfKind: "h", withReuseIdentifier: "view")
    }
    #expect(view.frame("h") == rect(0, 0, 320, 64))
    #expect(view.frame(0) == rect(0, 64, 320, 44))
    #expect(view.frame("h", 0, 1) == rect(0, 152, 320, 64))
  }

  @Test func whatWasMeasuredMovesWithItsItem() {
    let view = CompositionalFixture(list(), counts: [60], wanted: heights([100, 30]))
    view.counts = [61]
    view.wanted = [:]
    view.view.performBatchUpdates({ view.view.insertItems(at: [path(0)]) }, completion: nil)
    view.screen.advance(by: 1)
    #expect(view.frame(1) == rect(0, 44, 320, 100))
    #expect(view.frame(2)?.height == 30)
    view.view.reloadData()
    view.screen.settle()
    #expect(view.frame(1) == rect(0, 44, 320, 44))
  }
}

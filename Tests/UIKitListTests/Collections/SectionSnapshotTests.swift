import Foundation
import Testing

@testable import UIKit
@testable import VitrineTesting

/// Tests outlines in sections of diffable data sources.
@Suite @MainActor struct SectionSnapshotTests {
  private typealias Outline = NSDiffableDataSourceSectionSnapshot<Int>

  /// 1 (11 (111), 12), 2 (21)
  private func outline() -> Outline {
    var outline = Outline()
    outline.append([1, 2])
    outline.append([11, 12], to: 1)
    outline.append([111], to: 11)
    outline.append([21], to: 2)
    return outline
  }

  @Test func itemsStandBelowTheirParents() {
    let outline = outline()
    #expect(outline.items == [1, 11, 111, 12, 2, 21] && outline.rootItems == [1, 2])
    #expect(outline.level(of: 111) == 2 && outline.parent(of: 111) == 11 && outline.parent(of: 1) == nil)
    #expect(outline.index(of: 12) == 3 && outline.index(of: 9) == nil && outline.contains(21) && !outline.contains(9))
  }

  @Test func whatIsCollapsedDoesNotShow() {
    var outline = outline()
    #expect(outline.visibleItems == [1, 2] && !outline.isExpanded(1))
    outline.expand([1])
    #expect(outline.visibleItems == [1, 11, 12, 2] && outline.isVisible(11) && !outline.isVisible(111))
    outline.expand([11, 99])
    #expect(outline.visibleItems == [1, 11, 111, 12, 2] && !outline.isExpanded(99))
    outline.collapse([1])
    #expect(outline.visibleItems == [1, 2] && outline.isExpanded(11) && !outline.isVisible(111))
  }

  @Test func itemsComeBesideOthersAndGoWithTheirChildren() {
    var outline = outline()
    outline.insert([10], before: 11)
    outline.insert([13, 14], after: 12)
    outline.insert([0], before: 1)
    #expect(outline.items == [0, 1, 10, 11, 111, 12, 13, 14, 2, 21])
    outline.delete([11, 2])
    #expect(outline.items == [0, 1, 10, 12, 13, 14] && outline.rootItems == [0, 1] && !outline.contains(111))
    outline.append([111], to: 12)
    #expect(outline.level(of: 111) == 2)
    outline.deleteAll()
    #expect(outline.items.isEmpty)
  }

  @Test func identifiersAreThereOnce() {
    var outline = outline()
    outline.append([1, 3, 3], to: 2)
    outline.append([5], to: 99)
    outline.insert([6], after: 99)
    #expect(outline.items == [1, 11, 111, 12, 2, 21, 3])
  }

  @Test func partsOfOutlinesAreOutlines() {
    var outline = outline()
    outline.expand([11])
    let part = outline.snapshot(of: 1), whole = outline.snapshot(of: 1, includingParent: true)
    #expect(part.rootItems == [11, 12] && part.items == [11, 111, 12] && part.isExpanded(11))
    #expect(whole.rootItems == [1] && whole.items == [1, 11, 111, 12])
    var other = Outline()
    other.append([7, 8])
    other.append([71], to: 7)
    other.expand([7])
    outline.replace(childrenOf: 1, using: other)
    #expect(outline.items == [1, 7, 71, 8, 2, 21] && outline.isExpanded(7) && outline.parent(of: 7) == 1)
    outline.insert(part, after: 21)
    #expect(outline.items == [1, 7, 71, 8, 2, 21, 11, 111, 12] && outline.parent(of: 11) == 2)
  }

  @Test func aDeepOutlineIsNoDeepRecursion() {
    var outline = Outline()
    outline.append([0])
    for item in 1..<5_000 { outline.append([item], to: item - 1) }
    outline.expand(outline.items)
    #expect(outline.visibleItems.count == 5_000 && outline.snapshot(of: 0).items.count == 4_999)
    outline.delete([0])
    #expect(outline.items.isEmpty)
  }

  // MARK: In a collection view

  private func source() -> (HeadlessScreen, UICollectionView, UICollectionViewDiffableDataSource<String, Int>) {
    let screen = HeadlessScreen(size: CGSize(width: 320, height: 480), scale: 1)
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 320, height: 40)
    flow.minimumLineSpacing = 0
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: flow)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: view) { view, path, item in
      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      cell.tag = item
      return cell
    }
    screen.show(view)
    return (screen, view, source)
  }

  private func tags(_ view: UICollectionView, _ section: Int) -> [Int] {
    (0..<view.numberOfItems(inSection: section)).map { view.cellForItem(at: IndexPath(item: $0, section: section))?.tag ?? -1 }
  }

  @Test func aSectionShowsWhatIsExpanded() {
    let (screen, view, source) = source()
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["flat", "outline"])
    snapshot.appendItems([90, 91], toSection: "flat")
    source.apply(snapshot, animatingDifferences: false)
    var outline = outline()
    source.apply(outline, to: "outline", animatingDifferences: false)
    screen.settle()
    #expect(tags(view, 0) == [90, 91] && tags(view, 1) == [1, 2])
    let first = view.cellForItem(at: IndexPath(item: 0, section: 1))
    outline = source.snapshot(for: "outline")
    outline.expand([1])
    source.apply(outline, to: "outline")
    screen.advance(by: 1)
    #expect(tags(view, 1) == [1, 11, 12, 2] && view.cellForItem(at: IndexPath(item: 0, section: 1)) === first)
    #expect(source.snapshot(for: "outline").items == [1, 11, 111, 12, 2, 21])
    #expect(source.snapshot().itemIdentifiers(inSection: "outline") == [1, 11, 12, 2])
    #expect(source.snapshot(for: "flat").rootItems == [90, 91])
  }

  @Test func aSectionThatIsNotThereIsAdded() {
    let (screen, view, source) = source()
    source.apply(outline(), to: "new", animatingDifferences: false)
    screen.settle()
    #expect(source.snapshot().sectionIdentifiers == ["new"] && tags(view, 0) == [1, 2])
  }

  @Test func aSnapshotOfOtherItemsTakesTheOutlinesPlace() {
    let (_, _, source) = source()
    source.apply(outline(), to: "a", animatingDifferences: false)
    var snapshot = source.snapshot()
    source.apply(snapshot, animatingDifferences: false)
    #expect(source.snapshot(for: "a").items.count == 6)
    snapshot.appendItems([5], toSection: "a")
    source.apply(snapshot, animatingDifferences: false)
    #expect(source.snapshot(for: "a").items == [1, 2, 5])
  }
}

import Foundation
import Testing

@testable import UIKit

/// Tests that invisible items cost nothing, by counting attributes.
@Suite @MainActor struct CompositionalCostTests {
  private func grid(_ height: CollectionDimension, behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior = .none)
    -> NSCollectionLayoutSection
  {
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: layoutSize(behavior == .none ? .fractionalWidth(1) : .absolute(160), height),
        subitems: [layoutItem(.fractionalWidth(0.25), behavior == .none ? height : .fractionalHeight(1))]))
    section.orthogonalScrollingBehavior = behavior
    return section
  }

  @Test func aHundredThousandItemsOpenAsAScreenful() {
    let view = CompositionalFixture(grid(.absolute(80)), counts: [100_000])
    #expect(view.view.visibleCells.count == 24)
    #expect(view.layout.attributesMade <= 24 * 4)
    #expect(view.view.contentSize.height == 2_000_000)
    view.layout.attributesMade = 0
    view.view.contentOffset.y = 1_000_000
    view.screen.settle()
    #expect(view.view.indexPathsForVisibleItems.first?.item == 50_000)
    #expect(view.layout.attributesMade <= 32 * 4)
  }

  @Test func estimatedOnesToo() {
    let view = CompositionalFixture(
      grid(.estimated(80)), counts: [100_000], wanted: [IndexPath(item: 1, section: 0): CGSize(width: 1, height: 100)])
    #expect(view.frame(4)?.minY == 100)
    #expect(view.view.contentSize.height == 2_000_020)
    #expect(view.layout.attributesMade <= 24 * 8)
  }

  @Test func aRowToo() {
    let view = CompositionalFixture(grid(.absolute(80), behavior: .continuous), counts: [100_000])
    #expect(view.view.visibleCells.count == 8)
    #expect(view.layout.attributesMade <= 12 * 4)
    view.view.scrollToItem(at: IndexPath(item: 60_000, section: 0), at: .left, animated: false)
    view.screen.settle()
    #expect(view.shown(60_000)?.minX == 0)
    #expect(view.view.visibleCells.count <= 9)
  }

  @Test func sectionsOutOfSightMakeNothing() {
    let view = CompositionalFixture(grid(.absolute(80)), counts: Array(repeating: 8, count: 2000))
    #expect(view.view.visibleCells.count == 24)
    #expect(view.layout.attributesMade <= 32 * 4)
  }
}

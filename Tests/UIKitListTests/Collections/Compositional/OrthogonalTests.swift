import Foundation
import Testing
import VitrineTesting

@testable import UIKit

/// Tests sections that scroll orthogonally.
@Suite @MainActor struct OrthogonalTests {
  private func section(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, width: CollectionDimension = .absolute(200)
  ) -> NSCollectionLayoutSection {
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: layoutSize(width, .absolute(100)), subitems: [layoutItem(.fractionalWidth(1), .fractionalHeight(1))]))
    section.orthogonalScrollingBehavior = behavior
    section.interGroupSpacing = 10
    return section
  }

  private func fixture(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, counts: [Int] = [30, 3],
    change: (NSCollectionLayoutSection) -> Void = { _ in }
  ) -> CompositionalFixture {
    let section = section(behavior)
    change(section)
    return CompositionalFixture(section, counts: counts)
  }

  private func offset(_ view: CompositionalFixture) -> CGFloat { view.layout.offset(0) }

  private func swipe(_ view: CompositionalFixture, by distance: CGFloat, in duration: TimeInterval = 0.1) {
    view.screen.drag(from: CGPoint(x: 160, y: 50), to: CGPoint(x: 160 + distance, y: 50), duration: duration)
    view.screen.advance(by: 3)
  }

  @Test func aSectionIsARowInAScrollViewOfItsOwn() throws {
    let view = fixture(.continuous)
    #expect(view.view.contentSize == CGSize(width: 320, height: 200))
    #expect(view.scrollers.map(\.frame) == [rect(0, 0, 320, 100), rect(0, 100, 320, 100)])
    #expect(view.frame(3) == rect(630, 0, 200, 100))
    #expect(view.view.indexPathsForVisibleItems.filter { $0.section == 0 }.map(\.item) == [0, 1])
    #expect(view.view.cellForItem(at: IndexPath(item: 0, section: 0))?.superview === view.scrollers[0])
  }

  @Test func aFingerScrollsTheSectionAlone() {
    let view = fixture(.continuous)
    swipe(view, by: -120, in: 0.5)
    #expect(offset(view) > 100)
    #expect(view.layout.offset(1) == 0 && view.view.contentOffset == .zero)
    let first = view.view.indexPathsForVisibleItems.first?.item ?? -1
    #expect(view.shown(first)?.maxX ?? -1 > 0)
    #expect(view.shown(first)?.minX == CGFloat(first) * 210 - offset(view))
    #expect(view.view.indexPathForItem(at: CGPoint(x: (view.shown(first)?.maxX ?? 0) - 1, y: 5)) == IndexPath(item: first, section: 0))
  }

  @Test func cellsComeAndGoWithWhatShows() {
    let view = fixture(.continuous, counts: [1000])
    for step in 1...100 {
      view.scrollers[0].contentOffset.x = CGFloat(step * 90)
      view.screen.settle()
      #expect(view.view.visibleCells.count <= 3)
    }
    #expect(view.view.indexPathsForVisibleItems.map(\.item) == [42, 43, 44])
    #expect(view.cells.count <= 6)
  }

  @Test func aFingerThatGoesDownScrollsTheLayout() {
    let view = fixture(.continuous, counts: Array(repeating: 5, count: 20))
    view.screen.drag(from: CGPoint(x: 160, y: 350), to: CGPoint(x: 160, y: 150), duration: 0.5)
    view.screen.advance(by: 3)
    #expect(view.view.contentOffset.y > 150)
    #expect((0..<20).allSatisfy { view.layout.offset($0) == 0 })
  }

  @Test func aSectionKeepsItsPlaceWhileItIsOutOfSight() {
    let view = fixture(.continuous, counts: Array(repeating: 30, count: 20))
    view.scrollers[0].contentOffset.x = 333
    view.screen.settle()
    view.view.contentOffset.y = 1000
    view.screen.settle()
    #expect(view.scrollers.count == 5 && view.scrollers[0].frame.minY == 1000)
    view.view.contentOffset.y = 0
    view.screen.settle()
    #expect(offset(view) == 333 && view.shown(2)?.minX == 87)
  }

  @Test func itComesToRestAtAGroup() {
    let view = fixture(.continuousGroupLeadingBoundary)
    swipe(view, by: -130, in: 0.1)
    #expect(offset(view) > 210)
    #expect(offset(view).truncatingRemainder(dividingBy: 210) == 0)
  }

  @Test func itPagesByItsWidth() {
    let view = fixture(.paging)
    swipe(view, by: -60)
    #expect(offset(view) == 320)
    swipe(view, by: -200, in: 0.6)
    #expect(offset(view) == 640)
    swipe(view, by: 60)
    #expect(offset(view) == 320)
    swipe(view, by: -30, in: 1)
    #expect(offset(view) == 320)
  }

  @Test func itPagesByGroups() {
    let view = fixture(.groupPaging, counts: [4])
    swipe(view, by: -60)
    #expect(offset(view) == 210)
    swipe(view, by: -150, in: 0.05)
    #expect(offset(view) == 420)
    // The last item is aligned to the trailing edge.
    swipe(view, by: -60)
    #expect(offset(view) == 510)
    swipe(view, by: 60)
    #expect(offset(view) == 420)
  }

  @Test func groupsMayStandInTheMiddle() {
    let view = fixture(.groupPagingCentered, counts: [4])
    #expect(offset(view) == -60 && view.shown(0) == rect(60, 0, 200, 100))
    swipe(view, by: -60)
    #expect(view.shown(1) == rect(60, 0, 200, 100))
    for _ in 0..<4 { swipe(view, by: -60) }
    #expect(view.shown(3) == rect(60, 0, 200, 100))
  }

  @Test func insetsAreOfTheScrollView() {
    let view = fixture(.continuous, counts: [4]) {
      $0.contentInsets = NSDirectionalEdgeInsets(top: 3, leading: 20, bottom: 5, trailing: 30)
      $0.boundarySupplementaryItems = []
    }
    #expect(view.scrollers[0].frame == rect(20, 3, 270, 100))
    #expect(view.shown(0) == rect(20, 3, 200, 100))
    // Content beside the scroll view is visible and receives touches.
    #expect(view.shown(1) == rect(230, 3, 200, 100))
    view.screen.tap(at: CGPoint(x: 310, y: 50))
    #expect(view.selected == [IndexPath(item: 1, section: 0)])
    view.scrollers[0].setContentOffset(CGPoint(x: 5000, y: 3), animated: false)
    view.screen.settle()
    view.view.scrollToItem(at: IndexPath(item: 3, section: 0), at: .right, animated: false)
    view.screen.settle()
    #expect(view.shown(3)?.maxX == 290)
  }

  @Test func fractionsAreOfTheWholeWidth() {
    let view = CompositionalFixture(
      {
        let section = section(.continuous, width: .fractionalWidth(0.8))
        section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 30)
        return section
      }(), counts: [4])
    #expect(view.frame(1) == rect(286, 0, 256, 100))
  }

  @Test func tapsChooseItems() {
    let view = fixture(.continuous)
    view.scrollers[0].contentOffset.x = 420
    view.screen.settle()
    view.screen.tap(at: CGPoint(x: 250, y: 50))
    #expect(view.selected == [IndexPath(item: 3, section: 0)])
  }

  @Test func itemsCanBeScrolledTo() {
    let view = fixture(.continuous, counts: Array(repeating: 30, count: 20))
    let path = IndexPath(item: 10, section: 12)
    view.view.scrollToItem(at: path, at: [.top, .centeredHorizontally], animated: false)
    view.screen.settle()
    #expect(view.view.contentOffset == CGPoint(x: 0, y: 1200))
    #expect(view.shown(10, 12) == rect(60, 1200, 200, 100))
    view.view.scrollToItem(at: IndexPath(item: 0, section: 12), at: [], animated: true)
    view.screen.advance(by: 1)
    #expect(view.shown(0, 12)?.minX == 0)
  }

  @Test func aHandlerChangesWhatShows() {
    var seen: [CGFloat] = []
    let view = fixture(.continuous, counts: [30]) {
      $0.visibleItemsInvalidationHandler = { items, offset, environment in
        seen.append(offset.x)
        for item in items {
          let distance = abs(item.frame.midX - offset.x - environment.container.contentSize.width / 2)
          item.alpha = 1 - distance / 1000
          item.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        }
      }
    }
    #expect(view.view.cellForItem(at: IndexPath(item: 0, section: 0)).map { abs($0.alpha - 0.94) < 0.001 } == true)
    view.scrollers[0].contentOffset.x = 100
    view.screen.settle()
    #expect(seen.last == 100)
    #expect(view.view.cellForItem(at: IndexPath(item: 1, section: 0)).map { abs($0.alpha - 0.95) < 0.001 } == true)
    #expect(view.view.cellForItem(at: IndexPath(item: 1, section: 0))?.transform.a == 0.5)
  }

  @Test func itBeginsOnTheRightWherePeopleReadFromThere() {
    let view = CompositionalFixture(UICollectionViewCompositionalLayout(section: section(.groupPaging)), counts: [5]) {
      $0.semanticContentAttribute = .forceRightToLeft
    }
    #expect(view.shown(0) == rect(120, 0, 200, 100))
    #expect(view.shown(1)?.maxX == 110)
    swipe(view, by: 60)
    #expect(view.shown(1) == rect(120, 0, 200, 100))
  }

  @Test func sectionsMove() {
    let view = fixture(.continuous, counts: [30, 30])
    view.scrollers[0].contentOffset.x = 210
    view.screen.settle()
    let cell = view.view.cellForItem(at: IndexPath(item: 1, section: 0))
    view.counts = [2, 30, 30]
    view.view.performBatchUpdates({ view.view.insertSections([0]) }, completion: nil)
    view.screen.advance(by: 1)
    #expect(view.layout.offset(0) == 0 && view.layout.offset(1) == 210)
    #expect(view.view.cellForItem(at: IndexPath(item: 1, section: 1)) === cell)
    #expect(view.shown(1, 1) == rect(0, 100, 200, 100))
    view.counts = [30]
    view.view.performBatchUpdates({ view.view.deleteSections([0, 2]) }, completion: nil)
    view.screen.advance(by: 1)
    #expect(view.scrollers.count == 1 && view.shown(1) == rect(0, 0, 200, 100))
  }

  @Test func anotherLayoutTakesTheCells() {
    let view = fixture(.continuous, counts: [4])
    let flow = UICollectionViewFlowLayout()
    view.view.setCollectionViewLayout(flow, animated: false)
    view.screen.settle()
    #expect(view.scrollers.isEmpty)
    #expect(view.view.visibleCells.count == 4 && view.view.visibleCells.allSatisfy { $0.superview === view.view })
  }

  @Test func rowsAreAsHighAsWhatTheyShow() {
    let own = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: layoutSize(.absolute(100), .estimated(50)), subitems: [layoutItem(.fractionalWidth(1), .estimated(50))]))
    own.orthogonalScrollingBehavior = .continuous
    let wanted = Dictionary(
      uniqueKeysWithValues: (0..<20).map { (IndexPath(item: $0, section: 0), CGSize(width: 9, height: 30 + CGFloat($0))) })
    let view = CompositionalFixture(own, counts: [20, 1], wanted: wanted)
    #expect(view.shown(2)?.height == 32)
    #expect(view.frame(0, 1)?.minY == 33)
  }
}

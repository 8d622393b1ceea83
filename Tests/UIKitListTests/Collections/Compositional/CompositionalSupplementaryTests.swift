import Foundation
import Testing

@testable import UIKit

/// Compares headers, footers, badges and backgrounds with values computed by hand.
@Suite @MainActor struct CompositionalSupplementaryTests {
  private func section(_ headers: [NSCollectionLayoutBoundarySupplementaryItem] = []) -> NSCollectionLayoutSection {
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: layoutSize(.fractionalWidth(1), .absolute(40)), subitems: [layoutItem(.fractionalWidth(0.5), .fractionalHeight(1))]))
    section.contentInsets = NSDirectionalEdgeInsets(top: 3, leading: 4, bottom: 5, trailing: 6)
    section.boundarySupplementaryItems = headers
    return section
  }

  private func header(
    _ kind: String, _ height: CollectionDimension, _ alignment: NSRectAlignment, width: CollectionDimension = .fractionalWidth(1)
  )
    -> NSCollectionLayoutBoundarySupplementaryItem
  { NSCollectionLayoutBoundarySupplementaryItem(layoutSize: layoutSize(width, height), elementKind: kind, alignment: alignment) }

  @Test func headersAndFootersExtendTheirSection() {
    let view = CompositionalFixture(
      section([header("h", .absolute(30), .top), header("f", .absolute(20), .bottomTrailing, width: .absolute(60))]), counts: [3, 2],
      kinds: ["h", "f"])
    #expect(view.frame("h") == rect(4, 0, 310, 30))
    #expect(view.frame(0) == rect(4, 33, 155, 40))
    #expect(view.frame("f") == rect(254, 118, 60, 20))
    #expect(view.frame("h", 0, 1) == rect(4, 138, 310, 30))
    #expect(view.view.contentSize.height == 236)
    #expect(view.view.visibleSupplementaryViews(ofKind: "h").count == 2)
  }

  @Test func headersKeepTheirInsets() {
    let inset = NSDirectionalEdgeInsets(top: 2, leading: 16, bottom: 4, trailing: 10)
    let head = header("h", .absolute(30), .top), foot = header("f", .estimated(20), .bottom)
    (head.contentInsets, foot.contentInsets) = (inset, inset)
    let view = CompositionalFixture(section([head, foot]), counts: [1], kinds: ["h", "f"])
    // The section's insets are 4 and 6 points.
    #expect(view.frame("h") == rect(20, 2, 284, 24))
    #expect(view.frame(0)?.minY == 33, "the place in the layout has the whole height")
    #expect(view.frame("f")?.minX == 20 && view.frame("f")?.width == 284)
    #expect(view.frame("f")?.minY == 78, "insets along an estimated dimension are ignored")
  }

  @Test func pinnedHeadersKeepTheirInsets() {
    let pinned = header("h", .absolute(30), .top)
    pinned.pinToVisibleBounds = true
    pinned.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 0, bottom: 5, trailing: 0)
    let view = CompositionalFixture(section([pinned]), counts: [40], kinds: ["h"])
    #expect(view.frame("h") == rect(4, 5, 310, 20))
    view.view.contentOffset.y = 300
    view.screen.settle()
    #expect(view.frame("h") == rect(4, 305, 310, 20))
  }

  @Test func badgesKeepTheirInsets() {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: layoutSize(.absolute(20), .absolute(10)), elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .leading]))
    badge.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let item = NSCollectionLayoutItem(layoutSize: layoutSize(.fractionalWidth(0.5), .fractionalHeight(1)), supplementaryItems: [badge])
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: layoutSize(.fractionalWidth(1), .absolute(60)), subitems: [item])
    let view = CompositionalFixture(NSCollectionLayoutSection(group: group), counts: [1], kinds: ["badge"])
    #expect(view.frame("badge", 0) == rect(2, 1, 14, 6))
  }

  @Test func headersMayReachTheEdges() {
    let wide = section([header("h", .absolute(30), .top)])
    wide.supplementariesFollowContentInsets = false
    #expect(CompositionalFixture(wide, counts: [1], kinds: ["h"]).frame("h") == rect(0, 0, 320, 30))
  }

  @Test func aHeaderThatDoesNotExtendLiesOverTheItems() {
    let over = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: layoutSize(.absolute(60), .absolute(30)), elementKind: "h", alignment: .topTrailing, absoluteOffset: CGPoint(x: -5, y: 7))
    over.extendsBoundary = false
    let view = CompositionalFixture(section([over]), counts: [2], kinds: ["h"])
    #expect(view.frame("h") == rect(249, 7, 60, 30))
    #expect(view.frame(0)?.minY == 3)
    #expect(view.view.contentSize.height == 48)
  }

  @Test func pinnedHeadersStayInSight() {
    let pinned = header("h", .absolute(30), .top)
    pinned.pinToVisibleBounds = true
    // The length of a section is 30 + 3 + 20 rows of 40 + 5.
    let view = CompositionalFixture(section([pinned]), counts: [40, 40], kinds: ["h"])
    view.view.contentOffset.y = 300
    view.screen.settle()
    #expect(view.view.supplementaryView(forElementKind: "h", at: IndexPath(item: 0, section: 0))?.frame == rect(4, 300, 310, 30))
    // The end of the section pushes the header out.
    view.view.contentOffset.y = 830
    view.screen.settle()
    #expect(view.frame("h") == rect(4, 808, 310, 30))
    #expect(view.frame("h", 0, 1) == rect(4, 838, 310, 30))
  }

  @Test func pinnedFootersStayInSight() {
    let pinned = header("f", .absolute(30), .bottom)
    pinned.pinToVisibleBounds = true
    let view = CompositionalFixture(section([pinned]), counts: [40], kinds: ["f"])
    #expect(view.frame("f") == rect(4, 450, 310, 30))
    view.view.contentOffset.y = view.view.contentSize.height - 480
    view.screen.settle()
    #expect(view.frame("f")?.maxY == view.view.contentSize.height)
  }

  @Test func theLayoutHasHeadersToo() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.boundarySupplementaryItems = [header("top", .absolute(50), .top), header("end", .absolute(20), .bottom)]
    let view = CompositionalFixture(
      UICollectionViewCompositionalLayout(section: section(), configuration: configuration), counts: [2, 2], kinds: ["top", "end"])
    #expect(view.layout.layoutAttributesForSupplementaryView(ofKind: "top", at: IndexPath(index: 0))?.frame == rect(0, 0, 320, 50))
    #expect(view.layout.layoutAttributesForSupplementaryView(ofKind: "end", at: IndexPath(index: 0))?.frame == rect(0, 146, 320, 20))
    #expect(view.frame(0)?.minY == 53)
    #expect(view.view.contentSize.height == 166)
    #expect(view.supplementaries.sorted() == ["end [0]", "top [0]"])
    // It remains although its section was deleted.
    view.counts = [2]
    view.view.performBatchUpdates({ view.view.deleteSections([0]) }, completion: nil)
    view.screen.advance(by: 1)
    #expect(view.view.visibleSupplementaryViews(ofKind: "top").count == 1)
  }

  @Test func badgesAreFastenedToItems() {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: layoutSize(.absolute(20), .absolute(10)), elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.5)))
    let item = NSCollectionLayoutItem(layoutSize: layoutSize(.fractionalWidth(0.5), .fractionalHeight(1)), supplementaryItems: [badge])
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: layoutSize(.fractionalWidth(1), .absolute(60)), subitems: [item]))
    section.contentInsets = NSDirectionalEdgeInsets(top: 20, leading: 20, bottom: 20, trailing: 20)
    let view = CompositionalFixture(section, counts: [3], kinds: ["badge"])
    #expect(view.frame("badge", 0) == rect(150, 15, 20, 10))
    #expect(view.frame("badge", 2) == rect(150, 75, 20, 10))
    #expect(view.view.visibleSupplementaryViews(ofKind: "badge").count == 3)
    #expect(view.view.supplementaryView(forElementKind: "badge", at: IndexPath(item: 1, section: 0))?.layer.zPosition == 1)
  }

  @Test func anItemAnchorSaysWhichPointIsFastened() {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: layoutSize(.absolute(40), .absolute(20)), elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing], absoluteOffset: CGPoint(x: 7, y: 9)),
      itemAnchor: NSCollectionLayoutAnchor(edges: [.bottom, .leading]))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: layoutSize(.fractionalWidth(0.5), .absolute(60)), subitems: [layoutItem(.fractionalWidth(0.5), .fractionalHeight(1))])
    group.supplementaryItems = [badge]
    let view = CompositionalFixture(NSCollectionLayoutSection(group: group), counts: [5], kinds: ["badge"])
    // Badges of groups in sequence.
    #expect(view.frame("badge", 0) == rect(167, -11, 40, 20))
    #expect(view.frame("badge", 2) == rect(167, 109, 40, 20))
    #expect(view.frame("badge", 3) == nil)
  }

  private final class Background: UICollectionReusableView {}

  @Test func backgroundsLieBehindTheSection() throws {
    let background = NSCollectionLayoutDecorationItem.background(elementKind: "background")
    background.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let section = section([header("h", .absolute(30), .top)])
    section.decorationItems = [background]
    let layout = UICollectionViewCompositionalLayout(section: section)
    layout.register(Background.self, forDecorationViewOfKind: "background")
    let view = CompositionalFixture(layout, counts: [3, 2], kinds: ["h"])
    let shown = view.view.subviews.compactMap { $0 as? Background }.sorted { $0.frame.minY < $1.frame.minY }
    #expect(shown.map(\.frame) == [rect(2, 1, 314, 114), rect(2, 119, 314, 74)])
    #expect(shown.allSatisfy { $0.layer.zPosition == 0 })
    #expect(view.layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.zIndex == 1)
  }

  @Test func contentsKeepClearOfTheMargins() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.contentInsetsReference = .layoutMargins
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: layoutSize(.fractionalWidth(1), .absolute(40)), subitems: [layoutItem(.fractionalWidth(1), .fractionalHeight(1))]))
    section.boundarySupplementaryItems = [header("h", .absolute(30), .top)]
    let view = CompositionalFixture(
      UICollectionViewCompositionalLayout(section: section, configuration: configuration), counts: [1], kinds: ["h"]
    ) { $0.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40) }
    #expect(view.frame(0) == rect(20, 30, 260, 40))
    #expect(view.frame("h") == rect(20, 0, 260, 30))
    view.view.layoutMargins.left = 50
    view.view.setNeedsLayout()
    view.screen.settle()
    #expect(view.frame(0) == rect(50, 30, 230, 40))
  }
}

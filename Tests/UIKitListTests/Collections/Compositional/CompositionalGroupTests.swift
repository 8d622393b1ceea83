import Foundation
import Testing

@testable import UIKit

/// Compares the item frames of groups with values computed by hand.
@Suite @MainActor struct CompositionalGroupTests {
  private func row(_ items: [NSCollectionLayoutItem], height: CGFloat = 20) -> NSCollectionLayoutGroup {
    .horizontal(layoutSize: layoutSize(.fractionalWidth(1), .absolute(height)), subitems: items)
  }

  @Test func aListIsAGroupAnItem() {
    let list = CompositionalFixture(
      NSCollectionLayoutSection(group: row([layoutItem(.fractionalWidth(1), .fractionalHeight(1))], height: 44)), counts: [20])
    #expect(list.view.contentSize == CGSize(width: 320, height: 880))
    #expect(list.frame(3) == rect(0, 132, 320, 44))
    #expect(list.view.visibleCells.count == 11)
  }

  @Test func fractionsFillTheRow() {
    let grid = CompositionalFixture(
      NSCollectionLayoutSection(
        group: .horizontal(
          layoutSize: layoutSize(.fractionalWidth(1), .fractionalWidth(0.2)),
          subitems: [layoutItem(.fractionalWidth(0.2), .fractionalHeight(1))])), counts: [7])
    #expect(grid.frame(0) == rect(0, 0, 64, 64))
    #expect(grid.frame(4) == rect(256, 0, 64, 64))
    #expect(grid.frame(6) == rect(64, 64, 64, 64))
    #expect(grid.view.contentSize == CGSize(width: 320, height: 128))
  }

  @Test func gapsAreTakenFromTheFractions() {
    let group = row([layoutItem(.fractionalWidth(1 / 3), .fractionalHeight(1))])
    group.interItemSpacing = .fixed(10)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 4
    section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 6, bottom: 7, trailing: 14)
    let grid = CompositionalFixture(section, counts: [7])
    // 300 points minus two gaps of 10, in thirds, rounded to half points.
    #expect(grid.frame(0) == rect(6, 5, 93, 20))
    #expect(grid.frame(2) == rect(212, 5, 93, 20))
    #expect(grid.frame(6) == rect(6, 53, 93, 20))
    #expect(grid.view.contentSize == CGSize(width: 320, height: 80))
  }

  @Test func flexibleGapsShareWhatIsLeft() {
    let group = row([layoutItem(.absolute(60), .fractionalHeight(1))])
    group.interItemSpacing = .flexible(10)
    let grid = CompositionalFixture(NSCollectionLayoutSection(group: group), counts: [6])
    // Four items of 60 leave 80 for three gaps. Items in an incomplete row have the positions of a full row.
    #expect(grid.frame(1)?.minX == 86.5)
    #expect(grid.frame(3)?.minX == 260)
    #expect(grid.frame(5) == rect(86.5, 20, 60, 20))
  }

  @Test func countedItemsShareTheWidth() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: layoutSize(.fractionalWidth(1), .absolute(20)), subitem: layoutItem(.absolute(7), .fractionalHeight(1)), count: 2)
    group.interItemSpacing = .fixed(10)
    let grid = CompositionalFixture(NSCollectionLayoutSection(group: group), counts: [3])
    #expect(grid.frame(1) == rect(165, 0, 155, 20))
  }

  @Test func repeatedItemsKeepTheirWidth() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: layoutSize(.fractionalWidth(1), .absolute(20)), repeatingSubitem: layoutItem(.absolute(70), .fractionalHeight(1)),
      count: 2)
    let grid = CompositionalFixture(NSCollectionLayoutSection(group: group), counts: [3])
    #expect(grid.frame(1) == rect(70, 0, 70, 20))
    #expect(grid.frame(2) == rect(0, 20, 70, 20))
  }

  @Test func groupsStandInGroups() {
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: layoutSize(.fractionalWidth(0.5), .fractionalHeight(1)),
      subitems: [layoutItem(.fractionalWidth(1), .fractionalHeight(0.5))])
    column.interItemSpacing = .fixed(4)
    let group = row([layoutItem(.fractionalWidth(0.5), .fractionalHeight(1)), column], height: 100)
    group.interItemSpacing = .fixed(6)
    let grid = CompositionalFixture(NSCollectionLayoutSection(group: group), counts: [5])
    #expect(grid.frame(0) == rect(0, 0, 157, 100))
    #expect(grid.frame(1) == rect(163, 0, 157, 48))
    #expect(grid.frame(2) == rect(163, 52, 157, 48))
    #expect(grid.frame(4) == rect(163, 100, 157, 48))
  }

  @Test func insetsMakeItemsSmallerThanTheirPlaces() {
    let item = layoutItem(.fractionalWidth(0.5), .fractionalHeight(1))
    item.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 6, bottom: 7, trailing: 8)
    let group = row([item], height: 100)
    group.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let grid = CompositionalFixture(NSCollectionLayoutSection(group: group), counts: [2])
    #expect(grid.frame(0) == rect(8, 6, 143, 84))
    #expect(grid.frame(1) == rect(165, 6, 143, 84))
  }

  @Test func edgesPushItemsAway() {
    let item = layoutItem(.absolute(100), .absolute(40))
    item.edgeSpacing = NSCollectionLayoutEdgeSpacing(leading: .fixed(10), top: .flexible(0), trailing: .flexible(5), bottom: nil)
    let grid = CompositionalFixture(NSCollectionLayoutSection(group: row([item], height: 100)), counts: [2])
    // The item is at the bottom, below the flexible space; 90 free points are shared by the two flexible spaces.
    #expect(grid.frame(0) == rect(10, 60, 100, 40))
    #expect(grid.frame(1) == rect(170, 60, 100, 40))
  }

  @Test func aGroupThatIsNotFullIsShorter() {
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: layoutSize(.fractionalWidth(1), .absolute(100)), subitems: [layoutItem(.fractionalWidth(1), .absolute(30))])
    let list = CompositionalFixture(NSCollectionLayoutSection(group: group), counts: [5])
    #expect(list.frame(3) == rect(0, 100, 320, 30))
    #expect(list.view.contentSize.height == 170)
  }

  @Test func aClosurePlacesItems() {
    var seen: [String] = []
    let group = NSCollectionLayoutGroup.custom(layoutSize: layoutSize(.fractionalWidth(1), .absolute(80))) { environment in
      seen.append("\(environment.container.contentSize.width) \(environment.container.effectiveContentSize.height)")
      return [
        NSCollectionLayoutGroupCustomItem(frame: rect(1, 2, 30, 40)),
        NSCollectionLayoutGroupCustomItem(frame: rect(50, 10, 60, 30), zIndex: 4),
      ]
    }
    group.contentInsets.top = 10
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets.top = 3
    let custom = CompositionalFixture(section, counts: [3])
    #expect(seen == ["320.0 70.0"])
    #expect(custom.frame(1) == rect(50, 13, 60, 30))
    #expect(custom.frame(2) == rect(1, 85, 30, 40))
    #expect(custom.layout.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))?.zIndex == 4)
  }

  @Test func theProviderDescribesEachSection() {
    var asked: [Int] = [], widths: [CGFloat] = []
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 12
    let layout = UICollectionViewCompositionalLayout(
      sectionProvider: { section, environment in
        asked.append(section)
        widths.append(environment.container.contentSize.width)
        return NSCollectionLayoutSection(
          group: .horizontal(
            layoutSize: layoutSize(.fractionalWidth(1), .absolute(section == 0 ? 30 : 50)),
            subitems: [layoutItem(.fractionalWidth(section == 0 ? 0.5 : 1), .fractionalHeight(1))]))
      }, configuration: configuration)
    let view = CompositionalFixture(layout, counts: [3, 2])
    #expect(asked == [0, 1])
    #expect(view.frame(0, 1) == rect(0, 72, 320, 50))
    view.view.frame.size.width = 200
    view.screen.settle()
    #expect(view.frame(1) == rect(100, 0, 100, 30))
    #expect(widths == [320, 320, 200, 200])
  }

  @Test func aLayoutThatScrollsSideways() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: layoutSize(.absolute(100), .fractionalHeight(1)), subitems: [layoutItem(.fractionalWidth(1), .fractionalHeight(0.25))])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 5
    let view = CompositionalFixture(UICollectionViewCompositionalLayout(section: section, configuration: configuration), counts: [9])
    #expect(view.frame(4) == rect(105, 0, 100, 120))
    #expect(view.view.contentSize == CGSize(width: 310, height: 480))
  }

  @Test func theFirstEdgeIsOnTheRightWherePeopleReadFromThere() {
    let section = NSCollectionLayoutSection(group: row([layoutItem(.absolute(100), .fractionalHeight(1))]))
    section.contentInsets.leading = 10
    let view = CompositionalFixture(UICollectionViewCompositionalLayout(section: section), counts: [4]) {
      $0.semanticContentAttribute = .forceRightToLeft
    }
    #expect(view.frame(0) == rect(210, 0, 100, 20))
    #expect(view.frame(1) == rect(110, 0, 100, 20))
    #expect(view.view.indexPathForItem(at: CGPoint(x: 300, y: 5)) == IndexPath(item: 0, section: 0))
  }

  @Test func whatDoesNotFitIsNotShown() {
    let section = NSCollectionLayoutSection(group: row([layoutItem(.absolute(400), .fractionalHeight(1))]))
    #expect(CompositionalFixture(section, counts: [4]).view.visibleCells.isEmpty)
  }

  @Test func aDrawingOfAGroup() {
    let drawing = row([layoutItem(.fractionalWidth(0.5), .fractionalHeight(1))], height: 200).visualDescription()
    #expect(drawing.split(separator: "\n").first == "+-----------------------------+-----------------------------+")
  }
}

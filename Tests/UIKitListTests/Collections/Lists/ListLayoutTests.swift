import Foundation
import Testing
import VitrineTesting

@testable import UIKit

/// Sections that `UICollectionLayoutListConfiguration` describes.
@Suite @MainActor struct ListLayoutTests {
  private let header = UICollectionView.elementKindSectionHeader

  /// Apple: UICollectionLayoutListConfiguration, UIListSeparatorConfiguration.
  @Test func configurationsBeginWithApplesDefaults() {
    let plain = UICollectionLayoutListConfiguration(appearance: .plain)
    #expect(plain.showsSeparators && plain.headerMode == .none && plain.footerMode == .none && plain.backgroundColor == nil)
    #expect(plain.headerTopPadding == nil && plain.itemSeparatorHandler == nil && plain.trailingSwipeActionsConfigurationProvider == nil)
    #expect(!UICollectionLayoutListConfiguration(appearance: .sidebar).showsSeparators)
    #expect(!UICollectionLayoutListConfiguration(appearance: .sidebarPlain).showsSeparators)
    let separators = plain.separatorConfiguration
    #expect(separators.topSeparatorVisibility == .automatic && separators.bottomSeparatorVisibility == .automatic)
    #expect(separators.bottomSeparatorInsets == UIListSeparatorConfiguration.automaticInsets && separators.color == .separator)
  }

  @Test func rowsOfPlainListsFillTheWidth() {
    let fixture = ListFixture(.plain)
    #expect(fixture.cell(0)?.frame == CGRect(x: 0, y: 0, width: 320, height: 44))
    #expect(fixture.cell(2)?.frame == CGRect(x: 0, y: 88, width: 320, height: 44))
    #expect(fixture.list.contentSize == CGSize(width: 320, height: 132))
  }

  /// The lengths of tables of the same looks.
  @Test func insetGroupsStandWhereThoseOfTablesDo() {
    let fixture = ListFixture(.insetGrouped, counts: [2, 1])
    #expect(fixture.cell(0)?.frame == CGRect(x: 16, y: 35, width: 288, height: 44))
    #expect(fixture.cell(0, 1)?.frame.minY == 158)
    #expect(fixture.list.contentSize.height == 220)
    #expect(
      fixture.cell(0)?.layer.cornerRadius == 10 && fixture.cell(0)?.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    #expect(fixture.cell(1)?.layer.maskedCorners == [.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
    #expect(fixture.cell(0, 1)?.layer.maskedCorners.rawValue == 15)
    #expect(fixture.screen.color(at: CGPoint(x: 5, y: 60)) == fixture.screen.color(at: CGPoint(x: 160, y: 470)))
    #expect(fixture.screen.color(at: CGPoint(x: 250, y: 60)) != fixture.screen.color(at: CGPoint(x: 5, y: 60)))
  }

  @Test func groupedListsGoFromEdgeToEdge() {
    let fixture = ListFixture(.grouped, counts: [2])
    #expect(fixture.cell(0)?.frame == CGRect(x: 0, y: 35, width: 320, height: 44) && fixture.cell(0)?.layer.cornerRadius == 0)
    #expect(fixture.cell(0)?.lines == [CGRect(x: 0, y: 0, width: 320, height: 1), CGRect(x: 16, y: 43, width: 304, height: 1)])
    #expect(fixture.cell(1)?.lines == [CGRect(x: 0, y: 43, width: 320, height: 1)])
  }

  @Test func rowsAreAsHighAsTheirContents() {
    let fixture = ListFixture(.plain) { _ in
    } configure: { cell, path in
      guard path.item == 1 else { return }
      var content = UIListContentConfiguration.subtitleCell()
      content.text = String(repeating: "Long text ", count: 12)
      content.secondaryText = "More"
      cell.contentConfiguration = content
    }
    #expect(fixture.cell(0)?.frame.height == 44 && (fixture.cell(1)?.frame.height ?? 0) > 90)
    #expect(fixture.cell(2)?.frame.minY == fixture.cell(1)?.frame.maxY)
  }

  @Test func constraintsOfOwnViewsSayTheHeight() {
    let fixture = ListFixture(.plain) { _ in
    } configure: { cell, path in
      guard path.item == 0 else { return }
      cell.contentConfiguration = nil
      let box = UIView()
      box.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(box)
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 8),
        box.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -8), box.heightAnchor.constraint(equalToConstant: 84),
        box.leadingAnchor.constraint(equalTo: cell.contentView.layoutMarginsGuide.leadingAnchor),
      ])
    }
    #expect(fixture.cell(0)?.frame.height == 100 && fixture.cell(1)?.frame.minY == 100)
    #expect(fixture.cell(0)?.contentView.subviews.first?.frame.minX == 16)
  }

  // MARK: Headers and footers

  @Test func headersOfPlainListsStayAtTheTop() throws {
    let fixture = ListFixture(.plain, counts: [10, 30]) { $0.headerMode = .supplementary }
    let first = try #require(fixture.header())
    #expect(first.frame.minY == 22 && fixture.cell(0)?.frame.minY == first.frame.maxY)
    fixture.list.contentOffset.y = 100
    fixture.screen.settle()
    #expect(fixture.header()?.frame.minY == 100 && fixture.header()?.configurationState.isPinned == true)
    fixture.list.contentOffset.y = fixture.cell(9).map(\.frame.maxY) ?? 0
    fixture.screen.settle()
    #expect(fixture.header(1)?.configurationState.isPinned == false)
  }

  @Test func groupsHaveHeadersAndFooters() throws {
    let fixture = ListFixture(.insetGrouped, counts: [1, 1]) {
      $0.headerMode = .supplementary
      $0.footerMode = .supplementary
    }
    let (header, footer) = (try #require(fixture.header()), try #require(fixture.footer()))
    #expect(header.frame == CGRect(x: 16, y: 17.5, width: 288, height: 38) || abs(header.frame.height - 38) <= 0.5)
    #expect(fixture.cell(0)?.frame.minY == header.frame.maxY && footer.frame.minY == fixture.cell(0)?.frame.maxY)
    #expect(fixture.header(1)?.frame.minY == footer.frame.maxY)
    let label = header.contentView.subviews.first?.subviews.compactMap { $0 as? UILabel }.first { $0.text == "SECTION 0" }
    #expect(label?.frame.minX == 16)
  }

  @Test func thePaddingAboveHeadersCanBeSet() {
    let fixture = ListFixture(.plain) {
      $0.headerMode = .supplementary
      $0.headerTopPadding = 5
    }
    #expect(fixture.header()?.frame.minY == 5)
  }

  @Test func theFirstItemCanBeTheHeader() throws {
    let fixture = ListFixture(.insetGrouped, counts: [3]) { $0.headerMode = .firstItemInSection }
    let header = try #require(fixture.cell(0))
    #expect(header.frame.minY == 18 && header.layer.cornerRadius == 0 && header.lines.isEmpty)
    #expect(fixture.cell(1)?.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    #expect(header.backgroundConfiguration?.backgroundColor == .clear)
    #expect((header.contentConfiguration as? UIListContentConfiguration)?.textProperties.transform == .uppercase)
  }

  // MARK: Separators

  @Test func separatorsBeginAtTheText() {
    let fixture = ListFixture(.insetGrouped, counts: [2]) { _ in
    } configure: { cell, _ in
      var content = cell.defaultContentConfiguration()
      content.text = "Folder"
      content.image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in }
      cell.contentConfiguration = content
    }
    #expect(fixture.cell(0)?.lines == [CGRect(x: 52, y: 43, width: 236, height: 1)] && fixture.cell(1)?.lines == [])
  }

  @Test func separatorsAreConfiguredForTheSectionAndForItems() {
    var asked: [UIListSeparatorConfiguration.Visibility] = []
    let fixture = ListFixture(.plain) {
      $0.separatorConfiguration.bottomSeparatorInsets = NSDirectionalEdgeInsets(top: 0, leading: 30, bottom: 0, trailing: 40)
      $0.separatorConfiguration.color = .red
      $0.itemSeparatorHandler = { path, section in
        if path.item == 0 { asked.append(section.bottomSeparatorVisibility) }
        var own = section
        if path.item == 1 { own.bottomSeparatorVisibility = .hidden }
        if path.item == 2 { own.topSeparatorVisibility = .visible }
        return own
      }
    }
    #expect(asked.first == .visible)
    #expect(fixture.cell(0)?.lines == [CGRect(x: 30, y: 43, width: 250, height: 1)])
    #expect(fixture.cell(0)?.list.bottomLine?.backgroundColor == .red)
    #expect(fixture.cell(1)?.lines == [] && fixture.cell(2)?.lines.count == 2)
  }

  @Test func listsCanBeWithoutSeparators() {
    let fixture = ListFixture(.plain) { $0.showsSeparators = false }
    #expect(fixture.cell(0)?.lines == [])
  }

  @Test func aGuidePlacesSeparatorsByConstraints() throws {
    let fixture = ListFixture(.plain) { _ in
    } configure: { cell, path in
      guard path.item == 0 else { return }
      cell.separatorLayoutGuide.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 70).isActive = true
    }
    #expect(fixture.cell(0)?.lines == [CGRect(x: 70, y: 43, width: 250, height: 1)])
    let guide = try #require(fixture.cell(1)?.separatorLayoutGuide)
    fixture.screen.settle()
    #expect(guide.layoutFrame.minX == 16 && guide.layoutFrame.maxX == 320)
  }

  // MARK: Backgrounds

  @Test func theBackgroundIsTheListsEvenWithoutItems() {
    let fixture = ListFixture(.insetGrouped, counts: []) { $0.backgroundColor = .red }
    #expect(fixture.screen.color(at: CGPoint(x: 100, y: 300)) == .red)
    let clear = ListFixture(.plain, counts: [1]) { $0.backgroundColor = .clear }
    clear.list.backgroundColor = .green
    clear.screen.settle()
    #expect(clear.screen.color(at: CGPoint(x: 100, y: 300)) == .green)
  }

  @Test func listsAmongOtherSectionsHaveTheirOwnBackgrounds() {
    let layout = UICollectionViewCompositionalLayout { number, environment in
      if number == 0 {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100))
        return NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
      }
      var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
      configuration.backgroundColor = .red
      return .list(using: configuration, layoutEnvironment: environment)
    }
    let fixture = ListFixture(.plain, counts: [1, 1]) { _ in
    } configure: { cell, _ in
      cell.backgroundConfiguration = .clear()
    }
    fixture.list.collectionViewLayout = layout
    fixture.screen.settle()
    #expect(fixture.screen.color(at: CGPoint(x: 300, y: 120)) == .red && fixture.screen.color(at: CGPoint(x: 300, y: 50)) != .red)
  }

  @Test func listsBounceUnlessAProgramSaysOtherwise() {
    #expect(ListFixture(.plain).list.alwaysBounceVertical)
    let list = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: UICollectionLayoutListConfiguration(appearance: .plain)))
    list.alwaysBounceVertical = false
    list.layoutIfNeeded()
    #expect(!list.alwaysBounceVertical)
  }

  // MARK: Work

  /// A list of 100,000 items makes the cells that show, and no others.
  @Test func longListsCostWhatShows() {
    let fixture = ListFixture(.plain, counts: [100_000])
    #expect(fixture.cellsAsked <= 12 && fixture.list.contentSize.height == 4_400_000)
    let before = fixture.cellsAsked
    fixture.list.contentOffset.y = 2_000_000
    fixture.screen.settle()
    #expect(fixture.cellsAsked - before <= 13 && fixture.list.visibleCells.count <= 13)
    #expect(fixture.list.subviews.count { $0 is UICollectionViewCell } <= 26)
    fixture.screen.drag(from: CGPoint(x: 160, y: 400), to: CGPoint(x: 160, y: 180), duration: 0.3)
    fixture.screen.settle()
    #expect(fixture.cellsAsked - before <= 13 + 60)
  }
}

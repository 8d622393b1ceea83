import Testing
import VitrineTesting

@testable import UIKit

/// Items of lists know the kind of their list, and presets of configurations follow it (iOS 18; Apple: listEnvironment, header()).
@Suite @MainActor struct ListEnvironmentTests {
  private typealias Case = (appearance: UICollectionLayoutListConfiguration.Appearance, environment: UIListEnvironment)
  private static let cases: [Case] = [
    (.plain, .plain), (.grouped, .grouped), (.insetGrouped, .insetGrouped), (.sidebar, .sidebar), (.sidebarPlain, .sidebarPlain),
  ]

  private func state(_ list: UIListEnvironment) -> UICellConfigurationState {
    UICellConfigurationState(traitCollection: UITraitCollection(listEnvironment: list))
  }

  @Test func itemsAndHeadersHaveTheEnvironmentOfTheirList() throws {
    for (appearance, environment) in Self.cases {
      var configured: UIListEnvironment?
      let fixture = ListFixture(appearance) {
        $0.headerMode = .supplementary
      } configure: { cell, _ in
        configured = cell.traitCollection.listEnvironment
      }
      fixture.screen.settle()
      let cell = try #require(fixture.cell(0))
      #expect(cell.traitCollection.listEnvironment == environment && cell.contentView.traitCollection.listEnvironment == environment)
      #expect(cell.configurationState.traitCollection.listEnvironment == environment)
      #expect(configured == environment, "also while it is configured")
      #expect(try #require(fixture.header()).traitCollection.listEnvironment == environment)
      #expect(fixture.list.traitCollection.listEnvironment == .none, "the trait is that of the views inside")
    }
  }

  @Test func itemsOfAGridHaveNone() throws {
    final class Source: NSObject, UICollectionViewDataSource {
      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
      func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      }
    }
    let screen = HeadlessScreen(size: CGSize(width: 200, height: 200), scale: 1), source = Source()
    let grid = UICollectionView(frame: CGRect(x: 0, y: 0, width: 200, height: 200), collectionViewLayout: UICollectionViewFlowLayout())
    grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    grid.dataSource = source
    screen.show(grid)
    screen.settle()
    #expect(try #require(grid.visibleCells.first).traitCollection.listEnvironment == .none)
  }

  @Test func headersAndFootersTakeOnTheLookOfTheirList() {
    var header = UIListContentConfiguration.header()
    #expect(header.textProperties.font == UIListContentConfiguration.plainHeader().textProperties.font)
    #expect(header.updated(for: state(.plain)).textProperties.transform == .none)
    let grouped = header.updated(for: state(.insetGrouped))
    #expect(grouped.textProperties.transform == .uppercase)
    #expect(grouped.textProperties.font == UIListContentConfiguration.groupedHeader().textProperties.font)
    #expect(grouped.directionalLayoutMargins == UIListContentConfiguration.groupedHeader().directionalLayoutMargins)
    let sidebar = header.updated(for: state(.sidebar))
    #expect(sidebar.textProperties.font == UIListContentConfiguration.sidebarHeader().textProperties.font)
    #expect(sidebar.textProperties.color == .label)
    header.textProperties.color = .red
    #expect(header.updated(for: state(.sidebar)).textProperties.color == .red, "what the program set stays")
    let footer = UIListContentConfiguration.footer().updated(for: state(.grouped))
    #expect(footer.textProperties.font == UIListContentConfiguration.groupedFooter().textProperties.font)
    #expect(UIListContentConfiguration.groupedHeader().updated(for: state(.plain)).textProperties.transform == .uppercase)
  }

  @Test func textsOfSelectedCellsAreWhiteInASidebar() {
    var selected = state(.sidebar)
    selected.isSelected = true
    for content in [UIListContentConfiguration.cell(), .subtitleCell(), .valueCell(), .sidebarCell()] {
      #expect(content.updated(for: selected).textProperties.color == .white)
    }
    #expect(UIListContentConfiguration.accompaniedSidebarCell().updated(for: selected).textProperties.color == .label)
    selected.traitCollection = UITraitCollection(listEnvironment: .insetGrouped)
    #expect(UIListContentConfiguration.cell().updated(for: selected).textProperties.color == .label)
  }

  @Test func backgroundsTakeOnTheLookOfTheirList() {
    var background = UIBackgroundConfiguration.listCell()
    #expect(background.updated(for: state(.plain)).backgroundColor == .systemBackground)
    #expect(background.updated(for: state(.insetGrouped)).backgroundColor == .secondarySystemGroupedBackground)
    #expect(background.updated(for: state(.sidebar)).cornerRadius == UIBackgroundConfiguration.listSidebarCell().cornerRadius)
    var pinned = state(.plain)
    pinned.isPinned = true
    #expect(UIBackgroundConfiguration.listHeader().updated(for: pinned).backgroundColor == .systemBackground)
    pinned.traitCollection = UITraitCollection(listEnvironment: .grouped)
    #expect(UIBackgroundConfiguration.listFooter().updated(for: pinned).backgroundColor == .clear)
    background.backgroundColor = .red
    #expect(background.updated(for: state(.insetGrouped)).backgroundColor == .red, "what the program set stays")
  }

  @Test func theHeaderOfATableFollowsItsStyle() throws {
    final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
      func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
        var content = UIListContentConfiguration.header()
        content.text = "Fruit"
        header.contentConfiguration = content
        return header
      }
    }
    for (style, text) in [(UITableView.Style.plain, "Fruit"), (.insetGrouped, "FRUIT")] {
      let screen = HeadlessScreen(size: CGSize(width: 200, height: 200), scale: 1), source = Source()
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 200), style: style)
      table.dataSource = source
      table.delegate = source
      screen.show(table)
      screen.settle()
      let header = try #require(table.headerView(forSection: 0))
      let content = try #require(header.contentView.subviews.first { $0 is UIListContentView })
      let texts = content.subviews.compactMap { $0 as? UILabel }.compactMap(\.text)
      #expect(texts.contains(text))
    }
  }
}

import CoreGraphics
import Testing

@testable import UIKit
@testable import VitrineTesting

/// Tests the context menus of table rows and collection items, which ask the delegates of their lists.
@Suite @MainActor struct ListContextMenuTests {
  private let menus = MenuScreen()
  private var screen: HeadlessScreen { menus.screen }

  private final class Table: UITableViewController {
    var calls: [String] = []
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell()
      cell.textLabel?.text = "Row \(indexPath.row)"
      return cell
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { calls.append("select \(indexPath.row)") }
    override func tableView(
      _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
      calls.append("configuration \(indexPath.row)")
      guard indexPath.row < 2 else { return nil }
      return UIContextMenuConfiguration(actionProvider: { _ in UIMenu(children: [UIAction(title: "Open \(indexPath.row)") { _ in }]) })
    }
    override func tableView(
      _ tableView: UITableView, previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
      calls.append("highlight")
      return nil
    }
    override func tableView(
      _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
      animator: any UIContextMenuInteractionCommitAnimating
    ) { calls.append("commit") }
    override func tableView(
      _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { calls.append("end") }
  }

  @Test func aRowIsLifted() throws {
    let table = Table()
    screen.show(table)
    let cell = try #require(table.tableView.cellForRow(at: IndexPath(row: 1, section: 0)))
    menus.hold(menus.center(of: cell))
    #expect(table.calls == ["configuration 1", "highlight"] && menus.titles == ["Open 1"])
    #expect(menus.overlay?.platter?.frame == cell.convert(cell.bounds, to: nil))
    #expect(table.tableView.contextMenuInteraction?.menuAppearance == .rich)
    menus.tap(menus.center(of: cell))
    #expect(table.calls == ["configuration 1", "highlight", "commit", "end"] && menus.overlay == nil, "a tap on the preview")
    menus.hold(menus.center(of: try #require(table.tableView.cellForRow(at: IndexPath(row: 2, section: 0)))))
    #expect(table.calls.suffix(2) == ["configuration 2", "select 2"] && menus.overlay == nil, "without a menu it is a tap")
    menus.tap(menus.center(of: cell))
    #expect(table.calls.last == "select 1")
  }

  private final class Grid: UICollectionViewController {
    var calls: [String] = []
    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    }
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 4 }
    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      cell.backgroundColor = .systemGreen
      return cell
    }
    override func collectionView(
      _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? {
      calls.append("configuration \(indexPaths.map(\.item))")
      return UIContextMenuConfiguration(actionProvider: { _ in UIMenu(children: [UIAction(title: "Menu") { _ in }]) })
    }
    override func collectionView(
      _ collectionView: UICollectionView, previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
      calls.append("highlight")
      return nil
    }
  }

  @Test func anItemIsLiftedAndTheSpaceBetweenIsNot() throws {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 80, height: 80)
    let grid = Grid(collectionViewLayout: layout)
    screen.show(grid)
    let cell = try #require(grid.collectionView.cellForItem(at: IndexPath(item: 1, section: 0)))
    menus.hold(menus.center(of: cell))
    #expect(grid.calls == ["configuration [1]", "highlight"])
    let platter = try #require(menus.overlay?.platter), frame = cell.convert(cell.bounds, to: nil)
    #expect(abs(platter.frame.minX - frame.minX) < 0.01 && platter.frame.size == frame.size)
    menus.choose("Menu")
    menus.hold(CGPoint(x: 200, y: 500))
    #expect(grid.calls.last == "configuration []" && menus.titles == ["Menu"] && menus.overlay?.platter == nil)
    #expect(grid.collectionView.contextMenuInteraction?.menuAppearance == .compact)
  }
}

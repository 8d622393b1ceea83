import Foundation
import Testing
import VitrineTesting

@testable import UIKit

/// Tests of snapshots with identifiers of any class, and of the data sources that show them.
@Suite @MainActor struct ReferenceSourceTests {
  private let screen = HeadlessScreen(size: CGSize(width: 300, height: 400), scale: 1)

  @Test func itemsAndSectionsAreInsertedMovedAndReloaded() {
    let snapshot = NSDiffableDataSourceSnapshotReference()
    snapshot.appendSections(withIdentifiers: ["a", "c"])
    snapshot.insertSections(withIdentifiers: ["b"], afterSectionWithIdentifier: "a")
    snapshot.moveSection(withIdentifier: "c", beforeSectionWithIdentifier: "a")
    #expect(snapshot.sectionIdentifiers as? [String] == ["c", "a", "b"])
    snapshot.appendItems(withIdentifiers: [1, 3], intoSectionWithIdentifier: "a")
    snapshot.insertItems(withIdentifiers: [2], beforeItemWithIdentifier: 3)
    snapshot.moveItem(withIdentifier: 1, afterItemWithIdentifier: 3)
    #expect(snapshot.itemIdentifiers as? [Int] == [2, 3, 1])
    snapshot.reloadItems(withIdentifiers: [2])
    snapshot.reconfigureItems(withIdentifiers: [3])
    snapshot.reloadSections(withIdentifiers: ["b"])
    #expect(snapshot.reloadedItemIdentifiers as? [Int] == [2] && snapshot.reconfiguredItemIdentifiers as? [Int] == [3])
    #expect(snapshot.reloadedSectionIdentifiers as? [String] == ["b"])
  }

  @Test func outlinesHaveParentsLevelsAndExpandedItems() throws {
    let outline = NSDiffableDataSourceSectionSnapshotReference()
    outline.appendItems(["fruit", "roots"])
    outline.appendItems(["apple", "pear"], intoParentItem: "fruit")
    #expect(outline.rootItems as? [String] == ["fruit", "roots"] && outline.visibleItems as? [String] == ["fruit", "roots"])
    outline.expandItems(["fruit"])
    #expect(outline.visibleItems as? [String] == ["fruit", "apple", "pear", "roots"])
    #expect(outline.level(ofItem: "pear") == 1 && outline.level(ofItem: "leek") == NSNotFound)
    #expect(outline.parent(ofChildItem: "apple") as? String == "fruit" && outline.expandedItems() as? [String] == ["fruit"])
    #expect(outline.ofParentItem("fruit").items as? [String] == ["apple", "pear"])
    #expect(outline.visualDescription() == "- fruit\n  * apple\n  * pear\n* roots")
    let more = NSDiffableDataSourceSectionSnapshotReference()
    more.appendItems(["plum"])
    #expect(outline.insert(more, afterItem: "apple") as? String == "plum")
    let copy = try #require(outline.copy() as? NSDiffableDataSourceSectionSnapshotReference)
    outline.deleteItems(["fruit"])
    #expect(outline.items as? [String] == ["roots"] && copy.items.count == 5)
  }

  @Test func aTableShowsASnapshot() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    let source = UITableViewDiffableDataSourceReference(tableView: table) { table, path, item in
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      cell.textLabel?.text = item as? String
      return cell
    }
    let snapshot = NSDiffableDataSourceSnapshotReference()
    snapshot.appendSections(withIdentifiers: [0])
    snapshot.appendItems(withIdentifiers: ["one", "two"])
    source.applySnapshot(snapshot, animatingDifferences: false)
    screen.show(table)
    screen.settle()
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["one", "two"])
    snapshot.deleteItems(withIdentifiers: ["one"])
    var isDone = false
    source.applySnapshot(snapshot, animatingDifferences: false) { isDone = true }
    screen.settle()
    #expect(isDone && table.visibleCells.map { $0.textLabel?.text } == ["two"])
    #expect(
      source.indexPath(forItemIdentifier: "two") == IndexPath(row: 0, section: 0) && source.index(forSectionIdentifier: 9) == NSNotFound)
    #expect(source.itemIdentifier(for: IndexPath(row: 0, section: 0)) as? String == "two")
  }

  @Test func aCollectionShowsASnapshotAndAnOutline() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 40)
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let source = UICollectionViewDiffableDataSourceReference(collectionView: view) { view, path, item in
      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      cell.accessibilityIdentifier = item as? String
      return cell
    }
    let outline = NSDiffableDataSourceSectionSnapshotReference()
    outline.appendItems(["a", "b"])
    outline.appendItems(["a1"], intoParentItem: "a")
    source.applySnapshot(outline, toSection: "s", animatingDifferences: false)
    screen.show(view)
    screen.settle()
    #expect(view.numberOfItems(inSection: 0) == 2 && source.snapshot(forSection: "s").items.count == 3)
    outline.expandItems(["a"])
    source.applySnapshot(outline, toSection: "s", animatingDifferences: false)
    screen.settle()
    #expect(view.cellForItem(at: IndexPath(item: 1, section: 0))?.accessibilityIdentifier == "a1")
  }
}

import Foundation
import Testing
import UIKit

@Suite @MainActor struct SnapshotReferenceTests {
  @Test func itemsBelongToSections() throws {
    let snapshot = NSDiffableDataSourceSnapshotReference()
    snapshot.appendSections(withIdentifiers: ["a", "b", "a"])
    snapshot.appendItems(withIdentifiers: [1, 2], intoSectionWithIdentifier: "a")
    snapshot.appendItems(withIdentifiers: [3])
    #expect(snapshot.numberOfSections == 2 && snapshot.numberOfItems == 3 && snapshot.numberOfItems(inSection: "a") == 2)
    #expect(snapshot.itemIdentifiers as? [Int] == [1, 2, 3])
    #expect(snapshot.itemIdentifiersInSection(withIdentifier: "b") as? [Int] == [3])
    #expect(snapshot.sectionIdentifier(forSectionContainingItemIdentifier: 3) as? String == "b")
    #expect(snapshot.index(ofItemIdentifier: 3) == 2 && snapshot.index(ofSectionIdentifier: "c") == NSNotFound)
    let copy = try #require(snapshot.copy() as? NSDiffableDataSourceSnapshotReference)
    snapshot.deleteItems(withIdentifiers: [2])
    snapshot.deleteSections(withIdentifiers: ["b"])
    #expect(snapshot.itemIdentifiers as? [Int] == [1] && copy.numberOfItems == 3)
    snapshot.deleteAllItems()
    #expect(snapshot.numberOfSections == 0)
  }

  /// As in the delegate of a fetched results controller (wilcot/tracker).
  @Test func aReferenceIsCastToASnapshotAndBack() throws {
    let reference = NSDiffableDataSourceSnapshotReference()
    reference.appendSections(withIdentifiers: ["a", "b"])
    reference.appendItems(withIdentifiers: [1, 2], intoSectionWithIdentifier: "a")
    reference.appendItems(withIdentifiers: [3], intoSectionWithIdentifier: "b")
    reference.reloadItems(withIdentifiers: [2])
    reference.reconfigureItems(withIdentifiers: [3])
    reference.reloadSections(withIdentifiers: ["b"])
    var snapshot = reference as NSDiffableDataSourceSnapshot<String, Int>
    #expect(snapshot.sectionIdentifiers == ["a", "b"] && snapshot.itemIdentifiers(inSection: "a") == [1, 2])
    #expect(snapshot.itemIdentifiers == [1, 2, 3] && snapshot.reloadedItemIdentifiers == [2])
    #expect(snapshot.reconfiguredItemIdentifiers == [3] && snapshot.reloadedSectionIdentifiers == ["b"])
    snapshot.appendItems([4], toSection: "a")
    let back = snapshot as NSDiffableDataSourceSnapshotReference
    #expect(back.itemIdentifiers as? [Int] == [1, 2, 4, 3] && back.sectionIdentifiers as? [String] == ["a", "b"])
    #expect(back.reloadedItemIdentifiers as? [Int] == [2] && reference.numberOfItems == 3)
    #expect((reference as Any as? NSDiffableDataSourceSnapshot<String, String>) == nil)
    // Sections of fetched results controllers are named by texts, also where a program numbers them.
    #expect((reference as NSDiffableDataSourceSnapshot<Int, Int>).sectionIdentifiers == [0, 1])
  }
}

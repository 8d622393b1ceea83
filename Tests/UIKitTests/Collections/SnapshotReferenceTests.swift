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
}

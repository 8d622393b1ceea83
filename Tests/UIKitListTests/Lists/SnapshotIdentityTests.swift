import Foundation
import Testing

@testable import UIKit

/// An object that equals nothing, not even itself.
private final class Odd: Hashable, Sendable {
  static func == (left: Odd, right: Odd) -> Bool { false }
  func hash(into hasher: inout Hasher) { hasher.combine(1) }
}

/// An object that must not be compared with one that has another hash, like the items of dkappdev/Cookbook.
private final class Strict: Hashable, Sendable {
  let hash: Int
  init(_ hash: Int) { self.hash = hash }

  static func == (left: Strict, right: Strict) -> Bool {
    if left.hash != right.hash { Issue.record("\(left.hash) is compared with \(right.hash)") }
    return left.hash == right.hash
  }

  func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}

/// Values that are equal, although their hashes differ.
private struct Loose: Hashable, Sendable {
  let number: Int
  static func == (left: Loose, right: Loose) -> Bool { true }
  func hash(into hasher: inout Hasher) { hasher.combine(number) }
}

/// Tests that snapshots find identical objects without their `==`, as Apple's sets do.
@Suite @MainActor struct SnapshotIdentityTests {
  @Test func anIdenticalObjectIsFound() {
    let section = Odd(), items = [Odd(), Odd(), Odd()]
    var snapshot = NSDiffableDataSourceSnapshot<Odd, Odd>()
    snapshot.appendSections([section])
    snapshot.appendItems(items, toSection: section)
    #expect(snapshot.numberOfItems == 3 && snapshot.indexOfItem(items[1]) == 1 && snapshot.indexOfSection(section) == 0)
    #expect(snapshot.sectionIdentifier(containingItem: items[2]) === section)
    snapshot.appendItems([items[0]])
    #expect(snapshot.numberOfItems == 3, "an item is there once")
    snapshot.moveItem(items[0], afterItem: items[2])
    #expect(snapshot.itemIdentifiers.map { ObjectIdentifier($0) } == [items[1], items[2], items[0]].map { ObjectIdentifier($0) })
    snapshot.deleteItems([items[2]])
    snapshot.reloadItems([items[1]])
    #expect(snapshot.numberOfItems == 2 && snapshot.reloadedItemIdentifiers.first === items[1])
    snapshot.deleteSections([section])
    #expect(snapshot.numberOfSections == 0 && snapshot.numberOfItems == 0)
  }

  @Test func identicalObjectsStayInAList() {
    let section = Odd(), items = [Odd(), Odd()]
    var old = NSDiffableDataSourceSnapshot<Odd, Odd>()
    old.appendSections([section])
    old.appendItems([items[0]])
    var new = old
    new.appendItems([items[1]])
    let changes = SnapshotDifference(from: old, to: new, animation: 0).changes
    #expect(changes.deletedItems.isEmpty && changes.insertedSections.isEmpty)
    #expect(changes.insertedItems.keys.sorted() == [IndexPath(item: 1, section: 0)])
  }

  @Test func identicalObjectsAreFoundInOutlines() {
    let items = [Odd(), Odd(), Odd()]
    var outline = NSDiffableDataSourceSectionSnapshot<Odd>()
    outline.append([items[0]])
    outline.append([items[1], items[2]], to: items[0])
    outline.append([items[1]])
    #expect(outline.items.count == 3 && outline.index(of: items[2]) == 2 && outline.parent(of: items[1]) === items[0])
    outline.expand([items[0]])
    #expect(outline.visibleItems.count == 3 && outline.isExpanded(items[0]))
    outline.delete([items[1]])
    #expect(!outline.contains(items[1]) && outline.items.last === items[2])
  }

  @Test func itemsWithDifferentHashesAreNotCompared() {
    let items = (0..<200).map { Strict($0) }
    var old = NSDiffableDataSourceSnapshot<Int, Strict>()
    old.appendSections([0])
    old.appendItems(items.dropLast(50))
    #expect(old.indexOfItem(items[120]) == 120 && old.indexOfItem(Strict(77)) == 77 && old.indexOfItem(items[199]) == nil)
    old.moveItem(items[3], beforeItem: items[100])
    old.insertItems([items[160]], afterItem: items[4])
    old.deleteItems([items[9]])
    var new = NSDiffableDataSourceSnapshot<Int, Strict>()
    new.appendSections([0])
    new.appendItems(items.shuffled())
    let changes = SnapshotDifference(from: old, to: new, animation: 0).changes
    #expect(changes.deletedItems.isEmpty && changes.insertedItems.count == 50)
    var outline = NSDiffableDataSourceSectionSnapshot<Strict>()
    outline.append(items)
    outline.append([Strict(300)], to: items[150])
    outline.delete([items[7]])
    #expect(outline.index(of: items[160]) == 160 && outline.items.count == 200)
  }

  @Test func valuesWithDifferentHashesAreDifferentItems() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Loose>()
    snapshot.appendSections([0])
    snapshot.appendItems((0..<50).map { Loose(number: $0) })
    #expect(snapshot.numberOfItems == 50 && snapshot.indexOfItem(Loose(number: 30)) == 30)
  }

  @Test func valuesAreComparedByEquality() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([1])
    snapshot.appendItems(["a", "b", "a"])
    #expect(snapshot.itemIdentifiers == ["a", "b"] && snapshot.indexOfItem("b") == 1)
  }

  /// The lists of marks are arrays (Apple: reconfiguredItemIdentifiers), in the order of the marks; they came out of sets in a random order.
  @Test func marksKeepTheirOrder() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections(Array(0..<20))
    snapshot.appendItems(Array(0..<20), toSection: 0)
    let marks = [7, 3, 19, 0, 11, 4, 15]
    snapshot.reloadItems(marks)
    snapshot.reconfigureItems(marks + [3])
    snapshot.reloadSections(marks.reversed())
    #expect(snapshot.reloadedItemIdentifiers == marks && snapshot.reconfiguredItemIdentifiers == marks)
    #expect(snapshot.reloadedSectionIdentifiers == marks.reversed())
    snapshot.deleteItems([19])
    snapshot.deleteSections([4])
    #expect(snapshot.reloadedItemIdentifiers == marks.filter { $0 != 19 })
    #expect(snapshot.reloadedSectionIdentifiers == marks.reversed().filter { $0 != 4 })
  }
}

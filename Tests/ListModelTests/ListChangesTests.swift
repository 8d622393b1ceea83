import FoundationCompatibility
import TestSupport
import Testing

@testable import ListModel

@Suite(.namesSeeds) struct ListChangesTests {
  private func path(_ section: Int, _ item: Int) -> IndexPath { IndexPath(item: item, section: section) }

  @Test func deletesCountBeforeAndInsertsAfter() throws {
    var changes = ListChanges()
    changes.deletedItems = [path(0, 1): 0]
    changes.insertedItems = [path(0, 0): 0, path(0, 3): 0]
    let outcome = try changes.outcome(before: [3], after: [4])
    #expect(outcome.items == [[nil, path(0, 0), path(0, 2), nil]])
    #expect(outcome.sections == [0])
  }

  @Test func movesGoFromOneSectionToAnother() throws {
    var changes = ListChanges()
    changes.movedItems = [(from: path(0, 0), to: path(1, 1))]
    let outcome = try changes.outcome(before: [2, 2], after: [1, 3])
    #expect(outcome.items == [[path(0, 1)], [path(1, 0), path(0, 0), path(1, 1)]])
  }

  @Test func sectionsComeGoAndMove() throws {
    var changes = ListChanges()
    changes.deletedSections = [0: 0]
    changes.insertedSections = [2: 0]
    changes.movedSections = [(from: 2, to: 0)]
    let outcome = try changes.outcome(before: [1, 2, 3], after: [3, 2, 5])
    #expect(outcome.sections == [2, 1, nil])
    #expect(outcome.items[0] == [path(2, 0), path(2, 1), path(2, 2)])
    #expect(outcome.items[2] == [nil, nil, nil, nil, nil])
  }

  @Test func countsThatDisagreeAreSaidAsAppleSaysThem() {
    var changes = ListChanges()
    changes.insertedItems = [path(0, 0): 0]
    do {
      _ = try changes.outcome(before: [3], after: [3])
      Issue.record("three rows and one more are not three")
    } catch {
      let text = "\(error)"
      #expect(text.hasPrefix("Invalid update: invalid number of rows in section 0."))
      #expect(text.contains("(1 inserted, 0 deleted)"))
    }
    #expect(throws: ListChangeError.self) { try ListChanges().outcome(before: [1], after: [1, 1]) }
  }

  @Test func indicesThatAreNotThereAreRefused() {
    for bad in [path(0, 3), path(1, 0), path(0, -1), IndexPath(index: 0), IndexPath()] {
      var deletes = ListChanges(), inserts = ListChanges(), moves = ListChanges()
      deletes.deletedItems = [bad: 0]
      inserts.insertedItems = [bad: 0]
      moves.movedItems = [(from: bad, to: path(0, 0))]
      for changes in [deletes, inserts, moves] {
        #expect(throws: ListChangeError.self) { try changes.outcome(before: [3], after: [3]) }
      }
    }
  }

  /// Compares random batches with changes of arrays of names.
  @Test(arguments: 0..<40) func everyItemEndsWhereAnArrayPutsIt(_ seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let before = (0..<3).map { section in (0..<random.below(6)).map { "\(section).\($0)" } }
    var after = before, changes = ListChanges()
    // Deletes from the end, so that the indices before the update remain valid.
    for section in before.indices {
      for item in before[section].indices.reversed() where random.below(3) == 0 {
        after[section].remove(at: item)
        changes.deletedItems[path(section, item)] = 0
      }
    }
    var inserted: Set<String> = []
    for number in 0..<random.below(5) {
      let section = random.below(3), place = random.below(after[section].count + 1)
      after[section].insert("new \(number)", at: place)
      inserted.insert("new \(number)")
    }
    for section in after.indices {
      for (item, name) in after[section].enumerated() where inserted.contains(name) { changes.insertedItems[path(section, item)] = 0 }
    }
    let outcome = try changes.outcome(before: before.map(\.count), after: after.map(\.count))
    for section in after.indices {
      let names = outcome.items[section].map { $0.map { before[$0.section][$0.item] } }
      #expect(names == after[section].map { inserted.contains($0) ? nil : $0 }, "seed \(seed)")
    }
  }
}

import Foundation
import Testing
import UIKit

/// Tests of sorting objects into the sections of an index (Apple: UILocalizedIndexedCollation).
@Suite @MainActor struct IndexedCollationTests {
  private let collation = UILocalizedIndexedCollation.current()

  @Test func sectionsAreLettersAndTheRest() {
    #expect(collation.sectionTitles.first == "A" && collation.sectionTitles.count == 27 && collation.sectionIndexTitles.last == "#")
    #expect(collation.section(forSectionIndexTitle: 3) == 3)
    let name = Selector("description")
    let sections = ["Anna", "émile", "zoe", "42", "Ärger", ""].map { collation.section(for: $0, collationStringSelector: name) }
    #expect(sections == [0, 4, 25, 26, 0, 26])
  }

  @Test func namesAreSortedWithoutCaseAndStayInOrderIfEqual() {
    let names = ["banana", "Apple", "éclair", "item 10", "item 9", "apple"]
    let sorted = collation.sortedArray(from: names, collationStringSelector: Selector("description")) as? [String]
    #expect(sorted == ["Apple", "apple", "banana", "éclair", "item 9", "item 10"])
  }
}

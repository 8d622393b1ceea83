import Foundation
import FoundationCompatibility
import Testing

@testable import ListModel

/// Tests the room that rows make for dragged items, and items that only the list knows.
@Suite struct RowGapTests {
  private func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

  @Test func partsBelowAGapForOtherItemsMoveDown() {
    let gap = RowGap(source: nil, height: 40, destination: path(2, 1))
    #expect(gap.shift(of: .tableHeader) == 0 && gap.shift(of: .row(section: 0, row: 9)) == 0)
    #expect(gap.shift(of: .header(1)) == 0 && gap.shift(of: .row(section: 1, row: 1)) == 0)
    #expect(gap.shift(of: .row(section: 1, row: 2)) == 40 && gap.shift(of: .footer(1)) == 40)
    #expect(gap.shift(of: .header(2)) == 40 && gap.shift(of: .tableFooter) == 40)
    #expect(gap.preview(of: path(2, 1)) { _ in 5 } == (3, 6) && gap.preview(of: path(1, 1)) { _ in 5 } == (1, 6))
    #expect(gap.preview(of: path(2, 0)) { _ in 5 } == (2, 5))
  }

  @Test func aGapForARowOfTheTableIsThatOfReordering() {
    let gap = RowGap(source: path(0), height: 40, destination: path(2))
    #expect(gap.shift(of: .row(section: 0, row: 1)) == -40 && gap.shift(of: .row(section: 0, row: 2)) == -40)
    #expect(gap.shift(of: .row(section: 0, row: 3)) == 0)
    #expect(gap.preview(of: path(2)) { _ in 5 } == (1, 5))
  }

  @Test func phantomsAreLeftOutOfTheData() {
    var items = PhantomItems()
    items.insert(path(1))
    items.insert(path(3))
    #expect((0..<6).map { items.dataPath(of: path($0)).item } == [0, 0, 1, 1, 2, 3], "phantoms have the data of their neighbours")
    #expect(items.insertionPath(of: path(1)) == path(1) && items.insertionPath(of: path(3)) == path(2))
    #expect(items.dataPath(of: path(4, 1)) == path(4, 1))
    #expect(items.counts(with: [4, 2]) == [6, 2])
  }

  @Test func phantomsFollowChanges() {
    var items = PhantomItems()
    items.insert(path(3))
    items.pending = path(0)
    items.follow { IndexPath(row: $0.row + 1, section: $0.section) }
    #expect(items.paths == [path(0), path(4)] && items.pending == nil)
    items.follow { $0.row == 0 ? nil : $0 }
    #expect(items.paths == [path(4)])
    items.remove(path(4))
    #expect(items.isEmpty)
  }
}

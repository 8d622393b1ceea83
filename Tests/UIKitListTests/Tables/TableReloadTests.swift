import Foundation
import Testing
import VitrineTesting

@testable import UIKit

/// Tests of views that are asked for right after `reloadData()`. Source: the tests of TableKit (`testRowInSection`,
/// `testManyRowsInSection`, `testReplaceSectionOnExistingIndex`), whose table is in no window.
@Suite @MainActor struct TableReloadTests {
  private func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

  @Test func cellsCanBeAskedForAfterAReload() {
    let fixture = TableFixture([["a", "b"]])
    fixture.show()
    fixture.sections = [["c", "d", "e"]]
    fixture.table.reloadData()
    #expect(fixture.table.cellForRow(at: path(0))?.textLabel?.text == "c")
    #expect(fixture.table.cellForRow(at: path(2))?.textLabel?.text == "e")
    #expect(fixture.table.cellForRow(at: path(2))?.frame == CGRect(x: 0, y: 88, width: 320, height: 44))
    #expect(fixture.table.cellForRow(at: path(3)) == nil)
    fixture.sections = [["f"]]
    fixture.table.reloadData()
    #expect(fixture.texts == ["f"] && fixture.table.indexPathsForVisibleRows == [path(0)])
    fixture.screen.settle()
    #expect(fixture.texts == ["f"])
  }

  @Test func aTableOutsideOfAWindowMakesThemToo() {
    let fixture = TableFixture([[]])
    fixture.table.layoutIfNeeded()
    fixture.sections = [["a"], ["b", "c"]]
    fixture.titles = ["one", "two"]
    fixture.table.reloadData()
    #expect(fixture.texts == ["a", "b", "c"])
    fixture.table.reloadData()
    #expect(fixture.table.headerView(forSection: 1)?.textLabel?.text == "two")
  }

  /// Each cell is made once, and none before it is asked for.
  @Test func cellsAreMadeWhenTheyAreAskedFor() {
    let fixture = TableFixture([(0..<100).map { "Row \($0)" }])
    fixture.show()
    var asked = 0
    fixture.configure = { _, _ in asked += 1 }
    fixture.table.reloadData()
    #expect(asked == 0)
    _ = fixture.table.cellForRow(at: path(50))
    #expect(asked == 10)
    fixture.screen.settle()
    #expect(asked == 10 && fixture.table.cellForRow(at: path(50)) == nil)
  }

  /// A data source may ask for a cell while it makes one.
  @Test func aDataSourceMayAskForCells() {
    let fixture = TableFixture([["a", "b"]])
    fixture.show()
    var above: [String?] = []
    fixture.configure = { [unowned table = fixture.table] _, path in
      if path.row > 0 { above.append(table.cellForRow(at: IndexPath(row: path.row - 1, section: 0))?.textLabel?.text) }
    }
    fixture.table.reloadData()
    #expect(fixture.table.visibleCells.count == 2 && above == ["a"])
  }
}

import CoreGraphics
import Foundation
import Testing

@testable import UIKit
@testable import VitrineTesting

/// Tests the selection of several items with two fingers (Apple: "Selecting multiple items with a two-finger pan gesture").
@Suite @MainActor struct MultipleSelectionTests {
  private let screen = HeadlessScreen(size: CGSize(width: 320, height: 480), scale: 1)

  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var allows = true
    var log: [String] = []
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
    func tableView(_ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool { allows }
    func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {
      log.append("begin \(indexPath.row)")
      tableView.setEditing(true, animated: false)
    }
    func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) { log.append("end") }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { log.append("+\(indexPath.row)") }
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) { log.append("-\(indexPath.row)") }
  }

  private func move(_ phase: UITouch.Phase, to y: CGFloat) {
    for finger in 0...1 { screen.touch(phase, at: CGPoint(x: 140 + CGFloat(finger) * 40, y: y), finger: finger) }
  }

  private func drag(from start: CGFloat, through ends: CGFloat...) {
    move(.began, to: start)
    var y = start
    for end in ends {
      let steps = 12
      for step in 1...steps {
        screen.advance(by: 1.0 / 60)
        move(.moved, to: y + (end - y) * CGFloat(step) / CGFloat(steps))
      }
      y = end
    }
    move(.ended, to: y)
  }

  private func showTable(_ rows: Rows) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    table.rowHeight = 44
    table.dataSource = rows
    table.delegate = rows
    table.allowsMultipleSelectionDuringEditing = true
    screen.show(table)
    screen.settle()
    return table
  }

  @Test func twoFingersSelectTheRowsThatTheyPass() {
    let rows = Rows(), table = showTable(rows)
    drag(from: 110, through: 242)
    #expect(rows.log == ["begin 2", "+2", "+3", "+4", "+5", "end"])
    #expect(table.isEditing && table.indexPathsForSelectedRows?.map(\.row).sorted() == [2, 3, 4, 5] && table.contentOffset.y == 0)
  }

  @Test func rowsThatTheFingersLeaveAgainAreDeselected() {
    let rows = Rows(), table = showTable(rows)
    drag(from: 110, through: 242, 154)
    #expect(table.indexPathsForSelectedRows?.map(\.row).sorted() == [2, 3])
    #expect(rows.log.last == "end" && rows.log.contains("-5") && rows.log.contains("-4"))
  }

  @Test func fromASelectedRowTheyDeselect() {
    let rows = Rows(), table = showTable(rows)
    table.setEditing(true, animated: false)
    for row in 1...4 { table.selectRow(at: IndexPath(row: row, section: 0), animated: false, scrollPosition: .none) }
    drag(from: 110, through: 242)
    #expect(table.indexPathsForSelectedRows?.map(\.row) == [1])
  }

  @Test func ifTheDelegateRefusesTheyScroll() {
    let rows = Rows(), table = showTable(rows)
    rows.allows = false
    drag(from: 400, through: 200)
    #expect(rows.log.isEmpty && !table.isEditing && table.contentOffset.y > 100)
  }

  @Test func oneFingerScrolls() {
    let rows = Rows(), table = showTable(rows)
    screen.drag(from: CGPoint(x: 160, y: 400), to: CGPoint(x: 160, y: 200), duration: 0.3)
    #expect(rows.log.isEmpty && table.contentOffset.y > 100)
  }

  private final class Items: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    var log: [String] = []
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 60 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    func collectionView(_ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool { true }
    func collectionView(_ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {
      log.append("begin \(indexPath.item)")
    }
    func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) { log.append("end") }
  }

  @Test func twoFingersSelectItemsInReadingOrder() {
    let layout = UICollectionViewFlowLayout(), items = Items()
    layout.itemSize = CGSize(width: 80, height: 80)
    layout.minimumInteritemSpacing = 0
    layout.minimumLineSpacing = 0
    let list = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    list.dataSource = items
    list.delegate = items
    list.allowsMultipleSelection = true
    screen.show(list)
    screen.settle()
    // Both fingers are around x = 160, at the border of items 1 and 2 of each line: the third item is below their centre.
    drag(from: 100, through: 200)
    #expect(list.indexPathsForSelectedItems?.map(\.item).sorted() == [6, 7, 8, 9, 10] && items.log == ["begin 6", "end"])
  }

  private final class Focus: NSObject, UITableViewDelegate {
    func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool { indexPath.row != 1 }
  }

  @Test func theDelegateDecidesWhetherTheSelectionFollowsTheFocus() {
    let table = UITableView(), delegate = Focus()
    #expect(!table.selectsWithFocus(IndexPath(row: 0, section: 0)))
    table.selectionFollowsFocus = true
    #expect(table.selectsWithFocus(IndexPath(row: 1, section: 0)))
    table.delegate = delegate
    #expect(!table.selectsWithFocus(IndexPath(row: 1, section: 0)) && table.selectsWithFocus(IndexPath(row: 2, section: 0)))
  }

  @Test func cellsCanBeKeptFromTheFocusDuringEditing() throws {
    let rows = Rows(), table = showTable(rows)
    let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    table.setEditing(true, animated: false)
    #expect(table.mayFocus(cell: cell))
    table.allowsFocusDuringEditing = false
    #expect(!table.mayFocus(cell: cell))
    table.setEditing(false, animated: false)
    #expect(table.mayFocus(cell: cell))
  }
}

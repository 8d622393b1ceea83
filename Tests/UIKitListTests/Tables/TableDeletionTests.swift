import Foundation
import Testing
import VitrineTesting

@testable import UIKit

/// Tests rows that are deleted by a swipe, with little more than `tableView(_:commit:forRowAt:)`.
@Suite @MainActor struct TableDeletionTests {
  private class Rows: NSObject, UITableViewDataSource {
    var rows = (0..<6).map { "Row \($0)" }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = rows[indexPath.row]
      return cell
    }
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
      tableView.editing.lacksCanEdit = true
      return true
    }
    func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {
      guard editingStyle == .delete else { return }
      rows.remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .none)
    }
  }

  /// A data source that the compiler shim has registered with its one optional method.
  private final class Committing: Rows {
    static let known: Void = _vitrineRegisterClass(Committing.self, name: nil) { c in c.implements("tableView:commit:forRowAt:") }
  }

  /// A data source that says that rows can be edited.
  private final class Editable: Rows {
    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
  }

  private final class Delegate: NSObject, UITableViewDelegate {}

  private let screen = HeadlessScreen(size: CGSize(width: 320, height: 440), scale: 1)

  private func makeTable(_ source: Rows) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
    table.dataSource = source
    screen.show(table)
    screen.settle()
    return table
  }

  private func swipeAndDelete() {
    screen.drag(from: CGPoint(x: 250, y: 66), to: CGPoint(x: 150, y: 68), duration: 0.2)
    screen.advance(by: 0.5)
    screen.tap(at: CGPoint(x: 300, y: 66))
    screen.advance(by: 0.6)
  }

  @Test(arguments: [false, true])
  func committingAloneIsEnough(hasDelegate: Bool) {
    Committing.known
    let source = Committing(), delegate = Delegate(), table = makeTable(source)
    if hasDelegate { table.delegate = delegate }
    screen.settle()
    swipeAndDelete()
    #expect(source.rows.count == 5 && !source.rows.contains("Row 1"))
  }

  @Test func editableRowsAreDeletedWithoutADelegate() {
    let source = Editable(), table = makeTable(source)
    _ = table
    swipeAndDelete()
    #expect(source.rows.count == 5)
  }

  @Test func rowsOfASourceThatSaysNothingStay() {
    let source = Rows(), table = makeTable(source)
    swipeAndDelete()
    #expect(source.rows.count == 6 && table.visibleCells.allSatisfy { $0.frame.minX == 0 })
  }

  @Test func aFullSwipeLetsTheFirstActionTakeOverTheRow() throws {
    final class Swiping: NSObject, UITableViewDelegate {
      func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
        -> UISwipeActionsConfiguration?
      {
        UISwipeActionsConfiguration(
          actions: ["First", "Second"].map { title in UIContextualAction(style: .normal, title: title) { _, _, done in done(true) } })
      }
    }
    let source = Editable(), table = makeTable(source), delegate = Swiping()
    table.delegate = delegate
    screen.settle()
    screen.touch(.began, at: CGPoint(x: 310, y: 66))
    func move(to x: CGFloat) {
      screen.touch(.moved, at: CGPoint(x: x, y: 66))
      screen.advance(by: 0.3)
    }
    move(to: 290)
    move(to: 200)
    let actions = try #require(table.swipe?.actions)
    let first = try #require(actions.subviews.first { $0.accessibilityLabel == "First" })
    #expect(first.frame.width < actions.bounds.width * 0.6)
    move(to: 60)
    #expect(first.frame == actions.bounds && actions.bounds.width > 200, "no other action is seen")
    move(to: 200)
    #expect(first.frame.width < actions.bounds.width * 0.6)
    screen.touch(.ended, at: CGPoint(x: 200, y: 66))
  }
}

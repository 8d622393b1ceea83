import Foundation
import Testing
import VitrineTesting

@testable import UIKit

@Suite @MainActor struct TableSwipeTests {
  private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
    var rows = (0..<8).map { "Row \($0)" }
    var calls: [String] = []
    var configuration: UISwipeActionsConfiguration?
    var canEdit = true
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.textLabel?.text = rows[indexPath.row]
      return cell
    }
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { canEdit }
    func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {
      calls.append("commit \(editingStyle) \(indexPath.row)")
      rows.remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .fade)
    }
    func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
      -> UISwipeActionsConfiguration?
    { configuration }
    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) { calls.append("willBegin \(indexPath.row)") }
    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) { calls.append("didEnd \(indexPath?.row ?? -1)") }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { calls.append("didSelect \(indexPath.row)") }
  }

  private func makeTable() -> (HeadlessScreen, UITableView, Source) {
    let screen = HeadlessScreen(size: CGSize(width: 320, height: 440), scale: 1), source = Source()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = source
    table.delegate = source
    screen.show(table)
    return (screen, table, source)
  }

  @Test func aSwipeShowsTheButtonThatDeletes() throws {
    let (screen, table, source) = makeTable()
    screen.drag(from: CGPoint(x: 250, y: 66), to: CGPoint(x: 150, y: 68), duration: 0.2)
    screen.advance(by: 0.5)
    let cell = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
    #expect(cell.frame.minX < -70 && cell.showingDeleteConfirmation)
    #expect(table.contentOffset.y == 0)
    screen.tap(at: CGPoint(x: 300, y: 66))
    screen.advance(by: 0.6)
    #expect(source.calls.contains("commit delete 1") && source.rows.count == 7)
    #expect(table.visibleCells.allSatisfy { $0.frame.minX == 0 })
    #expect(table.visibleCells.map { $0.textLabel?.text } == source.rows)
    #expect(!source.calls.contains { $0.hasPrefix("didSelect") })
  }

  @Test func aTouchElsewhereClosesTheRow() {
    let (screen, table, source) = makeTable()
    screen.drag(from: CGPoint(x: 250, y: 66), to: CGPoint(x: 150, y: 68), duration: 0.2)
    screen.advance(by: 0.5)
    screen.tap(at: CGPoint(x: 100, y: 200))
    screen.advance(by: 0.5)
    #expect(table.visibleCells.allSatisfy { $0.frame.minX == 0 })
    #expect(source.calls == ["willBegin 1", "didEnd 1"])
  }

  @Test func aLongSwipePerformsTheFirstAction() {
    let (screen, _, source) = makeTable()
    source.configuration = UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .normal, title: "Flag") { _, _, done in
        source.calls.append("flag")
        done(true)
      }, UIContextualAction(style: .destructive, title: "Remove") { _, _, done in done(false) },
    ])
    screen.drag(from: CGPoint(x: 310, y: 66), to: CGPoint(x: 40, y: 66), duration: 0.3)
    screen.advance(by: 0.6)
    #expect(source.calls == ["willBegin 1", "flag", "didEnd 1"])
  }

  @Test func rowsThatCannotBeEditedStay() {
    let (screen, table, source) = makeTable()
    source.canEdit = false
    screen.drag(from: CGPoint(x: 250, y: 66), to: CGPoint(x: 150, y: 68), duration: 0.2)
    #expect(table.visibleCells.allSatisfy { $0.frame.minX == 0 })
    #expect(source.calls == [])
  }
}

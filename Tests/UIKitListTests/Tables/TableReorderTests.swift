import Foundation
import Testing

@testable import UIKit
@testable import VitrineTesting

/// Tests reordering rows of an edited table with a finger.
@Suite @MainActor struct TableReorderTests {
  private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
    var sections: [[String]]
    var calls: [String] = []
    var target: ((IndexPath) -> IndexPath)?
    var fixed: Set<IndexPath> = []
    var moves = true

    init(_ sections: [[String]]) { self.sections = sections }

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      sections.count > 1 ? "Section \(section)" : nil
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.textLabel?.text = sections[indexPath.section][indexPath.row]
      return cell
    }
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { !fixed.contains(indexPath) }
    func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath) {
      calls.append("move \(name(source)) to \(name(destination))")
      guard moves else { return }
      let text = sections[source.section].remove(at: source.row)
      sections[destination.section].insert(text, at: destination.row)
    }
    func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {
      calls.append("commit \(editingStyle) \(name(indexPath))")
      sections[indexPath.section].remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .fade)
    }
    func tableView(
      _ tableView: UITableView, targetIndexPathForMoveFromRowAt source: IndexPath, toProposedIndexPath proposed: IndexPath
    ) -> IndexPath {
      calls.append("target \(name(source)) at \(name(proposed))")
      return target?(proposed) ?? proposed
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { calls.append("select \(name(indexPath))") }
    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) { calls.append("willBegin \(name(indexPath))") }
    private func name(_ path: IndexPath) -> String { "\(path.section).\(path.row)" }
  }

  private let screen = HeadlessScreen(size: CGSize(width: 320, height: 440), scale: 1)
  private let table: UITableView
  private let source: Source

  private init(_ sections: [[String]], style: UITableView.Style = .plain) {
    source = Source(sections)
    table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440), style: style)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = source
    table.delegate = source
    screen.show(table)
    table.setEditing(true, animated: false)
    screen.settle()
  }

  init() { self.init([(0..<6).map { "Row \($0)" }]) }

  private var texts: [String] {
    (0..<table.numberOfSections).flatMap { section in
      (0..<table.numberOfRows(inSection: section)).map {
        table.cellForRow(at: IndexPath(row: $0, section: section))?.textLabel?.text ?? ""
      }
    }
  }

  private func carry(from start: CGFloat, through stops: [CGFloat]) {
    screen.touch(.began, at: CGPoint(x: 300, y: start))
    screen.advance(by: 0.3)
    for y in stops {
      screen.touch(.moved, at: CGPoint(x: 300, y: y))
      screen.advance(by: 0.3)
    }
  }

  private func putDown(at y: CGFloat) {
    screen.touch(.ended, at: CGPoint(x: 300, y: y))
    screen.advance(by: 0.6)
  }

  @Test func aRowGoesWhereItIsCarried() throws {
    let carried = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
    carry(from: 66, through: [100, 160])
    // It is under the finger and above the other rows, which have moved aside.
    #expect(carried.frame.minY == 138 && carried.layer.zPosition > 0 && carried.configurationState.isReordering)
    #expect([0, 2, 3, 4].map { table.cellForRow(at: IndexPath(row: $0, section: 0))?.frame.minY } == [0, 44, 88, 176])
    #expect(source.calls == ["target 0.1 at 0.2", "target 0.1 at 0.3"], "the data has not changed yet")
    putDown(at: 160)
    #expect(source.calls.last == "move 0.1 to 0.3")
    #expect(texts == ["Row 0", "Row 2", "Row 3", "Row 1", "Row 4", "Row 5"])
    #expect(table.cellForRow(at: IndexPath(row: 3, section: 0)) === carried)
    #expect(carried.frame.minY == 132 && carried.alpha == 1 && carried.layer.zPosition == 0 && carried.layer.shadowOpacity == 0)
    #expect(!source.calls.contains { $0.hasPrefix("select") } && table.contentOffset.y == 0)
  }

  @Test func aRowThatComesBackMovesNothing() {
    carry(from: 66, through: [150, 70])
    putDown(at: 70)
    #expect(source.calls == ["target 0.1 at 0.3", "target 0.1 at 0.1"])
    #expect(texts == (0..<6).map { "Row \($0)" })
    #expect(table.visibleCells.map(\.frame.minY) == [0, 44, 88, 132, 176, 220])
  }

  @Test func theDelegateSendsARowElsewhere() {
    source.target = { _ in IndexPath(row: 0, section: 0) }
    carry(from: 110, through: [200])
    putDown(at: 200)
    #expect(source.calls == ["target 0.2 at 0.4", "move 0.2 to 0.0"])
    source.target = { _ in IndexPath(row: 70, section: 3) }
    carry(from: 22, through: [200])
    putDown(at: 200)
    #expect(!source.calls.contains("move 0.0 to 3.70"), "a place that is not there is refused")
    #expect(texts == ["Row 2", "Row 0", "Row 1", "Row 3", "Row 4", "Row 5"])
  }

  @Test func aTouchBesideTheControlScrollsOrSelects() {
    source.fixed = [IndexPath(row: 1, section: 0)]
    table.reloadData()
    screen.settle()
    carry(from: 66, through: [160])
    putDown(at: 160)
    screen.drag(from: CGPoint(x: 150, y: 110), to: CGPoint(x: 150, y: 200), duration: 0.3)
    #expect(!source.calls.contains { $0.hasPrefix("move") || $0.hasPrefix("target") })
  }

  @Test func whatEndsTheEditingPutsTheRowBack() {
    carry(from: 66, through: [160])
    table.setEditing(false, animated: false)
    putDown(at: 160)
    #expect(!source.calls.contains { $0.hasPrefix("move") } && texts == (0..<6).map { "Row \($0)" })
    table.setEditing(true, animated: false)
    carry(from: 66, through: [160])
    source.sections[0].append("new")
    table.reloadData()
    putDown(at: 160)
    #expect(!source.calls.contains { $0.hasPrefix("move") } && texts.last == "new")
    carry(from: 66, through: [160])
    screen.touch(.cancelled, at: CGPoint(x: 300, y: 160))
    screen.advance(by: 0.5)
    #expect(!source.calls.contains { $0.hasPrefix("move") })
    #expect(table.visibleCells.map(\.frame.minY) == (0..<7).map { CGFloat($0) * 44 })
  }

  @Test func aDataSourceThatMovesNothingIsLoadedAnew() {
    source.moves = false
    source.target = { _ in IndexPath(row: 1, section: 0) }
    carry(from: 22, through: [150])
    putDown(at: 150)
    #expect(texts.sorted() == (0..<6).map { "Row \($0)" })
  }

  @Test func rowsGoFromSectionToSection() throws {
    let test = TableReorderTests([["a", "b"], ["c", "d"]], style: .grouped)
    let (table, source) = (test.table, test.source)
    let first = table.rectForRow(at: IndexPath(row: 0, section: 0)).midY
    let goal = table.rectForRow(at: IndexPath(row: 1, section: 1)).midY
    let header = try #require(table.headerView(forSection: 1)).frame.minY
    test.carry(from: first, through: [goal])
    #expect(table.headerView(forSection: 1)?.frame.minY == header - 44, "headers make room, too")
    test.putDown(at: goal)
    #expect(source.calls.last == "move 0.0 to 1.2" && source.sections == [["b"], ["c", "d", "a"]])
    #expect(test.texts == ["b", "c", "d", "a"] && table.numberOfRows(inSection: 1) == 3)
  }

  @Test func aRowAtTheEdgeScrollsTheOthers() {
    let test = TableReorderTests([(0..<60).map { "Row \($0)" }])
    test.carry(from: 22, through: [436])
    test.screen.advance(by: 3)
    #expect(
      test.table.contentOffset.y > 900, "\(test.table.contentOffset) \(test.source.calls) \(String(describing: test.table.editing.reorder))"
    )
    test.screen.touch(.moved, at: CGPoint(x: 300, y: 220))
    test.screen.advance(by: 0.1)
    let rest = test.table.contentOffset.y
    test.screen.advance(by: 1)
    #expect(test.table.contentOffset.y == rest, "away from the edge it stays")
    test.putDown(at: 220)
    let place = test.source.sections[0].firstIndex(of: "Row 0") ?? 0
    #expect(abs(CGFloat(place) - (rest + 198) / 44) <= 1 && test.source.calls.last == "move 0.0 to 0.\(place)")
    #expect(test.table.cellForRow(at: IndexPath(row: place, section: 0))?.textLabel?.text == "Row 0")
    test.screen.settle()
    #expect(!test.screen.display.wantsFrames)
  }

  @Test func theSignOfARowAsksBeforeItDeletes() throws {
    screen.tap(at: CGPoint(x: 25, y: 66))
    screen.advance(by: 0.5)
    let cell = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
    #expect(cell.showingDeleteConfirmation && source.calls.isEmpty && cell.frame.minX < -60)
    screen.tap(at: CGPoint(x: 300, y: 66))
    screen.advance(by: 0.6)
    #expect(source.calls == ["commit delete 0.1"] && texts == ["Row 0", "Row 2", "Row 3", "Row 4", "Row 5"])
  }

  // MARK: Arithmetic

  @Test func nearerToTheEdgeIsFaster() {
    let speeds = [0, 24, 47, 48, 200, 352, 376, 400, 900].map { EdgeScroller.velocity(at: $0, from: 0, to: 400) }
    #expect(speeds[0] == -640 && speeds[1] == -320 && speeds[3] == 0 && speeds[4] == 0 && speeds[6] == 320 && speeds[8] == 640)
    #expect(EdgeScroller.velocity(at: 5, from: 0, to: 60) == 0, "there is no room for edges")
    #expect(EdgeScroller.velocity(at: .nan, from: 0, to: 600) == 0)
  }
}

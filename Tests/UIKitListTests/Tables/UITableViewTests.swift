import CAllocationCount
import Foundation
import Testing
import VitrineTesting

@testable import UIKit

@Suite @MainActor struct UITableViewTests {
  private func rows(_ count: Int) -> [String] { (0..<count).map { "Row \($0)" } }
  private func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

  // MARK: Geometry and reuse

  @Test func rowsAre44PointsHighAndFillTheWidth() {
    let fixture = TableFixture([rows(30)])
    fixture.show()
    #expect(fixture.table.contentSize == CGSize(width: 320, height: 30 * 44))
    #expect(fixture.table.rectForRow(at: path(3)) == CGRect(x: 0, y: 132, width: 320, height: 44))
    #expect(fixture.texts == rows(10))
    #expect(fixture.table.cellForRow(at: path(3))?.frame == CGRect(x: 0, y: 132, width: 320, height: 44))
    #expect(fixture.table.indexPathForRow(at: CGPoint(x: 10, y: 133)) == path(3))
    #expect(fixture.table.numberOfSections == 1 && fixture.table.numberOfRows(inSection: 0) == 30)
  }

  @Test func cellsThatLeftAreUsedAgain() {
    let fixture = TableFixture([rows(1000)])
    fixture.show()
    let made = fixture.made
    for step in 1...200 {
      fixture.table.contentOffset.y = CGFloat(step * 100)
      fixture.screen.settle()
    }
    #expect(fixture.texts.first == "Row 454")
    #expect(fixture.made <= made + 2)
    #expect(fixture.table.subviews.filter { $0 is UITableViewCell }.count <= made + 2)
  }

  @Test func theDelegateHearsOfRowsThatComeAndGo() {
    let fixture = TableFixture([rows(20)], size: CGSize(width: 320, height: 88))
    fixture.recordsDisplay = true
    fixture.show()
    #expect(fixture.calls == ["willDisplay 0.0", "willDisplay 0.1"])
    fixture.calls = []
    fixture.table.contentOffset.y = 44
    fixture.screen.settle()
    #expect(fixture.calls == ["didEndDisplaying 0.0", "willDisplay 0.2"])
  }

  /// An invisible row costs a few numbers in a list and a call for its height, which allocates twice in an unoptimised build.
  @Test func aRowThatIsNotShownTakesAtMostThreeAllocations() {
    func allocations(rows count: Int) -> Int {
      let fixture = TableFixture([rows(count)])
      fixture.show()
      allocation_count_start()
      fixture.table.reloadData()
      fixture.show()
      let allocations = allocation_count_stop()
      #expect(fixture.table.visibleCells.count == 10)
      #expect(fixture.table.contentSize.height == CGFloat(count) * 44)
      return allocations
    }
    _ = allocations(rows: 1000)
    let few = allocations(rows: 1000), many = allocations(rows: 100_000)
    #expect(many <= few + 3 * 99_000, "\(few) for 1,000 rows, \(many) for 100,000")
  }

  // MARK: Heights

  @Test func theDelegateSaysHowHighRowsAre() {
    let fixture = TableFixture([rows(4)])
    fixture.height = { CGFloat(30 + $0.row * 10) }
    fixture.show()
    #expect(fixture.table.contentSize.height == 180)
    #expect(fixture.table.rectForRow(at: path(2)).minY == 70)
  }

  @Test func constraintsSayHowHighRowsAre() {
    let fixture = TableFixture([["short", String(repeating: "long and longer ", count: 12)]])
    final class Tall: UITableViewCell {
      let label = UILabel()
      override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        label.numberOfLines = 0
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
        NSLayoutConstraint.activate([
          label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
          label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
          label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
          label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
        ])
      }
      required init?(coder: NSCoder) { nil }
    }
    fixture.table.register(Tall.self, forCellReuseIdentifier: "cell")
    fixture.configure = { cell, path in
      cell.textLabel?.text = nil
      (cell as? Tall)?.label.text = fixture.sections[0][path.row]
    }
    fixture.show()
    let short = fixture.table.rectForRow(at: path(0)).height, long = fixture.table.rectForRow(at: path(1)).height
    let label = UILabel()
    label.numberOfLines = 0
    label.text = fixture.sections[0][1]
    let expected = label.sizeThatFits(CGSize(width: 288, height: 10_000)).height + 20
    #expect(abs(long - expected) <= 0.5 && long > short)
    #expect((fixture.table.cellForRow(at: path(1)) as? Tall)?.label.frame.height == expected - 20)
  }

  /// Wrong height estimates above the visible rows are corrected without moving these.
  @Test func rowsAboveAreMeasuredWithoutAJump() {
    let fixture = TableFixture([rows(2000)]) { $0.estimatedRowHeight = 50 }
    fixture.height = { CGFloat(30 + $0.row * 37 % 90) }
    fixture.show()
    fixture.table.scrollToRow(at: path(1000), at: .top, animated: false)
    fixture.screen.settle()
    #expect(fixture.texts.first == "Row 1000")
    for _ in 0..<300 {
      let before = fixture.table.visibleCells.map { ($0, $0.convert($0.bounds, to: nil).minY) }
      let texts = Dictionary(uniqueKeysWithValues: before.map { (ObjectIdentifier($0.0), $0.0.textLabel?.text) })
      fixture.table.contentOffset.y -= 23
      fixture.screen.settle()
      for (cell, y) in before where texts[ObjectIdentifier(cell)] == cell.textLabel?.text && fixture.table.visibleCells.contains(cell) {
        #expect(cell.convert(cell.bounds, to: nil).minY == y + 23)
      }
    }
    #expect(fixture.texts.first != "Row 1000")
  }

  // MARK: Headers

  @Test func plainHeadersStayAtTheTop() {
    let fixture = TableFixture([rows(20), rows(20)], size: CGSize(width: 320, height: 200))
    fixture.titles = ["A", "B"]
    fixture.show()
    #expect(fixture.table.rectForHeader(inSection: 0) == CGRect(x: 0, y: 22, width: 320, height: 28))
    fixture.table.contentOffset.y = 300
    fixture.screen.settle()
    #expect(fixture.table.headerView(forSection: 0)?.frame.minY == 300)
    #expect(fixture.table.headerView(forSection: 0)?.textLabel?.text == "A")
    #expect(fixture.table.headerView(forSection: 1) == nil)
    let second = fixture.table.rectForHeader(inSection: 1)
    fixture.table.contentOffset.y = second.minY - 22 - 10
    fixture.screen.settle()
    // The end of its rows pushes it out.
    #expect(fixture.table.headerView(forSection: 0)?.frame.maxY == second.minY - 22)
  }

  @Test func groupsAreApart() {
    let fixture = TableFixture([rows(2), rows(1)], style: .insetGrouped, size: CGSize(width: 375, height: 667))
    fixture.titles = [nil, "Network"]
    fixture.show()
    #expect(fixture.table.rectForRow(at: path(0)) == CGRect(x: 16, y: 35, width: 343, height: 44))
    #expect(fixture.table.rectForHeader(inSection: 1).height == 38)
    #expect(fixture.table.headerView(forSection: 1)?.textLabel?.text == "NETWORK")
    #expect(fixture.table.rectForRow(at: path(0, 1)).minY == 178.5)
    let first = fixture.table.cellForRow(at: path(0))
    #expect(first?.layer.cornerRadius == 10 && first?.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
  }

  // MARK: Selection

  @Test func aTapSelectsInTheOrderOfTheDocumentation() {
    let fixture = TableFixture([rows(20)])
    fixture.show()
    fixture.screen.tap(at: CGPoint(x: 100, y: 60))
    #expect(fixture.calls == ["shouldHighlight 0.1", "didHighlight 0.1", "didUnhighlight 0.1", "willSelect 0.1", "didSelect 0.1"])
    #expect(fixture.table.indexPathForSelectedRow == path(1))
    #expect(fixture.table.cellForRow(at: path(1))?.isSelected == true)
    fixture.calls = []
    fixture.screen.tap(at: CGPoint(x: 100, y: 100))
    #expect(
      fixture.calls == [
        "shouldHighlight 0.2", "didHighlight 0.2", "didUnhighlight 0.2", "willSelect 0.2", "willDeselect 0.1", "didDeselect 0.1",
        "didSelect 0.2",
      ])
    #expect(fixture.table.indexPathsForSelectedRows == [path(2)])
  }

  @Test func aFingerThatScrollsSelectsNothing() {
    let fixture = TableFixture([rows(100)])
    fixture.show()
    fixture.screen.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 100), duration: 0.05)
    fixture.screen.advance(by: 2)
    #expect(fixture.table.contentOffset.y > 100)
    #expect(fixture.table.indexPathForSelectedRow == nil)
    #expect(fixture.calls == [])
  }

  @Test func aRowThatIsHeldLightsUpAndGoesDarkWhenItScrolls() {
    let fixture = TableFixture([rows(100)])
    fixture.show()
    fixture.screen.touch(.began, at: CGPoint(x: 100, y: 300))
    fixture.screen.advance(by: 0.2)
    #expect(fixture.table.cellForRow(at: path(6))?.isHighlighted == true)
    for step in 1...5 { fixture.screen.touch(.moved, at: CGPoint(x: 100, y: 300 - CGFloat(step) * 10)) }
    #expect(fixture.calls == ["shouldHighlight 0.6", "didHighlight 0.6", "didUnhighlight 0.6"])
    fixture.screen.touch(.ended, at: CGPoint(x: 100, y: 250))
    #expect(fixture.table.indexPathForSelectedRow == nil)
  }

  @Test func severalRowsCanBeSelected() {
    let fixture = TableFixture([rows(10)]) { $0.allowsMultipleSelection = true }
    fixture.show()
    for y in [20.0, 60, 150, 60] { fixture.screen.tap(at: CGPoint(x: 50, y: y)) }
    #expect(fixture.table.indexPathsForSelectedRows == [path(0), path(3)])
  }

  // MARK: Changes

  @Test func aBatchMovesWhatStays() {
    let fixture = TableFixture([rows(6)])
    fixture.show()
    let stays = fixture.table.cellForRow(at: path(2))
    fixture.table.performBatchUpdates {
      fixture.sections[0].remove(at: 0)
      fixture.sections[0].insert("new", at: 3)
      fixture.table.deleteRows(at: [path(0)], with: .fade)
      fixture.table.insertRows(at: [path(3)], with: .fade)
    }
    fixture.screen.advance(by: 0.5)
    #expect(fixture.texts == ["Row 1", "Row 2", "Row 3", "new", "Row 4", "Row 5"])
    #expect(fixture.table.cellForRow(at: path(1)) === stays)
    #expect(stays?.frame.minY == 44)
    #expect(fixture.table.visibleCells.allSatisfy { $0.alpha == 1 })
    #expect(fixture.table.subviews.filter { $0 is UITableViewCell && !$0.isHidden }.count == 6)
  }

  /// A row between others is collapsed to nothing, such as that of a date picker below its date (ishan9678/Hotel-Booking).
  @Test func anEmptyBatchAsksForTheHeightsAgain() {
    let fixture = TableFixture([rows(6)])
    var open: CGFloat = 0
    fixture.height = { $0.row == 1 ? open : UITableView.automaticDimension }
    fixture.show()
    #expect(fixture.table.rectForRow(at: path(1)).height == 0 && fixture.table.rectForRow(at: path(2)).minY == 44)
    for height in [216, 0, UITableView.automaticDimension, 0, 30] {
      open = height
      fixture.table.beginUpdates()
      fixture.table.endUpdates()
      fixture.screen.advance(by: 0.5)
      let expected = height < 0 ? 44 : height
      #expect(fixture.table.rectForRow(at: path(1)) == CGRect(x: 0, y: 44, width: 320, height: expected))
      #expect(fixture.table.cellForRow(at: path(2))?.frame.minY == 44 + expected)
    }
    #expect(fixture.table.cellForRow(at: path(1))?.frame.height == 30)
  }

  /// In long tables heights of rows are asked for when they are visible; those without a height never are.
  @Test func anEmptyBatchOpensARowOfALongTable() {
    let fixture = TableFixture([rows(1000)])
    var isOpen = false
    fixture.height = { $0.row == 1 && !isOpen ? 0 : 60 }
    fixture.show()
    isOpen = true
    fixture.table.performBatchUpdates(nil)
    fixture.screen.advance(by: 0.5)
    #expect(fixture.table.rectForRow(at: path(1)).height == 60)
  }

  @Test func rowsSlideWhileABatchRuns() throws {
    let fixture = TableFixture([rows(6)])
    fixture.show()
    let last = try #require(fixture.table.cellForRow(at: path(5)))
    fixture.sections[0].removeSubrange(0..<2)
    fixture.table.deleteRows(at: [path(0), path(1)], with: .fade)
    fixture.screen.advance(by: 0.15)
    let shown = try #require(last.layer.presentation()).frame.minY
    #expect(shown > 132 && shown < 220)
    #expect(last.frame.minY == 132)
    // All rows must move, independently of the order in which they are updated.
    #expect(fixture.table.visibleCells.allSatisfy { ($0.layer.presentation()?.frame.minY ?? 0) > $0.frame.minY })
  }

  @Test func countsThatDisagreeLoadTheTableAnew() {
    let fixture = TableFixture([rows(6)])
    fixture.show()
    fixture.sections[0].removeLast()
    fixture.table.insertRows(at: [path(0)], with: .fade)
    fixture.screen.settle()
    #expect(fixture.texts == rows(5))
    #expect(fixture.table.numberOfRows(inSection: 0) == 5)
  }

  @Test func nonsenseDoesNotTrap() {
    let fixture = TableFixture([rows(6)])
    fixture.show()
    let bad = [IndexPath(), IndexPath(index: 3), path(99), path(-1), path(0, 9)]
    for path in bad {
      fixture.table.scrollToRow(at: path, at: .middle, animated: true)
      fixture.table.selectRow(at: path, animated: false, scrollPosition: .none)
      fixture.table.deselectRow(at: path, animated: false)
      #expect(fixture.table.rectForRow(at: path) == .zero)
      #expect(fixture.table.cellForRow(at: path) == nil)
      fixture.table.deleteRows(at: [path], with: .left)
      fixture.table.reloadRows(at: [path], with: .none)
      fixture.table.moveRow(at: path, to: path)
      fixture.screen.settle()
    }
    fixture.table.endUpdates()
    fixture.height = { [CGFloat.nan, .infinity, -3, 0, 1e12, 20][$0.row] }
    fixture.table.reloadData()
    fixture.table.frame = .zero
    fixture.screen.settle()
    fixture.table.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    fixture.screen.settle()
    #expect(fixture.table.numberOfRows(inSection: 0) == 6)
  }

  @Test func anUnregisteredIdentifierGivesAPlainCell() {
    let fixture = TableFixture([rows(1)])
    #expect(fixture.table.dequeueReusableCell(withIdentifier: "no") == nil)
    #expect(fixture.table.dequeueReusableCell(withIdentifier: "no", for: path(0)).reuseIdentifier == nil)
  }

  // MARK: Snapshots

  @Test func snapshotsMoveRowsByTheirIdentity() throws {
    let screen = HeadlessScreen(size: CGSize(width: 320, height: 440), scale: 1)
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { table, path, item in
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      cell.textLabel?.text = "\(item)"
      return cell
    }
    screen.show(table)
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems([1, 2, 3], toSection: "a")
    snapshot.appendItems([4, 5])
    source.apply(snapshot, animatingDifferences: false)
    screen.settle()
    let three = try #require(table.cellForRow(at: path(2)))
    snapshot.moveItem(3, beforeItem: 5)
    snapshot.deleteItems([1])
    snapshot.insertItems([9], afterItem: 2)
    var done = false
    source.apply(snapshot) { done = true }
    #expect(!done)
    screen.advance(by: 0.5)
    #expect(done)
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["2", "9", "4", "3", "5"])
    #expect(table.cellForRow(at: path(1, 1)) === three)
    #expect(source.indexPath(for: 3) == path(1, 1) && source.itemIdentifier(for: path(1)) == 9)
    #expect(source.itemIdentifier(for: path(7, 7)) == nil)
  }

  /// A label that is centred, with its sides at the margins, says nothing about the height of its cell.
  @Test func cellsWithoutAHeightHaveTheStandardHeight() {
    let fixture = TableFixture([["a"]]) { $0.rowHeight = UITableView.automaticDimension }
    fixture.configure = { cell, _ in
      let label = UILabel()
      label.text = "a"
      label.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(label)
      NSLayoutConstraint.activate([
        label.centerYAnchor.constraint(equalTo: cell.contentView.centerYAnchor),
        label.leadingAnchor.constraint(equalTo: cell.contentView.layoutMarginsGuide.leadingAnchor),
        label.trailingAnchor.constraint(equalTo: cell.contentView.layoutMarginsGuide.trailingAnchor),
      ])
    }
    fixture.show()
    #expect(fixture.table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 44)
  }

  @Test func aTableWithoutADataSourceHasOneEmptySection() {
    let table = UITableView()
    #expect(table.numberOfSections == 1 && table.numberOfRows(inSection: 0) == 0)
  }
}

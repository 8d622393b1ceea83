import Foundation
import Testing

@testable import UIKit
@testable import VitrineTesting

/// Tests moving the focus through rows and items of lists with keys.
@Suite @MainActor struct ListFocusTests {
  private func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

  @Test func arrowsGoThroughRowsAndReturnSelects() {
    let fixture = TableFixture([(0..<40).map { "Row \($0)" }])
    fixture.show()
    let screen = fixture.screen, table = fixture.table
    func focused() -> Int? { table.indexPathsForVisibleRows?.first { table.cellForRow(at: $0)?.isFocused == true }?.row }
    screen.press(.keyboardTab)
    #expect(focused() == 0)
    for _ in 0..<3 { screen.press(.keyboardDownArrow) }
    screen.press(.keyboardUpArrow)
    #expect(focused() == 2 && table.cellForRow(at: path(2))?.configurationState.isFocused == true)
    screen.press(.keyboardReturnOrEnter)
    #expect(fixture.calls == ["shouldHighlight 0.2", "didHighlight 0.2", "didUnhighlight 0.2", "willSelect 0.2", "didSelect 0.2"])
    #expect(table.indexPathForSelectedRow == path(2))
    for _ in 0..<30 {
      screen.press(.keyboardDownArrow)
      screen.advance(by: 0.3)
    }
    #expect(focused() == 32 && table.contentOffset.y > 900, "rows come into sight")
    screen.tap(at: CGPoint(x: 100, y: 100))
    #expect(focused() == nil)
  }

  @Test func tabGoesPastAListAndComesInWhereItIsChosen() {
    let screen = HeadlessScreen(size: CGSize(width: 320, height: 400), scale: 1),
      root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    let above = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 40)),
      below = UIButton(frame: CGRect(x: 0, y: 350, width: 100, height: 40))
    let fixture = TableFixture([(0..<4).map { "Row \($0)" }])
    fixture.table.frame = CGRect(x: 0, y: 50, width: 320, height: 280)
    for view in [above, fixture.table, below] as [UIView] { root.addSubview(view) }
    screen.show(root)
    screen.press(.keyboardTab)
    screen.press(.keyboardTab)
    #expect(fixture.table.cellForRow(at: path(0))?.isFocused == true)
    screen.press(.keyboardTab)
    #expect(below.isFocused)
    fixture.table.selectRow(at: path(2), animated: false, scrollPosition: .none)
    screen.press(.keyboardTab, modifiers: .shift)
    #expect(fixture.table.cellForRow(at: path(2))?.isFocused == true)
    screen.press(.keyboardUpArrow)
    screen.press(.keyboardUpArrow)
    screen.press(.keyboardUpArrow)
    #expect(above.isFocused, "beyond the first row")
    fixture.table.allowsFocus = false
    screen.press(.keyboardTab)
    #expect(below.isFocused)
  }

  private final class Chooser: NSObject, UITableViewDelegate {
    var updates: [String] = []
    func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? { IndexPath(row: 1, section: 0) }
    func tableView(_ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext) -> Bool {
      context.nextFocusedIndexPath?.row != 3
    }
    func tableView(
      _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {
      updates.append("\(context.previouslyFocusedIndexPath?.row ?? -1) to \(context.nextFocusedIndexPath?.row ?? -1)")
    }
  }

  @Test func aDelegateChoosesAndIsTold() {
    let fixture = TableFixture([(0..<5).map { "Row \($0)" }]), chooser = Chooser()
    fixture.show()
    fixture.table.delegate = chooser
    fixture.screen.settle()
    fixture.screen.press(.keyboardTab)
    for _ in 0..<3 { fixture.screen.press(.keyboardDownArrow) }
    #expect(chooser.updates == ["-1 to 1", "1 to 2"])
  }

  @Test func rowsThatSelectNothingAndRowsThatLeftHaveNoFocus() {
    let fixture = TableFixture([(0..<40).map { "Row \($0)" }])
    fixture.show()
    fixture.screen.press(.keyboardTab)
    fixture.table.contentOffset.y = 800
    fixture.screen.settle()
    #expect(UIFocusSystem.focusSystem(for: fixture.table)?.focusedItem == nil)
    fixture.table.allowsSelection = false
    fixture.screen.press(.keyboardTab)
    #expect(UIFocusSystem.focusSystem(for: fixture.table)?.focusedItem == nil)
    fixture.table.allowsSelection = true
    fixture.table.selectionFollowsFocus = true
    fixture.screen.press(.keyboardTab)
    fixture.screen.press(.keyboardDownArrow)
    #expect(fixture.table.indexPathForSelectedRow?.row == (fixture.table.indexPathsForVisibleRows?.first?.row ?? 0) + 1)
  }

  @Test func arrowsGoThroughItemsInBothDirections() {
    let fixture = UICollectionViewTests.Fixture([(0..<60).map { "\($0)" }]) { flow, _ in
      flow.itemSize = CGSize(width: 100, height: 100)
      flow.minimumInteritemSpacing = 10
    }
    let view = fixture.view, screen = fixture.screen
    func focused() -> Int? { view.indexPathsForVisibleItems.first { view.cellForItem(at: $0)?.isFocused == true }?.item }
    screen.press(.keyboardTab)
    screen.press(.keyboardRightArrow)
    screen.press(.keyboardDownArrow)
    #expect(focused() == 4)
    screen.press(.keyboardLeftArrow)
    screen.press(.keyboardSpacebar)
    #expect(focused() == 3 && view.indexPathsForSelectedItems == [path(3)])
    for _ in 0..<8 {
      screen.press(.keyboardDownArrow)
      screen.advance(by: 0.3)
    }
    #expect(focused() == 27 && view.contentOffset.y > 500)
  }
}

import CoreGraphics
import Foundation
import Testing

@testable import UIKit
@testable import VitrineTesting

/// Tests drags of rows, and drops on tables (Apple: UITableViewDragDelegate, UITableViewDropDelegate, UITableViewDropCoordinator).
@Suite @MainActor struct TableDragTests {
  /// A table of texts whose rows are 40 points high.
  @MainActor
  private final class Owner: NSObject, UITableViewDataSource, UITableViewDelegate, UITableViewDragDelegate,
    UITableViewDropDelegate
  {
    var texts: [String]
    var canMove = false
    var calls: [String] = []
    var operation = UIDropOperation.move
    var intent = UITableViewDropProposal.Intent.insertAtDestinationIndexPath
    var destinations: [IndexPath?] = []
    var perform: ((any UITableViewDropCoordinator) -> Void)?
    var target: ((IndexPath) -> IndexPath)?
    var springs = true
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: .plain)

    init(_ texts: [String]) {
      self.texts = texts
      super.init()
      table.rowHeight = 40
      table.register(DragCell.self, forCellReuseIdentifier: "cell")
      table.dataSource = self
      table.delegate = self
      table.dragDelegate = self
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { texts.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.textLabel?.text = texts[indexPath.row]
      return cell
    }
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { canMove }
    func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
      calls.append("move \(sourceIndexPath.row) to \(destinationIndexPath.row)")
      texts.insert(texts.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
    }
    func tableView(
      _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
      toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath { target?(proposedDestinationIndexPath) ?? proposedDestinationIndexPath }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { calls.append("select \(indexPath.row)") }
    func tableView(
      _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath, with context: any UISpringLoadedInteractionContext
    ) -> Bool { springs }

    func tableView(_ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath) -> [UIDragItem] {
      calls.append("items \(indexPath.row)")
      return [DragOwner.item(texts[indexPath.row])]
    }
    func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) { calls.append("begin") }
    func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) { calls.append("drag ended") }

    func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) { calls.append("enter") }
    func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) { calls.append("exit") }
    func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) { calls.append("drop ended") }
    func tableView(
      _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession, withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
      destinations.append(destinationIndexPath)
      return UITableViewDropProposal(operation: operation, intent: intent)
    }
    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
      calls.append("perform at \(coordinator.destinationIndexPath.map { "\($0.row)" } ?? "none")")
      perform?(coordinator)
    }

    /// The tops of the visible rows in the layout, from the first row.
    var tops: [CGFloat] { table.visibleCells.map(\.frame.minY) }
    var shownTexts: [String] { table.visibleCells.sorted { $0.frame.minY < $1.frame.minY }.map { $0.textLabel?.text ?? "" } }
  }

  final class DragCell: UITableViewCell {
    var states: [UITableViewCell.DragState] = []
    override func dragStateDidChange(_ dragState: DragState) { states.append(dragState) }
  }

  private let owner = Owner(["A", "B", "C", "D", "E"])
  private let screen = HeadlessScreen(size: CGSize(width: 320, height: 600), scale: 1)
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 600))

  init() {
    root.backgroundColor = .white
    root.addSubview(owner.table)
    screen.show(root)
  }

  /// The middle of a row at its place without a gap.
  private func row(_ number: Int) -> CGPoint { CGPoint(x: 150, y: CGFloat(number) * 40 + 20) }

  private func hold(_ point: CGPoint) {
    screen.touch(.began, at: point)
    screen.advance(by: 1)
  }
  private func move(_ point: CGPoint) {
    screen.touch(.moved, at: point)
    screen.advance(by: 0.5)
  }
  private func lift(_ point: CGPoint) {
    screen.touch(.ended, at: point)
    screen.advance(by: 1)
  }

  // MARK: The source

  @Test func theDragDelegateSuppliesTheItemsOfARow() throws {
    let cell = try #require(owner.table.cellForRow(at: IndexPath(row: 1, section: 0)) as? DragCell)
    hold(row(1))
    #expect(owner.calls == ["items 1"] && owner.table.hasActiveDrag && cell.states == [.lifting])
    #expect(cell.configurationState.cellDragState == .lifting)
    move(CGPoint(x: 150, y: 500))
    #expect(owner.calls == ["items 1", "begin"] && cell.states == [.lifting, .dragging])
    lift(CGPoint(x: 150, y: 500))
    #expect(owner.calls == ["items 1", "begin", "drag ended"] && cell.states == [.lifting, .dragging, .none])
    #expect(!owner.table.hasActiveDrag && owner.table.indexPathForSelectedRow == nil)
  }

  @Test func aRowThatIsPutDownIsNoLongerActive() throws {
    let cell = try #require(owner.table.cellForRow(at: IndexPath(row: 1, section: 0)) as? DragCell)
    hold(row(1))
    lift(row(1))
    #expect(!owner.table.hasActiveDrag && cell.states == [.lifting, .none] && owner.calls == ["items 1"])
  }

  @Test func dragsOfATableCanBeDisabled() {
    #expect(owner.table.dragInteractionEnabled)
    owner.table.dragInteractionEnabled = false
    hold(row(1))
    #expect(owner.calls == [])
    lift(row(1))
    owner.table.dragInteractionEnabled = true
    hold(row(1))
    #expect(owner.calls.contains("items 1"))
  }

  @Test func aTableWithoutDelegatesHasNoInteractions() {
    let plain = UITableView(frame: .zero, style: .plain)
    let before = plain.interactions.count
    #expect(plain.dragInteractionEnabled && !plain.hasActiveDrag && !plain.hasActiveDrop && plain.dragDelegate == nil)
    #expect(plain.interactions.count == before && plain.listDrags == nil)
  }

  // MARK: Moving rows

  @Test func rowsMakeRoomForARowOfTheirTable() throws {
    owner.canMove = true
    hold(row(0))
    move(row(2))
    #expect(owner.tops == [0, 0, 40, 120, 160], "B and C have moved up")
    let source = try #require(owner.table.cellForRow(at: IndexPath(row: 0, section: 0)))
    #expect(source.layer.presentation()?.opacity == 0, "the dragged row is hidden")
    #expect(owner.table.hasActiveDrop)
    move(CGPoint(x: 150, y: 500))
    #expect(owner.tops == [0, 40, 80, 120, 160] && source.layer.presentation()?.opacity == 1)
    #expect(!owner.table.hasActiveDrop)
  }

  @Test func theDataSourceMovesARowWithoutADropDelegate() throws {
    owner.canMove = true
    hold(row(0))
    move(row(2))
    lift(row(2))
    #expect(owner.texts == ["B", "C", "A", "D", "E"] && owner.calls.contains("move 0 to 2"))
    #expect(owner.shownTexts == owner.texts && owner.tops == [0, 40, 80, 120, 160])
    #expect(owner.table.visibleCells.allSatisfy { $0.layer.presentation()?.opacity == 1 })
  }

  @Test func aRowThatTheDataSourceCannotMoveStays() {
    hold(row(0))
    move(row(2))
    #expect(owner.tops == [0, 40, 80, 120, 160])
    lift(row(2))
    #expect(owner.texts == ["A", "B", "C", "D", "E"] && owner.calls == ["items 0", "begin", "drag ended"])
  }

  @Test func theDelegateRetargetsAMove() {
    owner.canMove = true
    owner.target = { _ in IndexPath(row: 4, section: 0) }
    hold(row(0))
    move(row(2))
    lift(row(2))
    #expect(owner.texts == ["B", "C", "D", "E", "A"])
  }

  @Test func aRowThatReturnsToItsPlaceDoesNotMove() {
    owner.canMove = true
    hold(row(1))
    move(row(3))
    move(row(1))
    #expect(owner.tops == [0, 40, 80, 120, 160])
    lift(row(1))
    #expect(owner.texts == ["A", "B", "C", "D", "E"] && !owner.calls.contains("move 1 to 1"))
  }

  @Test func theDataSourceMovesARowAlsoWithADropDelegate() {
    owner.canMove = true
    owner.table.dropDelegate = owner
    hold(row(3))
    move(row(1))
    #expect(owner.destinations.last == IndexPath(row: 1, section: 0))
    lift(row(1))
    #expect(owner.texts == ["A", "D", "B", "C", "E"] && !owner.calls.contains { $0.hasPrefix("perform") })
  }

  // MARK: The drop delegate

  @Test func theDropDelegateIsCalledInOrder() {
    owner.table.dropDelegate = owner
    owner.perform = { [owner] coordinator in
      let item = coordinator.items[0]
      guard let source = item.sourceIndexPath, let destination = coordinator.destinationIndexPath else { return }
      owner.table.performBatchUpdates {
        owner.texts.insert(owner.texts.remove(at: source.row), at: destination.row)
        owner.table.deleteRows(at: [source], with: .automatic)
        owner.table.insertRows(at: [destination], with: .automatic)
      }
      coordinator.drop(item.dragItem, toRowAt: destination).addCompletion { _ in owner.calls.append("arrived") }
    }
    hold(row(0))
    move(row(2))
    lift(row(2))
    #expect(owner.calls == ["items 0", "begin", "enter", "perform at 2", "arrived", "drop ended", "drag ended"])
    #expect(owner.texts == ["B", "C", "A", "D", "E"] && owner.shownTexts == owner.texts && owner.tops == [0, 40, 80, 120, 160])
    #expect(owner.table.visibleCells.allSatisfy { $0.layer.presentation()?.opacity == 1 })
  }

  @Test func aDelegateThatDoesNothingLeavesTheTable() {
    owner.table.dropDelegate = owner
    hold(row(0))
    move(row(2))
    lift(row(2))
    #expect(owner.calls.contains("perform at 2") && owner.tops == [0, 40, 80, 120, 160])
  }

  @Test func aGapOpensForItemsFromElsewhere() throws {
    let card = UIView(frame: CGRect(x: 20, y: 500, width: 60, height: 60))
    let calls = CallList(), other = DragOwner(calls)
    card.backgroundColor = .systemRed
    card.addInteraction(UIDragInteraction(delegate: other))
    root.addSubview(card)
    owner.table.dropDelegate = owner
    owner.operation = .copy
    owner.perform = { [owner] coordinator in
      #expect(coordinator.items.count == 1 && coordinator.items[0].sourceIndexPath == nil)
      #expect(coordinator.items[0].previewSize == CGSize(width: 60, height: 60))
      #expect(coordinator.proposal.intent == .insertAtDestinationIndexPath)
      owner.texts.insert("New", at: 1)
      owner.table.insertRows(at: [IndexPath(row: 1, section: 0)], with: .automatic)
      coordinator.drop(coordinator.items[0].dragItem, toRowAt: IndexPath(row: 1, section: 0))
    }
    hold(CGPoint(x: 50, y: 530))
    move(row(1))
    #expect(owner.tops == [0, 80, 120, 160, 200], "B and those below it have moved down")
    move(CGPoint(x: 150, y: 65))
    #expect(owner.tops == [0, 80, 120, 160, 200], "the finger over the gap leaves it where it is")
    move(CGPoint(x: 150, y: 100))
    #expect(owner.tops == [0, 40, 120, 160, 200], "over B, the gap goes below it")
    move(CGPoint(x: 150, y: 330))
    #expect(owner.destinations.last == IndexPath(row: 5, section: 0), "below the last row is the end of the section")
    #expect(owner.tops == [0, 40, 80, 120, 160])
    move(row(1))
    lift(row(1))
    #expect(owner.texts == ["A", "New", "B", "C", "D", "E"] && owner.shownTexts == owner.texts)
    #expect(owner.tops == [0, 40, 80, 120, 160, 200])
  }

  @Test func anInsertionIntoARowHighlightsIt() throws {
    owner.table.dropDelegate = owner
    owner.intent = .insertIntoDestinationIndexPath
    owner.perform = { coordinator in
      coordinator.drop(
        coordinator.items[0].dragItem, intoRowAt: IndexPath(row: 2, section: 0), rect: CGRect(x: 10, y: 10, width: 32, height: 4))
    }
    hold(row(0))
    move(row(2))
    #expect(owner.tops == [0, 40, 80, 120, 160], "no gap opens")
    let cell = try #require(owner.table.cellForRow(at: IndexPath(row: 2, section: 0)))
    #expect(cell.isHighlighted && cell.configurationState.cellDropState == .targeted)
    move(row(3))
    #expect(!cell.isHighlighted)
    move(row(2))
    screen.touch(.ended, at: row(2))
    #expect(!cell.isHighlighted)
    let platter = try #require(screen.window.subviews.compactMap { $0 as? DragOverlay }.last?.platters.first)
    #expect(platter.frame == CGRect(x: 10, y: 90, width: 32, height: 4))
  }

  @Test func theAutomaticIntentIsAnInsertionIntoTheMiddleOfARow() throws {
    owner.table.dropDelegate = owner
    owner.intent = .automatic
    owner.operation = .copy
    hold(row(0))
    move(row(2))
    let cell = try #require(owner.table.cellForRow(at: IndexPath(row: 2, section: 0)))
    #expect(cell.isHighlighted && owner.tops == [0, 40, 80, 120, 160])
    move(CGPoint(x: 150, y: 82))
    #expect(!cell.isHighlighted && owner.tops == [0, 40, 120, 160, 200])
  }

  @Test func withoutAnIntentNothingMoves() {
    owner.table.dropDelegate = owner
    owner.intent = .unspecified
    hold(row(0))
    move(row(2))
    #expect(owner.tops == [0, 40, 80, 120, 160] && owner.destinations.last == IndexPath(row: 2, section: 0))
    lift(row(2))
    #expect(owner.calls.contains("perform at 2"))
  }

  @Test func aForbiddenDropGoesBack() {
    owner.table.dropDelegate = owner
    owner.operation = .forbidden
    hold(row(0))
    move(row(2))
    #expect(owner.tops == [0, 40, 80, 120, 160])
    lift(row(2))
    #expect(owner.calls == ["items 0", "begin", "enter", "exit", "drop ended", "drag ended"])
  }

  @Test func aPlaceholderStandsForAnItemThatIsLoading() throws {
    owner.table.dropDelegate = owner
    owner.operation = .copy
    var context: (any UITableViewDropPlaceholderContext)?
    owner.perform = { coordinator in
      let placeholder = UITableViewDropPlaceholder(
        insertionIndexPath: IndexPath(row: 1, section: 0), reuseIdentifier: "cell", rowHeight: 60)
      placeholder.cellUpdateHandler = { $0.textLabel?.text = "Loading" }
      context = coordinator.drop(coordinator.items[0].dragItem, to: placeholder)
    }
    hold(row(0))
    move(row(1))
    lift(row(1))
    #expect(owner.shownTexts == ["A", "Loading", "B", "C", "D", "E"] && owner.tops == [0, 40, 100, 140, 180, 220])
    #expect(owner.table.numberOfRows(inSection: 0) == 6 && owner.texts.count == 5)
    var inserted: IndexPath?
    let isCommitted = context?.commitInsertion { path in
      inserted = path
      owner.texts.insert("New", at: path.row)
    }
    screen.advance(by: 1)
    #expect(isCommitted == true && inserted == IndexPath(row: 1, section: 0))
    #expect(owner.shownTexts == ["A", "New", "B", "C", "D", "E"] && owner.tops == [0, 40, 80, 120, 160, 200])
    #expect(context?.commitInsertion { _ in } == false && context?.deletePlaceholder() == false)
  }

  @Test func aPlaceholderCanBeDeleted() {
    owner.table.dropDelegate = owner
    owner.operation = .copy
    var context: (any UITableViewDropPlaceholderContext)?
    owner.perform = { coordinator in
      context = coordinator.drop(
        coordinator.items[0].dragItem,
        to: UITableViewDropPlaceholder(insertionIndexPath: IndexPath(row: 5, section: 0), reuseIdentifier: "cell", rowHeight: 40))
    }
    hold(row(0))
    move(row(1))
    lift(row(1))
    #expect(owner.table.numberOfRows(inSection: 0) == 6)
    #expect(context?.deletePlaceholder() == true)
    screen.advance(by: 1)
    #expect(owner.shownTexts == owner.texts && owner.table.numberOfRows(inSection: 0) == 5)
  }

  // MARK: Scrolling

  @Test func theTableScrollsWhileTheFingerIsNearItsEdge() {
    owner.texts = (0..<100).map { "\($0)" }
    owner.canMove = true
    owner.table.reloadData()
    screen.settle()
    hold(row(0))
    move(CGPoint(x: 150, y: 200))
    #expect(owner.table.contentOffset.y == 0)
    screen.touch(.moved, at: CGPoint(x: 150, y: 395))
    screen.advance(by: 1)
    let offset = owner.table.contentOffset.y
    #expect(offset > 200)
    // The gap has moved along with the rows under the finger.
    lift(CGPoint(x: 150, y: 395))
    let place = owner.texts.firstIndex(of: "0") ?? -1
    #expect(CGFloat(place) * 40 >= offset + 300 && CGFloat(place) * 40 < offset + 480)
    #expect(owner.calls.contains("move 0 to \(place)"))
  }

  // MARK: Spring loading

  @Test func aRestingDragSelectsARowOfASpringLoadedTable() {
    owner.table.dropDelegate = owner
    owner.intent = .unspecified
    owner.table.isSpringLoaded = true
    hold(row(0))
    move(row(2))
    #expect(!owner.calls.contains("select 2"))
    screen.advance(by: SpringLoader.rest + SpringLoader.notice)
    #expect(owner.calls.contains("select 2"))
    lift(row(2))
    #expect(owner.calls.filter { $0 == "select 2" }.count == 1)
  }

  @Test func theDelegateKeepsARowFromBeingSpringLoaded() {
    owner.table.dropDelegate = owner
    owner.intent = .unspecified
    owner.table.isSpringLoaded = true
    owner.springs = false
    hold(row(0))
    move(row(2))
    screen.advance(by: 3)
    #expect(!owner.calls.contains("select 2"))
  }
}

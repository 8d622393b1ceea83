import CoreGraphics
import Foundation
import Testing

@testable import UIKit
@testable import VitrineTesting

/// Tests drags of items, and drops on collection views (Apple: UICollectionViewDragDelegate, UICollectionViewDropDelegate).
@Suite @MainActor struct CollectionDragTests {
  /// A collection view of texts: three items of 100 x 50 points in a row, without spacing.
  @MainActor
  private final class Owner: NSObject, UICollectionViewDataSource, UICollectionViewDelegate, UICollectionViewDragDelegate,
    UICollectionViewDropDelegate
  {
    var texts: [String]
    var canMove = false
    var calls: [String] = []
    var operation = UIDropOperation.move
    var intent = UICollectionViewDropProposal.Intent.insertAtDestinationIndexPath
    var destinations: [IndexPath?] = []
    var perform: ((any UICollectionViewDropCoordinator) -> Void)?
    let view: UICollectionView

    init(_ texts: [String]) {
      self.texts = texts
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 100, height: 50)
      layout.minimumLineSpacing = 0
      layout.minimumInteritemSpacing = 0
      view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 300), collectionViewLayout: layout)
      super.init()
      view.register(TextCell.self, forCellWithReuseIdentifier: "cell")
      view.dataSource = self
      view.delegate = self
      view.dragDelegate = self
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { texts.count }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      (cell as? TextCell)?.text = texts[indexPath.item]
      return cell
    }
    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { canMove }
    func collectionView(_ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
      calls.append("move \(sourceIndexPath.item) to \(destinationIndexPath.item)")
      texts.insert(texts.remove(at: sourceIndexPath.item), at: destinationIndexPath.item)
    }

    func collectionView(_ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath)
      -> [UIDragItem]
    {
      calls.append("items \(indexPath.item)")
      return [DragOwner.item(texts[indexPath.item])]
    }
    func collectionView(
      _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint
    ) -> [UIDragItem] { [DragOwner.item(texts[indexPath.item])] }
    func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession) { calls.append("begin") }
    func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession) { calls.append("drag ended") }

    func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession) { calls.append("enter") }
    func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession) { calls.append("exit") }
    func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession) { calls.append("drop ended") }
    func collectionView(
      _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal {
      destinations.append(destinationIndexPath)
      return UICollectionViewDropProposal(operation: operation, intent: intent)
    }
    func collectionView(_ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator) {
      calls.append("perform at \(coordinator.destinationIndexPath.map { "\($0.item)" } ?? "none")")
      perform?(coordinator)
    }

    /// The visible texts in the order of their places.
    var shownTexts: [String] {
      view.visibleCells.sorted { ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX) }.compactMap { ($0 as? TextCell)?.text }
    }
    func origin(_ text: String) -> CGPoint? { view.visibleCells.first { ($0 as? TextCell)?.text == text }?.frame.origin }
  }

  final class TextCell: UICollectionViewCell {
    var text = ""
    var states: [UICollectionViewCell.DragState] = []
    override func dragStateDidChange(_ dragState: DragState) { states.append(dragState) }
  }

  private let owner = Owner(["A", "B", "C", "D", "E"])
  private let screen = HeadlessScreen(size: CGSize(width: 300, height: 600), scale: 1)
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
  private let card = UIView(frame: CGRect(x: 20, y: 500, width: 60, height: 60))
  private let cardOwner = DragOwner(CallList())

  init() {
    root.backgroundColor = .white
    root.addSubview(owner.view)
    card.backgroundColor = .systemRed
    card.addInteraction(UIDragInteraction(delegate: cardOwner))
    root.addSubview(card)
    screen.show(root)
  }

  /// The middle of an item at its place without a gap.
  private func item(_ number: Int) -> CGPoint { CGPoint(x: CGFloat(number % 3) * 100 + 50, y: CGFloat(number / 3) * 50 + 25) }

  private func hold(_ point: CGPoint) {
    screen.touch(.began, at: point)
    screen.advance(by: 1)
  }
  private func move(_ point: CGPoint) {
    screen.touch(.moved, at: point)
    screen.advance(by: 0.6)
  }
  private func lift(_ point: CGPoint) {
    screen.touch(.ended, at: point)
    screen.advance(by: 1)
  }

  @Test func theDragDelegateSuppliesTheItems() throws {
    let cell = try #require(owner.view.cellForItem(at: IndexPath(item: 1, section: 0)) as? TextCell)
    hold(item(1))
    #expect(owner.calls == ["items 1"] && owner.view.hasActiveDrag && cell.states == [.lifting])
    move(CGPoint(x: 150, y: 400))
    lift(CGPoint(x: 150, y: 400))
    #expect(owner.calls == ["items 1", "begin", "drag ended"] && cell.states == [.lifting, .dragging, .none])
    #expect(!owner.view.hasActiveDrag)
  }

  @Test func theDataSourceMovesAnItemWithoutADropDelegate() {
    owner.canMove = true
    hold(item(0))
    move(item(2))
    #expect(owner.origin("B") == .zero && owner.origin("C") == CGPoint(x: 100, y: 0), "B and C have moved up")
    lift(item(2))
    #expect(owner.texts == ["B", "C", "A", "D", "E"] && owner.calls.contains("move 0 to 2") && owner.shownTexts == owner.texts)
    #expect(owner.view.visibleCells.allSatisfy { $0.layer.presentation()?.opacity == 1 })
  }

  @Test func aDragOutOfTheViewRestoresTheOrder() {
    owner.canMove = true
    hold(item(0))
    move(item(2))
    move(CGPoint(x: 150, y: 400))
    #expect(owner.shownTexts == ["A", "B", "C", "D", "E"])
    lift(CGPoint(x: 150, y: 400))
    #expect(owner.texts == ["A", "B", "C", "D", "E"] && owner.shownTexts == owner.texts)
    #expect(owner.view.visibleCells.allSatisfy { $0.layer.presentation()?.opacity == 1 })
  }

  @Test func theDropDelegateReorders() {
    owner.view.dropDelegate = owner
    owner.perform = { [owner] coordinator in
      guard let destination = coordinator.destinationIndexPath, let source = coordinator.items.first?.sourceIndexPath else { return }
      owner.view.performBatchUpdates {
        owner.texts.insert(owner.texts.remove(at: source.item), at: destination.item)
        owner.view.deleteItems(at: [source])
        owner.view.insertItems(at: [destination])
      }
      coordinator.drop(coordinator.items[0].dragItem, toItemAt: destination)
    }
    hold(item(0))
    move(item(4))
    #expect(owner.shownTexts.count == 5 && owner.origin("E") == CGPoint(x: 0, y: 50))
    lift(item(4))
    #expect(owner.calls == ["items 0", "begin", "enter", "perform at 4", "drop ended", "drag ended"])
    #expect(owner.texts == ["B", "C", "D", "E", "A"] && owner.shownTexts == owner.texts)
    #expect(owner.view.visibleCells.allSatisfy { $0.layer.presentation()?.opacity == 1 })
  }

  @Test func aGapOpensForItemsFromElsewhere() {
    owner.view.dropDelegate = owner
    owner.operation = .copy
    owner.perform = { [owner] coordinator in
      guard let destination = coordinator.destinationIndexPath else { return }
      owner.texts.insert("New", at: destination.item)
      owner.view.insertItems(at: [destination])
      coordinator.drop(coordinator.items[0].dragItem, toItemAt: destination)
    }
    hold(CGPoint(x: 50, y: 530))
    move(item(1))
    #expect(owner.origin("A") == .zero && owner.origin("B") == CGPoint(x: 200, y: 0) && owner.origin("C") == CGPoint(x: 0, y: 50))
    #expect(owner.view.visibleCells.count == 5, "the gap has no cell")
    move(item(3))
    #expect(owner.origin("B") == CGPoint(x: 100, y: 0) && owner.origin("C") == CGPoint(x: 200, y: 0))
    #expect(owner.origin("D") == CGPoint(x: 100, y: 50))
    move(CGPoint(x: 150, y: 400))
    #expect(owner.origin("D") == CGPoint(x: 0, y: 50), "the gap closes behind the finger")
    #expect(owner.view.numberOfItems(inSection: 0) == 5 && owner.view.phantoms == nil)
    move(CGPoint(x: 150, y: 250))
    #expect(owner.destinations.last == IndexPath(item: 5, section: 0))
    move(item(1))
    lift(item(1))
    #expect(owner.texts == ["A", "New", "B", "C", "D", "E"] && owner.shownTexts == owner.texts)
  }

  @Test func aDelegateThatDoesNothingLeavesTheView() {
    owner.view.dropDelegate = owner
    hold(CGPoint(x: 50, y: 530))
    move(item(1))
    lift(item(1))
    #expect(owner.shownTexts == ["A", "B", "C", "D", "E"] && owner.origin("B") == CGPoint(x: 100, y: 0))
    #expect(owner.view.numberOfItems(inSection: 0) == 5)
  }

  @Test func reloadingDuringADragClosesTheGap() {
    owner.view.dropDelegate = owner
    hold(CGPoint(x: 50, y: 530))
    move(item(1))
    owner.texts = ["X"]
    owner.view.reloadData()
    screen.advance(by: 0.2)
    #expect(owner.shownTexts == ["X"] && owner.view.numberOfItems(inSection: 0) == 1)
    lift(item(1))
  }

  @Test func anInsertionIntoAnItemHighlightsIt() throws {
    owner.view.dropDelegate = owner
    owner.intent = .insertIntoDestinationIndexPath
    hold(item(0))
    move(item(2))
    let cell = try #require(owner.view.cellForItem(at: IndexPath(item: 2, section: 0)))
    #expect(cell.isHighlighted && cell.configurationState.cellDropState == .targeted && owner.shownTexts == ["A", "B", "C", "D", "E"])
    lift(item(2))
    #expect(!cell.isHighlighted)
  }

  @Test func placeholdersStandForItemsThatAreLoading() throws {
    owner.view.dropDelegate = owner
    owner.operation = .copy
    cardOwner.items = [DragOwner.item("One"), DragOwner.item("Two")]
    var contexts: [any UICollectionViewDropPlaceholderContext] = [], updates = 0
    owner.perform = { coordinator in
      for (place, item) in coordinator.items.enumerated() {
        let placeholder = UICollectionViewDropPlaceholder(
          insertionIndexPath: IndexPath(item: 1 + place, section: 0), reuseIdentifier: "cell")
        placeholder.cellUpdateHandler = {
          ($0 as? TextCell)?.text = "Loading \(place)"
          updates += 1
        }
        contexts.append(coordinator.drop(item.dragItem, to: placeholder))
      }
    }
    hold(CGPoint(x: 50, y: 530))
    move(item(1))
    lift(item(1))
    #expect(owner.shownTexts == ["A", "Loading 0", "Loading 1", "B", "C", "D", "E"])
    #expect(owner.texts.count == 5 && contexts.count == 2)
    let before = updates
    contexts[0].setNeedsCellUpdate()
    #expect(updates == before + 1)
    let second = contexts[1].commitInsertion { path in
      #expect(path == IndexPath(item: 1, section: 0), "the index path is that in the data")
      owner.texts.insert("Two", at: path.item)
    }
    screen.advance(by: 1)
    #expect(second && owner.shownTexts == ["A", "Loading 0", "Two", "B", "C", "D", "E"])
    #expect(contexts[0].deletePlaceholder())
    screen.advance(by: 1)
    #expect(owner.shownTexts == ["A", "Two", "B", "C", "D", "E"] && owner.view.phantoms == nil)
    #expect(!contexts[1].deletePlaceholder())
  }

  @Test func severalItemsAreAddedByTaps() {
    hold(item(0))
    move(CGPoint(x: 150, y: 400))
    screen.touch(.began, at: item(3), finger: 1)
    screen.touch(.ended, at: item(3), finger: 1)
    screen.advance(by: 0.5)
    #expect(screen.window.dragSession?.contents.items.map { $0.localObject as? String } == ["A", "D"])
    #expect(owner.view.indexPathsForSelectedItems == [], "the tap selects nothing")
    lift(CGPoint(x: 150, y: 400))
    #expect(!owner.view.hasActiveDrag)
  }
}

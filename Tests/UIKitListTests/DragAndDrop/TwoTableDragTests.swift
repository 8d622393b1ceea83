import CoreGraphics
import Foundation
import Testing

@testable import UIKit
@testable import VitrineTesting

/// Tests the way in which many programs move rows between the columns of a board: the drop delegate loads the text, and then changes both
/// tables, the other one by means of the local context of the drag.
@Suite @MainActor struct TwoTableDragTests {
  @MainActor private final class Column: NSObject, UITableViewDataSource, UITableViewDragDelegate, UITableViewDropDelegate {
    var texts: [String]
    let table: UITableView

    init(_ texts: [String], x: CGFloat) {
      self.texts = texts
      table = UITableView(frame: CGRect(x: x, y: 0, width: 160, height: 400), style: .plain)
      super.init()
      table.rowHeight = 40
      table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      table.dataSource = self
      table.dragDelegate = self
      table.dropDelegate = self
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { texts.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.textLabel?.text = texts[indexPath.row]
      return cell
    }
    func tableView(_ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath) -> [UIDragItem] {
      session.localContext = (self, indexPath)
      let data = NSData(data: Data(texts[indexPath.row].utf8))
      return [UIDragItem(itemProvider: NSItemProvider(item: data, typeIdentifier: "public.plain-text"))]
    }
    func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool {
      session.canLoadObjects(ofClass: NSString.self)
    }
    func tableView(
      _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession, withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal { UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath) }
    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
      guard coordinator.session.hasItemsConforming(toTypeIdentifiers: ["public.plain-text"]) else { return }
      coordinator.session.loadObjects(ofClass: NSString.self) { [self] objects in
        guard let text = objects.first as? NSString else { return }
        let destination = coordinator.destinationIndexPath ?? IndexPath(row: texts.count, section: 0)
        if let (column, path) = coordinator.session.localDragSession?.localContext as? (Column, IndexPath) {
          column.texts.remove(at: path.row)
          column.table.deleteRows(at: [path], with: .automatic)
        }
        texts.insert("\(text)", at: destination.row)
        table.insertRows(at: [destination], with: .automatic)
      }
    }

    var shownTexts: [String] { table.visibleCells.sorted { $0.frame.minY < $1.frame.minY }.map { $0.textLabel?.text ?? "" } }
  }

  private let screen = HeadlessScreen(size: CGSize(width: 320, height: 480), scale: 1)
  private let left = Column(["A", "B", "C"], x: 0), right = Column(["D", "E"], x: 160)

  init() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    root.addSubview(left.table)
    root.addSubview(right.table)
    screen.show(root)
  }

  private func drag(from start: CGPoint, to end: CGPoint) {
    screen.touch(.began, at: start)
    screen.advance(by: 1)
    screen.touch(.moved, at: CGPoint(x: start.x + 12, y: start.y))
    screen.advance(by: 0.3)
    screen.touch(.moved, at: end)
    screen.advance(by: 0.5)
    screen.touch(.ended, at: end)
    screen.advance(by: 1)
  }

  @Test func aRowMovesToTheOtherTable() {
    drag(from: CGPoint(x: 80, y: 60), to: CGPoint(x: 240, y: 20))
    #expect(left.texts == ["A", "C"] && right.texts == ["B", "D", "E"])
    #expect(left.shownTexts == left.texts && right.shownTexts == right.texts)
    #expect(left.table.visibleCells.allSatisfy { $0.layer.presentation()?.opacity == 1 })
  }

  @Test func aRowIsAppendedToTheOtherTable() {
    drag(from: CGPoint(x: 80, y: 60), to: CGPoint(x: 240, y: 300))
    #expect(right.texts == ["D", "E", "B"] && right.shownTexts == right.texts)
  }

  @Test func aRowMovesWithinItsTable() {
    drag(from: CGPoint(x: 80, y: 20), to: CGPoint(x: 80, y: 100))
    #expect(left.texts == ["B", "C", "A"] && left.shownTexts == left.texts)
  }

  @Test func anEmptyTableTakesARow() {
    drag(from: CGPoint(x: 240, y: 20), to: CGPoint(x: 80, y: 20))
    drag(from: CGPoint(x: 240, y: 20), to: CGPoint(x: 80, y: 20))
    #expect(right.texts == [] && right.shownTexts == [])
    drag(from: CGPoint(x: 80, y: 20), to: CGPoint(x: 240, y: 200))
    #expect(right.texts.count == 1 && right.shownTexts == right.texts)
  }
}

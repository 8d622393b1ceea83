import CoreGraphics
import Display
import Foundation
import Testing

@testable import UIKit
@testable import VitrineTesting

/// Tests drags of other programs over the display (Apple: UIDropInteractionDelegate, UIDropSession.localDragSession, which is nil for them).
@Suite @MainActor struct ForeignDragTests {
  private let fixture = DragFixture()
  private var screen: HeadlessScreen { fixture.screen }
  private var calls: CallList { fixture.calls }

  private func text(_ text: String = "from elsewhere") -> ForeignDrag {
    let offer = DataOffer(types: ["text/plain;charset=utf-8", "text/html", "TIMESTAMP"]) { type, completion in
      completion(Data((type == "text/html" ? "<b>\(text)</b>" : text).utf8))
    }
    return ForeignDrag(offer, addresses: nil)
  }

  // The screen is used before each call, because other tests may have used theirs.

  /// Moves a drag, and lets time pass.
  private func move(_ drag: ForeignDrag, to point: CGPoint) -> Bool {
    drag.location = point
    screen.settle()
    defer { screen.advance(by: 0.1) }
    return screen.display.delegate?.display(screen.display, foreignDragMoved: drag) ?? false
  }

  private func drop(_ drag: ForeignDrag) -> Bool {
    screen.settle()
    defer { screen.advance(by: 1) }
    return screen.display.delegate?.display(screen.display, foreignDragDropped: drag) ?? false
  }

  private func leave(_ drag: ForeignDrag) {
    screen.settle()
    screen.display.delegate?.display(screen.display, foreignDragLeft: drag)
    screen.advance(by: 1)
  }

  @Test func theDelegateIsCalledInOrder() throws {
    let drag = text()
    #expect(!move(drag, to: fixture.outside) && calls.take() == [])
    #expect(move(drag, to: fixture.over))
    #expect(calls.take() == ["can handle", "enter"])
    #expect(move(drag, to: CGPoint(x: 150, y: 410)) && calls.take() == [])
    let session = try #require(fixture.target.session)
    #expect(session.localDragSession == nil && !session.allowsMoveOperation && !session.isRestrictedToDraggingApplication)
    #expect(session.location(in: fixture.tray) == CGPoint(x: 110, y: 110))
    #expect(session.items.count == 1 && session.canLoadObjects(ofClass: String.self))
    #expect(
      session.hasItemsConforming(toTypeIdentifiers: ["public.html"]) && !session.hasItemsConforming(toTypeIdentifiers: ["public.image"]))
    #expect(session.items[0].itemProvider.registeredTypeIdentifiers == ["public.utf8-plain-text", "public.html"])
    #expect(fixture.overlay == nil, "the other program shows the preview")
    var loaded: [String] = []
    fixture.target.perform = { _ = $0.loadObjects(ofClass: String.self) { loaded = $0 } }
    #expect(drop(drag))
    #expect(calls.take() == ["perform", "drop animation", "dropped true", "conclude", "drop ended"])
    #expect(loaded == ["from elsewhere"])
    #expect(screen.window.dragSession == nil && drag.context == nil)
  }

  @Test func aDragThatLeavesIsNotDropped() {
    let drag = text()
    #expect(move(drag, to: fixture.over))
    _ = calls.take()
    leave(drag)
    #expect(calls.take() == ["exit", "drop ended"])
    #expect(screen.window.dragSession == nil)
    #expect(!drop(drag) && calls.take() == [], "it has ended")
    #expect(move(drag, to: fixture.over), "it can come back")
    leave(drag)
  }

  @Test func whatNobodyTakesIsRefused() {
    fixture.target.operation = .move
    let drag = text()
    #expect(!move(drag, to: fixture.over), "items of other programs are not moved")
    fixture.target.operation = .forbidden
    #expect(!move(drag, to: CGPoint(x: 150, y: 410)))
    #expect(!drop(drag))
    #expect(calls.lines.contains("exit") && !calls.lines.contains("perform"))
    fixture.target.handles = false
    let other = text()
    #expect(!move(other, to: fixture.over))
    leave(other)
  }

  @Test func filesAreItemsWithTheirTypes() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let note = folder.appendingPathComponent("a note.txt")
    try Data("content".utf8).write(to: note)
    let picture = folder.appendingPathComponent("picture.png")
    try #require(UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2)).image { _ in }.pngData()).write(to: picture)
    let offer = DataOffer(types: ["text/uri-list", "text/plain"]) { _, completion in completion(Data("paths".utf8)) }
    let drag = ForeignDrag(offer, addresses: AddressList.data(of: [note, picture, folder]))
    #expect(move(drag, to: fixture.over))
    let session = try #require(fixture.target.session)
    #expect(session.items.count == 3 && session.canLoadObjects(ofClass: UIImage.self))
    let providers = session.items.map(\.itemProvider)
    #expect(providers.map(\.suggestedName) == ["a note", "picture", folder.lastPathComponent])
    #expect(providers[0].registeredTypeIdentifiers == ["public.plain-text", "public.file-url"])
    #expect(providers[1].registeredTypeIdentifiers == ["public.png", "public.file-url"])
    #expect(providers[2].registeredTypeIdentifiers == ["public.file-url"])
    var texts: [String] = [], images: [UIImage] = [], urls: [URL] = []
    fixture.target.perform = { session in
      _ = session.loadObjects(ofClass: String.self) { texts = $0 }
      _ = session.loadObjects(ofClass: UIImage.self) { images = $0.compactMap { $0 as? UIImage } }
      _ = session.loadObjects(ofClass: URL.self) { urls = $0 }
    }
    #expect(drop(drag))
    #expect(texts == ["content"] && images.count == 1 && urls.map(\.path) == [note.path, picture.path, folder.path])
  }

  @Test func textGoesIntoATextView() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    view.text = "here: "
    fixture.tray.interactions = []
    fixture.tray.addSubview(view)
    screen.settle()
    let drag = text("new")
    let end = view.convert(CGPoint(x: 190, y: 15), to: nil)
    #expect(move(drag, to: end))
    #expect(drop(drag))
    #expect(view.text == "here: new")
  }

  @Test func aRowIsInsertedIntoATable() {
    @MainActor final class Rows: NSObject, UITableViewDataSource, UITableViewDropDelegate {
      var names = ["one", "two"]
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell()
        cell.textLabel?.text = names[indexPath.row]
        return cell
      }
      func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession, withDestinationIndexPath destinationIndexPath: IndexPath?
      ) -> UITableViewDropProposal { UITableViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath) }
      func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
        let path = coordinator.destinationIndexPath ?? IndexPath(row: names.count, section: 0)
        for item in coordinator.items {
          _ = item.dragItem.itemProvider.loadObject(ofClass: String.self) { text, _ in
            MainActor.assumeIsolated { self.names.insert(text ?? "", at: path.row) }
          }
          tableView.insertRows(at: [path], with: .none)
          coordinator.drop(item.dragItem, toRowAt: path)
        }
      }
    }
    let rows = Rows()
    let table = UITableView(frame: fixture.root.bounds)
    table.dataSource = rows
    table.dropDelegate = rows
    fixture.root.addSubview(table)
    screen.settle()
    let drag = text("new")
    #expect(move(drag, to: CGPoint(x: 100, y: table.rectForRow(at: IndexPath(row: 1, section: 0)).minY + 2)))
    #expect(table.hasActiveDrop)
    #expect(drop(drag))
    #expect(rows.names.count == 3 && rows.names.contains("new") && table.numberOfRows(inSection: 0) == 3 && !table.hasActiveDrop)
  }

  @Test func aWindowHasOneDragAtATime() {
    fixture.hold()
    fixture.move(to: CGPoint(x: 100, y: 200))
    #expect(!move(text(), to: fixture.over))
    fixture.lift(at: fixture.outside)
    #expect(move(text(), to: fixture.over))
  }
}

import CoreGraphics
import Foundation
import Testing

@testable import UIKit
@testable import VitrineTesting

/// A load of data that ends when a test says so. It is used on the main thread only.
private final class SlowLoad: @unchecked Sendable {
  var done: (@Sendable (Data?, (any Error)?) -> Void)?
}

/// Tests destinations of drags (Apple: UIDropInteraction, UIDropInteractionDelegate, UIDropProposal, UIDropSession).
@Suite @MainActor struct DropInteractionTests {
  private let fixture = DragFixture()
  private var screen: HeadlessScreen { fixture.screen }
  private var calls: CallList { fixture.calls }

  private func drag(to point: CGPoint) {
    fixture.hold()
    fixture.move(to: CGPoint(x: 100, y: 200))
    fixture.move(to: point)
  }

  @Test func aViewThatCannotHandleTheSessionIsNoDestination() {
    fixture.target.handles = false
    drag(to: fixture.over)
    fixture.move(to: CGPoint(x: 150, y: 420))
    #expect(calls.lines.filter { $0 == "can handle" }.count == 1, "it is asked once while the finger is over it")
    #expect(!calls.lines.contains("enter"))
    fixture.move(to: fixture.outside)
    fixture.move(to: fixture.over)
    #expect(calls.lines.filter { $0 == "can handle" }.count == 2)
  }

  @Test func theSuperviewIsAskedIfTheViewDeclines() {
    let outer = DropOwner(calls)
    fixture.root.addInteraction(UIDropInteraction(delegate: outer))
    fixture.target.handles = false
    drag(to: fixture.over)
    #expect(outer.session != nil && fixture.target.session == nil)
  }

  @Test func theInnerDestinationComesFirst() {
    let outer = DropOwner(calls)
    fixture.root.addInteraction(UIDropInteraction(delegate: outer))
    drag(to: fixture.outside)
    #expect(outer.session != nil)
    _ = calls.take()
    fixture.move(to: fixture.over)
    #expect(calls.take() == ["can handle", "exit", "enter"])
    fixture.lift(at: fixture.over)
    #expect(calls.lines.filter { $0 == "drop ended" }.count == 2, "every destination that was entered hears of the end")
  }

  @Test func leavingAndEnteringAgain() {
    drag(to: fixture.over)
    _ = calls.take()
    fixture.move(to: fixture.outside)
    #expect(calls.take() == ["exit"])
    fixture.move(to: fixture.over)
    #expect(calls.take() == ["can handle", "enter"])
  }

  @Test(arguments: [UIDropOperation.cancel, .forbidden])
  func itemsGoBackFromADestinationThatDoesNotTakeThem(_ operation: UIDropOperation) {
    fixture.target.operation = operation
    drag(to: fixture.over)
    _ = calls.take()
    fixture.lift(at: fixture.over)
    #expect(
      calls.lines == [
        "exit", "will end \(operation)", "cancel preview", "cancel", "cancelled true", "drop ended", "did end \(operation)",
      ])
  }

  @Test func aDelegateWithoutAnAnswerAcceptsNoDrop() {
    final class Silent: NSObject, UIDropInteractionDelegate {}
    let silent = Silent()
    fixture.tray.interactions = [UIDropInteraction(delegate: silent)]
    drag(to: fixture.over)
    fixture.lift(at: fixture.over)
    #expect(calls.lines.contains("did end cancel"))
  }

  @Test func aMoveNeedsThePermissionOfTheSource() {
    fixture.target.operation = .move
    drag(to: fixture.over)
    fixture.lift(at: fixture.over)
    #expect(calls.lines.contains("did end move"))
    let other = DragFixture()
    other.target.operation = .move
    other.source.allowsMove = false
    other.hold()
    other.move(to: other.over)
    other.lift(at: other.over)
    #expect(other.calls.lines.contains("did end cancel") && !other.calls.lines.contains("perform"))
  }

  // MARK: The badge

  @Test func theBadgeShowsWhatADropWouldDo() {
    drag(to: fixture.outside)
    #expect(fixture.overlay?.badgeContent == .hidden)
    fixture.move(to: fixture.over)
    #expect(fixture.overlay?.badgeContent == .plus)
    fixture.target.operation = .forbidden
    fixture.move(to: CGPoint(x: 150, y: 400))
    #expect(fixture.overlay?.badgeContent == .forbidden)
    fixture.target.operation = .move
    fixture.move(to: CGPoint(x: 150, y: 410))
    #expect(fixture.overlay?.badgeContent == .hidden)
  }

  @Test func theBadgeCountsSeveralItems() throws {
    fixture.source.items = ["One", "Two", "Three", "Four"].map(DragOwner.item)
    drag(to: fixture.outside)
    #expect(fixture.overlay?.badgeContent == .count(4, copies: false))
    fixture.move(to: fixture.over)
    #expect(fixture.overlay?.badgeContent == .count(4, copies: true))
    let overlay = try #require(fixture.overlay)
    #expect(overlay.platters.count == 4 && overlay.platters.map(\.alpha) == [1, 1, 1, 0], "three previews are stacked")
  }

  // MARK: Adding items

  @Test func aTapOnAnotherSourceAddsItsItems() {
    let other = DragOwner(calls)
    other.added = [DragOwner.item("Two")]
    let second = UIView(frame: CGRect(x: 220, y: 60, width: 100, height: 80))
    second.backgroundColor = .systemBlue
    second.addInteraction(UIDragInteraction(delegate: other))
    fixture.root.addSubview(second)
    drag(to: CGPoint(x: 100, y: 220))
    _ = calls.take()
    screen.touch(.began, at: CGPoint(x: 250, y: 100), finger: 1)
    screen.touch(.ended, at: CGPoint(x: 250, y: 100), finger: 1)
    screen.advance(by: 0.5)
    #expect(calls.take() == ["adding at 30,40", "will add 1", "preview"])
    #expect(fixture.overlay?.badgeContent == .count(2, copies: false) && fixture.overlay?.platters.count == 2)
    fixture.move(to: fixture.over)
    #expect(fixture.target.session?.items.map { $0.localObject as? String } == ["One", "Two"])
    fixture.lift(at: fixture.over)
    #expect(calls.lines.filter { $0 == "did end copy" }.count == 2, "both sources hear of the end")
  }

  @Test func aSourceCanRefuseToJoinASession() {
    let other = DragOwner(calls)
    other.added = [DragOwner.item("Two")]
    other.joinsSession = false
    let second = UIView(frame: CGRect(x: 220, y: 60, width: 100, height: 80))
    second.addInteraction(UIDragInteraction(delegate: other))
    fixture.root.addSubview(second)
    drag(to: CGPoint(x: 100, y: 220))
    _ = calls.take()
    screen.touch(.began, at: CGPoint(x: 250, y: 100), finger: 1)
    screen.touch(.ended, at: CGPoint(x: 250, y: 100), finger: 1)
    screen.advance(by: 0.5)
    #expect(calls.take() == [] && fixture.overlay?.platters.count == 1)
    fixture.lift(at: fixture.over)
  }

  @Test func aTapWithoutADragAddsNothing() {
    screen.tap(at: fixture.start)
    screen.advance(by: 0.5)
    #expect(calls.lines == [])
  }

  // MARK: The drop

  @Test func droppedObjectsAreLoaded() {
    fixture.source.items = ["One", "Two"].map(DragOwner.item)
    var texts: [String] = [], locals: [String] = []
    fixture.target.perform = { [calls] session in
      locals = session.items.compactMap { $0.localObject as? String }
      let progress = session.loadObjects(ofClass: String.self) { objects in
        texts = objects
        calls.note("loaded")
      }
      calls.note("performed \(progress.totalUnitCount)")
    }
    drag(to: fixture.over)
    fixture.lift(at: fixture.over)
    #expect(texts == ["One", "Two"] && locals == ["One", "Two"])
    let performed = calls.lines.firstIndex(of: "performed 2"), loaded = calls.lines.firstIndex(of: "loaded")
    #expect(performed != nil && loaded != nil && performed! < loaded!, "the completion is called in a later turn")
    #expect(fixture.target.session?.progress.fractionCompleted == 1)
  }

  @Test func itemsOfAnotherClassAreNotLoaded() {
    var count: Int?
    fixture.target.perform = { session in session.loadObjects(ofClass: UIImage.self) { count = $0.count } }
    drag(to: fixture.over)
    fixture.lift(at: fixture.over)
    #expect(count == 0)
  }

  @Test func theSourceHearsOfTheTransferAfterTheLoads() {
    let slow = NSItemProvider(), load = SlowLoad()
    slow.registerDataRepresentation(forTypeIdentifier: "public.utf8-plain-text", visibility: .all) { done in
      load.done = done
      return nil
    }
    fixture.source.items = [UIDragItem(itemProvider: slow)]
    var texts: [String] = []
    fixture.target.perform = { session in session.loadObjects(ofClass: String.self) { texts = $0 } }
    drag(to: fixture.over)
    fixture.lift(at: fixture.over)
    #expect(calls.lines.last == "did end copy" && texts == [])
    load.done?(Data("late".utf8), nil)
    screen.advance(by: 0.1)
    #expect(calls.lines.last == "transferred" && texts == ["late"])
  }

  @Test func aDroppedPreviewGoesToItsTarget() throws {
    fixture.target.dropping = { [tray = fixture.tray] preview in
      preview.retargetedPreview(
        with: UIDragPreviewTarget(
          container: tray, center: CGPoint(x: 50, y: 50), transform: CGAffineTransform(scaleX: 0.5, y: 0.5)))
    }
    drag(to: fixture.over)
    screen.touch(.ended, at: fixture.over)
    let platter = try #require(fixture.overlay?.platters.first)
    #expect(platter.frame == CGRect(x: 65, y: 330, width: 50, height: 40))
    screen.advance(by: 1)
    #expect(fixture.overlay == nil)
  }

  @Test func aDefaultPreviewFadesWhereItIsDropped() throws {
    drag(to: fixture.over)
    screen.touch(.ended, at: fixture.over)
    let platter = try #require(fixture.overlay?.platters.first)
    #expect(platter.alpha == 0 && platter.center == CGPoint(x: 130, y: 400))
  }

  @Test func aMovedViewCanBeTheTargetItself() throws {
    fixture.target.operation = .move
    fixture.target.perform = { [card = fixture.card, tray = fixture.tray] _ in
      tray.addSubview(card)
      card.frame.origin = CGPoint(x: 10, y: 20)
    }
    fixture.target.dropping = { [card = fixture.card] _ in UITargetedDragPreview(view: card) }
    drag(to: fixture.over)
    screen.touch(.ended, at: fixture.over)
    #expect(fixture.overlay?.platters.first?.frame == CGRect(x: 50, y: 320, width: 100, height: 80))
  }
}

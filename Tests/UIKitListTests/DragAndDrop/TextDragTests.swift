import CoreGraphics
import Foundation
import Testing

@testable import UIKit
@testable import VitrineTesting

/// Tests drags of selected text, and drops into text views and fields (Apple: UITextDraggable, UITextDroppable, UITextDragDelegate,
/// UITextDropDelegate).
@Suite @MainActor struct TextDragTests {
  private let fixture = DragFixture()
  private var screen: HeadlessScreen { fixture.screen }
  private let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  private let field = UITextField(frame: CGRect(x: 40, y: 540, width: 200, height: 40))

  init() {
    view.font = .systemFont(ofSize: 20)
    view.text = "one two three"
    fixture.tray.interactions = []
    fixture.tray.addSubview(view)
    fixture.root.addSubview(field)
    screen.settle()
  }

  /// The middle of a range of the text, in the window.
  private func middle(_ range: NSRange) -> CGPoint {
    guard let start = view.position(from: view.beginningOfDocument, offset: range.location),
      let end = view.position(from: start, offset: range.length), let span = view.textRange(from: start, to: end)
    else { return .zero }
    let rect = view.firstRect(for: span)
    return view.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil)
  }

  private func selectTwo() {
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 4, length: 3)
    screen.advance(by: 0.2)
  }

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

  @Test func selectedTextIsCopiedIntoAField() {
    field.text = "A "
    selectTwo()
    #expect(!view.isTextDragActive)
    hold(middle(NSRange(location: 4, length: 3)))
    #expect(view.isTextDragActive && fixture.overlay?.platters.count == 1)
    let place = CGPoint(x: 200, y: 560)
    move(place)
    #expect(field.isTextDropActive && !view.isTextDropActive && fixture.overlay?.badgeContent == .plus)
    lift(place)
    #expect(field.text == "A two" && view.text == "one two three")
    #expect(field.isFirstResponder && !field.isTextDropActive && !view.isTextDragActive)
  }

  @Test func selectedTextMovesWithinItsView() {
    selectTwo()
    hold(middle(NSRange(location: 4, length: 3)))
    let end = CGPoint(x: middle(NSRange(location: 12, length: 1)).x + 30, y: middle(NSRange(location: 12, length: 1)).y)
    move(end)
    #expect(fixture.overlay?.badgeContent == .hidden, "it is a move")
    lift(end)
    #expect(view.text == "one  threetwo" && view.selectedRange == NSRange(location: 10, length: 3))
    view.undoManager?.undo()
    #expect(view.text == "one two three", "the move is one step")
  }

  @Test func textThatIsNotSelectedIsNotDragged() {
    selectTwo()
    hold(middle(NSRange(location: 0, length: 3)))
    #expect(fixture.session == nil)
  }

  @Test func textIsInsertedUnderTheFinger() {
    fixture.source.items = [DragOwner.item("new ")]
    fixture.hold()
    fixture.move(to: CGPoint(x: 100, y: 200))
    let place = middle(NSRange(location: 4, length: 1))
    let before = CGPoint(x: place.x - 6, y: place.y)
    move(before)
    #expect(view.core.textDrags.caret.superview != nil, "a caret shows the place")
    lift(before)
    #expect(view.text == "one new two three" && view.core.textDrags.caret.superview == nil)
  }

  @Test func aViewThatIsNotEditableTakesNoText() {
    view.isEditable = false
    fixture.hold()
    move(middle(NSRange(location: 4, length: 1)))
    #expect(!view.isTextDropActive)
    lift(middle(NSRange(location: 4, length: 1)))
    #expect(view.text == "one two three" && fixture.calls.lines.contains("did end cancel"))
  }

  @Test(arguments: [UITextDropEditability.temporary, .yes])
  func theDropDelegateMakesAViewEditable(_ editability: UITextDropEditability) {
    final class Owner: NSObject, UITextDropDelegate {
      var answer = UITextDropEditability.no
      func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, willBecomeEditableForDrop drop: any UITextDropRequest
      ) -> UITextDropEditability { answer }
    }
    let owner = Owner()
    owner.answer = editability
    view.textDropDelegate = owner
    view.isEditable = false
    fixture.hold()
    let place = middle(NSRange(location: 4, length: 3))
    move(place)
    #expect(view.isTextDropActive && !view.isEditable)
    lift(place)
    #expect(view.text.contains("One") && view.isEditable == (editability == .yes))
  }

  @Test func theDropDelegateChoosesWhatIsReplaced() {
    final class Owner: NSObject, UITextDropDelegate {
      var positions: [Int] = []
      func textDroppableView(_ textDroppableView: any UIView & UITextDroppable, proposalForDrop drop: any UITextDropRequest)
        -> UITextDropProposal
      {
        positions.append(textDroppableView.offset(from: textDroppableView.beginningOfDocument, to: drop.dropPosition))
        let proposal = UITextDropProposal(operation: .copy)
        proposal.dropAction = .replaceAll
        return proposal
      }
    }
    let owner = Owner()
    view.textDropDelegate = owner
    fixture.hold()
    let place = middle(NSRange(location: 4, length: 3))
    move(place)
    lift(place)
    #expect(view.text == "One" && owner.positions.contains { (4...7).contains($0) })
  }

  @Test func theDragDelegateReplacesTheItems() {
    final class Owner: NSObject, UITextDragDelegate {
      var calls: [String] = []
      func textDraggableView(_ textDraggableView: any UIView & UITextDraggable, itemsForDrag dragRequest: any UITextDragRequest)
        -> [UIDragItem]
      {
        calls.append("items \(dragRequest.suggestedItems.count) \(dragRequest.isSelected)")
        return [DragOwner.item("other")]
      }
      func textDraggableView(_ textDraggableView: any UIView & UITextDraggable, dragSessionWillBegin session: any UIDragSession) {
        calls.append("begin")
      }
      func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, dragSessionDidEnd session: any UIDragSession, with operation: UIDropOperation
      ) { calls.append("end \(operation)") }
    }
    let owner = Owner()
    view.textDragDelegate = owner
    selectTwo()
    hold(middle(NSRange(location: 4, length: 3)))
    let place = CGPoint(x: 200, y: 560)
    move(place)
    lift(place)
    #expect(field.text == "other" && owner.calls == ["items 1 true", "begin", "end copy"])
  }

  @Test func aViewWithoutASelectionHasNoDragInteraction() {
    view.becomeFirstResponder()
    #expect(!view.interactions.contains { $0 is UIDragInteraction || $0 is UIDropInteraction })
    #expect(view.textDragInteraction?.view === view && view.textDropInteraction?.view === view)
  }

  private final class Widener: UITextDragPreviewRenderer {
    override func adjust(
      firstLineRect: UnsafeMutablePointer<CGRect>, bodyRect: UnsafeMutablePointer<CGRect>, lastLineRect: UnsafeMutablePointer<CGRect>,
      textOrigin origin: CGPoint
    ) { firstLineRect.pointee = firstLineRect.pointee.insetBy(dx: -4, dy: -2) }
  }

  @Test func aRendererHasTheRectanglesOfALineARangeAndAnImage() {
    view.text = "one\ntwo\nthree\nfour"
    let manager = view.layoutManager
    let line = UITextDragPreviewRenderer(layoutManager: manager, range: NSRange(location: 0, length: 3))
    #expect(line.firstLineRect.width > 10 && line.bodyRect.isNull && line.lastLineRect.isNull && line.layoutManager === manager)
    #expect(abs(line.image.size.width - line.firstLineRect.width) <= 1)
    let all = UITextDragPreviewRenderer(layoutManager: manager, range: NSRange(location: 0, length: 18))
    #expect(all.firstLineRect.minY < all.bodyRect.minY && all.bodyRect.minY < all.lastLineRect.minY)
    let one = UITextDragPreviewRenderer(layoutManager: manager, range: NSRange(location: 0, length: 18), unifyRects: true)
    #expect(one.firstLineRect.isNull && one.lastLineRect.isNull && one.bodyRect.height > all.bodyRect.height)
    let wide = Widener(layoutManager: manager, range: NSRange(location: 0, length: 3))
    #expect(wide.firstLineRect == line.firstLineRect.insetBy(dx: -4, dy: -2))
    #expect(manager.textContainers.first?.layoutOrientation == .horizontal)
    #expect(UITextDragPreviewRenderer(layoutManager: manager, range: NSRange(location: 50, length: 3)).firstLineRect.isNull)
  }
}

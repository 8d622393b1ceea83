import CoreGraphics
import Foundation

@testable import UIKit
@testable import VitrineTesting

/// A screen with a source and a destination of drags, which record the calls of their delegates in one list.
@MainActor
final class DragFixture {
  let screen = HeadlessScreen(size: CGSize(width: 375, height: 667), scale: 1)
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
  let card = UIView(frame: CGRect(x: 40, y: 60, width: 100, height: 80))
  let tray = UIView(frame: CGRect(x: 40, y: 300, width: 200, height: 200))
  let calls = CallList()
  let source: DragOwner
  let target: DropOwner
  let drag: UIDragInteraction
  let drop: UIDropInteraction

  /// A point of the card, and one of the tray.
  let start = CGPoint(x: 100, y: 100)
  let over = CGPoint(x: 140, y: 400)
  let outside = CGPoint(x: 340, y: 640)

  init() {
    source = DragOwner(calls)
    target = DropOwner(calls)
    drag = UIDragInteraction(delegate: source)
    drop = UIDropInteraction(delegate: target)
    root.backgroundColor = .white
    card.backgroundColor = .systemRed
    tray.backgroundColor = .systemGray5
    card.addInteraction(drag)
    tray.addInteraction(drop)
    root.addSubview(card)
    root.addSubview(tray)
    screen.show(root)
  }

  var overlay: DragOverlay? { screen.window.subviews.compactMap { $0 as? DragOverlay }.last }
  var session: DragSession? { screen.window.dragSession }

  /// Holds a finger on a point until the view is lifted.
  func hold(_ point: CGPoint? = nil) {
    screen.touch(.began, at: point ?? start)
    screen.advance(by: 1)
  }

  /// Moves the finger to a point, as far as the slop first, and lets animations end.
  func move(to point: CGPoint) {
    screen.touch(.moved, at: point)
    screen.advance(by: 0.5)
  }

  func lift(at point: CGPoint) {
    screen.touch(.ended, at: point)
    screen.advance(by: 1)
  }
}

@MainActor
final class CallList {
  var lines: [String] = []
  func note(_ line: String) { lines.append(line) }
  /// Removes and returns the calls so far.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// The delegate of a drag interaction.
@MainActor
final class DragOwner: NSObject, UIDragInteractionDelegate {
  private let calls: CallList
  var items: [UIDragItem] = [DragOwner.item("One")]
  var added: [UIDragItem] = []
  /// Whether taps may add items to the running session.
  var joinsSession = true
  var allowsMove = true
  var isRestricted = false
  var isFullSize = false
  var lifting: ((UIDragItem) -> UITargetedDragPreview?)?
  var cancelling: ((UITargetedDragPreview) -> UITargetedDragPreview?)?
  /// Records `sessionDidMove` if true.
  var recordsMoves = false
  private(set) var session: (any UIDragSession)?
  weak var faded: UIView?

  init(_ calls: CallList) { self.calls = calls }

  static func item(_ text: String) -> UIDragItem {
    let item = UIDragItem(itemProvider: NSItemProvider(object: text as NSString))
    item.localObject = text
    return item
  }

  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
    calls.note("items")
    self.session = session
    return items
  }
  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
  ) -> UITargetedDragPreview? {
    calls.note("preview")
    return lifting.map { $0(item) } ?? interaction.view.map { UITargetedDragPreview(view: $0) }
  }
  func dragInteraction(
    _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession
  ) {
    calls.note("lift")
    animator.addAnimations { self.faded?.alpha = 0.5 }
    animator.addCompletion { self.calls.note("lifted \($0 == .end)") }
  }
  func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) { calls.note("begin") }
  func dragInteraction(_ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession) -> Bool { allowsMove }
  func dragInteraction(_ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession) -> Bool {
    isRestricted
  }
  func dragInteraction(_ interaction: UIDragInteraction, prefersFullSizePreviewsFor session: any UIDragSession) -> Bool { isFullSize }
  func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession) {
    if recordsMoves { calls.note("move") }
  }
  func dragInteraction(_ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation) {
    calls.note("will end \(operation)")
  }
  func dragInteraction(_ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation) {
    calls.note("did end \(operation)")
  }
  func dragInteraction(_ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession) { calls.note("transferred") }
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionForAddingItems sessions: [any UIDragSession], withTouchAt point: CGPoint
  ) -> (any UIDragSession)? { joinsSession && sessions.count == 1 ? sessions.first : nil }
  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint
  ) -> [UIDragItem] {
    calls.note("adding at \(Int(point.x)),\(Int(point.y))")
    return added
  }
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, willAdd items: [UIDragItem], for addingInteraction: UIDragInteraction
  ) { calls.note("will add \(items.count)") }
  func dragInteraction(
    _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem, withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? {
    calls.note("cancel preview")
    return cancelling.map { $0(defaultPreview) } ?? defaultPreview
  }
  func dragInteraction(_ interaction: UIDragInteraction, item: UIDragItem, willAnimateCancelWith animator: any UIDragAnimating) {
    calls.note("cancel")
    animator.addCompletion { self.calls.note("cancelled \($0 == .end)") }
  }
}

/// The delegate of a drop interaction.
@MainActor
final class DropOwner: NSObject, UIDropInteractionDelegate {
  private let calls: CallList
  var handles = true
  var operation = UIDropOperation.copy
  /// Records each `sessionDidUpdate` if true, otherwise none.
  var recordsUpdates = false
  var perform: ((any UIDropSession) -> Void)?
  var dropping: ((UITargetedDragPreview) -> UITargetedDragPreview?)?
  private(set) var session: (any UIDropSession)?

  init(_ calls: CallList) { self.calls = calls }

  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
    calls.note("can handle")
    return handles
  }
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
    calls.note("enter")
    self.session = session
  }
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal {
    if recordsUpdates { calls.note("update") }
    return UIDropProposal(operation: operation)
  }
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) { calls.note("exit") }
  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    calls.note("perform")
    perform?(session)
  }
  func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) { calls.note("conclude") }
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) { calls.note("drop ended") }
  func dropInteraction(
    _ interaction: UIDropInteraction, previewForDropping item: UIDragItem, withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? {
    calls.note("drop preview")
    return dropping.map { $0(defaultPreview) } ?? defaultPreview
  }
  func dropInteraction(_ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating) {
    calls.note("drop animation")
    animator.addCompletion { self.calls.note("dropped \($0 == .end)") }
  }
}

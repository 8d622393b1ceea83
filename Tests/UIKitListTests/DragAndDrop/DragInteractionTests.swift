import CoreGraphics
import Foundation
import Testing

@testable import UIKit
@testable import VitrineTesting

/// Tests drags between views by touches (Apple: UIDragInteraction, UIDragInteractionDelegate, UIDropInteractionDelegate).
@Suite @MainActor struct DragInteractionTests {
  private let fixture = DragFixture()
  private var screen: HeadlessScreen { fixture.screen }
  private var calls: CallList { fixture.calls }

  private let lifting = ["items", "preview", "lift", "lifted true"]

  @Test func interactionsAreEnabledByDefault() {
    #expect(UIDragInteraction.isEnabledByDefault && fixture.drag.isEnabled && fixture.drag.view === fixture.card)
    #expect(!fixture.drag.allowsSimultaneousRecognitionDuringLift)
  }

  // MARK: The lift

  @Test func aPressOfHalfASecondLiftsTheView() throws {
    screen.touch(.began, at: fixture.start)
    screen.advance(by: 0.45)
    #expect(calls.lines == [])
    screen.advance(by: 0.55)
    #expect(calls.lines == lifting)
    let platter = try #require(fixture.overlay?.platters.first)
    #expect(platter.convert(platter.bounds, to: nil).width > 100, "the lifted view is larger")
    #expect(platter.layer.shadowOpacity > 0)
    #expect(fixture.card.layer.presentation()?.opacity == 0 && fixture.card.alpha == 1, "the view itself is hidden on the screen only")
  }

  @Test func aLiftWithoutMovementIsPutDown() {
    fixture.hold()
    _ = calls.take()
    screen.touch(.ended, at: fixture.start)
    screen.advance(by: 1)
    #expect(calls.lines == [], "there was no session that could end")
    #expect(fixture.overlay == nil && fixture.session == nil && fixture.card.layer.presentation()?.opacity == 1)
  }

  @Test func aLiftThatIsReversedCompletesAtItsStart() {
    screen.touch(.began, at: fixture.start)
    screen.advance(by: 0.55)
    screen.touch(.ended, at: fixture.start)
    screen.advance(by: 1)
    #expect(calls.lines == ["items", "preview", "lift", "lifted false"])
  }

  @Test func animationsRunAlongsideTheLift() {
    fixture.source.faded = fixture.tray
    fixture.hold()
    #expect(fixture.tray.alpha == 0.5)
  }

  @Test func withoutItemsThereIsNoDrag() {
    fixture.source.items = []
    fixture.hold()
    fixture.move(to: fixture.over)
    #expect(calls.lines == ["items"] && fixture.overlay == nil)
  }

  @Test func aMovementBeforeTheLiftIsNoDrag() {
    screen.touch(.began, at: fixture.start)
    screen.advance(by: 0.2)
    screen.touch(.moved, at: CGPoint(x: 100, y: 130))
    screen.advance(by: 1)
    #expect(calls.lines == [])
  }

  @Test func aDisabledInteractionLiftsNothing() {
    fixture.drag.isEnabled = false
    fixture.hold()
    #expect(calls.lines == [])
  }

  @Test func aRemovedInteractionLiftsNothing() {
    fixture.card.removeInteraction(fixture.drag)
    fixture.hold()
    #expect(calls.lines == [] && fixture.card.gestureRecognizers?.isEmpty != false)
  }

  // MARK: The drag

  @Test func theDelegatesAreCalledInOrder() {
    fixture.hold()
    #expect(calls.take() == lifting)
    fixture.move(to: CGPoint(x: 104, y: 100))
    #expect(calls.take() == [], "4 points are within the slop")
    fixture.move(to: CGPoint(x: 100, y: 200))
    #expect(calls.take() == ["begin"])
    fixture.move(to: fixture.over)
    #expect(calls.take() == ["can handle", "enter"])
    screen.touch(.ended, at: fixture.over)
    #expect(calls.take() == ["will end copy", "perform", "drop preview", "drop animation"])
    screen.advance(by: 1)
    #expect(calls.take() == ["dropped true", "conclude", "drop ended", "did end copy", "transferred"])
    #expect(fixture.overlay == nil && fixture.session == nil)
  }

  @Test func thePreviewFollowsTheFinger() throws {
    fixture.hold()
    fixture.move(to: CGPoint(x: 100, y: 200))
    fixture.move(to: CGPoint(x: 250, y: 250))
    let platter = try #require(fixture.overlay?.platters.first)
    // The finger was 10 points to the right of the centre of the card, at its height.
    #expect(platter.convert(CGPoint(x: platter.bounds.midX, y: platter.bounds.midY), to: nil) == CGPoint(x: 240, y: 250))
    #expect(platter.bounds.size == CGSize(width: 100, height: 80))
    #expect(screen.window.subviews.last === fixture.overlay)
    #expect(fixture.card.layer.presentation()?.opacity == 1, "the source is visible again during the drag")
    screen.window.addSubview(UIView(frame: .zero))
    fixture.move(to: CGPoint(x: 250, y: 260))
    #expect(screen.window.subviews.last === fixture.overlay, "the drag stays above later views")
  }

  @Test func theSourceHearsOfEachMovement() {
    fixture.source.recordsMoves = true
    fixture.target.recordsUpdates = true
    fixture.hold()
    fixture.move(to: fixture.over)
    _ = calls.take()
    fixture.move(to: CGPoint(x: 150, y: 410))
    #expect(calls.take() == ["move", "update"])
  }

  @Test func sessionsKnowTheFingerAndTheItems() throws {
    fixture.source.isRestricted = true
    fixture.source.allowsMove = false
    fixture.hold()
    fixture.move(to: fixture.over)
    let drag = try #require(fixture.source.session), drop = try #require(fixture.target.session)
    #expect(drop.location(in: fixture.tray) == CGPoint(x: 100, y: 100) && drag.location(in: fixture.card) == CGPoint(x: 100, y: 340))
    #expect(drop.localDragSession === drag && drop.items.count == 1 && drop.items.first === fixture.source.items.first)
    #expect(drop.isRestrictedToDraggingApplication && !drop.allowsMoveOperation && !drag.allowsMoveOperation)
    #expect(drop.hasItemsConforming(toTypeIdentifiers: ["public.text"]))
    #expect(!drop.hasItemsConforming(toTypeIdentifiers: ["public.image"]))
    #expect(drop.canLoadObjects(ofClass: NSString.self) && drop.canLoadObjects(ofClass: String.self))
    #expect(!drop.canLoadObjects(ofClass: UIImage.self))
    drag.localContext = "context"
    #expect(drop.localDragSession?.localContext as? String == "context")
  }

  @Test func largePreviewsBecomeSmallerUnlessTheSourceWantsThemLarge() throws {
    for isFull in [false, true] {
      let fixture = DragFixture()
      fixture.source.isFullSize = isFull
      fixture.card.frame = CGRect(x: 10, y: 60, width: 300, height: 80)
      fixture.hold()
      fixture.move(to: CGPoint(x: 200, y: 200))
      let platter = try #require(fixture.overlay?.platters.first)
      #expect(platter.bounds.width == (isFull ? 300 : DragMetrics.largestPreview))
    }
  }

  @Test func aPreviewProviderReplacesTheLiftedView() throws {
    let own = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
    fixture.source.items[0].previewProvider = { UIDragPreview(view: own) }
    fixture.hold()
    #expect(own.superview == nil)
    fixture.move(to: CGPoint(x: 100, y: 200))
    let platter = try #require(fixture.overlay?.platters.first)
    #expect(fixture.overlay?.platters.count == 1 && platter.bounds.size == CGSize(width: 30, height: 30))
    #expect(own.isDescendant(of: platter))
  }

  @Test func otherGesturesOfTheTouchAreCancelled() {
    let pan = UIPanGestureRecognizer(target: nil, action: nil)
    fixture.root.addGestureRecognizer(pan)
    fixture.hold()
    fixture.move(to: fixture.over)
    #expect(pan.state == .possible || pan.state == .failed)
    #expect(calls.lines.contains("begin"))
  }

  @Test func aViewLosesItsTouch() {
    @MainActor final class Sensor: UIView {
      var phases: [String] = []
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { phases.append("began") }
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { phases.append("moved") }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { phases.append("ended") }
      override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { phases.append("cancelled") }
    }
    let sensor = Sensor(frame: fixture.card.bounds)
    fixture.card.addSubview(sensor)
    fixture.hold()
    fixture.move(to: fixture.over)
    fixture.lift(at: fixture.over)
    #expect(sensor.phases == ["began", "cancelled"])
  }

  @Test func aDragOutlivesItsSource() {
    fixture.hold()
    fixture.move(to: CGPoint(x: 100, y: 200))
    fixture.card.removeFromSuperview()
    fixture.move(to: fixture.over)
    _ = calls.take()
    fixture.lift(at: fixture.over)
    #expect(calls.lines.contains("perform") && calls.lines.contains("did end copy"))
  }

  // MARK: The end

  @Test func withoutADestinationTheItemsGoBack() throws {
    fixture.hold()
    fixture.move(to: fixture.outside)
    _ = calls.take()
    screen.touch(.ended, at: fixture.outside)
    #expect(calls.take() == ["will end cancel", "cancel preview", "cancel"])
    let platter = try #require(fixture.overlay?.platters.first)
    #expect(platter.frame == fixture.card.frame, "the preview moves back to the card")
    screen.advance(by: 1)
    #expect(calls.take() == ["cancelled true", "did end cancel"])
    #expect(fixture.overlay == nil)
  }

  @Test func theSourceChoosesWhereCancelledItemsGo() throws {
    fixture.source.cancelling = { [root = fixture.root] preview in
      preview.retargetedPreview(with: UIDragPreviewTarget(container: root, center: CGPoint(x: 300, y: 300)))
    }
    fixture.hold()
    fixture.move(to: fixture.outside)
    screen.touch(.ended, at: fixture.outside)
    #expect(fixture.overlay?.platters.first?.center == CGPoint(x: 300, y: 300))
  }

  @Test func aCancelledTouchCancelsTheDrag() {
    fixture.hold()
    fixture.move(to: fixture.over)
    _ = calls.take()
    screen.touch(.cancelled, at: fixture.over)
    screen.advance(by: 1)
    #expect(calls.lines == ["exit", "will end cancel", "cancel preview", "cancel", "cancelled true", "drop ended", "did end cancel"])
  }

  @Test func nothingIsKeptAfterADrag() {
    weak var kept: DragSession?
    do {
      fixture.hold()
      fixture.move(to: fixture.over)
      kept = fixture.session
      fixture.lift(at: fixture.over)
    }
    #expect(kept == nil, "the engine is released with the touch")
    #expect(screen.window.dragSession == nil && !screen.window.subviews.contains { $0 is DragOverlay })
  }

  @Test func interactionsAreReleasedWithTheirViews() {
    weak var interaction: UIDragInteraction?
    weak var view: UIView?
    do {
      let card = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      let drag = UIDragInteraction(delegate: fixture.source)
      card.addInteraction(drag)
      fixture.root.addSubview(card)
      (interaction, view) = (drag, card)
      card.removeFromSuperview()
    }
    #expect(interaction == nil && view == nil)
  }
}

import Display
import Testing

@testable import UIKit
@testable import VitrineTesting

/// Tests the pointer without pressed buttons: hover, cursor, wheel, and fingers on a touch pad.
@Suite @MainActor struct PointerTests {
  private let stage = GestureStage()

  private func hover(_ phase: HoverSample.Phase, _ x: CGFloat, _ y: CGFloat) {
    stage.screen.display.send(.hover(HoverSample(phase: phase, location: CGPoint(x: x, y: y), timestamp: 1000)))
    stage.screen.settle()
  }

  @Test func hoverBeginsChangesAndEndsWithTheView() {
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    stage.view.addSubview(child)
    let recognizer = stage.add(UIHoverGestureRecognizer(), "child", to: child)
    stage.add(UIHoverGestureRecognizer(), "all")
    hover(.began, 50, 50)
    #expect(stage.take() == ["child began", "all began"] && recognizer.location(in: child) == CGPoint(x: 50, y: 50))
    hover(.moved, 60, 50)
    #expect(stage.take() == ["child changed", "all changed"])
    hover(.moved, 160, 50)
    #expect(stage.take() == ["child ended", "all changed"])
    hover(.ended, 160, 50)
    #expect(stage.take() == ["all ended"] && stage.isAtRest)
  }

  @Test func clicksGoToWhatIsUnderAHoverRecognizer() {
    final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
      var selected: [Int] = []
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
      func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { selected.append(indexPath.row) }
    }
    let rows = Rows(), table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    (table.dataSource, table.delegate) = (rows, rows)
    stage.view.addSubview(table)
    stage.add(UIHoverGestureRecognizer(), "hover", to: table)
    stage.screen.settle()
    stage.screen.tap(at: CGPoint(x: 50, y: 60))
    stage.screen.advance(by: 0.5)
    #expect(rows.selected == [1])
  }

  @Test func interactionsChooseTheCursor() {
    final class Beam: NSObject, UIPointerInteractionDelegate {
      func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle? {
        UIPointerStyle(shape: .verticalBeam(length: 20))
      }
      func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
      ) -> UIPointerRegion? { UIPointerRegion(rect: CGRect(x: 0, y: 0, width: 50, height: 50)) }
    }
    let beam = Beam(), interaction = UIPointerInteraction(delegate: beam)
    stage.view.addInteraction(interaction)
    #expect(interaction.view === stage.view && stage.view.interactions.count == 1)
    hover(.began, 20, 20)
    #expect(stage.screen.display.cursor == .text)
    hover(.moved, 80, 20)
    #expect(stage.screen.display.cursor == .arrow)
    stage.view.removeInteraction(interaction)
    hover(.moved, 20, 20)
    #expect(stage.screen.display.cursor == .arrow && interaction.view == nil)
  }

  @Test func arrowsToBothSidesGiveThePointerForResizing() {
    func cursor(_ positions: [UIPointerAccessory.Position]) -> CursorShape {
      let style = UIPointerStyle(shape: .roundedRect(.zero))
      style.accessories = positions.map { .arrow($0) }
      return style.cursor
    }
    #expect(cursor([.left, .right]) == .horizontalResize && cursor([.bottom, .top]) == .verticalResize)
    #expect(cursor([.topLeft, .bottomRight]) == .diagonalResize)
    #expect(cursor([.left]) == .hand && cursor([.left, .top]) == .hand && cursor([.left, .right, .top]) == .hand)
    let style = UIPointerStyle.system()
    style.accessories = [.init(.path(UIBezierPath()), position: .left), .init(.path(UIBezierPath()), position: .right)]
    #expect(style.cursor == .arrow, "accessories other than arrows have no effect")
  }

  @Test func aTouchPadPinchesAndTurns() {
    let pinch = stage.add(UIPinchGestureRecognizer(), "pinch"), turn = stage.add(UIRotationGestureRecognizer(), "turn")
    func pad(_ scale: Double, _ rotation: Double = 0) {
      stage.screen.display.send(
        .transform(TransformSample(location: CGPoint(x: 70, y: 80), scale: scale, rotation: rotation, timestamp: stage.screen.time)))
    }
    pad(1.1)
    pad(1.1)
    #expect(stage.take() == ["pinch began", "pinch changed"] && abs(pinch.scale - 1.21) < 1e-9)
    #expect(pinch.location(in: stage.view) == CGPoint(x: 70, y: 80) && turn.state == .possible)
    stage.wait(0.3)
    #expect(stage.take() == ["pinch ended"] && pinch.scale == 1 && stage.isAtRest)
    pad(.nan)
    pad(-1)
    #expect(stage.take() == [])
  }

  @Test func pansThatAllowItFollowTheWheelUpToWhatScrolls() {
    let pan = stage.add(UIPanGestureRecognizer(), "pan")
    func scroll(_ dx: CGFloat, _ dy: CGFloat, isTouchPad: Bool) {
      stage.screen.scroll(by: CGVector(dx: dx, dy: dy), at: CGPoint(x: 70, y: 80), isTouchPad: isTouchPad)
    }
    func wheel(_ dx: CGFloat, _ dy: CGFloat) { scroll(dx, dy, isTouchPad: false) }
    #expect(pan.allowedScrollTypesMask.isEmpty)
    wheel(0, 40)
    #expect(stage.take() == [])
    pan.allowedScrollTypesMask = .discrete
    wheel(0, 40)
    wheel(40, -80)
    scroll(0, 40, isTouchPad: true)
    #expect(stage.take() == ["pan began", "pan changed"], "fingers on a touch pad are not allowed")
    #expect(pan.translation(in: nil) == CGPoint(x: 40, y: -40) && pan.numberOfTouches == 0)
    #expect(pan.location(in: stage.view) == CGPoint(x: 70, y: 80))
    stage.wait(0.3)
    #expect(stage.take() == ["pan ended"] && stage.isAtRest)
    pan.allowedScrollTypesMask = .all
    scroll(0, 40, isTouchPad: true)
    stage.wait(0.3)
    #expect(stage.take() == ["pan began", "pan ended"])
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scrollView.contentSize = CGSize(width: 100, height: 120)
    stage.view.addSubview(scrollView)
    wheel(0, -40)
    #expect(stage.take() == [] && scrollView.contentOffset.y == 20)
    wheel(0, -40)
    #expect(stage.take() == ["pan began"], "it is at its end")
  }

  @Test func applicationsSeeEveryKindOfEvent() {
    final class Spy: UIWindow {
      var kinds: [UIEvent.EventType] = []
      override func sendEvent(_ event: UIEvent) {
        kinds.append(event.type)
        super.sendEvent(event)
      }
    }
    let spy = Spy(frame: stage.screen.window.frame)
    spy.rootViewController = UIViewController()
    spy.makeKeyAndVisible()
    stage.screen.settle()
    let place = CGPoint(x: 20, y: 20)
    stage.screen.display.send(.scroll(ScrollSample(location: place, delta: CGPoint(x: 0, y: 10), timestamp: 1000)))
    stage.screen.display.send(.transform(TransformSample(location: place, scale: 2, timestamp: 1000)))
    stage.screen.display.send(.touches([TouchSample(id: 0, phase: .began, location: place, timestamp: 1000)]))
    stage.screen.display.send(.touches([TouchSample(id: 0, phase: .ended, location: place, timestamp: 1000)]))
    #expect(spy.kinds == [.scroll, .transform, .touches, .touches])
    spy.isHidden = true
  }
}

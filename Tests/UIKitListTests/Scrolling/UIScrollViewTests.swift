import CoreGraphics
import Foundation
import QuartzCore
import Testing
import VitrineTesting

@testable import UIKit

@Suite(.serialized) @MainActor struct UIScrollViewTests {
  private final class Recorder: NSObject, UIScrollViewDelegate {
    var events: [String] = []
    var target: CGPoint?
    var velocity = CGPoint.zero

    private func add(_ event: String) { if events.last != event { events.append(event) } }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { add("didScroll") }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { add("willBeginDragging") }
    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      add("willEndDragging")
      self.velocity = velocity
      if let target { targetContentOffset.pointee = target }
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      add("didEndDragging \(decelerate)")
    }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { add("willBeginDecelerating") }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { add("didEndDecelerating") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { add("didEndScrollingAnimation") }
  }

  private final class PressView: UIView {
    var log: [String] = []
    var taps = 0
    func tapped() { taps += 1 }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("began") }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { if log.last != "moved" { log.append("moved") } }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("ended") }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("cancelled") }
  }

  private let screen = HeadlessScreen(size: CGSize(width: 200, height: 300), scale: 1)
  private let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
  private let recorder = Recorder()
  private let press = PressView(frame: CGRect(x: 0, y: 0, width: 200, height: 3000))

  init() {
    scroll.contentSize = CGSize(width: 200, height: 3000)
    scroll.addSubview(press)
    screen.show(scroll)
    screen.settle()
    scroll.delegate = recorder
  }

  @Test func aFlickTellsTheDelegateInOrder() {
    screen.drag(from: CGPoint(x: 100, y: 250), to: CGPoint(x: 100, y: 100), duration: 0.15)
    #expect(scroll.isDecelerating)
    let released = scroll.contentOffset.y
    #expect(released > 100 && released <= 140)
    screen.advance(by: 6)
    #expect(
      recorder.events == [
        "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging true", "willBeginDecelerating",
        "didScroll", "didEndDecelerating",
      ])
    #expect(recorder.velocity.y > 0.5)
    #expect(scroll.contentOffset.y > released + 200)
    #expect(!scroll.isDecelerating && !scroll.isTracking)
  }

  @Test func contentLosesItsTouchWhenScrollingStarts() {
    scroll.delaysContentTouches = false
    screen.touch(.began, at: CGPoint(x: 100, y: 250))
    screen.touch(.moved, at: CGPoint(x: 100, y: 245))
    #expect(press.log == ["began", "moved"])
    screen.touch(.moved, at: CGPoint(x: 100, y: 200))
    screen.touch(.moved, at: CGPoint(x: 100, y: 150))
    screen.touch(.ended, at: CGPoint(x: 100, y: 150))
    #expect(press.log == ["began", "moved", "cancelled"])
  }

  /// For 0.15 seconds it is undecided whether the finger scrolls.
  @Test func contentHearsOfATouchOnlyWhenTheFingerHasNotScrolled() {
    screen.touch(.began, at: CGPoint(x: 100, y: 250))
    screen.advance(by: 0.1)
    #expect(press.log.isEmpty)
    screen.advance(by: 0.06)
    #expect(press.log == ["began"])
    screen.touch(.ended, at: CGPoint(x: 100, y: 250))
    screen.drag(from: CGPoint(x: 100, y: 250), to: CGPoint(x: 100, y: 200), duration: 0.1)
    #expect(press.log == ["began", "ended"] && scroll.contentOffset.y > 0)
  }

  @Test func subclassesKeepTouchesFromTheContentOrLeaveThemToIt() {
    final class Choosy: UIScrollView {
      var begins = true, cancels = true
      override func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { begins }
      override func touchesShouldCancel(in view: UIView) -> Bool { cancels }
    }
    let choosy = Choosy(frame: scroll.frame), press = PressView(frame: CGRect(x: 0, y: 0, width: 200, height: 3000))
    choosy.contentSize = scroll.contentSize
    choosy.addSubview(press)
    screen.show(choosy)
    func slowDrag() {
      screen.touch(.began, at: CGPoint(x: 100, y: 250))
      screen.advance(by: 0.3)
      screen.touch(.moved, at: CGPoint(x: 100, y: 200))
      screen.touch(.moved, at: CGPoint(x: 100, y: 150))
      screen.touch(.ended, at: CGPoint(x: 100, y: 150))
      screen.advance(by: 2)
    }
    slowDrag()
    #expect(press.log == ["began", "cancelled"] && choosy.contentOffset.y > 0)
    press.log = []
    choosy.contentOffset = .zero
    choosy.cancels = false
    slowDrag()
    #expect(press.log == ["began", "moved", "ended"] && choosy.contentOffset.y == 0)
    press.log = []
    choosy.cancels = true
    choosy.canCancelContentTouches = false
    slowDrag()
    #expect(press.log == ["began", "moved", "ended"] && choosy.contentOffset.y == 0)
    press.log = []
    choosy.canCancelContentTouches = true
    choosy.begins = false
    slowDrag()
    #expect(press.log.isEmpty && choosy.contentOffset.y > 0)
  }

  @Test func aFingerThatStopsTheContentTapsNothing() {
    var taps = 0
    let tap = UITapGestureRecognizer(target: press, action: Selector("tapped", PressView.tapped))
    press.addGestureRecognizer(tap)
    screen.tap(at: CGPoint(x: 100, y: 100))
    taps = press.taps
    screen.drag(from: CGPoint(x: 100, y: 250), to: CGPoint(x: 100, y: 100), duration: 0.1)
    press.log = []
    #expect(taps == 1 && scroll.isDecelerating)
    screen.tap(at: CGPoint(x: 100, y: 100))
    #expect(!scroll.isDecelerating && press.taps == 1 && press.log.isEmpty)
  }

  /// Quick drags that begin on controls scroll. A control that has been held for a while keeps its touch.
  @Test(arguments: [(0.1, true, true), (0.5, true, false), (0.1, false, false)])
  func controlsLoseTheirTouchToQuickDragsOnly(duration: TimeInterval, delays: Bool, scrolls: Bool) {
    let control = UIControl(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    var events: [String] = []
    control.addAction(UIAction { _ in events.append("cancel") }, for: .touchCancel)
    control.addAction(UIAction { _ in events.append("up") }, for: [.touchUpInside, .touchUpOutside])
    scroll.addSubview(control)
    scroll.delaysContentTouches = delays
    screen.touch(.began, at: CGPoint(x: 100, y: 250))
    screen.advance(by: duration)
    screen.touch(.moved, at: CGPoint(x: 100, y: 200))
    screen.touch(.moved, at: CGPoint(x: 100, y: 150))
    screen.touch(.ended, at: CGPoint(x: 100, y: 150))
    #expect(events == (scrolls ? [] : ["up"]))
    #expect((scroll.contentOffset.y > 0) == scrolls)
  }

  @Test func aTapReachesTheContent() {
    screen.tap(at: CGPoint(x: 100, y: 100))
    #expect(press.log.first == "began" && press.log.last == "ended")
    #expect(scroll.contentOffset == .zero)
    #expect(recorder.events.isEmpty)
  }

  @Test func dragPastTheTopSpringsBack() {
    screen.touch(.began, at: CGPoint(x: 100, y: 50))
    for y in stride(from: 60, through: 200, by: 20) {
      screen.advance(by: 1.0 / 60)
      screen.touch(.moved, at: CGPoint(x: 100, y: CGFloat(y)))
    }
    #expect(scroll.contentOffset.y < -40 && scroll.contentOffset.y > -140)
    screen.advance(by: 0.5)
    screen.touch(.ended, at: CGPoint(x: 100, y: 200))
    screen.advance(by: 2)
    #expect(scroll.contentOffset == .zero)
  }

  @Test func theOffsetIsTheOriginOfTheBounds() {
    scroll.contentOffset = CGPoint(x: 0, y: 77)
    #expect(scroll.bounds.origin == CGPoint(x: 0, y: 77))
    scroll.bounds.origin = CGPoint(x: 0, y: 12)
    #expect(scroll.contentOffset == CGPoint(x: 0, y: 12))
    #expect(recorder.events == ["didScroll"])
  }

  @Test func animatedOffsetsArriveAndSaySo() {
    scroll.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
    #expect(scroll.contentOffset == .zero)
    screen.advance(by: 0.15)
    #expect(scroll.contentOffset.y > 100 && scroll.contentOffset.y < 450)
    screen.advance(by: 0.3)
    #expect(scroll.contentOffset.y == 500)
    #expect(recorder.events.last == "didEndScrollingAnimation")
  }

  @Test func theWheelScrollsAndStopsAtTheEdges() {
    screen.scroll(by: CGVector(dx: 0, dy: -120), at: CGPoint(x: 100, y: 100))
    #expect(scroll.contentOffset == CGPoint(x: 0, y: 120))
    screen.scroll(by: CGVector(dx: 0, dy: 9000), at: CGPoint(x: 100, y: 100))
    #expect(scroll.contentOffset == .zero)
  }

  @Test func rectsAreShownWithTheLeastMove() {
    scroll.scrollRectToVisible(CGRect(x: 0, y: 100, width: 10, height: 10), animated: false)
    #expect(scroll.contentOffset == .zero)
    scroll.scrollRectToVisible(CGRect(x: 0, y: 400, width: 10, height: 50), animated: false)
    #expect(scroll.contentOffset == CGPoint(x: 0, y: 150))
    scroll.scrollRectToVisible(CGRect(x: 0, y: 100, width: 10, height: 10), animated: false)
    #expect(scroll.contentOffset == CGPoint(x: 0, y: 100))
  }

  @Test func aTargetFromTheDelegateIsWhereItStops() {
    recorder.target = CGPoint(x: 0, y: 400)
    screen.drag(from: CGPoint(x: 100, y: 250), to: CGPoint(x: 100, y: 100), duration: 0.15)
    screen.advance(by: 3)
    #expect(scroll.contentOffset == CGPoint(x: 0, y: 400))
  }

  @Test func insetsWidenTheRange() {
    scroll.contentInset = UIEdgeInsets(top: 40, left: 0, bottom: 60, right: 0)
    screen.scroll(by: CGVector(dx: 0, dy: 9000), at: CGPoint(x: 100, y: 100))
    #expect(scroll.contentOffset == CGPoint(x: 0, y: -40))
    screen.scroll(by: CGVector(dx: 0, dy: -9000), at: CGPoint(x: 100, y: 100))
    #expect(scroll.contentOffset == CGPoint(x: 0, y: 3000 + 60 - 300))
  }

  @Test func indicatorsShowWhileScrollingAndFade() {
    #expect(scroll.verticalIndicator.alpha == 0)
    screen.drag(from: CGPoint(x: 100, y: 250), to: CGPoint(x: 100, y: 200), duration: 0.1)
    #expect(scroll.verticalIndicator.alpha == 1)
    #expect(scroll.verticalIndicator.frame.width == 3)
    screen.advance(by: 8)
    #expect(scroll.verticalIndicator.alpha == 0)
    #expect(scroll.horizontalIndicator.isHidden)
  }

  @Test func indicatorsAreSubviewsOnceTheyShow() {
    let own = scroll.subviews
    #expect(!own.contains(scroll.verticalIndicator))
    screen.drag(from: CGPoint(x: 100, y: 250), to: CGPoint(x: 100, y: 200), duration: 0.1)
    #expect(scroll.subviews == own + [scroll.verticalIndicator])
    #expect(UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)).subviews.isEmpty)
  }

  @Test func senselessOffsetsAreIgnored() {
    scroll.contentOffset = CGPoint(x: CGFloat.nan, y: 3)
    scroll.setContentOffset(CGPoint(x: 0, y: CGFloat.infinity), animated: true)
    scroll.scrollRectToVisible(.null, animated: false)
    #expect(scroll.contentOffset == .zero)
  }

  @Test func aWheelOfTheMouseLeavesNoPageCut() {
    let screen = HeadlessScreen(size: CGSize(width: 200, height: 300), scale: 1)
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    scroll.isPagingEnabled = true
    scroll.contentSize = CGSize(width: 800, height: 300)
    screen.show(scroll)
    screen.settle()
    screen.scroll(by: CGVector(dx: -30, dy: 0), at: CGPoint(x: 100, y: 100))
    screen.advance(by: 1)
    #expect(scroll.contentOffset.x == 200)
    screen.scroll(by: CGVector(dx: 30, dy: 0), at: CGPoint(x: 100, y: 100))
    screen.advance(by: 1)
    #expect(scroll.contentOffset.x == 0)
  }

  @Test func contentThatBecomesShorterMovesBack() {
    scroll.contentOffset.y = 2000
    recorder.events = []
    scroll.contentSize.height = 1000
    scroll.layoutIfNeeded()
    #expect(scroll.contentOffset.y == 700 && recorder.events == ["didScroll"])
    // A size that changes back before the next layout does not move the content.
    scroll.contentSize.height = 0
    scroll.contentSize.height = 1000
    scroll.layoutIfNeeded()
    #expect(scroll.contentOffset.y == 700)
    // An offset that was set beyond the edges stays.
    scroll.contentOffset.y = 900
    scroll.contentSize.height = 950
    scroll.layoutIfNeeded()
    #expect(scroll.contentOffset.y == 900)
  }

  private final class SharingScrollView: UIScrollView, UIGestureRecognizerDelegate {
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }
  }

  @Test func aScrollViewIsTheDelegateOfItsRecognizers() {
    let sharing = SharingScrollView()
    #expect(sharing.panGestureRecognizer.delegate === sharing)
    #expect(scroll.panGestureRecognizer.delegate == nil)
    sharing.maximumZoomScale = 2
    #expect(sharing.pinchGestureRecognizer == nil || sharing.pinchGestureRecognizer?.delegate === sharing)
  }
}

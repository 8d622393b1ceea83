import Display
import Foundation
import Testing

@testable import UIKit
@testable import VitrineTesting

/// Tests each kind of recogniser.
@Suite @MainActor struct GestureKindTests {
  private let stage = GestureStage()

  // MARK: Tap

  @Test func aTapIsRecognisedWhenTheFingerLeaves() {
    let tap = stage.add(UITapGestureRecognizer(), "tap")
    stage.down(50, 60)
    #expect(tap.state == .possible && tap.numberOfTouches == 1 && stage.take() == ["began"])
    stage.up(52, 61)
    #expect(stage.take() == ["tap ended", "cancelled"])
    #expect(tap.state == .possible && tap.location(in: stage.view) == CGPoint(x: 52, y: 61) && stage.isAtRest)
  }

  @Test(arguments: [(46, 0.0, false), (44, 0.0, true), (0, 0.8, false), (0, 0.7, true)])
  func aTapIsShortAndStaysWhereItIs(way: Int, seconds: TimeInterval, isTap: Bool) {
    stage.add(UITapGestureRecognizer(), "tap")
    stage.down(50, 50)
    if seconds > 0 { stage.wait(seconds) }
    stage.move(50 + CGFloat(way), 50)
    stage.up(50 + CGFloat(way), 50)
    #expect(stage.take().contains("tap ended") == isTap)
    #expect(stage.isAtRest)
  }

  @Test func twoTapsComeWithinATimeAndAPlace() {
    stage.add(UITapGestureRecognizer(), "double").numberOfTapsRequired = 2
    stage.tap()
    stage.wait(0.3)
    stage.tap()
    #expect(stage.take().contains("double ended"))
    stage.tap()
    stage.wait(0.4)
    stage.tap()
    stage.wait(0.4)
    stage.tap(50, 50)
    stage.tap(150, 50)
    stage.wait(0.4)
    #expect(!stage.take().contains("double ended"))
    #expect(stage.isAtRest)
  }

  /// Apple, UIGestureRecognizer.location(in:): "The returned value is a generic location for the gesture [...] usually the centroid of the
  /// touches involved in the gesture". Fingers that have left before count.
  @Test func theLocationOfATapWithTwoFingersIsItsCentroid() {
    @MainActor final class Listener: NSObject {
      var places: [CGPoint] = []
      func heard(_ tap: UITapGestureRecognizer) {
        places += [tap.location(in: tap.view)] + (0..<tap.numberOfTouches).map { tap.location(ofTouch: $0, in: tap.view) }
      }
    }
    let tap = stage.add(UITapGestureRecognizer(), "two"), listener = Listener()
    tap.numberOfTouchesRequired = 2
    tap.addTarget(listener, action: Selector("heard:", Listener.heard(_:)))
    stage.down(50, 50)
    stage.down(90, 70, finger: 1)
    stage.up(50, 50)
    stage.up(92, 70, finger: 1)
    #expect(listener.places == [CGPoint(x: 71, y: 60), CGPoint(x: 50, y: 50), CGPoint(x: 92, y: 70)])
    listener.places = []
    stage.down(100, 100)
    stage.down(140, 100, finger: 1)
    stage.up(140, 100, finger: 1)
    stage.up(100, 100)
    #expect(listener.places.first == CGPoint(x: 120, y: 100) && stage.isAtRest)
  }

  @Test func twoFingersTap() {
    stage.add(UITapGestureRecognizer(), "two").numberOfTouchesRequired = 2
    stage.tap()
    #expect(!stage.take().contains("two ended"))
    stage.down(50, 50)
    stage.down(90, 50, finger: 1)
    stage.up(50, 50)
    stage.up(90, 50, finger: 1)
    #expect(stage.take().contains("two ended") && stage.isAtRest)
    for finger in 0..<3 { stage.down(50 + 20 * CGFloat(finger), 50, finger: finger) }
    for finger in 0..<3 { stage.up(50 + 20 * CGFloat(finger), 50, finger: finger) }
    #expect(!stage.take().contains("two ended") && stage.isAtRest)
  }

  // MARK: Long press

  @Test func aLongPressBeginsByTimeChangesAndEnds() {
    let press = stage.add(UILongPressGestureRecognizer(), "press")
    stage.down(50, 50)
    stage.wait(0.49)
    #expect(stage.take() == ["began"])
    stage.wait(0.02)
    #expect(stage.take() == ["press began", "cancelled"] && press.state == .began)
    stage.move(90, 90)
    stage.up(90, 90)
    #expect(stage.take() == ["press changed", "press ended"] && stage.isAtRest)
    stage.down(50, 50)
    stage.move(61, 50)
    stage.wait(1)
    stage.up(61, 50)
    #expect(!stage.take().contains { $0.hasPrefix("press") } && stage.isAtRest)
  }

  @Test func aLongPressCanFollowATap() {
    stage.add(UILongPressGestureRecognizer(), "press").numberOfTapsRequired = 1
    stage.down(50, 50)
    stage.wait(0.7)
    stage.up(50, 50)
    stage.wait(1)
    #expect(!stage.take().contains { $0.hasPrefix("press") } && stage.isAtRest)
    stage.tap()
    stage.wait(0.1)
    stage.down(50, 50)
    stage.wait(0.6)
    stage.up(50, 50)
    #expect(stage.take().filter { $0.hasPrefix("press") } == ["press began", "press ended"] && stage.isAtRest)
  }

  @Test func aPressWithoutDurationBeginsAtOnce() {
    stage.add(UILongPressGestureRecognizer(), "press").minimumPressDuration = 0
    stage.down(50, 50)
    #expect(stage.take() == ["press began"])
    stage.up(50, 50)
    #expect(stage.take() == ["press ended"] && stage.isAtRest)
  }

  // MARK: Pan

  @Test func aPanBeginsAfterTenPoints() {
    let pan = stage.add(UIPanGestureRecognizer(), "pan")
    stage.down(50, 50)
    stage.move(56, 57)
    #expect(stage.take() == ["began", "moved"] && pan.state == .possible)
    stage.move(58, 58)
    #expect(stage.take() == ["pan began", "cancelled"] && pan.translation(in: stage.view) == CGPoint(x: 8, y: 8))
    pan.setTranslation(.zero, in: stage.view)
    stage.move(60, 63)
    #expect(stage.take() == ["pan changed"] && pan.translation(in: stage.view) == CGPoint(x: 2, y: 5))
    stage.up(60, 63)
    #expect(stage.take() == ["pan ended"] && stage.isAtRest && pan.state == .possible)
  }

  @Test func aPanKnowsItsSpeedInItsViewsCoordinates() {
    let pan = stage.add(UIPanGestureRecognizer(), "pan")
    let half = UIView(frame: stage.view.bounds)
    half.transform = CGAffineTransform(scaleX: 2, y: 2)
    stage.view.addSubview(half)
    stage.down(50, 50)
    for step in 1...10 {
      stage.wait(1.0 / 60)
      stage.move(50, 50 + CGFloat(step) * 5)
    }
    #expect(abs(pan.velocity(in: stage.view).y - 300) < 1 && abs(pan.velocity(in: half).y - 150) < 1)
    #expect(pan.translation(in: half) == CGPoint(x: 0, y: 25))
    stage.screen.touch(.cancelled, at: .zero)
    #expect(stage.take().last == "pan cancelled" && stage.isAtRest)
  }

  @Test func fingersThatJoinAPanDoNotMoveIt() {
    let pan = stage.add(UIPanGestureRecognizer(), "pan")
    stage.down(50, 50)
    stage.move(50, 70)
    stage.down(250, 250, finger: 1)
    stage.move(50, 80)
    #expect(pan.translation(in: nil) == CGPoint(x: 0, y: 25) && pan.numberOfTouches == 2)
    stage.up(50, 80)
    stage.move(250, 260, finger: 1)
    #expect(pan.translation(in: nil) == CGPoint(x: 0, y: 35) && pan.state == .changed)
    stage.up(250, 260, finger: 1)
    #expect(stage.take().last == "pan ended" && stage.isAtRest)
  }

  @Test func numbersOfFingersAreKept() {
    let two = stage.add(UIPanGestureRecognizer(), "two")
    two.minimumNumberOfTouches = 2
    two.maximumNumberOfTouches = 2
    stage.down(50, 50)
    stage.move(50, 100)
    #expect(two.state == .possible)
    stage.down(90, 100, finger: 1)
    stage.move(50, 115)
    stage.move(90, 115, finger: 1)
    #expect(two.state == .began || two.state == .changed)
    stage.up(50, 115)
    #expect(stage.take().last == "two ended")
    stage.up(90, 115, finger: 1)
    for finger in 0..<3 { stage.down(50, 50 + 30 * CGFloat(finger), finger: finger) }
    for finger in 0..<3 { stage.move(150, 50 + 30 * CGFloat(finger), finger: finger) }
    for finger in 0..<3 { stage.up(150, 50 + 30 * CGFloat(finger), finger: finger) }
    #expect(!stage.take().contains { $0.hasPrefix("two") } && stage.isAtRest)
  }

  // MARK: Pinch and rotation

  @Test func aPinchTellsTheProportionOfTheDistances() {
    let pinch = stage.add(UIPinchGestureRecognizer(), "pinch")
    stage.down(100, 100)
    stage.down(140, 100, finger: 1)
    stage.move(145, 100, finger: 1)
    #expect(pinch.state == .possible)
    stage.move(180, 100, finger: 1)
    #expect(pinch.state == .began && abs(pinch.scale - 2) < 1e-9)
    #expect(pinch.location(in: nil) == CGPoint(x: 140, y: 100))
    pinch.scale = 1
    stage.move(60, 100)
    #expect(pinch.state == .changed && abs(pinch.scale - 1.5) < 1e-9)
    stage.up(60, 100)
    #expect(pinch.state == .changed && pinch.numberOfTouches == 1)
    stage.up(180, 100, finger: 1)
    #expect(stage.take().last == "pinch ended" && stage.isAtRest && pinch.scale == 1)
  }

  @Test func aRotationTellsTheAngleAndAddsTurnsUp() {
    let turn = stage.add(UIRotationGestureRecognizer(), "turn")
    func place(_ degrees: CGFloat) -> CGPoint {
      CGPoint(x: 150 + 50 * cos(degrees * .pi / 180), y: 150 + 50 * sin(degrees * .pi / 180))
    }
    stage.down(150, 150)
    stage.down(200, 150, finger: 1)
    stage.screen.touch(.moved, at: place(4), finger: 1)
    #expect(turn.state == .possible)
    for degrees in stride(from: CGFloat(10), through: 400, by: 10) { stage.screen.touch(.moved, at: place(degrees), finger: 1) }
    #expect(turn.state == .changed && abs(turn.rotation - 400 * .pi / 180) < 1e-6)
    turn.rotation = 0
    stage.screen.touch(.moved, at: place(390), finger: 1)
    #expect(abs(turn.rotation + 10 * .pi / 180) < 1e-6)
    stage.up(150, 150)
    stage.screen.touch(.ended, at: place(390), finger: 1)
    #expect(stage.isAtRest)
  }

  // MARK: Swipe and edges

  @Test(arguments: [
    (60, 0, 0.2, true), (60, 40, 0.2, true), (60, 70, 0.2, false), (-60, 0, 0.2, false), (45, 0, 0.2, false), (60, 0, 0.7, false),
  ])
  func aSwipeIsLongStraightAndQuick(dx: CGFloat, dy: CGFloat, seconds: TimeInterval, isSwipe: Bool) {
    stage.add(UISwipeGestureRecognizer(), "swipe")
    stage.screen.drag(from: CGPoint(x: 150, y: 150), to: CGPoint(x: 150 + dx, y: 150 + dy), duration: seconds)
    #expect(stage.take().contains("swipe ended") == isSwipe)
    #expect(stage.isAtRest)
  }

  @Test func aSwipeKnowsSeveralDirections() {
    stage.add(UISwipeGestureRecognizer(), "swipe").direction = [.up, .left]
    stage.screen.drag(from: CGPoint(x: 150, y: 150), to: CGPoint(x: 150, y: 80), duration: 0.2)
    stage.screen.drag(from: CGPoint(x: 150, y: 150), to: CGPoint(x: 80, y: 150), duration: 0.2)
    stage.screen.drag(from: CGPoint(x: 150, y: 150), to: CGPoint(x: 150, y: 220), duration: 0.2)
    #expect(stage.take().count(where: { $0 == "swipe ended" }) == 2)
  }

  @Test(arguments: [(5.0, 40.0, true), (40.0, 90.0, false), (5.0, 5.0, false)])
  func anEdgePanComesFromTheEdge(from: CGFloat, to: CGFloat, begins: Bool) {
    stage.add(UIScreenEdgePanGestureRecognizer(), "edge").edges = .left
    stage.screen.drag(from: CGPoint(x: from, y: 150), to: CGPoint(x: to, y: from == to ? 200 : 150), duration: 0.2)
    #expect(stage.take().contains("edge began") == begins)
    #expect(stage.isAtRest)
  }

  @Test func keysAreTapsAndPressesForThoseThatAllowThem() {
    final class Desk: UIView {
      var log: [String] = []
      override var canBecomeFirstResponder: Bool { true }
      override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { log.append("began") }
      override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { log.append("ended") }
      override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) { log.append("cancelled") }
    }
    let desk = Desk(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    stage.view.addSubview(desk)
    desk.becomeFirstResponder()
    let tap = stage.add(UITapGestureRecognizer(), "tap"), hold = stage.add(UILongPressGestureRecognizer(), "hold", to: desk)
    stage.screen.press(.keyboardReturnOrEnter)
    #expect(stage.take() == [] && desk.log == ["began", "ended"])
    desk.log = []
    tap.allowedPressTypes = [NSNumber(value: UIPress.PressType.select.rawValue)]
    stage.screen.press(.keyboardReturnOrEnter)
    #expect(stage.take() == ["tap ended"] && desk.log == ["began", "cancelled"] && stage.isAtRest)
    tap.numberOfTapsRequired = 2
    stage.screen.press(.keyboardReturnOrEnter)
    stage.wait(0.1)
    stage.screen.press(.keyboardReturnOrEnter)
    #expect(stage.take() == ["tap ended"])
    stage.screen.press(.keyboardReturnOrEnter)
    stage.wait(1)
    #expect(stage.take() == [] && stage.isAtRest)
    hold.allowedPressTypes = [NSNumber(value: UIPress.PressType.upArrow.rawValue)]
    func arrow(_ phase: KeySample.Phase) {
      stage.screen.display.send(
        .key(
          KeySample(
            phase: phase, usage: KeyUsage(rawValue: UIKeyboardHIDUsage.keyboardUpArrow.rawValue), characters: "",
            charactersIgnoringModifiers: "", modifiers: [], timestamp: stage.screen.time)))
    }
    desk.log = []
    arrow(.down)
    stage.wait(0.6)
    arrow(.up)
    #expect(stage.take() == ["hold began", "hold ended"] && desk.log == ["began", "cancelled"] && stage.isAtRest)
  }
}

import Testing
import UIKit

@testable import VitrineTesting

/// A view that records the events that it receives.
private final class Feeler: UIView {
  var log: [String] = []
  var passesOn = false
  var taps: [Int] = []

  private func note(_ phase: String, _ touches: Set<UITouch>) {
    let points = touches.map { "\(Int($0.location(in: self).x)),\(Int($0.location(in: self).y))" }.sorted()
    log.append("\(phase) \(points.joined(separator: " "))")
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("began", touches)
    taps += touches.map(\.tapCount)
    if passesOn { super.touchesBegan(touches, with: event) }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note("moved", touches) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("ended", touches) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { note("cancelled", touches) }
}

@Suite @MainActor struct TouchTests {
  private let screen = HeadlessScreen(size: CGSize(width: 100, height: 100))
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  private func feeler(_ frame: CGRect, in parent: UIView? = nil) -> Feeler {
    let view = Feeler(frame: frame)
    (parent ?? root).addSubview(view)
    return view
  }

  // MARK: Hit testing

  @Test func theFrontmostViewIsHit() {
    let back = feeler(CGRect(x: 0, y: 0, width: 50, height: 50)), front = feeler(CGRect(x: 25, y: 25, width: 50, height: 50))
    #expect(root.hitTest(CGPoint(x: 30, y: 30), with: nil) === front)
    #expect(root.hitTest(CGPoint(x: 10, y: 10), with: nil) === back)
    #expect(root.hitTest(CGPoint(x: 90, y: 90), with: nil) === root)
    #expect(root.hitTest(CGPoint(x: 100, y: 50), with: nil) == nil)
    #expect(root.hitTest(CGPoint(x: 0, y: 0), with: nil) === back)
  }

  @Test func viewsThatCannotBeSeenOrUsedAreNotHit() {
    let view = feeler(CGRect(x: 0, y: 0, width: 50, height: 50))
    let child = feeler(view.bounds, in: view)
    let point = CGPoint(x: 10, y: 10)
    #expect(root.hitTest(point, with: nil) === child)
    view.isHidden = true
    #expect(root.hitTest(point, with: nil) === root)
    view.isHidden = false
    view.alpha = 0.0099
    #expect(root.hitTest(point, with: nil) === root)
    view.alpha = 0.01
    #expect(root.hitTest(point, with: nil) === child)
    view.isUserInteractionEnabled = false
    #expect(root.hitTest(point, with: nil) === root)
  }

  @Test func whatLiesOutsideOfASuperviewIsNotHit() {
    let view = feeler(CGRect(x: 0, y: 0, width: 20, height: 20))
    _ = feeler(CGRect(x: 30, y: 0, width: 20, height: 20), in: view)
    #expect(root.hitTest(CGPoint(x: 35, y: 5), with: nil) === root)
  }

  @Test func transformsAndScrolledBoundsAreFollowed() {
    let view = feeler(CGRect(x: 40, y: 0, width: 20, height: 100))
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(root.hitTest(CGPoint(x: 5, y: 50), with: nil) === view)
    #expect(root.hitTest(CGPoint(x: 50, y: 5), with: nil) === root)
    view.transform = .identity
    root.bounds.origin.x = 40
    #expect(root.hitTest(CGPoint(x: 45, y: 5), with: nil) === view)
  }

  @Test func pointInsideCanBeOverridden() {
    final class Wide: UIView {
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.insetBy(dx: -10, dy: -10).contains(point) }
    }
    let view = Wide(frame: CGRect(x: 20, y: 20, width: 10, height: 10))
    root.addSubview(view)
    #expect(root.hitTest(CGPoint(x: 12, y: 12), with: nil) === view)
  }

  // MARK: Routing

  @Test func aTouchStaysWithTheViewItBeganIn() {
    let view = feeler(CGRect(x: 10, y: 10, width: 20, height: 20)), other = feeler(CGRect(x: 50, y: 50, width: 20, height: 20))
    screen.show(root)
    screen.touch(.began, at: CGPoint(x: 15, y: 15))
    screen.touch(.moved, at: CGPoint(x: 60, y: 60))
    screen.touch(.moved, at: CGPoint(x: 60, y: 60))
    screen.touch(.ended, at: CGPoint(x: 61, y: 60))
    #expect(view.log == ["began 5,5", "moved 50,50", "ended 51,50"])
    #expect(other.log.isEmpty)
  }

  @Test func unhandledTouchesClimbTheChain() {
    let outer = feeler(CGRect(x: 10, y: 10, width: 80, height: 80)), inner = feeler(CGRect(x: 10, y: 10, width: 20, height: 20), in: outer)
    inner.passesOn = true
    screen.show(root)
    screen.touch(.began, at: CGPoint(x: 25, y: 25))
    #expect(inner.log == ["began 5,5"] && outer.log == ["began 15,15"])
    screen.touch(.cancelled, at: CGPoint(x: 25, y: 25))
    #expect(inner.log.last == "cancelled 5,5")
  }

  @Test func aSecondFingerNeedsMultipleTouch() {
    let view = feeler(CGRect(x: 0, y: 0, width: 50, height: 50))
    screen.show(root)
    screen.touch(.began, at: CGPoint(x: 5, y: 5), finger: 1)
    screen.touch(.began, at: CGPoint(x: 9, y: 9), finger: 2)
    screen.touch(.moved, at: CGPoint(x: 10, y: 10), finger: 2)
    screen.touch(.ended, at: CGPoint(x: 5, y: 5), finger: 1)
    screen.touch(.ended, at: CGPoint(x: 10, y: 10), finger: 2)
    #expect(view.log == ["began 5,5", "ended 5,5"])
    view.log = []
    view.isMultipleTouchEnabled = true
    screen.touch(.began, at: CGPoint(x: 5, y: 5), finger: 1)
    screen.touch(.began, at: CGPoint(x: 9, y: 9), finger: 2)
    screen.touch(.moved, at: CGPoint(x: 10, y: 10), finger: 2)
    #expect(view.log == ["began 5,5", "began 9,9", "moved 10,10"])
  }

  @Test func anExclusiveViewKeepsOthersOut() {
    let shy = feeler(CGRect(x: 0, y: 0, width: 20, height: 20)), other = feeler(CGRect(x: 50, y: 0, width: 20, height: 20))
    shy.isExclusiveTouch = true
    screen.show(root)
    screen.touch(.began, at: CGPoint(x: 5, y: 5), finger: 1)
    screen.touch(.began, at: CGPoint(x: 55, y: 5), finger: 2)
    #expect(other.log.isEmpty)
    screen.touch(.ended, at: CGPoint(x: 5, y: 5), finger: 1)
    screen.touch(.ended, at: CGPoint(x: 55, y: 5), finger: 2)
    screen.touch(.began, at: CGPoint(x: 55, y: 5), finger: 2)
    screen.touch(.began, at: CGPoint(x: 5, y: 5), finger: 1)
    #expect(other.log == ["began 5,5"] && shy.log == ["began 5,5", "ended 5,5"])
  }

  @Test func tapsInQuickSuccessionAreCounted() {
    let view = feeler(CGRect(x: 0, y: 0, width: 90, height: 90))
    screen.show(root)
    for _ in 0..<3 { screen.tap(at: CGPoint(x: 20, y: 20)) }
    screen.advance(by: 0.5)
    screen.tap(at: CGPoint(x: 20, y: 20))
    screen.tap(at: CGPoint(x: 80, y: 80))
    #expect(view.taps == [1, 2, 3, 1, 1])
  }

  @Test func removalCancels() {
    let outer = feeler(CGRect(x: 0, y: 0, width: 50, height: 50)), inner = feeler(CGRect(x: 0, y: 0, width: 20, height: 20), in: outer)
    screen.show(root)
    screen.touch(.began, at: CGPoint(x: 5, y: 5))
    outer.removeFromSuperview()
    #expect(inner.log == ["began 5,5", "cancelled 5,5"])
    screen.touch(.moved, at: CGPoint(x: 8, y: 8))
    screen.touch(.ended, at: CGPoint(x: 8, y: 8))
    #expect(inner.log.count == 2)
  }

  @Test func losingTheFocusCancelsAllTouches() {
    let view = feeler(CGRect(x: 0, y: 0, width: 50, height: 50)), other = feeler(CGRect(x: 50, y: 0, width: 50, height: 50))
    screen.show(root)
    screen.touch(.began, at: CGPoint(x: 5, y: 5), finger: 0)
    screen.touch(.began, at: CGPoint(x: 60, y: 5), finger: 1)
    screen.display.send(.focus(false))
    #expect(view.log == ["began 5,5", "cancelled 5,5"] && other.log == ["began 10,5", "cancelled 10,5"])
    #expect(UIApplication.shared.applicationState == .inactive)
    screen.touch(.moved, at: CGPoint(x: 8, y: 8), finger: 0)
    screen.touch(.ended, at: CGPoint(x: 8, y: 8), finger: 0)
    #expect(view.log.count == 2)
    screen.display.send(.focus(true))
    #expect(UIApplication.shared.applicationState == .active)
    screen.tap(at: CGPoint(x: 5, y: 5))
    #expect(view.log.suffix(2) == ["began 5,5", "ended 5,5"])
  }

  @Test func hidingTheWindowCancelsItsTouches() {
    let view = feeler(CGRect(x: 0, y: 0, width: 50, height: 50))
    screen.show(root)
    screen.touch(.began, at: CGPoint(x: 5, y: 5))
    screen.window.isHidden = true
    #expect(view.log == ["began 5,5", "cancelled 5,5"])
    screen.window.isHidden = false
  }

  @Test func theWheelGoesToTheViewUnderThePointer() {
    let scroll = UIScrollView(frame: CGRect(x: 50, y: 0, width: 50, height: 100))
    scroll.contentSize = CGSize(width: 50, height: 500)
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 500))
    scroll.addSubview(content)
    root.addSubview(scroll)
    screen.show(root)
    screen.scroll(by: CGVector(dx: 0, dy: -40), at: CGPoint(x: 10, y: 10))
    #expect(scroll.contentOffset == .zero)
    screen.scroll(by: CGVector(dx: 0, dy: -40), at: CGPoint(x: 60, y: 10))
    #expect(scroll.contentOffset == CGPoint(x: 0, y: 40))
  }

  @Test func movingAViewWithinTheWindowKeepsItsTouches() {
    let view = feeler(CGRect(x: 0, y: 0, width: 20, height: 20)), other = feeler(CGRect(x: 50, y: 50, width: 50, height: 50))
    screen.show(root)
    screen.touch(.began, at: CGPoint(x: 5, y: 5))
    other.addSubview(view)
    screen.touch(.ended, at: CGPoint(x: 55, y: 55))
    #expect(view.log == ["began 5,5", "ended 5,5"])
  }

  @Test func windowsOfAHigherLevelGetTheTouchFirst() {
    screen.show(root)
    let below = feeler(CGRect(x: 0, y: 0, width: 100, height: 100))
    screen.settle()
    let window = UIWindow(frame: CGRect(x: 50, y: 0, width: 50, height: 50))
    window.windowLevel = .alert
    window.isHidden = false
    let above = feeler(window.bounds, in: window)
    screen.touch(.began, at: CGPoint(x: 60, y: 10))
    screen.touch(.ended, at: CGPoint(x: 60, y: 10))
    screen.tap(at: CGPoint(x: 10, y: 10))
    #expect(above.log == ["began 10,10", "ended 10,10"] && below.log == ["began 10,10", "ended 10,10"])
    window.isHidden = true
    screen.tap(at: CGPoint(x: 60, y: 10))
    #expect(below.log.count == 4)
  }

  @Test func draggingMovesTheClockAndTheFinger() {
    let view = feeler(CGRect(x: 0, y: 0, width: 100, height: 100))
    screen.show(root)
    screen.drag(from: .zero, to: CGPoint(x: 60, y: 0), duration: 0.1)
    #expect(abs(screen.time - 0.1) < 1e-9)
    #expect(view.log.first == "began 0,0" && view.log.last == "ended 60,0")
    #expect(view.log.filter { $0.hasPrefix("moved") }.count == 6)
  }

  @Test func ignoredInteractionReachesNobody() {
    let view = feeler(CGRect(x: 0, y: 0, width: 100, height: 100))
    screen.show(root)
    UIApplication.shared.beginIgnoringInteractionEvents()
    screen.tap(at: CGPoint(x: 5, y: 5))
    UIApplication.shared.endIgnoringInteractionEvents()
    #expect(view.log.isEmpty)
  }

  /// A touch that a test creates has not tapped; one of a finger has tapped once. From a suite of tests from Apple's documentation.
  @Test func aTouchWithoutAFingerHasNoTap() {
    #expect(UITouch().tapCount == 0 && UITouch().phase == .began)
    let view = feeler(CGRect(x: 0, y: 0, width: 100, height: 100))
    screen.show(root)
    screen.tap(at: CGPoint(x: 5, y: 5))
    #expect(!view.log.isEmpty)
  }
}

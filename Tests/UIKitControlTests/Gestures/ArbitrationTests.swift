import Testing

@testable import UIKit

/// Tests the precedence of recognisers, and the touches that views receive.
@Suite @MainActor struct GestureArbitrationTests {
  private let stage = GestureStage()

  private final class Judge: NSObject, UIGestureRecognizerDelegate {
    var begins = true, receives = true, receivesEvent = true
    var together: [String] = []
    var waitsFor: [String] = []
    var goesBefore: [String] = []
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { begins }
    func gestureRecognizer(_ one: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer) -> Bool {
      together.contains(other.name ?? "")
    }
    func gestureRecognizer(_ one: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer) -> Bool {
      waitsFor.contains(other.name ?? "")
    }
    func gestureRecognizer(_ one: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer) -> Bool {
      goesBefore.contains(other.name ?? "")
    }
    func gestureRecognizer(_ one: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { receives }
    func gestureRecognizer(_ one: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool { receivesEvent }
  }

  private func inner() -> TouchDiary {
    let view = TouchDiary(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.name = "inner "
    view.note = { [stage] in stage.diary.append($0) }
    stage.view.addSubview(view)
    return view
  }

  private func doubleAndSingle() -> (UITapGestureRecognizer, UITapGestureRecognizer) {
    let single = stage.add(UITapGestureRecognizer(), "single"), double = stage.add(UITapGestureRecognizer(), "double")
    double.numberOfTapsRequired = 2
    return (single, double)
  }

  @Test func theInnermostGoesFirstAndKeepsOthersOut() {
    let view = inner()
    stage.add(UITapGestureRecognizer(), "outer tap")
    stage.add(UITapGestureRecognizer(), "inner tap", to: view)
    stage.tap()
    #expect(stage.take() == ["inner began", "inner tap ended", "inner cancelled"] && stage.isAtRest)
  }

  @Test func oneThatWaitsIsRecognisedWhenTheOtherHasFailed() {
    let (single, double) = doubleAndSingle()
    single.require(toFail: double)
    stage.tap()
    #expect(stage.take() == ["began"] && single.state == .possible)
    stage.wait(0.34)
    #expect(stage.take() == [])
    stage.wait(0.02)
    #expect(stage.take() == ["single ended", "cancelled"] && stage.isAtRest)
    stage.tap()
    stage.wait(0.1)
    stage.tap()
    #expect(stage.take() == ["began", "began", "double ended", "cancelled"])
    stage.wait(1)
    #expect(stage.take() == [] && stage.isAtRest)
  }

  @Test func twoThatWaitForEachOtherDoNotWait() {
    let (single, other) = (stage.add(UITapGestureRecognizer(), "a"), stage.add(UITapGestureRecognizer(), "b"))
    single.require(toFail: other)
    other.require(toFail: single)
    stage.tap()
    #expect(stage.take().count(where: { $0.hasSuffix(" ended") }) == 1 && stage.isAtRest)
  }

  @Test(arguments: [true, false]) func delegatesSayWhoWaits(first: Bool) {
    let (single, double) = doubleAndSingle()
    let judge = Judge()
    if first {
      judge.waitsFor = ["double"]
      single.delegate = judge
    } else {
      judge.goesBefore = ["single"]
      double.delegate = judge
    }
    stage.tap()
    #expect(!stage.take().contains("single ended"))
    stage.wait(0.4)
    #expect(stage.take().contains("single ended") && stage.isAtRest)
  }

  @Test func subclassesSayWhoWaits() {
    final class Patient: UITapGestureRecognizer {
      override func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool { other.name == "double" }
    }
    final class Important: UITapGestureRecognizer {
      override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool { other.name == "plain" }
    }
    stage.add(Patient(), "patient")
    stage.add(UITapGestureRecognizer(), "double").numberOfTapsRequired = 2
    stage.tap()
    #expect(!stage.take().contains("patient ended"))
    stage.wait(0.4)
    #expect(stage.take().contains("patient ended"))
    stage.view.gestureRecognizers = nil
    stage.add(UITapGestureRecognizer(), "plain")
    stage.add(Important(), "important").numberOfTapsRequired = 2
    stage.tap()
    #expect(!stage.take().contains("plain ended"))
    stage.wait(0.4)
    #expect(stage.take().contains("plain ended") && stage.isAtRest)
  }

  @Test(arguments: [true, false]) func twoAreRecognisedTogetherWhereEitherDelegateSaysSo(first: Bool) {
    let pinch = stage.add(UIPinchGestureRecognizer(), "pinch"), turn = stage.add(UIRotationGestureRecognizer(), "turn")
    let judge = Judge()
    judge.together = ["pinch", "turn"]
    (first ? pinch : turn).delegate = judge
    stage.down(100, 100)
    stage.down(150, 100, finger: 1)
    stage.move(200, 150, finger: 1)
    #expect(pinch.state == .began && turn.state == .began)
    stage.up(100, 100)
    stage.up(200, 150, finger: 1)
    #expect(pinch.state == .possible && turn.state == .possible && stage.isAtRest)
    pinch.delegate = nil
    turn.delegate = nil
    stage.down(100, 100)
    stage.down(150, 100, finger: 1)
    stage.move(200, 150, finger: 1)
    #expect((pinch.state == .began) != (turn.state == .began))
    stage.up(100, 100)
    stage.up(200, 150, finger: 1)
    #expect(stage.isAtRest)
  }

  @Test func preventionIsAskedOfBothSides() {
    final class Meek: UITapGestureRecognizer {
      override func canPrevent(_ other: UIGestureRecognizer) -> Bool { false }
    }
    final class Stubborn: UITapGestureRecognizer {
      override func canBePrevented(by other: UIGestureRecognizer) -> Bool { false }
    }
    stage.add(Meek(), "meek")
    stage.add(UITapGestureRecognizer(), "tap")
    stage.add(Stubborn(), "stubborn")
    stage.add(UITapGestureRecognizer(), "late")
    stage.tap()
    #expect(stage.take().filter { $0.hasSuffix(" ended") } == ["meek ended", "tap ended", "stubborn ended"] && stage.isAtRest)
  }

  @Test func othersThatShareNoTouchAreLeftAlone() {
    let view = inner()
    let press = stage.add(UILongPressGestureRecognizer(), "press", to: view)
    let other = TouchDiary(frame: CGRect(x: 200, y: 200, width: 100, height: 100))
    stage.view.addSubview(other)
    stage.add(UITapGestureRecognizer(), "tap", to: other)
    stage.down(50, 50)
    stage.wait(0.6)
    #expect(press.state == .began)
    stage.down(250, 250, finger: 1)
    stage.up(250, 250, finger: 1)
    #expect(stage.take().contains("tap ended") && press.state == .began)
    stage.up(50, 50)
    #expect(stage.isAtRest)
  }

  @Test func viewsAndDelegatesKeepAGestureFromBeginning() {
    final class Strict: UIView {
      var allows = true
      override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { allows }
    }
    let strict = Strict(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), judge = Judge()
    stage.view.addSubview(strict)
    let tap = stage.add(UITapGestureRecognizer(), "tap")
    stage.tap()
    #expect(stage.take().contains("tap ended"))
    strict.allows = false
    stage.tap()
    #expect(!stage.take().contains("tap ended"), "the touched view says no to its superview's recogniser")
    strict.allows = true
    tap.delegate = judge
    judge.begins = false
    stage.tap()
    judge.begins = true
    judge.receives = false
    stage.tap()
    judge.receives = true
    judge.receivesEvent = false
    stage.tap()
    #expect(!stage.take().contains("tap ended"))
    judge.receivesEvent = true
    tap.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.pencil.rawValue)]
    stage.tap()
    #expect(!stage.take().contains("tap ended") && stage.isAtRest)
    tap.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.direct.rawValue)]
    stage.tap()
    #expect(stage.take().contains("tap ended"))
  }

  // MARK: Touches of views

  @Test func touchesStayWithTheViewWhereTheRecogniserLeavesThem() {
    stage.add(UITapGestureRecognizer(), "tap").cancelsTouchesInView = false
    stage.tap()
    #expect(stage.take() == ["began", "tap ended", "ended"])
  }

  @Test func theBeginningCanBeHeldBack() {
    let pan = stage.add(UIPanGestureRecognizer(), "pan")
    pan.delaysTouchesBegan = true
    stage.down(50, 50)
    stage.move(52, 50)
    #expect(stage.take() == [])
    stage.up(52, 50)
    #expect(stage.take() == ["began", "ended"], "it failed: the view gets all at once")
    stage.down(50, 50)
    stage.move(80, 50)
    stage.up(80, 50)
    #expect(stage.take() == ["pan began", "pan ended"], "the view knows nothing of what was recognised")
    #expect(stage.isAtRest)
  }

  @Test(arguments: [true, false]) func theEndIsHeldBackWhileItCanStillBeADoubleTap(delays: Bool) {
    let double = stage.add(UITapGestureRecognizer(), "double")
    double.numberOfTapsRequired = 2
    double.delaysTouchesEnded = delays
    stage.tap()
    #expect(stage.take() == (delays ? ["began"] : ["began", "ended"]))
    stage.wait(0.4)
    #expect(stage.take() == (delays ? ["ended"] : []))
    stage.tap()
    stage.tap()
    #expect(
      stage.take()
        == (delays ? ["began", "began", "double ended", "cancelled"] : ["began", "ended", "began", "double ended", "cancelled"]))
    #expect(stage.isAtRest)
  }

  @Test func aSecondFingerIsTheRecognisersEvenWhereTheViewFollowsOne() {
    let pinch = stage.add(UIPinchGestureRecognizer(), "pinch")
    stage.down(100, 100)
    stage.down(140, 100, finger: 1)
    #expect(stage.take() == ["began"])
    stage.move(200, 100, finger: 1)
    #expect(stage.take() == ["pinch began", "cancelled"] && pinch.scale == 2.5)
  }

  // MARK: Life cycle of a recogniser

  @Test func subclassesSeeTouchesAndAreReset() {
    final class Scribe: UIGestureRecognizer {
      var log: [String] = []
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        log.append("began \(event.touches(for: self)?.count ?? 0)")
      }
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        log.append("moved")
        state = state == .possible ? .began : .changed
      }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        log.append("ended")
        state = .ended
      }
      override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        log.append("cancelled")
        state = .cancelled
      }
      override func reset() { log.append("reset \(state)") }
    }
    let scribe = stage.add(Scribe(), "scribe")
    stage.down(50, 50)
    stage.move(60, 50)
    stage.move(61, 50)
    stage.up(61, 50)
    #expect(scribe.log == ["began 1", "moved", "moved", "ended", "reset possible"])
    #expect(stage.take() == ["began", "scribe began", "cancelled", "scribe changed", "scribe ended"] && stage.isAtRest)
    stage.down(50, 50)
    stage.move(60, 50)
    scribe.log = []
    stage.screen.touch(.cancelled, at: .zero)
    #expect(scribe.log == ["cancelled", "reset possible"] && stage.take().last == "scribe cancelled")
  }

  @Test func anIgnoredTouchIsTheViews() {
    final class Shy: UIGestureRecognizer {
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        for touch in touches { ignore(touch, for: event) }
        state = .ended
      }
    }
    stage.add(Shy(), "shy").cancelsTouchesInView = true
    stage.down(50, 50)
    stage.up(50, 50)
    #expect(stage.take() == ["shy ended", "began", "ended"] && stage.isAtRest)
  }

  @Test func turningOffRemovingOrTakingTheViewAwayCancels() {
    let pan = stage.add(UIPanGestureRecognizer(), "pan")
    func begin() {
      stage.down(50, 50)
      stage.move(80, 50)
      _ = stage.take()
    }
    begin()
    pan.isEnabled = false
    #expect(stage.take() == ["pan cancelled"])
    stage.up(80, 50)
    #expect(stage.isAtRest)
    pan.isEnabled = true
    begin()
    stage.view.removeGestureRecognizer(pan)
    #expect(stage.take() == ["pan cancelled"] && pan.view == nil && stage.view.gestureRecognizers == [])
    stage.up(80, 50)
    #expect(stage.isAtRest)
    stage.view.addGestureRecognizer(pan)
    begin()
    stage.view.removeFromSuperview()
    #expect(stage.take() == ["pan cancelled"] && stage.isAtRest)
  }

  @Test func targetsAreHeldWeaklyAndCanBeRemoved() {
    final class Listener {
      var count = 0
      func heard() { count += 1 }
    }
    let tap = stage.add(UITapGestureRecognizer(), "tap")
    var listener: Listener? = Listener()
    weak let weakly = listener
    let heard = Selector("heard", Listener.heard)
    tap.addTarget(listener!, action: heard)
    tap.addTarget(listener!, action: heard)
    stage.tap()
    #expect(listener?.count == 1)
    tap.removeTarget(listener, action: nil)
    stage.tap()
    #expect(listener?.count == 1)
    tap.addTarget(listener!, action: heard)
    listener = nil
    stage.tap()
    #expect(weakly == nil && stage.take().count(where: { $0 == "tap ended" }) == 3)
  }

  @Test func aRecogniserHasOneView() {
    let view = inner(), tap = stage.add(UITapGestureRecognizer(), "tap")
    view.addGestureRecognizer(tap)
    #expect(stage.view.gestureRecognizers == [] && view.gestureRecognizers == [tap] && tap.view === view)
    #expect(UIView().gestureRecognizers == nil)
  }

  @Test func oneThatIsPossibleAgainHoldsNoTouchThatAnotherHeld() {
    let stage = GestureStage(), quick = stage.add(UISwipeGestureRecognizer(), "swipe")
    let double = stage.add(UITapGestureRecognizer(), "double")
    double.numberOfTapsRequired = 2
    stage.tap()
    quick.isEnabled = false
    quick.isEnabled = true
    stage.wait(1)
    #expect(stage.take() == ["began", "ended"] && stage.isAtRest)
    // It fails while the finger is down.
    stage.down(50, 50)
    quick.isEnabled = false
    quick.isEnabled = true
    stage.up(50, 50)
    stage.wait(1)
    #expect(stage.take() == ["began", "ended"] && stage.isAtRest)
  }
}

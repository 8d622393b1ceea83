import Testing
import UIKit
import VitrineTesting

/// Tests special cases of touches on controls.
@Suite @MainActor struct ControlTouchTests {
  private let screen = HeadlessScreen(size: CGSize(width: 200, height: 200), scale: 1)
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))

  @Test func theSecondTapInSuccessionIsTold() {
    let control = UIControl(frame: root.bounds)
    var log: [String] = []
    control.addAction(UIAction { _ in log.append("down") }, for: .touchDown)
    control.addAction(UIAction { _ in log.append("repeat") }, for: .touchDownRepeat)
    control.addAction(UIAction { _ in log.append("any") }, for: [.touchDown, .touchDownRepeat])
    root.addSubview(control)
    screen.show(root)
    screen.tap(at: CGPoint(x: 50, y: 50))
    #expect(log == ["down", "any"])
    screen.tap(at: CGPoint(x: 50, y: 50))
    #expect(log == ["down", "any", "down", "any", "repeat", "any"], "two events, in order")
  }

  @Test func disablingAControlTakesItsTouchAway() {
    let control = UIControl(frame: root.bounds)
    var log: [String] = []
    control.addAction(UIAction { _ in log.append("cancel") }, for: .touchCancel)
    control.addAction(UIAction { _ in log.append("up") }, for: [.touchUpInside, .touchUpOutside])
    root.addSubview(control)
    screen.show(root)
    screen.touch(.began, at: CGPoint(x: 50, y: 50))
    control.isEnabled = false
    #expect(log == ["cancel"] && !control.isTracking && !control.isHighlighted)
    screen.touch(.ended, at: CGPoint(x: 50, y: 50))
    #expect(log == ["cancel"])
  }

  /// Apple's rule: a control's default action takes precedence over a superview's recogniser of the same gesture.
  @Test func aButtonsTapGoesBeforeItsSuperviewsRecogniser() {
    final class Counter {
      var taps = 0
      func tapped() { taps += 1 }
    }
    let counter = Counter(), button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 100)),
      plain = UIControl(frame: CGRect(x: 100, y: 0, width: 100, height: 100))
    var presses = 0
    button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
    root.addSubview(button)
    root.addSubview(plain)
    let tap = UITapGestureRecognizer(target: counter, action: Selector("tapped", Counter.tapped))
    root.addGestureRecognizer(tap)
    screen.show(root)
    screen.tap(at: CGPoint(x: 50, y: 50))
    #expect(presses == 1 && counter.taps == 0)
    screen.tap(at: CGPoint(x: 150, y: 50))
    #expect(counter.taps == 1, "a control of one's own claims nothing")
    tap.numberOfTouchesRequired = 2
    root.removeGestureRecognizer(tap)
    button.addGestureRecognizer(tap)
    tap.numberOfTouchesRequired = 1
    screen.tap(at: CGPoint(x: 50, y: 50))
    #expect(counter.taps == 2, "a recogniser of the button itself is asked for")
  }

  @Test func anActionRemovedWhileEventsAreSentAndATargetThatIsGoneAreSkipped() {
    final class Target {
      let note: () -> Void
      init(_ note: @escaping () -> Void) { self.note = note }
      func act() { note() }
    }
    let control = UIControl(frame: root.bounds)
    var count = 0
    var target: Target? = Target { count += 1 }
    let act = Selector("act", Target.act)
    control.addTarget(target, action: act, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    target = nil
    control.sendActions(for: .valueChanged)
    #expect(count == 1 && control.allTargets.isEmpty && control.allControlEvents == [])
  }
}

import CoreGraphics
import ObjectiveC
import QuartzCore
import RenderTree
import TestSupport
import Testing

@testable import UIKit

/// Tests the options, the nesting and the older forms of `UIView.animate`.
@Suite(.namesSeeds, .serialized) @MainActor
struct AnimationOptionTests {
  private let stage = AnimationStage()
  private var view: UIView { stage.view }

  @Test func layoutSubviewsMovesWhatIsInside() {
    final class Half: UIView {
      let inner = UIView()
      override func layoutSubviews() { inner.frame = CGRect(x: 0, y: 0, width: bounds.width / 2, height: bounds.height) }
    }
    for lays in [false, true] {
      let half = Half(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
      half.addSubview(half.inner)
      stage.host.rootLayer.addSublayer(half.layer)
      stage.host.commit()
      UIView.animate(withDuration: 1, delay: 0, options: lays ? [.layoutSubviews, .curveLinear] : .curveLinear) {
        half.bounds.size.width = 80
      }
      stage.host.commit()
      stage.advance(by: 0.5)
      #expect(half.layer.presentation()?.bounds.width == 60)
      #expect(half.inner.layer.presentation()?.bounds.width == (lays ? 30 : 40))
      half.layer.removeFromSuperlayer()
    }
  }

  @Test func nestedBlocksInheritDurationAndCurve() {
    UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
      #expect(UIView.inheritedAnimationDuration == 2)
      UIView.animate(withDuration: 0.1, delay: 0, options: .curveEaseIn) { view.center.x = 110 }
      UIView.animate(withDuration: 1, delay: 0, options: [.overrideInheritedDuration, .overrideInheritedCurve, .curveEaseIn]) {
        view.alpha = 0
      }
    }
    #expect(UIView.inheritedAnimationDuration == 0)
    stage.host.commit()
    stage.advance(by: 0.5)
    #expect(stage.isAt(35))
    let eased = CubicBezier(x1: 0.42, y1: 0, x2: 1, y2: 1).value(at: 0.5)
    #expect(abs(Double(stage.shownAlpha) - (1 - eased)) < 1e-5)
  }

  @Test func nestedBlocksInheritOptionsUnlessTheyOverride() throws {
    UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .autoreverse]) {
      UIView.animate(withDuration: 1, delay: 0) { view.center.x = 110 }
      UIView.animate(withDuration: 1, delay: 0, options: .overrideInheritedOptions) { view.alpha = 0 }
    }
    let position = try #require(view.layer.animation(forKey: "position"))
    #expect(position.repeatCount == .infinity && position.autoreverses)
    let opacity = try #require(view.layer.animation(forKey: "opacity"))
    #expect(opacity.repeatCount == 0 && !opacity.autoreverses)
  }

  @Test func nothingAnimatesInBlocksWithoutAnimation() {
    UIView.performWithoutAnimation {
      #expect(!UIView.areAnimationsEnabled)
      UIView.animate(withDuration: 1) { view.center.x = 50 }
    }
    #expect(UIView.areAnimationsEnabled && view.layer.animationKeys() == nil && view.center.x == 50)
  }

  @Test func repeatCountsEndByThemselves() {
    var finished: Bool?
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      UIView.modifyAnimations(withRepeatCount: 2, autoreverses: true) { view.center.x = 110 }
    } completion: {
      finished = $0
    }
    stage.host.commit()
    for (step, x) in [(0.5, 60.0), (1.0, 60), (1.0, 60), (1.0, 60)] as [(Double, CGFloat)] {
      stage.advance(by: step)
      #expect(stage.isAt(x) && finished == nil)
    }
    stage.advance(by: 0.51)
    #expect(finished == true && stage.isAt(110))
  }

  // MARK: Interruption

  /// For each property, an interrupting animation begins with the current value and velocity.
  @Test func interruptedMotionKeepsItsPlaceAndItsSpeed() throws {
    func value(_ path: String) throws -> Double {
      let shown = view.layer.presentedProperties(at: stage.time)
      guard case .number(let number)? = LayerKeyPath(rawValue: path)?.value(in: shown) else { return .nan }
      return Double(number)
    }
    let cases: [(String, () -> Void, () -> Void)] = [
      ("position.x", { view.center.x = 110 }, { view.center.x = 30 }),
      ("bounds.size.width", { view.bounds.size.width = 110 }, { view.bounds.size.width = 40 }),
      ("opacity", { view.alpha = 0.2 }, { view.alpha = 0.9 }),
      ("transform.rotation.z", { view.transform = CGAffineTransform(rotationAngle: 2) }, { view.transform = .identity }),
      ("transform.scale.x", { view.transform = CGAffineTransform(scaleX: 3, y: 3) }, { view.transform = .init(scaleX: 0.5, y: 0.5) }),
      ("transform.translation.x", { view.transform = .init(translationX: 90, y: 9) }, { view.transform = .init(translationX: -9, y: 0) }),
    ]
    for (path, first, second) in cases {
      view.transform = .identity
      stage.host.commit()
      UIView.animate(withDuration: 1) { first() }
      stage.host.commit()
      stage.advance(by: 0.4)
      let before = try value(path)
      stage.advance(by: 0.001)
      let place = try value(path)
      let speed = (place - before) / 0.001
      UIView.animate(withDuration: 1) { second() }
      stage.host.commit()
      #expect(abs(try value(path) - place) < 1e-6, "\(path) jumps")
      stage.advance(by: 0.001)
      #expect(abs((try value(path) - place) / 0.001 - speed) < abs(speed) * 0.02, "\(path) changes its speed at once")
      stage.advance(by: 2)
      #expect(view.layer.animationKeys() == nil)
    }
  }

  @Test func transformsThatDoNotCommuteSetOffFromWhatShows() throws {
    UIView.animate(withDuration: 1) { view.transform = CGAffineTransform(rotationAngle: 1).translatedBy(x: 50, y: 0) }
    stage.host.commit()
    stage.advance(by: 0.5)
    let shown = try #require(view.layer.presentation()).transform
    UIView.animate(withDuration: 1) { view.transform = CGAffineTransform(translationX: 0, y: 80).scaledBy(x: 2, y: 1) }
    stage.host.commit()
    let after = try #require(view.layer.presentation()).transform
    for (a, b) in zip([shown.m11, shown.m12, shown.m41, shown.m42], [after.m11, after.m12, after.m41, after.m42]) {
      #expect(abs(a - b) < 1e-6)
    }
  }

  @Test func aTransformGoesToNothingAndBack() throws {
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.transform = CGAffineTransform(scaleX: 0, y: 0) }
    stage.host.commit()
    stage.advance(by: 0.5)
    #expect(abs(try #require(view.layer.presentation()).transform.m11 - 0.5) < 1e-9)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.transform = .identity }
    stage.host.commit()
    #expect(abs(try #require(view.layer.presentation()).transform.m11 - 0.5) < 1e-9)
    stage.advance(by: 1)
    #expect(view.layer.animationKeys() == nil && view.transform == .identity)
  }

  @Test func aThousandInterruptionsEndWhereTheLastOneGoes() {
    var random = SeededGenerator()
    var ends = 0
    let inFlight = { view.layer.animationKeys()?.count ?? 0 }
    for step in 0..<1000 {
      let x = CGFloat.random(in: 0...200, using: &random)
      let before = stage.shownX
      UIView.animate(withDuration: 0.5, delay: 0, options: .allowUserInteraction) {
        view.center.x = x
        view.alpha = x / 400 + 0.5
        view.backgroundColor = UIColor(white: x / 200, alpha: 1)
        view.transform = CGAffineTransform(rotationAngle: x / 100)
      } completion: { _ in
        ends += 1
      }
      stage.host.commit()
      #expect(abs(stage.shownX - before) < 1e-6 || step == 0, "step \(step) jumps")
      stage.advance(by: 1.0 / 60)
      // At most 31 frames with three additive properties, and one animation of the colour.
      #expect(inFlight() <= 31 * 3 + 1)
    }
    let goal = view.center.x
    stage.advance(by: 0.6)
    #expect(view.layer.animationKeys() == nil && ends == 1000 && stage.isAt(goal, 0))
    #expect(!stage.host.isAnimating)
  }

  // MARK: Other forms

  @Test func springsByDurationAndBounceFollowTheirClosedForm() {
    for bounce in [0.0, 0.3, 0.7] {
      view.center.x = 10
      stage.host.commit()
      UIView.animate(springDuration: 0.6, bounce: CGFloat(bounce)) { view.center.x = 110 }
      stage.host.commit()
      let omega = 2 * Double.pi / 0.6
      let ratio = 1 - bounce
      for step in 1...20 {
        stage.advance(by: 1.0 / 60)
        let t = Double(step) / 60
        let left: Double
        if ratio == 1 {
          left = (1 + omega * t) * exp(-omega * t)
        } else {
          let damped = omega * (1 - ratio * ratio).squareRoot()
          left = exp(-ratio * omega * t) * (cos(damped * t) + ratio * omega / damped * sin(damped * t))
        }
        #expect(stage.isAt(110 - 100 * CGFloat(left), 1e-5))
      }
      view.layer.removeAllAnimations()
    }
  }

  /// UIKit's animations have no asynchronous variants, so they need no `await` in asynchronous code, either.
  @Test func animationsOfAsynchronousCodeEndLater() async {
    let stage = stage
    await Task.yield()
    UIView.animate(withDuration: 0.5) { stage.view.center.x = 110 }
    UIView.transition(with: stage.view, duration: 0.5) { stage.view.alpha = 0.5 }
    stage.host.commit()
    stage.advance(by: 0.3)
    #expect(stage.shownX > 10 && stage.shownX < 110)
  }

  @Test func deletedViewsFadeAndLeave() {
    let child = UIView(frame: view.bounds)
    view.addSubview(child)
    stage.host.commit()
    var finished: Bool?
    UIView.perform(.delete, on: [child], options: [], animations: { view.alpha = 0.5 }, completion: { finished = $0 })
    stage.host.commit()
    stage.advance(by: 0.2)
    #expect(child.superview === view && (child.layer.presentation()?.opacity ?? 1) < 0.5)
    stage.advance(by: 0.1)
    #expect(child.superview == nil && finished == true && child.alpha == 1 && child.transform == .identity && view.alpha == 0.5)
  }

  @MainActor private final class Listener: NSObject {
    var calls: [String] = []
    func began(_ name: Any) { calls.append("began") }
    func ended(_ name: Any, _ finished: Any) { calls.append("ended \((finished as? NSNumber)?.boolValue ?? false)") }
  }

  @Test func blocksOfTheOldFormRunBetweenTheirCalls() {
    let listener = Listener()
    UIView.beginAnimations("move", context: nil)
    UIView.setAnimationDuration(2)
    UIView.setAnimationDelay(1)
    UIView.setAnimationCurve(.linear)
    UIView.setAnimationDelegate(listener)
    UIView.setAnimationWillStart(Selector("began:", Listener.began(_:)))
    UIView.setAnimationDidStop(Selector("ended:finished:", Listener.ended(_:_:)))
    view.center.x = 110
    UIView.commitAnimations()
    UIView.commitAnimations()
    UIView.setAnimationDuration(9)
    view.alpha = 0.5
    #expect(view.layer.animationKeys() == ["position"])
    stage.host.commit()
    stage.advance(by: 2)
    #expect(stage.isAt(60))
    stage.advance(by: 1.1)
    #expect(stage.isAt(110) && listener.calls == ["began", "ended true"])
  }
}

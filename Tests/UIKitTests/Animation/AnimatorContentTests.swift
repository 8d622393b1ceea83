import CoreGraphics
import QuartzCore
import RenderTree
import Testing

@testable import UIKit

/// Tests the properties that an animator animates, and their timing.
@Suite(.serialized) @MainActor
struct AnimatorContentTests {
  private let stage = AnimationStage()
  private var view: UIView { stage.view }

  /// Scrubs each property half of the way, and lets it finish from there.
  @Test func everyAnimatablePropertyIsScrubbedAndFinished() throws {
    let changes: [(() -> Void, (CALayer) -> Bool, () -> Bool)] = [
      (
        { view.frame = CGRect(x: 100, y: 50, width: 40, height: 60) }, { $0.frame == CGRect(x: 50, y: 25, width: 30, height: 40) },
        { view.frame == CGRect(x: 100, y: 50, width: 40, height: 60) }
      ),
      (
        { view.bounds = CGRect(x: 10, y: 0, width: 60, height: 20) }, { $0.bounds == CGRect(x: 5, y: 0, width: 40, height: 20) },
        { view.bounds == CGRect(x: 10, y: 0, width: 60, height: 20) }
      ),
      ({ view.center = CGPoint(x: 50, y: 90) }, { $0.position == CGPoint(x: 30, y: 50) }, { view.center == CGPoint(x: 50, y: 90) }),
      (
        { view.transform = CGAffineTransform(scaleX: 3, y: 2) }, { $0.transform.m11 == 2 && $0.transform.m22 == 1.5 },
        { view.transform == CGAffineTransform(scaleX: 3, y: 2) }
      ),
      (
        { view.transform3D = CATransform3DMakeRotation(1, 0, 1, 0) }, { abs($0.transform.m11 - cos(0.5)) < 1e-9 },
        { CATransform3DEqualToTransform(view.transform3D, CATransform3DMakeRotation(1, 0, 1, 0)) }
      ),
      ({ view.alpha = 0.5 }, { abs($0.opacity - 0.75) < 1e-6 }, { view.alpha == 0.5 }),
      (
        { view.backgroundColor = UIColor(red: 0, green: 0, blue: 0, alpha: 1) },
        { abs(($0.backgroundColor?.components?[0] ?? 0) - 0.5) < 0.01 },
        { view.backgroundColor == UIColor(red: 0, green: 0, blue: 0, alpha: 1) }
      ),
    ]
    for (index, (change, isHalf, isDone)) in changes.enumerated() {
      view.transform = .identity
      view.bounds = CGRect(x: 0, y: 0, width: 20, height: 20)
      view.center = CGPoint(x: 10, y: 10)
      view.alpha = 1
      view.backgroundColor = UIColor(red: 1, green: 1, blue: 1, alpha: 1)
      stage.host.commit()
      let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn, animations: change)
      animator.fractionComplete = 0.5
      stage.host.commit()
      let shown = try #require(view.layer.presentation())
      #expect(isHalf(shown), "property \(index) is not half way")
      animator.startAnimation()
      stage.host.commit()
      stage.advance(by: 2)
      #expect(isDone() && view.layer.animationKeys() == nil && animator.state == .inactive, "property \(index) does not end")
    }
  }

  /// Apple, addAnimations(_:delayFactor:): the delayed animations "run alongside any previously added animations". Animations of UIKit on
  /// one property add up; colours, which cannot, are taken over.
  @Test func aDelayedBlockOfTheSamePropertyRunsAlongsideTheFirst() throws {
    func linear() -> UIViewPropertyAnimator {
      view.center.x = 10
      view.backgroundColor = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
      stage.host.commit()
      let animator = UIViewPropertyAnimator(duration: 4, curve: .linear) {
        view.center.x = 110
        view.backgroundColor = UIColor(red: 0.8, green: 0, blue: 0, alpha: 1)
      }
      animator.addAnimations(
        {
          view.center.x = 210
          view.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
        }, delayFactor: 0.5)
      return animator
    }
    func red() -> CGFloat { view.layer.presentation()?.backgroundColor?.components?[0] ?? .nan }
    func green() -> CGFloat { view.layer.presentation()?.backgroundColor?.components?[1] ?? .nan }
    let running = linear()
    running.startAnimation()
    stage.host.commit()
    #expect(stage.isAt(10))
    stage.advance(by: 1)
    #expect(stage.isAt(35) && abs(red() - 0.2) < 0.01 && green() == 0)
    stage.advance(by: 1)
    #expect(stage.isAt(60))
    stage.advance(by: 1)
    #expect(stage.isAt(85 + 50) && abs(red() - 0.3) < 0.01 && abs(green() - 0.5) < 0.01)
    running.isReversed = true
    stage.host.commit()
    stage.advance(by: 2)
    #expect(stage.isAt(35) && abs(red() - 0.2) < 0.01 && green() == 0)
    stage.advance(by: 1.1)
    #expect(view.center.x == 10 && running.state == .inactive)
    let scrubbed = linear()
    for (fraction, x, r, g) in [(0.25, 35, 0.2, 0), (0.75, 135, 0.3, 0.5), (0.5, 60, 0.4, 0)] as [(CGFloat, CGFloat, CGFloat, CGFloat)] {
      scrubbed.fractionComplete = fraction
      stage.host.commit()
      #expect(stage.isAt(x) && abs(red() - r) < 0.01 && abs(green() - g) < 0.01, "at \(fraction)")
    }
    scrubbed.startAnimation()
    stage.host.commit()
    stage.advance(by: 1)
    #expect(stage.isAt(135))
    stage.advance(by: 2)
    #expect(view.center.x == 210 && stage.isAt(210) && view.layer.animationKeys() == nil)
  }

  @Test func layoutInTheBlockMovesSubviews() {
    final class Row: UIView {
      var share: CGFloat = 0.25
      let part = UIView()
      override func layoutSubviews() { part.frame = CGRect(x: 0, y: 0, width: bounds.width * share, height: bounds.height) }
    }
    let row = Row(frame: CGRect(x: 0, y: 0, width: 100, height: 10))
    row.addSubview(row.part)
    view.addSubview(row)
    stage.host.commit()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      row.share = 0.75
      row.setNeedsLayout()
      row.layoutIfNeeded()
    }
    animator.fractionComplete = 0.5
    stage.host.commit()
    #expect(row.part.layer.presentation()?.bounds.width == 50)
    animator.stopAnimation(true)
    #expect(row.part.bounds.width == 50)
  }

  @Test func keyframesInTheBlockShareTheAnimatorsTime() {
    let animator = UIViewPropertyAnimator(duration: 2, curve: .linear)
    var ended: Bool?
    animator.addAnimations {
      UIView.animateKeyframes(withDuration: 0, delay: 0) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.center.x = 110 }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.25) { view.center.x = 60 }
      } completion: {
        ended = $0
      }
    }
    func shows(_ fraction: Double) -> CGFloat {
      CGFloat(fraction < 0.5 ? 10 + 200 * fraction : fraction < 0.75 ? 110 - 200 * (fraction - 0.5) : 60)
    }
    for fraction in [0.1, 0.5, 0.6, 0.9, 0.3] {
      animator.fractionComplete = CGFloat(fraction)
      stage.host.commit()
      #expect(stage.isAt(shows(fraction)))
    }
    animator.isReversed = true
    animator.startAnimation()
    stage.host.commit()
    stage.advance(by: 0.4)
    #expect(stage.isAt(shows(0.1)))
    animator.isReversed = false
    stage.host.commit()
    for step in 1...16 {
      stage.advance(by: 0.1)
      #expect(stage.isAt(shows(0.1 + 0.05 * Double(step)), 1e-4), "step \(step)")
    }
    stage.advance(by: 0.3)
    #expect(ended == true && animator.state == .inactive && view.center.x == 60)
  }

  @Test func blocksInTheBlockShareTheAnimatorsTime() {
    var ended: Bool?
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      UIView.animate(withDuration: 9, delay: 0.5) {
        view.center.x = 110
      } completion: {
        ended = $0
      }
    }
    animator.fractionComplete = 0.75
    stage.host.commit()
    #expect(stage.isAt(60))
    animator.isReversed = true
    animator.startAnimation()
    stage.host.commit()
    stage.advance(by: 1)
    #expect(ended == false && stage.isAt(10) && view.center.x == 10)
  }

  @Test func velocityHasTwoDirections() {
    let timing = UISpringTimingParameters(dampingRatio: 0.7, initialVelocity: CGVector(dx: 4, dy: -6))
    let animator = UIViewPropertyAnimator(duration: 1, timingParameters: timing)
    animator.addAnimations { view.center = CGPoint(x: 110, y: 210) }
    animator.startAnimation()
    stage.host.commit()
    let across = Spring(dampingRatio: 0.7, duration: 1, initialVelocity: 4)
    let down = Spring(dampingRatio: 0.7, duration: 1, initialVelocity: -6)
    for step in 1...50 {
      stage.advance(by: 1.0 / 60)
      let t = Double(step) / 60
      let shown = view.layer.presentation()?.position ?? .zero
      #expect(abs(Double(shown.x) - (10 + 100 * across.value(at: t))) < 1e-4)
      #expect(abs(Double(shown.y) - (10 + 200 * down.value(at: t))) < 1e-4)
    }
    stage.advance(by: 0.5)
    #expect(view.layer.animationKeys() == nil && view.center == CGPoint(x: 110, y: 210))
  }

  /// Compares the fraction of a running animation with its curve at 1,000 times.
  @Test func fractionsFollowTheCurve() {
    let curves: [(any UITimingCurveProvider, (Double) -> Double)] = [
      (UICubicTimingParameters(animationCurve: .easeInOut), { CubicBezier(x1: 0.42, y1: 0, x2: 0.58, y2: 1).value(at: $0) }),
      (
        UICubicTimingParameters(controlPoint1: CGPoint(x: 0.1, y: 0.9), controlPoint2: CGPoint(x: 0.2, y: 1.1)),
        { CubicBezier(x1: 0.1, y1: 0.9, x2: 0.2, y2: 1.1).value(at: $0) }
      ),
      (UISpringTimingParameters(dampingRatio: 0.6), { Spring(dampingRatio: 0.6, duration: 10, initialVelocity: 0).value(at: $0 * 10) }),
    ]
    for (timing, expected) in curves {
      view.center.x = 10
      stage.host.commit()
      let animator = UIViewPropertyAnimator(duration: 10, timingParameters: timing)
      animator.addAnimations { view.center.x = 110 }
      animator.startAnimation()
      stage.host.commit()
      for step in 1..<1000 {
        stage.advance(by: 0.01)
        let share = Double(step) / 1000
        // With linear scrubbing the fraction is that of the displayed value, from which scrubbing begins; otherwise it is that of the time,
        // since scrubbing follows the curve.
        animator.scrubsLinearly = true
        #expect(abs(Double(animator.fractionComplete) - expected(share)) < 1e-6)
        animator.scrubsLinearly = false
        #expect(abs(Double(animator.fractionComplete) - share) < 1e-9)
        #expect(stage.isAt(CGFloat(10 + 100 * expected(share)), 1e-4))
      }
      stage.advance(by: 0.02)
      #expect(animator.state == .inactive)
    }
  }

  @Test func scrubbingFollowsTheCurveWhereItIsAskedTo() {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) { view.center.x = 110 }
    animator.scrubsLinearly = false
    animator.fractionComplete = 0.5
    stage.host.commit()
    #expect(stage.isAt(CGFloat(10 + 100 * CubicBezier(x1: 0.42, y1: 0, x2: 1, y2: 1).value(at: 0.5)), 1e-4))
    #expect(animator.fractionComplete == 0.5)
    animator.stopAnimation(true)
  }

  @Test func durationFactorsCountInDurations() {
    for factor in [0.25, 1, 3] as [CGFloat] {
      view.center.x = 10
      stage.host.commit()
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 110 }
      animator.fractionComplete = 0.5
      animator.continueAnimation(withTimingParameters: nil, durationFactor: factor)
      stage.host.commit()
      stage.advance(by: Double(factor) / 2)
      #expect(stage.isAt(85), "factor \(factor)")
      stage.advance(by: Double(factor) / 2 + 0.01)
      #expect(animator.state == .inactive)
    }
  }

  @Test func aThousandTurnsEndExactly() {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .easeInOut) { view.center.x = 110 }
    animator.startAnimation()
    stage.host.commit()
    stage.advance(by: 0.5)
    for step in 0..<1000 {
      let before = stage.shownX
      switch step % 4 {
      case 0: animator.isReversed.toggle()
      case 1: animator.pauseAnimation()
      case 2: animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
      default: animator.isReversed.toggle()
      }
      stage.host.commit()
      #expect(stage.isAt(before, 1e-6), "step \(step) jumps")
      stage.advance(by: 0.0001)
      #expect(view.layer.animationKeys()?.count == 1)
    }
    stage.advance(by: 2)
    #expect(animator.state == .inactive && stage.isAt(110, 0) && view.layer.animationKeys() == nil)
  }

  @Test func aPausedAnimatorThatIsLetGoLeavesTheViewWhereItShows() {
    var animator: UIViewPropertyAnimator? = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 110 }
    weak let known = animator
    animator?.startAnimation()
    stage.host.commit()
    stage.advance(by: 0.3)
    animator?.pauseAnimation()
    #expect(known?.state == .active)
    animator = nil
    #expect(known == nil && view.layer.animationKeys() == nil && abs(view.center.x - 40) < 1e-6)
  }

  @Test func aRunningAnimatorNeedsNobodyToHoldIt() {
    var ended: UIViewAnimatingPosition?
    weak let animator = UIViewPropertyAnimator.runningPropertyAnimator(
      withDuration: 1, delay: 0, animations: { view.center.x = 110 }, completion: { ended = $0 })
    stage.host.commit()
    stage.advance(by: 0.5)
    #expect(animator?.isRunning == true)
    stage.advance(by: 0.6)
    #expect(ended == .end && animator == nil)
  }

  @Test func withoutAnimationsItIsOverWithTheTurn() {
    var ended: UIViewAnimatingPosition?
    UIView.performWithoutAnimation {
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 110 }
      animator.addCompletion { ended = $0 }
      animator.startAnimation()
    }
    #expect(view.layer.animationKeys() == nil && view.center.x == 110)
    stage.host.commit()
    #expect(ended == .end)
  }
}

import CoreGraphics
import QuartzCore
import Testing

@testable import UIKit

@Suite(.serialized) @MainActor
struct PropertyAnimatorTests {
  private func linear(_ stage: AnimationStage, duration: TimeInterval = 1) -> UIViewPropertyAnimator {
    UIViewPropertyAnimator(duration: duration, curve: .linear) { stage.view.center.x = 110 }
  }

  @Test func itRunsFromInactiveToInactive() {
    let stage = AnimationStage()
    let animator = linear(stage)
    var position: UIViewAnimatingPosition?
    animator.addCompletion { position = $0 }
    #expect(animator.state == .inactive && stage.view.center.x == 10)
    animator.startAnimation()
    #expect(animator.state == .active && animator.isRunning && stage.view.center.x == 110)
    stage.host.commit()
    stage.advance(by: 0.25)
    #expect(stage.isAt(35))
    #expect(abs(animator.fractionComplete - 0.25) < 1e-6)
    stage.advance(by: 0.76)
    #expect(position == .end && animator.state == .inactive && !animator.isRunning)
    #expect(stage.view.layer.animationKeys() == nil && stage.isAt(110))
  }

  @Test func aPausedAnimatorIsScrubbedAndContinues() {
    let stage = AnimationStage()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) { stage.view.center.x = 110 }
    animator.fractionComplete = 0.5
    stage.host.commit()
    #expect(animator.state == .active && !animator.isRunning)
    #expect(stage.isAt(60), "scrubbing is linear")
    stage.advance(by: 3)
    #expect(stage.isAt(60))
    animator.continueAnimation(withTimingParameters: UICubicTimingParameters(animationCurve: .linear), durationFactor: 0)
    stage.host.commit()
    stage.advance(by: 0.25)
    #expect(stage.isAt(85))
    stage.advance(by: 0.3)
    #expect(animator.state == .inactive && stage.isAt(110))
  }

  @Test func pausingHoldsWhatShows() {
    let stage = AnimationStage()
    let animator = linear(stage)
    animator.startAnimation()
    stage.host.commit()
    stage.advance(by: 0.4)
    animator.pauseAnimation()
    stage.advance(by: 5)
    #expect(stage.isAt(50) && !animator.isRunning)
    animator.startAnimation()
    stage.host.commit()
    stage.advance(by: 0.2)
    #expect(stage.isAt(70))
  }

  @Test func reversingGoesBackToTheStart() {
    let stage = AnimationStage()
    let animator = linear(stage)
    var position: UIViewAnimatingPosition?
    animator.addCompletion { position = $0 }
    animator.startAnimation()
    stage.host.commit()
    stage.advance(by: 0.4)
    animator.isReversed = true
    stage.host.commit()
    stage.advance(by: 0.1)
    #expect(stage.isAt(40))
    stage.advance(by: 0.31)
    #expect(position == .start)
    #expect(stage.view.center.x == 10, "the model goes back too")
    #expect(stage.isAt(10))
  }

  @Test func aStoppedAnimatorKeepsWhatShowsUntilItIsFinished() {
    let stage = AnimationStage()
    let animator = linear(stage)
    var position: UIViewAnimatingPosition?
    animator.addCompletion { position = $0 }
    animator.startAnimation()
    stage.host.commit()
    stage.advance(by: 0.4)
    animator.stopAnimation(false)
    #expect(animator.state == .stopped && abs(stage.view.center.x - 50) < 1e-5 && position == nil)
    animator.finishAnimation(at: .start)
    #expect(position == .start && stage.view.center.x == 10 && animator.state == .inactive)
  }

  @Test func stoppingWithoutFinishingTellsNobody() {
    let stage = AnimationStage()
    let animator = linear(stage)
    var calls = 0
    animator.addCompletion { _ in calls += 1 }
    animator.startAnimation()
    stage.advance(by: 0)
    stage.advance(by: 0.5)
    animator.stopAnimation(true)
    stage.advance(by: 2)
    #expect(calls == 0 && animator.state == .inactive && abs(stage.view.center.x - 60) < 1e-5)
  }

  @Test func pausingOnCompletionStaysActive() {
    let stage = AnimationStage()
    let animator = linear(stage)
    var calls = 0
    animator.pausesOnCompletion = true
    animator.addCompletion { _ in calls += 1 }
    animator.startAnimation()
    stage.host.commit()
    stage.advance(by: 1.1)
    #expect(calls == 0 && animator.state == .active && !animator.isRunning && animator.fractionComplete == 1)
    animator.isReversed = true
    animator.startAnimation()
    stage.host.commit()
    stage.advance(by: 0.5)
    #expect(stage.isAt(60))
  }

  @Test func delayFactorsShareTheDuration() {
    let stage = AnimationStage()
    let animator = linear(stage)
    animator.addAnimations({ stage.view.alpha = 0 }, delayFactor: 0.5)
    animator.startAnimation()
    stage.host.commit()
    stage.advance(by: 0.5)
    #expect(stage.isAt(60) && stage.shownAlpha == 1)
    stage.advance(by: 0.25)
    #expect(abs(stage.shownAlpha - 0.5) < 1e-5)
  }

  @Test func aReversedAnimatorWaitsForTheRestThatADelayLeaves() {
    let stage = AnimationStage()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
    animator.addAnimations({ stage.view.center.x = 110 }, delayFactor: 0.5)
    var end: UIViewAnimatingPosition?
    animator.addCompletion { end = $0 }
    animator.startAnimation()
    stage.host.commit()
    stage.advance(by: 0.75)
    #expect(stage.isAt(60))
    animator.isReversed = true
    stage.advance(by: 0.25)
    #expect(stage.isAt(10) && animator.state == .active && end == nil)
    stage.advance(by: 0.4)
    #expect(animator.state == .active)
    stage.advance(by: 0.11)
    #expect(animator.state == .inactive && end == .start && stage.view.center.x == 10)
    #expect(!stage.host.isAnimating)
  }

  @Test func startingLaterWaits() {
    let stage = AnimationStage()
    let animator = linear(stage)
    animator.startAnimation(afterDelay: 1)
    stage.host.commit()
    stage.advance(by: 0.5)
    #expect(stage.isAt(10))
    stage.advance(by: 1)
    #expect(stage.isAt(60))
    stage.advance(by: 0.6)
    #expect(animator.state == .inactive)
  }

  @Test func nothingToAnimateEndsWithTheTurn() {
    let stage = AnimationStage()
    var position: UIViewAnimatingPosition?
    UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 1, delay: 0, animations: {}, completion: { position = $0 })
    #expect(position == nil)
    stage.host.commit()
    #expect(position == .end)
  }

  @Test func springsTakeTheirSettlingTime() {
    let stage = AnimationStage()
    let timing = UISpringTimingParameters(mass: 1, stiffness: 100, damping: 20, initialVelocity: .zero)
    let animator = UIViewPropertyAnimator(duration: 0.01, timingParameters: timing)
    animator.addAnimations { stage.view.center.x = 110 }
    animator.startAnimation()
    stage.host.commit()
    stage.advance(by: 0.2)
    // Critical damping: 1 - (1 + wt) e^-wt, w = 10.
    #expect(stage.isAt(10 + 100 * (1 - 3 * exp(-2)), 1e-3))
    #expect(timing.springTimingParameters === timing && timing.timingCurveType == .spring)
  }
}

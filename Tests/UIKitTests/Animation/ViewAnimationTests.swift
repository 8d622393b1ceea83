import CoreGraphics
import QuartzCore
import RenderTree
import Testing

@testable import UIKit

@Suite(.serialized) @MainActor
struct ViewAnimationTests {
  @Test func theModelJumpsAndThePresentationMoves() {
    let stage = AnimationStage()
    var finished: Bool?
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      stage.view.center.x = 110
      stage.view.alpha = 0
    } completion: {
      finished = $0
    }
    #expect(stage.view.center.x == 110 && stage.view.alpha == 0)
    stage.host.commit()
    #expect(stage.isAt(10))
    stage.advance(by: 0.25)
    #expect(stage.isAt(35))
    #expect(abs(stage.shownAlpha - 0.75) < 1e-5)
    #expect(finished == nil)
    stage.advance(by: 0.75)
    #expect(stage.isAt(110) && finished == true)
    #expect(stage.view.layer.animationKeys() == nil)
  }

  @Test func changesOutsideOfBlocksDoNotAnimate() {
    let stage = AnimationStage()
    stage.view.center.x = 70
    UIView.animate(withDuration: 1) { UIView.performWithoutAnimation { stage.view.alpha = 0.5 } }
    UIView.setAnimationsEnabled(false)
    UIView.animate(withDuration: 1) { stage.view.alpha = 0.25 }
    UIView.setAnimationsEnabled(true)
    #expect(stage.view.layer.animationKeys() == nil)
    #expect(UIView.areAnimationsEnabled)
  }

  @Test func aNewBlockContinuesSmoothly() {
    let stage = AnimationStage()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { stage.view.center.x = 110 }
    stage.host.commit()
    stage.advance(by: 0.5)
    #expect(stage.isAt(60))
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { stage.view.center.x = 10 }
    stage.host.commit()
    #expect(stage.isAt(60), "no jump where it turns")
    stage.advance(by: 0.5)
    #expect(stage.isAt(60), "the way there has ended, the way back is half done")
    stage.advance(by: 0.5)
    #expect(stage.isAt(10))
  }

  @Test func colorsStartFromWhatShows() throws {
    let stage = AnimationStage()
    stage.view.backgroundColor = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
    stage.host.commit()
    var results: [Bool] = []
    let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      stage.view.backgroundColor = red
    } completion: {
      results.append($0)
    }
    stage.host.commit()
    stage.advance(by: 0.5)
    #expect(abs(try #require(stage.view.layer.presentation()?.backgroundColor?.components?[0]) - 0.5) < 0.01)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      stage.view.backgroundColor = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
    } completion: {
      results.append($0)
    }
    stage.host.commit()
    #expect(results == [false])
    stage.advance(by: 0.5)
    #expect(abs(try #require(stage.view.layer.presentation()?.backgroundColor?.components?[0]) - 0.25) < 0.01)
    stage.advance(by: 0.6)
    #expect(results == [false, true])
  }

  @Test func delaysHoldTheOldValue() {
    let stage = AnimationStage()
    UIView.animate(withDuration: 1, delay: 2, options: .curveLinear) { stage.view.center.x = 110 }
    stage.host.commit()
    stage.advance(by: 1)
    #expect(stage.isAt(10))
    stage.advance(by: 1.5)
    #expect(stage.isAt(60))
  }

  @Test func withoutDurationItIsAtOnceAndTheCompletionComesWithTheTurn() {
    let stage = AnimationStage()
    var finished: Bool?
    UIView.animate(withDuration: 0, animations: { stage.view.center.x = 110 }, completion: { finished = $0 })
    #expect(stage.view.layer.animationKeys() == nil && finished == nil)
    stage.host.commit()
    #expect(finished == true)
  }

  @Test func springsSwingPastTheEnd() {
    let stage = AnimationStage()
    UIView.animate(withDuration: 1, delay: 0, usingSpringWithDamping: 0.3, initialSpringVelocity: 0) { stage.view.center.x = 110 }
    stage.host.commit()
    var highest: CGFloat = 0
    let spring = Spring(dampingRatio: 0.3, duration: 1, initialVelocity: 0)
    for step in 1...59 {
      stage.advance(by: 1.0 / 60)
      highest = max(highest, stage.shownX)
      #expect(stage.isAt(10 + 100 * CGFloat(spring.value(at: Double(step) / 60)), 1e-3))
    }
    #expect(highest > 130)
    stage.advance(by: 0.1)
    #expect(stage.isAt(110))
  }

  @Test func framesAndBoundsMoveTogether() {
    let stage = AnimationStage()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      stage.view.frame = CGRect(x: 100, y: 0, width: 60, height: 20)
    }
    stage.host.commit()
    stage.advance(by: 0.5)
    #expect(stage.view.layer.presentation()?.frame == CGRect(x: 50, y: 0, width: 40, height: 20))
  }

  @Test func keyframesRestBetweenTheirRanges() {
    let stage = AnimationStage()
    var finished: Bool?
    UIView.animateKeyframes(withDuration: 4, delay: 0, options: UIView.KeyframeAnimationOptions(rawValue: 3 << 16)) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) { stage.view.center.x = 110 }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { stage.view.center.x = 60 }
    } completion: {
      finished = $0
    }
    stage.host.commit()
    for expected in [60, 110, 110, 110, 97.5, 85] as [CGFloat] {
      stage.advance(by: 0.5)
      #expect(stage.isAt(expected))
    }
    stage.advance(by: 1.1)
    #expect(stage.isAt(60) && finished == true)
  }

  @Test func repeatingAnimationsEndWithANewBlock() {
    let stage = AnimationStage()
    UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .repeat, .autoreverse]) { stage.view.center.x = 110 }
    stage.host.commit()
    stage.advance(by: 9.25)
    #expect(stage.isAt(85))
    UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .beginFromCurrentState]) { stage.view.center.x = 10 }
    stage.host.commit()
    #expect(stage.isAt(85))
    stage.advance(by: 1)
    #expect(stage.isAt(10) && stage.view.layer.animationKeys() == nil)
  }

  @Test func aFlipShowsTheOldSideFirst() throws {
    let stage = AnimationStage()
    let (front, back) = (UIView(frame: stage.view.bounds), UIView(frame: stage.view.bounds))
    stage.view.addSubview(front)
    stage.host.commit()
    var finished: Bool?
    UIView.transition(from: front, to: back, duration: 1, options: [.transitionFlipFromLeft, .curveLinear]) { finished = $0 }
    #expect(front.superview == nil && back.superview === stage.view)
    stage.host.commit()
    func faces() throws -> [Bool] {
      let node = try #require(stage.host.snapshot?.root.children.first).presented(at: stage.time)
      return node.children.map(\.properties.isHidden)
    }
    stage.advance(by: 0.25)
    #expect(try faces() == [false, true])
    let width = try #require(stage.host.snapshot?.root.children.first).presented(at: stage.time).properties.transform.m11
    #expect(abs(width - cos(.pi / 4)) < 1e-6)
    stage.advance(by: 0.5)
    #expect(try faces() == [true, false])
    stage.advance(by: 0.3)
    #expect(finished == true)
  }
}

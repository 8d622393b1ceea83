import CoreGraphics
import QuartzCore
import Raster
import RenderTree
import Testing

@testable import UIKit

/// Tests `UIView.transition`, and keyframe animations controlled by a finger.
@Suite(.serialized) @MainActor
struct TransitionMotionTests {
  private static let linear = UIView.AnimationOptions.curveLinear

  /// Returns how much nearer the right and the bottom sides are at a quarter of the time.
  private func lean(_ option: UIView.AnimationOptions, at time: TimeInterval = 0.25) throws -> (right: Double, below: Double) {
    let stage = AnimationStage()
    UIView.transition(with: stage.view, duration: 1, options: [option, Self.linear]) { stage.view.backgroundColor = .red }
    stage.host.commit()
    stage.advance(by: time)
    let node = try #require(stage.host.snapshot?.root.children.first).presented(at: stage.time)
    let plane = node.properties.placement()
    let size = { (p: RasterPoint) in 1 / (plane.g * p.x + plane.h * p.y + plane.i) }
    return (size(RasterPoint(20, 10)) - size(RasterPoint(0, 10)), size(RasterPoint(10, 20)) - size(RasterPoint(10, 0)))
  }

  @Test func flipsTurnInFourDirectionsInPerspective() throws {
    let (left, right) = (try lean(.transitionFlipFromLeft), try lean(.transitionFlipFromRight))
    #expect(abs(left.right) > 0.01 && abs(left.below) < 1e-9 && abs(left.right + right.right) < 1e-3 && left.right * right.right < 0)
    let (top, bottom) = (try lean(.transitionFlipFromTop), try lean(.transitionFlipFromBottom))
    #expect(abs(top.below) > 0.01 && abs(top.right) < 1e-9 && top.below * bottom.below < 0)
    // The new view comes from the opposite side of the plane.
    #expect(try lean(.transitionFlipFromLeft, at: 0.75).right * left.right < 0)
  }

  @Test func viewsAreExchangedOrHiddenAndShown() {
    for hides in [false, true] {
      let stage = AnimationStage()
      let (old, new) = (UIView(frame: stage.view.bounds), UIView(frame: stage.view.bounds))
      stage.view.addSubview(old)
      if hides {
        new.isHidden = true
        stage.view.addSubview(new)
      }
      stage.host.commit()
      var finished: Bool?
      let options: UIView.AnimationOptions = hides ? [.transitionCrossDissolve, .showHideTransitionViews] : .transitionCurlUp
      UIView.transition(from: old, to: new, duration: 0.5, options: options) { finished = $0 }
      stage.host.commit()
      #expect(finished == nil && new.superview === stage.view && !new.isHidden)
      #expect(hides ? old.isHidden && old.superview === stage.view : old.superview == nil)
      stage.advance(by: 0.6)
      #expect(finished == true && stage.view.layer.animationKeys() == nil)
    }
  }

  @Test func transitionsWithoutAKindAnimateTheirChanges() {
    let stage = AnimationStage()
    UIView.transition(with: stage.view, duration: 1, options: Self.linear) { stage.view.center.x = 110 }
    stage.host.commit()
    stage.advance(by: 0.5)
    #expect(stage.isAt(60))
  }

  @Test func keyFramesFollowAFinger() {
    let stage = AnimationStage()
    let scrubber = TransitionScrubber()
    var ended = false
    scrubber.record {
      UIView.animateKeyframes(withDuration: 1, delay: 0, options: UIView.KeyframeAnimationOptions(rawValue: Self.linear.rawValue)) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { stage.view.center.x = 110 }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { stage.view.center.x = 60 }
      } completion: { _ in
        ended = true
      }
    }
    for (fraction, x) in [(0.25, 60), (0.5, 110), (0.75, 85), (0.1, 30)] as [(CGFloat, CGFloat)] {
      scrubber.move(to: fraction)
      stage.host.commit()
      #expect(stage.isAt(x, 1e-4))
    }
    scrubber.move(to: 0.75)
    scrubber.run(forwards: false, speed: 1, curve: .linear)
    stage.host.commit()
    stage.advance(by: 0.25)
    #expect(stage.isAt(110, 1e-3))
    stage.advance(by: 0.6)
    #expect(ended && stage.view.center.x == 10)
  }

  /// After 100,000 short animations the memory is that after the first 1,000.
  @Test func shortAnimationsLeaveNothingBehind() throws {
    let stage = AnimationStage()
    var ends = 0
    func run(_ count: Int) {
      for step in 0..<count {
        UIView.animate(withDuration: 0.001) {
          stage.view.center.x = CGFloat(step % 100)
          stage.view.alpha = CGFloat(step % 7) / 10 + 0.2
        } completion: { _ in
          ends += 1
        }
        stage.host.commit()
        stage.advance(by: 0.002)
      }
    }
    func pages() throws -> Int {
      let text = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
      return try #require(text.split(separator: " ").dropFirst().first.flatMap { Int($0) })
    }
    run(1000)
    let before = try pages()
    #if DEBUG
      let count = 9_000
    #else
      let count = 99_000
    #endif
    run(count)
    #expect(ends == count + 1000 && stage.view.layer.animationKeys() == nil)
    #expect(!stage.host.isAnimating)
    #expect(try pages() - before < 256, "a mebibyte is the allocator's own")
  }
}

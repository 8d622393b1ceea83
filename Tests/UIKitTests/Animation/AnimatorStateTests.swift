import CoreGraphics
import QuartzCore
import Testing

@testable import UIKit

/// Tests every call in every state of an animator. Where UIKit raises an exception because a call is not allowed, the call is logged here,
/// and the animator does not change (`unchanged`).
@Suite(.serialized) @MainActor
struct AnimatorStateTests {
  enum Start: String, CaseIterable, Sendable {
    case inactive, waiting, running, reversing, paused, scrubbed, heldAtEnd, stopped, finished, rigid
  }

  enum Call: String, CaseIterable, Sendable {
    case start, startLater, pause, resume, scrub, reverse, stop, stopWithoutFinishing, finishAtStart, finishAtCurrent, add, addCompletion
  }

  struct Outcome: Equatable, Sendable, CustomStringConvertible {
    var state: UIViewAnimatingState
    var isRunning: Bool
    /// The displayed position directly after the call.
    var x: Int
    /// The displayed position after the animation has ended, and the position that the completion received.
    var end: Int
    var position: UIViewAnimatingPosition?

    init(_ state: UIViewAnimatingState, _ isRunning: Bool, _ x: Int, end: Int, _ position: UIViewAnimatingPosition?) {
      (self.state, self.isRunning, self.x, self.end, self.position) = (state, isRunning, x, end, position)
    }

    var description: String {
      "\(state) \(isRunning ? "running" : "still") at \(x), ends at \(end) as \(position.map { "\($0)" } ?? "none")"
    }
  }

  @MainActor
  private final class Trial {
    let stage = AnimationStage()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
    var position: UIViewAnimatingPosition?

    init(_ start: Start) {
      let view = stage.view
      animator.addAnimations { view.center.x = 110 }
      animator.addCompletion { [weak self] in self?.position = $0 }
      switch start {
      case .inactive: return
      case .waiting: animator.startAnimation(afterDelay: 0.5)
      case .scrubbed: animator.fractionComplete = 0.4
      case .heldAtEnd:
        animator.pausesOnCompletion = true
        animator.startAnimation()
      case .rigid:
        animator.isInterruptible = false
        animator.startAnimation()
      default: animator.startAnimation()
      }
      stage.host.commit()
      stage.advance(by: start == .heldAtEnd || start == .finished ? 1.1 : start == .waiting ? 0.2 : 0.4)
      switch start {
      case .reversing: animator.isReversed = true
      case .paused: animator.pauseAnimation()
      case .stopped: animator.stopAnimation(false)
      default: break
      }
      stage.host.commit()
    }

    func make(_ call: Call) {
      let view = stage.view
      switch call {
      case .start: animator.startAnimation()
      case .startLater: animator.startAnimation(afterDelay: 0.5)
      case .pause: animator.pauseAnimation()
      case .resume: animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
      case .scrub: animator.fractionComplete = 0.8
      case .reverse: animator.isReversed = true
      case .stop: animator.stopAnimation(false)
      case .stopWithoutFinishing: animator.stopAnimation(true)
      case .finishAtStart: animator.finishAnimation(at: .start)
      case .finishAtCurrent: animator.finishAnimation(at: .current)
      case .add: animator.addAnimations { view.alpha = 0 }
      case .addCompletion: animator.addCompletion { _ in }
      }
    }

    var outcome: Outcome {
      stage.host.commit()
      let now = (animator.state, animator.isRunning, Int(stage.shownX.rounded()))
      for _ in 0..<4 { stage.advance(by: 0.5) }
      return Outcome(now.0, now.1, now.2, end: Int(stage.shownX.rounded()), position)
    }
  }

  /// The expected outcomes. Calls that are not listed change nothing.
  private static let table: [Start: [Call: Outcome]] = [
    .inactive: [
      .start: Outcome(.active, true, 10, end: 110, .end), .startLater: Outcome(.active, true, 10, end: 110, .end),
      .pause: Outcome(.active, false, 10, end: 10, nil), .scrub: Outcome(.active, false, 90, end: 90, nil),
    ],
    .waiting: [
      .pause: Outcome(.active, false, 10, end: 10, nil),
      // Nothing has moved yet, so the animation ends immediately.
      .reverse: Outcome(.inactive, false, 10, end: 10, .start),
      .stop: Outcome(.stopped, false, 10, end: 10, nil), .stopWithoutFinishing: Outcome(.inactive, false, 10, end: 10, nil),
    ],
    .running: [
      .pause: Outcome(.active, false, 50, end: 50, nil), .reverse: Outcome(.active, true, 50, end: 10, .start),
      .stop: Outcome(.stopped, false, 50, end: 50, nil), .stopWithoutFinishing: Outcome(.inactive, false, 50, end: 50, nil),
    ],
    .reversing: [
      .pause: Outcome(.active, false, 50, end: 50, nil), .stop: Outcome(.stopped, false, 50, end: 50, nil),
      .stopWithoutFinishing: Outcome(.inactive, false, 50, end: 50, nil),
    ],
    .paused: [
      .start: Outcome(.active, true, 50, end: 110, .end), .startLater: Outcome(.active, true, 50, end: 110, .end),
      .resume: Outcome(.active, true, 50, end: 110, .end), .scrub: Outcome(.active, false, 90, end: 90, nil),
      .stop: Outcome(.stopped, false, 50, end: 50, nil), .stopWithoutFinishing: Outcome(.inactive, false, 50, end: 50, nil),
    ],
    .scrubbed: [
      .start: Outcome(.active, true, 50, end: 110, .end), .startLater: Outcome(.active, true, 50, end: 110, .end),
      .resume: Outcome(.active, true, 50, end: 110, .end), .scrub: Outcome(.active, false, 90, end: 90, nil),
      .stop: Outcome(.stopped, false, 50, end: 50, nil), .stopWithoutFinishing: Outcome(.inactive, false, 50, end: 50, nil),
    ],
    .heldAtEnd: [
      // No time is left, so the animator is held again; a delay is still waited for.
      .start: Outcome(.active, false, 110, end: 110, nil), .startLater: Outcome(.active, true, 110, end: 110, nil),
      .resume: Outcome(.active, false, 110, end: 110, nil), .scrub: Outcome(.active, false, 90, end: 90, nil),
      .stop: Outcome(.stopped, false, 110, end: 110, nil), .stopWithoutFinishing: Outcome(.inactive, false, 110, end: 110, nil),
    ],
    .stopped: [
      .stopWithoutFinishing: Outcome(.inactive, false, 50, end: 50, nil),
      .finishAtStart: Outcome(.inactive, false, 10, end: 10, .start), .finishAtCurrent: Outcome(.inactive, false, 50, end: 50, .current),
    ],
    .finished: [
      // After its end an animator is like a new one, without animations and completions: it ends in the turn in which it is started.
      .pause: Outcome(.active, false, 110, end: 110, .end), .scrub: Outcome(.active, false, 110, end: 110, .end),
    ],
    .rigid: [.reverse: Outcome(.active, true, 50, end: 10, .start)],
  ]

  private static let unchanged: [Start: Outcome] = [
    .inactive: Outcome(.inactive, false, 10, end: 10, nil), .waiting: Outcome(.active, true, 10, end: 110, .end),
    .running: Outcome(.active, true, 50, end: 110, .end), .reversing: Outcome(.active, true, 50, end: 10, .start),
    .paused: Outcome(.active, false, 50, end: 50, nil), .scrubbed: Outcome(.active, false, 50, end: 50, nil),
    .heldAtEnd: Outcome(.active, false, 110, end: 110, nil), .stopped: Outcome(.stopped, false, 50, end: 50, nil),
    .finished: Outcome(.inactive, false, 110, end: 110, .end), .rigid: Outcome(.active, true, 50, end: 110, .end),
  ]

  @Test(arguments: Start.allCases)
  func everyCallDoesWhatTheTableSays(start: Start) throws {
    for call in Call.allCases {
      let trial = Trial(start)
      trial.make(call)
      let expected = try #require(Self.table[start]?[call] ?? Self.unchanged[start])
      let outcome = trial.outcome
      #expect(outcome == expected, "\(start).\(call)")
    }
  }

  /// The property is optional (Apple: timingParameters).
  @Test func theTimingCurveIsOptional() {
    let animator = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.5)
    #expect(animator.timingParameters?.springTimingParameters != nil)
  }
}

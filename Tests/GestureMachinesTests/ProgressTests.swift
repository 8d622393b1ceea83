import CoreGraphics
import Testing

@testable import GestureMachines

/// Tests the computations of recognisers, and the delivery of touches, without views.
@Suite struct GestureProgressTests {
  // MARK: Delivery of touches

  @Test func aFreeTouchIsToldInOrder() {
    var delivery = TouchDelivery()
    #expect(delivery.next(holdsBegan: false, holdsEnded: false) == .began)
    #expect(delivery.next(holdsBegan: false, holdsEnded: false) == nil)
    delivery.note(.moved)
    #expect(delivery.next(holdsBegan: false, holdsEnded: false) == .moved)
    delivery.note(.ended)
    #expect(delivery.next(holdsBegan: false, holdsEnded: true) == nil && !delivery.isClosed)
    #expect(delivery.next(holdsBegan: false, holdsEnded: false) == .ended && delivery.isClosed)
    #expect(delivery.next(holdsBegan: false, holdsEnded: false) == nil && !delivery.cancel())
  }

  @Test func movesThatTheViewDoesNotKnowOfAreNotToldLate() {
    var delivery = TouchDelivery()
    delivery.note(.moved)
    #expect(delivery.next(holdsBegan: true, holdsEnded: false) == nil)
    delivery.note(.moved)
    delivery.note(.ended)
    #expect(delivery.next(holdsBegan: true, holdsEnded: false) == nil)
    #expect(delivery.next(holdsBegan: false, holdsEnded: false) == .began)
    #expect(delivery.next(holdsBegan: false, holdsEnded: false) == .ended)
  }

  @Test func onlyAViewThatWasToldHearsOfTheCancellation() {
    var delivery = TouchDelivery()
    #expect(!delivery.cancel() && delivery.isClosed)
    delivery = TouchDelivery()
    _ = delivery.next(holdsBegan: false, holdsEnded: false)
    #expect(delivery.cancel() && delivery.isClosed && !delivery.cancel())
  }

  // MARK: Translations

  @Test func theWayOfSeveralFingersIsThatOfTheirMiddle() {
    var pan = PanProgress()
    pan.began(1, at: CGPoint(x: 10, y: 10), time: 0)
    pan.moved([1: CGPoint(x: 20, y: 10)], time: 0.1)
    pan.began(2, at: CGPoint(x: 500, y: 500), time: 0.1)
    pan.moved([1: CGPoint(x: 24, y: 10), 2: CGPoint(x: 500, y: 510)], time: 0.2)
    #expect(pan.translation == CGVector(dx: 12, dy: 5) && pan.location == CGPoint(x: 22, y: 15) && pan.count == 2)
    pan.ended(1)
    pan.moved([2: CGPoint(x: 501, y: 510)], time: 0.3)
    #expect(pan.translation == CGVector(dx: 13, dy: 5))
    pan.moved([7: .zero], time: 0.4)
    #expect(pan.translation == CGVector(dx: 13, dy: 5))
  }

  @Test func twoFingersAtOnePlaceSayNothing() {
    var pair = PairProgress()
    pair.began(1, at: .zero)
    pair.began(2, at: .zero)
    pair.moved([2: CGPoint(x: 100, y: 0)], time: 0)
    #expect(pair.scale == 1 && pair.rotation == 0)
    pair.moved([2: CGPoint(x: 0, y: 200)], time: 0.1)
    #expect(abs(pair.scale - 2) < 1e-9 && abs(pair.rotation - .pi / 2) < 1e-9)
    #expect(abs(pair.velocity.scale - 10) < 1e-6)
    pair.changed(scale: 0.5, rotation: -.pi / 2, time: 0.1)
    #expect(abs(pair.scale - 1) < 1e-9 && abs(pair.rotation) < 1e-9)
  }

  @Test func aTurnAcrossTheLeftAxisGoesTheShortWay() {
    var pair = PairProgress()
    pair.began(1, at: .zero)
    pair.began(2, at: CGPoint(x: -100, y: 1))
    pair.moved([2: CGPoint(x: -100, y: -1)], time: 0)
    #expect(abs(pair.rotation) < 0.03)
  }

  @Test func aSwipeIsFastAndStraight() {
    #expect(SwipeProgress.verdict(translation: CGVector(dx: 50, dy: 10), allowed: .right, seconds: 0.2) == .recognise)
    #expect(SwipeProgress.verdict(translation: CGVector(dx: 50, dy: 10), allowed: [.left, .up], seconds: 0.2) == .fail)
    #expect(SwipeProgress.verdict(translation: CGVector(dx: 0, dy: 40), allowed: .down, seconds: 0.2) == .wait)
    #expect(SwipeProgress.verdict(translation: CGVector(dx: 0, dy: 90), allowed: .down, seconds: 0.6) == .fail)
  }

  @Test func aTapOfOtherFingersFails() {
    var tap = TapProgress(taps: 2, touches: 1)
    #expect(tap.began(1, at: .zero) == .waitFor(TapProgress.duration))
    #expect(tap.ended(1, at: .zero) == .waitFor(TapProgress.interval))
    #expect(tap.began(2, at: CGPoint(x: 46, y: 0)) == .fail)
    tap = TapProgress(taps: 1, touches: 2)
    _ = tap.began(1, at: .zero)
    #expect(tap.ended(1, at: .zero) == .fail)
    #expect(tap.ended(9, at: .zero) == .wait)
  }
}

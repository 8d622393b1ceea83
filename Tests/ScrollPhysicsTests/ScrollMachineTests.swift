import CoreGraphics
import Foundation
import Testing

@testable import ScrollPhysics

@Suite struct ScrollMachineTests {
  /// A machine with reference semantics, since expectations cannot contain mutating calls.
  private final class Driver {
    var machine: ScrollMachine
    init(_ machine: ScrollMachine) { self.machine = machine }

    var geometry: ScrollGeometry {
      get { machine.geometry }
      set { machine.geometry = newValue }
    }
    var isDragging: Bool { machine.isDragging }
    func press(at point: CGPoint, time: TimeInterval) { machine.press(at: point, time: time) }
    func move(to point: CGPoint, time: TimeInterval, offset: CGPoint) -> CGPoint? {
      machine.move(to: point, time: time, offset: offset)
    }
    func lift(time: TimeInterval, offset: CGPoint) -> ScrollMachine.Release? { machine.lift(time: time, offset: offset) }
    func coast(_ release: ScrollMachine.Release, to target: CGPoint, at time: TimeInterval) -> Bool {
      machine.coast(release, to: target, at: time)
    }
    func animate(from offset: CGPoint, to target: CGPoint, at time: TimeInterval) {
      machine.animate(from: offset, to: target, at: time)
    }
    func tick(at time: TimeInterval) -> (offset: CGPoint, ended: Bool)? { machine.tick(at: time) }
  }

  private func machine(_ change: (inout ScrollGeometry) -> Void = { _ in }) -> Driver {
    let machine = Driver(ScrollMachine())
    machine.geometry.size = CGSize(width: 300, height: 600)
    machine.geometry.contentSize = CGSize(width: 300, height: 3000)
    change(&machine.geometry)
    return machine
  }

  @Test func nothingScrollsBeforeTenPoints() {
    let machine = machine()
    machine.press(at: CGPoint(x: 100, y: 300), time: 0)
    #expect(machine.move(to: CGPoint(x: 100, y: 291), time: 0.016, offset: .zero) == nil)
    #expect(!machine.isDragging)
    #expect(machine.move(to: CGPoint(x: 100, y: 290), time: 0.032, offset: .zero) == .zero)
    #expect(machine.isDragging)
    // From there it follows the finger without a jump.
    #expect(machine.move(to: CGPoint(x: 100, y: 250), time: 0.048, offset: .zero) == CGPoint(x: 0, y: 40))
  }

  @Test func aFingerAcrossTheOnlyAxisScrollsNothing() {
    let machine = machine()
    machine.press(at: CGPoint(x: 100, y: 300), time: 0)
    #expect(machine.move(to: CGPoint(x: 40, y: 288), time: 0.016, offset: .zero) == nil)
    #expect(!machine.isDragging)
  }

  @Test func aLockedDirectionKeepsTheOtherAxisStill() {
    let machine = machine {
      $0.contentSize = CGSize(width: 2000, height: 2000)
      $0.locksDirection = true
    }
    machine.press(at: CGPoint(x: 200, y: 300), time: 0)
    _ = machine.move(to: CGPoint(x: 202, y: 280), time: 0.016, offset: CGPoint(x: 50, y: 50))
    let offset = machine.move(to: CGPoint(x: 150, y: 180), time: 0.032, offset: CGPoint(x: 50, y: 50))
    #expect(offset == CGPoint(x: 50, y: 150))
  }

  @Test func pastTheEdgeContentFollowsAsRubber() {
    let machine = machine()
    machine.press(at: CGPoint(x: 100, y: 100), time: 0)
    _ = machine.move(to: CGPoint(x: 100, y: 110), time: 0.016, offset: .zero)
    let offset = machine.move(to: CGPoint(x: 100, y: 210), time: 0.032, offset: .zero)
    #expect(offset?.y == -RubberBand.offset(distance: 100, dimension: 600))
    machine.geometry.bouncesHorizontally = false
    #expect(machine.move(to: CGPoint(x: 100, y: 210), time: 0.04, offset: .zero) == offset)
    machine.geometry.bounces = false
    #expect(machine.move(to: CGPoint(x: 100, y: 210), time: 0.048, offset: .zero) == .zero)
  }

  @Test func aFlickCoastsAndAPauseDoesNot() throws {
    let machine = machine()
    machine.press(at: CGPoint(x: 100, y: 500), time: 0)
    var offset = CGPoint.zero
    for step in 1...10 {
      offset = machine.move(to: CGPoint(x: 100, y: 500 - CGFloat(step) * 20), time: Double(step) * 0.01, offset: offset) ?? offset
    }
    let paused = Driver(machine.machine)
    let release = try #require(machine.lift(time: 0.1, offset: offset))
    #expect(abs(release.velocity.dy - 2000) < 1)
    #expect(release.target.y > offset.y + 900)
    #expect(machine.coast(release, to: release.target, at: 0.1))
    let later = try #require(machine.tick(at: 0.2))
    #expect(later.offset.y > offset.y + 150 && !later.ended)
    let end = try #require(machine.tick(at: 20))
    #expect(end.ended && abs(end.offset.y - release.target.y) < 0.001)
    #expect(machine.tick(at: 21) == nil)

    let still = try #require(paused.lift(time: 0.5, offset: offset))
    #expect(still.velocity == .zero)
    #expect(!paused.coast(still, to: still.target, at: 0.5))
  }

  @Test func pagesStopAtTheNextPage() throws {
    let machine = machine {
      $0.contentSize = CGSize(width: 1500, height: 600)
      $0.isPaging = true
    }
    machine.press(at: CGPoint(x: 250, y: 100), time: 0)
    var offset = CGPoint(x: 300, y: 0)
    for step in 1...5 {
      offset = machine.move(to: CGPoint(x: 250 - CGFloat(step) * 15, y: 100), time: Double(step) * 0.01, offset: offset) ?? offset
    }
    let release = try #require(machine.lift(time: 0.05, offset: offset))
    #expect(release.target == CGPoint(x: 600, y: 0))
    #expect(machine.coast(release, to: release.target, at: 0.05))
    #expect(machine.tick(at: 5)?.offset == CGPoint(x: 600, y: 0))
  }

  @Test func aDelegatesTargetIsReached() throws {
    let machine = machine()
    machine.press(at: CGPoint(x: 100, y: 500), time: 0)
    _ = machine.move(to: CGPoint(x: 100, y: 470), time: 0.01, offset: .zero)
    let offset = try #require(machine.move(to: CGPoint(x: 100, y: 430), time: 0.02, offset: .zero))
    let release = try #require(machine.lift(time: 0.02, offset: offset))
    #expect(machine.coast(release, to: CGPoint(x: 0, y: 200), at: 0.02))
    #expect(machine.tick(at: 9)?.offset == CGPoint(x: 0, y: 200))
  }

  @Test func anAnimationStartsAndEndsAtRest() throws {
    let machine = machine()
    machine.animate(from: .zero, to: CGPoint(x: 0, y: 900), at: 1)
    #expect(machine.tick(at: 1)?.offset == .zero)
    #expect(abs(try #require(machine.tick(at: 1.15)).offset.y - 450) < 1e-6)
    let end = try #require(machine.tick(at: 1.3))
    #expect(end.ended && end.offset.y == 900)
  }

  @Test func rangesOfContentSmallerThanTheViewAreEmpty() {
    let machine = machine { $0.contentSize = CGSize(width: 10, height: 10) }
    #expect(!machine.geometry.scrollsVertically)
    #expect(machine.geometry.clamped(CGPoint(x: 5, y: 900)) == .zero)
  }
}

import CoreGraphics
import Foundation
import Testing

@testable import UIKit
@testable import VitrineTesting

@Suite(.serialized) @MainActor
struct DynamicsBehaviorTests {
  private let hall = DynamicsHall()
  private var animator: UIDynamicAnimator { hall.animator }

  private final class Witness: NSObject, UICollisionBehaviorDelegate, UIDynamicAnimatorDelegate {
    var log: [String] = []
    func collisionBehavior(
      _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem, at p: CGPoint
    ) { log.append("items \(Int(p.x)) \(Int(p.y))") }
    func collisionBehavior(_ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem) {
      log.append("items apart")
    }
    func collisionBehavior(
      _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem, withBoundaryIdentifier identifier: (any NSCopying)?,
      at p: CGPoint
    ) { log.append("at \(identifier.map { "\($0)" } ?? "bounds")") }
    func collisionBehavior(
      _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem, withBoundaryIdentifier identifier: (any NSCopying)?
    ) { log.append("off \(identifier.map { "\($0)" } ?? "bounds")") }
    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { log.append("resume") }
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { log.append("pause") }
  }

  @Test func whatRestsAsksForNoFramesUntilSomethingChanges() {
    let witness = Witness()
    animator.delegate = witness
    let boxes = (0..<4).map { hall.box(200, 560 - 45 * CGFloat($0)) }
    let gravity = UIGravityBehavior(items: boxes)
    let walls = UICollisionBehavior(items: boxes)
    walls.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(gravity)
    animator.addBehavior(walls)
    #expect(animator.isRunning && witness.log == ["resume"])
    hall.run(180)
    #expect(!animator.isRunning && witness.log == ["resume", "pause"])
    hall.screen.settle()
    #expect(!hall.screen.display.wantsFrames)
    for (level, box) in boxes.enumerated() {
      #expect(abs(Double(box.center.y) - (580 - 40 * Double(level))) < 0.5, "box \(level) of the pile is at \(box.center)")
      #expect(abs(Double(box.center.x) - 200) < 0.5 && abs(atan2(box.transform.b, box.transform.a)) < 0.01)
    }
    gravity.gravityDirection = CGVector(dx: 0, dy: -1)
    #expect(animator.isRunning && witness.log.last == "resume")
    hall.run(60)
    #expect(boxes[3].center.y < 100)
  }

  @Test func aHeapOfManyComesToRestWithoutSinking() {
    let items = (0..<60).map { (index: Int) -> UIView in
      let (x, y) = (CGFloat(60 + 32 * (index % 8) + index / 8 % 3), CGFloat(580 - 34 * (index / 8)))
      return index.isMultiple(of: 3) ? hall.ball(x, y, 28) : hall.box(x, y, 28, 28)
    }
    let walls = UICollisionBehavior(items: items)
    walls.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(walls)
    animator.addBehavior(UIGravityBehavior(items: items))
    hall.properties(items) {
      $0.friction = 0.4
      $0.elasticity = 0.2
      $0.angularResistance = 1
    }
    var seconds = 0
    while animator.isRunning, seconds < 20 {
      hall.run(60)
      seconds += 1
    }
    #expect(!animator.isRunning, "it still moves after \(seconds) s")
    for (index, a) in items.enumerated() {
      #expect(a.center.x > 10 && a.center.x < 390 && a.center.y < 590)
      for b in items[(index + 1)...] { #expect(hypot(a.center.x - b.center.x, a.center.y - b.center.y) > 27.5) }
    }
  }

  @Test func aChainHangsAtItsLength() {
    let links = (0..<10).map { hall.box(200 + 20 * CGFloat($0 + 1), 100, 10, 10) }
    animator.addBehavior(UIAttachmentBehavior(item: links[0], attachedToAnchor: CGPoint(x: 200, y: 100)))
    for (a, b) in zip(links, links.dropFirst()) { animator.addBehavior(UIAttachmentBehavior(item: b, attachedTo: a)) }
    animator.addBehavior(UIGravityBehavior(items: links))
    hall.properties(links) { $0.resistance = 2 }
    hall.run(600)
    for (index, link) in links.enumerated() {
      #expect(abs(link.center.x - 200) < 5 && abs(link.center.y - (100 + 20 * CGFloat(index + 1))) < 1.5, "link \(index): \(link.center)")
    }
  }

  @Test func boundariesByLineAndPathStopItems() {
    let witness = Witness()
    let (a, b) = (hall.box(100, 100), hall.ball(300, 100))
    let collision = UICollisionBehavior(items: [a, b])
    collision.collisionMode = .boundaries
    collision.collisionDelegate = witness
    collision.addBoundary(withIdentifier: "floor" as NSCopying, from: CGPoint(x: 0, y: 300), to: CGPoint(x: 200, y: 300))
    let dish = UIBezierPath(rect: CGRect(x: 250, y: 400, width: 100, height: 50))
    collision.addBoundary(withIdentifier: "dish" as NSCopying, for: dish)
    #expect(collision.boundary(withIdentifier: "dish" as NSCopying) != nil && collision.boundaryIdentifiers?.count == 2)
    animator.addBehavior(collision)
    animator.addBehavior(UIGravityBehavior(items: [a, b]))
    hall.run(200)
    #expect(abs(a.center.y - 280) < 0.5 && abs(b.center.y - 380) < 0.5)
    #expect(witness.log.filter { $0.hasPrefix("at") } == ["at floor", "at dish"])
    collision.removeBoundary(withIdentifier: "floor" as NSCopying)
    hall.run(20)
    #expect(a.center.y > 300 && witness.log.last == "off floor")
  }

  @Test func fastItemsDoNotPassThroughLines() {
    let balls = (0..<12).map { hall.ball(20 + 30 * CGFloat($0), 100, 10) }
    let collision = UICollisionBehavior(items: balls)
    collision.addBoundary(withIdentifier: "line" as NSCopying, from: CGPoint(x: -100, y: 400), to: CGPoint(x: 500, y: 400))
    collision.collisionMode = .boundaries
    animator.addBehavior(collision)
    hall.properties(balls) {
      for (index, ball) in balls.enumerated() { $0.addLinearVelocity(CGPoint(x: 0, y: 800 * CGFloat(index + 1)), for: ball) }
    }
    hall.run(60)
    for (index, ball) in balls.enumerated() {
      #expect(ball.center.y <= 400, "the ball of \(800 * (index + 1)) points/s is at \(ball.center.y)")
    }
  }

  @Test func meetingsAreToldWithTheirPlace() {
    let witness = Witness()
    let (a, b) = (hall.ball(100, 300), hall.ball(200, 300))
    let collision = UICollisionBehavior(items: [a, b])
    collision.collisionDelegate = witness
    animator.addBehavior(collision)
    hall.properties([a, b]) {
      $0.elasticity = 1
      $0.addLinearVelocity(CGPoint(x: 240, y: 0), for: a)
    }
    hall.run(60)
    #expect(witness.log.count == 2 && witness.log[0].hasPrefix("items 1") && witness.log[0].hasSuffix(" 300"))
    #expect(witness.log.last == "items apart")
  }

  @Test func aSnapEndsAtItsPointUpright() {
    let box = hall.box(60, 60)
    box.transform = CGAffineTransform(rotationAngle: 1)
    let snap = UISnapBehavior(item: box, snapTo: CGPoint(x: 300, y: 400))
    animator.addBehavior(snap)
    var furthest = 0.0
    hall.run(240) { _ in furthest = max(furthest, Double(box.center.x)) }
    #expect(!animator.isRunning && abs(box.center.x - 300) < 0.2 && abs(box.center.y - 400) < 0.2)
    #expect(abs(atan2(box.transform.b, box.transform.a)) < 0.01)
    #expect(furthest > 303 && furthest < 340, "a damping of 0.5 swings a little: \(furthest)")
    snap.snapPoint = CGPoint(x: 100, y: 100)
    snap.damping = 1
    furthest = 400
    hall.run(240) { _ in furthest = min(furthest, Double(box.center.x)) }
    #expect(abs(box.center.x - 100) < 0.2 && furthest > 99)
  }

  @Test func anchorsAreFollowed() {
    let box = hall.box(100, 100)
    let leash = UIAttachmentBehavior(item: box, attachedToAnchor: CGPoint(x: 100, y: 100))
    animator.addBehavior(leash)
    hall.run(1)
    for step in 1...30 {
      leash.anchorPoint = CGPoint(x: 100 + 5 * CGFloat(step), y: 100)
      hall.run(1)
    }
    hall.run(30)
    #expect(abs(box.center.x - 250) < 0.5 && abs(box.center.y - 100) < 0.5)
  }

  @Test func aDraggedItemStopsAtALine() {
    let (ball, pile) = (hall.ball(100, 200, 20), (0..<4).map { hall.box(300, 580 - 41 * CGFloat($0)) })
    let line = UICollisionBehavior(items: [ball] + pile)
    line.addBoundary(withIdentifier: "wall" as NSCopying, from: CGPoint(x: 200, y: 0), to: CGPoint(x: 200, y: 600))
    line.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(line)
    animator.addBehavior(UIGravityBehavior(items: pile))
    let leash = UIAttachmentBehavior(item: ball, attachedToAnchor: CGPoint(x: 100, y: 200))
    leash.frequency = 4
    leash.damping = 0.7
    animator.addBehavior(leash)
    for step in 0..<120 {
      leash.anchorPoint = CGPoint(x: min(100 + 12 * CGFloat(step), 380), y: 200 + CGFloat(step % 7))
      hall.run(1)
      #expect(ball.center.x < 200)
    }
    #expect(ball.center.x > 185 && pile.allSatisfy { abs($0.center.x - 300) < 1 && $0.transform.b.magnitude < 0.01 })
  }

  @Test func ropesGiveWayInside() {
    let (a, b) = (hall.box(200, 100, 20, 20), hall.box(200, 150, 20, 20))
    animator.addBehavior(UIAttachmentBehavior.limitAttachment(with: a, offsetFromCenter: .zero, attachedTo: b, offsetFromCenter: .zero))
    hall.properties([a]) { $0.isAnchored = true }
    hall.properties([b]) { $0.addLinearVelocity(CGPoint(x: 0, y: -60), for: b) }
    animator.addBehavior(UIGravityBehavior(items: [b]))
    var closest = 50.0
    hall.run(300) { _ in
      let distance = Double(b.center.y - a.center.y)
      closest = min(closest, distance)
      #expect(distance < 50.5)
    }
    #expect(closest < 49 && abs(b.center.y - 150) < 0.5 && a.center == CGPoint(x: 200, y: 100))
  }

  @Test func pinsTurnFixturesStayAndSlidersSlide() {
    let (base, arm) = (hall.box(200, 100, 20, 20), hall.box(250, 100, 80, 10))
    animator.addBehavior(UIAttachmentBehavior.pinAttachment(with: arm, attachedTo: base, attachmentAnchor: CGPoint(x: 210, y: 100)))
    let (post, sign) = (hall.box(60, 100, 20, 20), hall.box(100, 100, 40, 20))
    animator.addBehavior(UIAttachmentBehavior.fixedAttachment(with: sign, attachedTo: post, attachmentAnchor: CGPoint(x: 80, y: 100)))
    let lift = hall.box(350, 100, 20, 20)
    let shaft = UIAttachmentBehavior.slidingAttachment(
      with: lift, attachmentAnchor: CGPoint(x: 350, y: 100), axisOfTranslation: CGVector(dx: 0, dy: 1))
    shaft.attachmentRange = UIFloatRange(minimum: 0, maximum: 120)
    animator.addBehavior(shaft)
    hall.properties([base, post]) { $0.isAnchored = true }
    hall.properties([arm]) {
      $0.angularResistance = 4
      $0.resistance = 2
    }
    hall.properties([lift]) { $0.addLinearVelocity(CGPoint(x: 90, y: 0), for: lift) }
    animator.addBehavior(UIGravityBehavior(items: [arm, sign, lift]))
    hall.run(400) { _ in
      let (x, y) = (Double(arm.center.x) - 210, Double(arm.center.y) - 100)
      #expect(abs(hypot(x, y) - 40) < 1)
      #expect(abs(lift.center.x - 350) < 0.5 && lift.center.y > 99 && lift.center.y < 223)
    }
    #expect(abs(arm.center.x - 210) < 1 && abs(arm.center.y - 140) < 1, "the arm hangs: \(arm.center)")
    #expect(abs(sign.center.x - 100) < 1 && abs(sign.center.y - 100) < 1, "the sign stays: \(sign.center)")
    #expect(abs(lift.center.y - 220) < 1, "the lift is at the end of its shaft: \(lift.center)")
  }

  @Test func groupsMoveAsOne() {
    let (a, b) = (hall.box(180, 100, 20, 20), hall.box(240, 100, 20, 60))
    let group = UIDynamicItemGroup(items: [a, b])
    let walls = UICollisionBehavior(items: [group])
    walls.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(walls)
    animator.addBehavior(UIGravityBehavior(items: [group]))
    hall.run(400) { _ in
      #expect(abs(hypot(a.center.x - b.center.x, a.center.y - b.center.y) - 60) < 1e-6)
    }
    #expect(b.center.y > 500 && a.center.y < 600 && atan2(a.transform.b, a.transform.a) == atan2(b.transform.b, b.transform.a))
  }

  @Test func itemsThatTheProgramMovesAreTakenOver() {
    let box = hall.box(100, 100)
    let gravity = UIGravityBehavior(items: [box])
    animator.addBehavior(gravity)
    hall.run(30)
    box.center = CGPoint(x: 50, y: 20)
    box.bounds.size = CGSize(width: 100, height: 100)
    animator.updateItem(usingCurrentState: box)
    let speed = animator.simulation.world.bodies[1].velocity.y
    #expect(abs(speed - 500) < 1e-6 && animator.simulation.world.bodies[1].mass == 1)
    hall.run(6)
    #expect(abs(Double(box.center.y) - (20 + 50 + 5)) < 1e-6)
    gravity.removeItem(box)
    hall.run(1)
    #expect(animator.simulation.items.isEmpty)
  }

  @Test func behavioursStandInOthersAndTellTheirFrames() {
    final class Drop: UIDynamicBehavior {
      var moves: [Bool] = []
      override func willMove(to dynamicAnimator: UIDynamicAnimator?) { moves.append(dynamicAnimator != nil) }
    }
    let box = hall.box(100, 100)
    let drop = Drop()
    let gravity = UIGravityBehavior(items: [box])
    var frames = 0
    gravity.action = { frames += 1 }
    drop.addChildBehavior(gravity)
    animator.addBehavior(drop)
    animator.addBehavior(gravity)
    hall.run(10)
    #expect(frames == 10 && box.center.y > 110 && animator.behaviors.count == 1 && gravity.dynamicAnimator === animator)
    #expect(animator.items(in: CGRect(x: 90, y: 90, width: 20, height: 60)).count == 1)
    animator.removeAllBehaviors()
    let y = box.center.y
    hall.run(5)
    #expect(frames == 10 && box.center.y == y && drop.moves == [true, false] && gravity.dynamicAnimator == nil)
  }

  @Test func theSameSceneComesToTheSamePlacesAtAnyFrameRate() {
    func scene(_ rates: [Double]) -> [CGFloat] {
      let hall = DynamicsHall()
      let items = (0..<12).map { (index: Int) -> UIView in
        let x = CGFloat(40 + 28 * index)
        return index.isMultiple(of: 2) ? hall.box(x, CGFloat(80 + 20 * index)) : hall.ball(x, 200)
      }
      let walls = UICollisionBehavior(items: items)
      walls.translatesReferenceBoundsIntoBoundary = true
      hall.animator.addBehavior(walls)
      hall.animator.addBehavior(UIGravityBehavior(items: items))
      hall.properties(items) {
        $0.elasticity = 0.6
        $0.friction = 0.3
      }
      for rate in rates {
        let before = hall.screen.display.now
        hall.screen.display.advance(to: before + rate)
        hall.screen.settle()
      }
      return items.flatMap { [$0.center.x, $0.center.y, $0.transform.b] }
    }
    let steady = scene([Double](repeating: 1.0 / 60, count: 120))
    #expect(steady == scene([Double](repeating: 1.0 / 30, count: 60)))
    #expect(steady == scene([1.5, 0.5]))
    #expect(steady.allSatisfy { $0.isFinite })
  }

  @Test func nonsenseIsRefusedOrClamped() {
    let box = hall.box(100, 100)
    let gravity = UIGravityBehavior(items: [box])
    gravity.gravityDirection = CGVector(dx: CGFloat.nan, dy: .infinity)
    animator.addBehavior(gravity)
    hall.properties([box]) {
      $0.density = .nan
      $0.elasticity = .infinity
      $0.resistance = -3
      $0.friction = .nan
      $0.addLinearVelocity(CGPoint(x: CGFloat.nan, y: 0), for: box)
      $0.addLinearVelocity(CGPoint(x: 1e30, y: 0), for: box)
    }
    animator.addBehavior(UISnapBehavior(item: box, snapTo: CGPoint(x: CGFloat.nan, y: .nan)))
    let line = UICollisionBehavior(items: [box, box])
    line.addBoundary(withIdentifier: 1 as NSNumber, from: .zero, to: .zero)
    line.addBoundary(withIdentifier: 2 as NSNumber, from: CGPoint(x: CGFloat.infinity, y: 0), to: .zero)
    line.setTranslatesReferenceBoundsIntoBoundary(with: UIEdgeInsets(top: 900, left: 900, bottom: 900, right: 900))
    animator.addBehavior(line)
    let tie = UIAttachmentBehavior(item: box, attachedTo: box)
    tie.length = -.infinity
    animator.addBehavior(tie)
    animator.addBehavior(UICollisionBehavior(items: [UIDynamicItemGroup(items: [])]))
    hall.run(30)
    #expect(box.center.x.isFinite && box.center.y.isFinite && box.transform.a.isFinite)
  }
}

import CoreGraphics
import DynamicsSolver
import Foundation
import Testing

@testable import UIKit

/// Compares motion with the laws of physics.
@Suite(.serialized) @MainActor
struct DynamicsFormulaTests {
  private let hall = DynamicsHall()
  private var animator: UIDynamicAnimator { hall.animator }

  @Test func freeFallIsExact() {
    let box = hall.box(100, 50)
    animator.addBehavior(UIGravityBehavior(items: [box]))
    var worst = 0.0
    hall.run(60) { frame in
      let t = Double(frame) / 60
      worst = max(worst, abs(Double(box.center.y) - (50 + 500 * t * t)))
    }
    #expect(worst < 1e-9 && box.center.x == 100 && abs(animator.elapsedTime - 1) < 1e-9)
  }

  @Test func aThrowIsAParabola() {
    let box = hall.box(50, 300)
    let gravity = UIGravityBehavior(items: [box])
    gravity.setAngle(.pi / 2, magnitude: 0.5)
    animator.addBehavior(gravity)
    hall.properties([box]) { $0.addLinearVelocity(CGPoint(x: 120, y: -300), for: box) }
    hall.run(45)
    #expect(abs(Double(box.center.x) - (50 + 120 * 0.75)) < 1e-6)
    #expect(abs(Double(box.center.y) - (300 - 300 * 0.75 + 250 * 0.75 * 0.75)) < 1e-6)
  }

  @Test func anElasticBallComesBackToItsHeight() {
    let ball = hall.ball(200, 200)
    animator.addBehavior(UIGravityBehavior(items: [ball]))
    hall.properties([ball]) { $0.elasticity = 1 }
    let walls = UICollisionBehavior(items: [ball])
    walls.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(walls)
    let body = { hall.animator.simulation.world.bodies[1] }
    // The kinetic and potential energy of a mass of 1, relative to the floor.
    func energy() -> Double { body().velocity.dot(body().velocity) / 2 + 1000 * (580 - body().position.y) }
    hall.run(1)
    let first = energy()
    var highest = [Double]()
    var top = 600.0
    hall.run(1200) { _ in
      #expect(abs(energy() / first - 1) < 0.001)
      top = min(top, Double(ball.center.y))
      if ball.center.y > 560 {
        if top < 300 { highest.append(top) }
        top = 600
      }
    }
    #expect(highest.count > 10 && highest.allSatisfy { abs($0 - 200) < 2 }, "\(highest)")
  }

  @Test func aBounceKeepsTheShareOfSpeedThatElasticitySays() {
    let ball = hall.ball(200, 380)
    animator.addBehavior(UIGravityBehavior(items: [ball]))
    hall.properties([ball]) { $0.elasticity = 0.5 }
    let walls = UICollisionBehavior(items: [ball])
    walls.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(walls)
    // It falls 200 points and rises a quarter of that.
    var top = 600.0
    var hasHit = false
    hall.run(80) { _ in
      if ball.center.y > 570 { hasHit = true }
      if hasHit { top = min(top, Double(ball.center.y)) }
    }
    #expect(abs((580 - top) - 50) < 2, "rises \(580 - top)")
  }

  @Test func equalBallsExchangeTheirSpeeds() {
    let (a, b) = (hall.ball(100, 300), hall.ball(200, 300))
    hall.properties([a, b]) {
      $0.elasticity = 1
      $0.addLinearVelocity(CGPoint(x: 240, y: 0), for: a)
    }
    animator.addBehavior(UICollisionBehavior(items: [a, b]))
    hall.run(30)
    let bodies = animator.simulation.world.bodies
    #expect(abs(bodies[1].velocity.x) < 1e-6 && abs(bodies[2].velocity.x - 240) < 1e-6)
    #expect(bodies[1].velocity.y == 0)
  }

  /// Tests the momentum and, without rotation, the relative speed after a central collision of different masses.
  @Test func momentumIsKept() {
    let (a, b) = (hall.ball(100, 300, 40), hall.ball(200, 300, 80))
    hall.properties([a, b]) {
      $0.elasticity = 0.5
      $0.addLinearVelocity(CGPoint(x: 300, y: 0), for: a)
    }
    animator.addBehavior(UICollisionBehavior(items: [a, b]))
    hall.run(40)
    let bodies = animator.simulation.world.bodies
    #expect(abs(bodies[2].mass / bodies[1].mass - 4) < 1e-9)
    #expect(abs(bodies[1].mass * bodies[1].velocity.x + bodies[2].mass * bodies[2].velocity.x - bodies[1].mass * 300) < 1e-9)
    #expect(abs(bodies[2].velocity.x - bodies[1].velocity.x - 150) < 1e-6)
  }

  @Test func aPendulumKeepsItsPeriod() {
    // 100 points and a gravity of 1: T = 2 pi sqrt(0.1) = 1.987 s; for 0.1 rad it is 0.06 % longer.
    let bob = hall.box(200 + 100 * sin(0.1), 100 + 100 * cos(0.1), 20, 20)
    animator.addBehavior(UIGravityBehavior(items: [bob]))
    let rod = UIAttachmentBehavior(item: bob, attachedToAnchor: CGPoint(x: 200, y: 100))
    #expect(abs(rod.length - 100) < 1e-9)
    animator.addBehavior(rod)
    var crossings = [Double]()
    var before = Double(bob.center.x)
    hall.run(600) { frame in
      let x = Double(bob.center.x)
      if before > 200, x <= 200 { crossings.append((Double(frame) - (200 - x) / (before - x)) / 60) }
      before = x
      let length = hypot(x - 200, Double(bob.center.y) - 100)
      #expect(abs(length - 100) < 0.1)
    }
    let period = (crossings[crossings.count - 1] - crossings[0]) / Double(crossings.count - 1)
    #expect(crossings.count == 5 && abs(period / (2 * .pi * 0.1.squareRoot() * 1.000625) - 1) < 0.005, "period \(period)")
  }

  @Test func aSpringSwingsAtItsFrequency() {
    let box = hall.box(200, 300)
    let spring = UIAttachmentBehavior(item: box, attachedToAnchor: CGPoint(x: 100, y: 300))
    spring.length = 60
    spring.frequency = 2
    animator.addBehavior(spring)
    var crossings = [Double]()
    var before = 200.0
    hall.run(150) { frame in
      let x = Double(box.center.x)
      if before > 160, x <= 160 { crossings.append((Double(frame) - (160 - x) / (before - x)) / 60) }
      before = x
    }
    let period = (crossings[crossings.count - 1] - crossings[0]) / Double(crossings.count - 1)
    #expect(crossings.count == 5 && abs(period - 0.5) < 0.005, "period \(period)")
  }

  @Test func resistanceIsExponential() {
    let box = hall.box(50, 50)
    hall.properties([box]) {
      $0.resistance = 2
      $0.angularResistance = 3
      $0.addLinearVelocity(CGPoint(x: 100, y: 0), for: box)
      $0.addAngularVelocity(2, for: box)
    }
    hall.run(60)
    let body = animator.simulation.world.bodies[1]
    #expect(abs(body.velocity.x - 100 * exp(-2)) < 1e-6 && abs(body.spin - 2 * exp(-3)) < 1e-6)
    #expect(abs(body.position.x - (50 + 50 * (1 - exp(-2)))) < 0.3)
    #expect(abs(atan2(box.transform.b, box.transform.a) - CGFloat(2.0 / 3 * (1 - exp(-3)))) < 0.01)
  }

  @Test func pushesHaveUIKitsUnits() {
    let (a, b) = (hall.box(100, 100, 100, 100), hall.box(100, 400, 100, 100))
    let force = UIPushBehavior(items: [a], mode: .continuous)
    force.pushDirection = CGVector(dx: 1, dy: 0)
    let kick = UIPushBehavior(items: [b], mode: .instantaneous)
    kick.setAngle(0, magnitude: 1)
    animator.addBehavior(force)
    animator.addBehavior(kick)
    hall.run(60)
    #expect(abs(Double(a.center.x) - 150) < 1e-6, "100 points/s² for a second")
    #expect(abs(Double(b.center.x) - 200) < 1e-6 && !kick.active, "100 points/s for a second")
  }

  @Test func aPushBesideTheCentreTurns() {
    let box = hall.box(200, 300, 100, 100)
    let kick = UIPushBehavior(items: [box], mode: .instantaneous)
    kick.pushDirection = CGVector(dx: 0, dy: 1)
    kick.setTargetOffsetFromCenter(UIOffset(horizontal: 50, vertical: 0), for: box)
    animator.addBehavior(kick)
    hall.run(1)
    // The moment of inertia of a square with side 100 and mass 1 is 100² / 6.
    #expect(abs(animator.simulation.world.bodies[1].spin - 50 * 100 / (10000.0 / 6)) < 1e-9)
  }

  @Test func frictionHoldsWhatLeansLessThanItsAngle() {
    // A slope with a tangent of 0.5: a friction of 0.6 holds, with 0.4 the box slides with g (sin - 0.4 cos).
    for (friction, slides) in [(0.6, false), (0.4, true)] as [(CGFloat, Bool)] {
      let hall = DynamicsHall()
      let box = hall.box(100, 100, 40, 20)
      box.transform = CGAffineTransform(rotationAngle: atan(0.5))
      let along = CGVector(dx: cos(atan(0.5)), dy: sin(atan(0.5)))
      let foot = CGPoint(x: 100 - along.dy * 10, y: 100 + along.dx * 10)
      let slope = UICollisionBehavior(items: [box])
      slope.addBoundary(
        withIdentifier: "slope" as NSCopying, from: CGPoint(x: foot.x - 200 * along.dx, y: foot.y - 200 * along.dy),
        to: CGPoint(x: foot.x + 300 * along.dx, y: foot.y + 300 * along.dy))
      hall.animator.addBehavior(slope)
      hall.animator.addBehavior(UIGravityBehavior(items: [box]))
      hall.properties([box]) { $0.friction = friction }
      hall.run(30)
      let way = hypot(Double(box.center.x) - 100, Double(box.center.y) - 100)
      let expected = slides ? 0.5 * 0.25 * 1000 * (Double(along.dy) - 0.4 * Double(along.dx)) : 0
      #expect(abs(way - expected) < 1, "friction \(friction): \(way) points, not \(expected)")
    }
  }
}

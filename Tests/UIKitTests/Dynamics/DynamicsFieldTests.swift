import CoreGraphics
import DynamicsSolver
import Foundation
import Testing

@testable import UIKit

@Suite(.serialized) @MainActor
struct DynamicsFieldTests {
  private let hall = DynamicsHall()

  private func run(_ field: UIFieldBehavior, from start: CGPoint, velocity: CGPoint = .zero, charge: CGFloat = 0) -> RigidBody {
    let hall = DynamicsHall()
    let box = hall.box(start.x, start.y, 100, 100)
    field.addItem(box)
    hall.animator.addBehavior(field)
    hall.properties([box]) {
      $0.charge = charge
      $0.addLinearVelocity(velocity, for: box)
    }
    hall.run(30)
    return hall.animator.simulation.world.bodies[1]
  }

  @Test func gravityFieldsAccelerateAlike() {
    let down = run(.linearGravityField(direction: CGVector(dx: 0, dy: 0.5)), from: CGPoint(x: 100, y: 100))
    #expect(abs(down.position.y - (100 + 250 * 0.25)) < 1e-6)
    let inward = UIFieldBehavior.radialGravityField(position: CGPoint(x: 1000, y: 100))
    inward.strength = 0.2
    #expect(abs(run(inward, from: CGPoint(x: 100, y: 100)).position.x - (100 + 100 * 0.25)) < 1e-6)
    inward.removeItem(inward.items[0])
    inward.falloff = 1
    let far = run(inward, from: CGPoint(x: 0, y: 100)).velocity.x
    #expect(abs(far - 10) < 0.2, "a tenth at ten times the distance, for half a second: \(far)")
  }

  @Test func springsDragsAndVelocitiesFollowTheirFormulas() {
    let spring = UIFieldBehavior.springField()
    spring.position = CGPoint(x: 200, y: 100)
    spring.strength = 16
    #expect(abs(run(spring, from: CGPoint(x: 100, y: 100)).position.x - (200 - 100 * cos(2))) < 1)
    let drag = UIFieldBehavior.dragField()
    drag.strength = 2
    #expect(abs(run(drag, from: .zero, velocity: CGPoint(x: 100, y: 0)).velocity.x - 100 * exp(-1)) < 0.3)
    let wind = UIFieldBehavior.velocityField(direction: CGVector(dx: 50, dy: 0))
    wind.strength = 4
    #expect(abs(run(wind, from: .zero).velocity.x - 50 * (1 - exp(-2))) < 0.3)
  }

  @Test func chargesFeelElectricAndMagneticFields() {
    let electric = UIFieldBehavior.electricField()
    electric.strength = 0.1
    #expect(abs(run(electric, from: CGPoint(x: 300, y: 0), charge: 2).velocity.x - 100) < 1e-6)
    #expect(run(UIFieldBehavior.electricField(), from: CGPoint(x: 300, y: 0)).velocity == .zero)
    let magnetic = UIFieldBehavior.magneticField()
    magnetic.strength = .pi
    let turned = run(magnetic, from: .zero, velocity: CGPoint(x: 100, y: 0), charge: 1).velocity
    #expect(abs(turned.x) < 3 && abs(turned.y - 100) < 3, "a quarter of a circle in half a second: \(turned)")
  }

  @Test func regionsEndAndBlocksDecide() {
    let here = UIFieldBehavior.linearGravityField(direction: CGVector(dx: 1, dy: 0))
    here.position = CGPoint(x: 100, y: 100)
    here.region = UIRegion(radius: 50).byUnion(with: UIRegion(size: CGSize(width: 10, height: 400)))
    #expect(here.region.contains(CGPoint(x: 0, y: 190)) && !here.region.contains(CGPoint(x: 40, y: 40)))
    #expect(here.region.inverse().contains(CGPoint(x: 40, y: 40)))
    #expect(!here.region.byDifference(from: UIRegion(radius: 20)).contains(.zero))
    #expect(abs(run(here, from: CGPoint(x: 100, y: 100)).velocity.x - 316.2) < 5, "50 points at 1000 points/s²")
    let block = UIFieldBehavior.field { _, place, _, mass, _, _ in CGVector(dx: mass, dy: place.y > 1000 ? 1 : 0) }
    #expect(abs(run(block, from: .zero).velocity.x - 50) < 1e-6)
  }

  @Test func noiseIsTheSameAtEachRun() {
    let first = run(.noiseField(smoothness: 0.5, animationSpeed: 1), from: CGPoint(x: 130, y: 130))
    let second = run(.noiseField(smoothness: 0.5, animationSpeed: 1), from: CGPoint(x: 130, y: 130))
    #expect(first.velocity == second.velocity && first.velocity != .zero)
    #expect(run(.turbulenceField(smoothness: 1, animationSpeed: 0), from: .zero).velocity == .zero)
    #expect(abs(run(.vortexField(), from: CGPoint(x: 100, y: 0)).velocity.y) > 50)
  }
}

import Foundation
import Testing

@testable import DynamicsSolver

/// Compares the motion of bodies with the laws of physics, without views.
@Suite struct DynamicsWorldTests {
  private let world = DynamicsWorld()

  /// Adds a body and returns its index.
  @discardableResult
  private func add(_ shape: BodyShape, at position: BodyVector, velocity: BodyVector = .zero, elasticity: Double = 0) -> Int {
    var body = RigidBody(shape: shape, density: 1, isAnchored: false, allowsRotation: true)
    body.position = position
    body.velocity = velocity
    body.elasticity = elasticity
    world.bodies.append(body)
    return world.bodies.count - 1
  }

  private func run(_ steps: Int, gravity: Double = 0) {
    for _ in 0..<steps {
      world.advance { for index in world.bodies.indices.dropFirst() { world.bodies[index].acceleration.y += gravity } }
    }
  }

  private static let floor = Obstacle.halfPlane(normal: BodyVector(0, -1), distance: -580)

  @Test func freeFallIsExact() {
    let box = add(.box(width: 40, height: 40), at: BodyVector(100, 50))
    run(240, gravity: 1000)
    #expect(abs(world.bodies[box].position.y - 550) < 1e-9 && world.bodies[box].position.x == 100)
    #expect(abs(world.bodies[box].velocity.y - 1000) < 1e-9)
  }

  @Test func aBoxComesToRestOnTheFloor() {
    let box = add(.box(width: 40, height: 40), at: BodyVector(100, 500))
    world.groups = [.init(bodies: [box], bodiesCollide: false, obstacles: [.init(id: 7, obstacle: Self.floor)])]
    run(480, gravity: 1000)
    #expect(abs(world.bodies[box].position.y - 560) < 0.1 && world.bodies[box].velocity.length < 1 && abs(world.bodies[box].angle) < 0.01)
    #expect(world.touching.keys.map(\.other) == [-8], "an obstacle is named by -1 - id")
  }

  @Test func anElasticBallKeepsItsEnergy() {
    let ball = add(.ellipse(width: 40, height: 40), at: BodyVector(200, 200), elasticity: 1)
    world.groups = [.init(bodies: [ball], bodiesCollide: false, obstacles: [.init(id: 0, obstacle: Self.floor)])]
    func energy() -> Double {
      world.bodies[ball].velocity.dot(world.bodies[ball].velocity) / 2 + 1000 * (560 - world.bodies[ball].position.y)
    }
    run(1, gravity: 1000)
    let first = energy()
    for _ in 0..<2400 {
      run(1, gravity: 1000)
      #expect(abs(energy() / first - 1) < 0.001)
    }
  }

  @Test func equalBallsExchangeTheirSpeeds() {
    let a = add(.ellipse(width: 40, height: 40), at: BodyVector(100, 300), velocity: BodyVector(240, 0), elasticity: 1)
    let b = add(.ellipse(width: 40, height: 40), at: BodyVector(200, 300), elasticity: 1)
    world.groups = [.init(bodies: [a, b], bodiesCollide: true, obstacles: [])]
    run(120)
    #expect(abs(world.bodies[a].velocity.x) < 1e-6 && abs(world.bodies[b].velocity.x - 240) < 1e-6)
    #expect(world.bodies[a].velocity.y == 0 && world.bodies[b].velocity.y == 0)
  }

  @Test func aRigidRowHoldsALength() {
    let bob = add(.box(width: 20, height: 20), at: BodyVector(300, 100))
    for _ in 0..<480 {
      world.advance {
        world.bodies[bob].acceleration.y += 1000
        let end = world.bodies[bob].position, anchor = BodyVector(200, 100), way = end - anchor
        var row = SolverRow(bob, 0, at: end, anchor, along: way.normalized, in: world.bodies)
        row.key = 1
        row.hold(error: way.length - 100, frequency: 0, damping: 0, step: DynamicsWorld.step, in: world.bodies)
        world.add(row)
      }
      #expect(abs((world.bodies[bob].position - BodyVector(200, 100)).length - 100) < 0.5)
    }
  }

  /// A heap of boxes is the most sensitive case: contacts, friction and warm starts all take part.
  @Test func theSameStepsGiveTheSameNumbers() {
    func heap() -> [BodyVector] {
      let tests = DynamicsWorldTests()
      let boxes = (0..<12).map { tests.add(.box(width: 40, height: 30), at: BodyVector(200 + 7 * Double($0 % 3), 560 - 35 * Double($0))) }
      tests.world.groups = [.init(bodies: boxes, bodiesCollide: true, obstacles: [.init(id: 0, obstacle: Self.floor)])]
      tests.run(480, gravity: 1000)
      return tests.world.bodies.map(\.position)
    }
    let first = heap()
    #expect(first == heap() && first.allSatisfy(\.isFinite))
  }

  @Test func bodiesThatAreNotFiniteStop() {
    let box = add(.box(width: 40, height: 40), at: BodyVector(100, 100))
    world.advance { world.bodies[box].acceleration = BodyVector(.infinity, 0) }
    #expect(world.bodies[box].velocity == .zero && world.bodies[box].position.isFinite)
  }
}

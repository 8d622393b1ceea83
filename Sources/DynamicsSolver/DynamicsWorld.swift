import Foundation

/// The bodies of a simulation, which advances in equal steps.
package final class DynamicsWorld {
  /// The duration of a step in seconds.
  package static let step = 1.0 / 240
  private static let iterations = 16
  /// The minimum speed of an impact that bounces, in points per second.
  private static let restitutionThreshold = 20.0
  /// The overlap in points that is left uncorrected, so that resting bodies stay in contact.
  private static let slop = 0.05
  private static let maximumSpeed = 1e6

  /// Bodies and obstacles that can collide with each other.
  package struct CollisionGroup: Equatable {
    /// An obstacle with the number that the caller gave it.
    package struct Numbered: Equatable {
      package let id: Int
      package let obstacle: Obstacle

      package init(id: Int, obstacle: Obstacle) {
        self.id = id
        self.obstacle = obstacle
      }
    }

    package var bodies: [Int]
    package var bodiesCollide: Bool
    package var obstacles: [Numbered]

    package init(bodies: [Int], bodiesCollide: Bool, obstacles: [Numbered]) {
      self.bodies = bodies
      self.bodiesCollide = bodiesCollide
      self.obstacles = obstacles
    }
  }

  /// The first body is the ground.
  package var bodies: [RigidBody] = [.ground]
  /// The collision groups. A change discards the known contacts.
  package var groups: [CollisionGroup] = [] { didSet { if groups != oldValue { forgetContacts() } } }
  /// The joint rows of the current step.
  private(set) var rows: [SolverRow] = []
  private var impulses: [UInt64: Double] = [:]
  /// The impulses along and across the normals of the last step's contacts, with the positions of the contacts.
  private var contactImpulses: [BodyContact.Name: [(position: BodyVector, normal: Double, slide: Double)]] = [:]
  /// The rows of the current step's contacts.
  private var contactRows: [(name: BodyContact.Name, position: BodyVector, normal: Int, slide: Int?)] = []
  /// The side of a line on which a nearby body is: 1 in front of the line, -1 behind it.
  private var sides: [LineKey: Double] = [:]
  private struct LineKey: Hashable {
    let group, line, body: Int
  }

  /// A pair that touched in the last step: a body and another body or an obstacle, by collision group.
  package struct Pair: Hashable {
    package let group: Int
    package let body: Int
    /// The index of the other body, or -1 - number of an obstacle.
    package let other: Int
  }
  package private(set) var touching: [Pair: BodyVector] = [:]

  package init() {}

  package func add(_ row: SolverRow) { rows.append(row) }

  /// - Parameter forces: adds forces and rows. Called when positions and velocities are those at the beginning of the step.
  package func advance(_ forces: () -> Void) {
    let h = Self.step
    let contacts = findContacts()
    bounce(contacts)
    for index in bodies.indices {
      bodies[index].force = .zero
      bodies[index].torque = 0
      bodies[index].acceleration = .zero
      bodies[index].isHeld = false
    }
    rows.removeAll(keepingCapacity: true)
    forces()
    let accelerations = bodies.map { $0.inverseMass == 0 ? .zero : $0.acceleration + $0.force * $0.inverseMass }
    for index in bodies.indices where bodies[index].inverseMass > 0 {
      bodies[index].velocity += accelerations[index] * h
      bodies[index].spin += bodies[index].torque * bodies[index].inverseInertia * h
      if bodies[index].resistance > 0 { bodies[index].velocity *= exp(-bodies[index].resistance * h) }
      if bodies[index].angularResistance > 0 { bodies[index].spin *= exp(-bodies[index].angularResistance * h) }
    }
    contactRows.removeAll(keepingCapacity: true)
    for contact in contacts { addRows(of: contact) }
    solve()
    rememberContacts()
    for index in bodies.indices where bodies[index].inverseMass > 0 {
      guard bodies[index].velocity.isFinite, bodies[index].spin.isFinite else {
        bodies[index].velocity = .zero
        bodies[index].spin = 0
        continue
      }
      let speed = bodies[index].velocity.length
      if speed > Self.maximumSpeed { bodies[index].velocity *= Self.maximumSpeed / speed }
      bodies[index].position += bodies[index].velocity * h
      // The velocity is that at the end of the step. A free body moved at the mean velocity, so half of the gain is subtracted.
      if !bodies[index].isHeld, bodies[index].resistance == 0 { bodies[index].position -= accelerations[index] * (h * h / 2) }
      bodies[index].angle += bodies[index].spin * h
    }
    separate(contacts)
  }

  // MARK: Contacts

  private func findContacts() -> [BodyContact] {
    var contacts: [BodyContact] = []
    var touches: [Pair: BodyVector] = [:]
    for (number, group) in groups.enumerated() {
      let placed = group.bodies.map { index in
        let rotation = bodies[index].rotation
        return bodies[index].shape.parts.map { PlacedPart($0, of: bodies[index], rotation: rotation) }
      }
      func note(_ touch: ContactFinder.Touch?, _ a: Int, _ b: Int, _ other: Int, _ partA: Int, _ partB: Int) {
        guard let touch else { return }
        let name = BodyContact.Name(group: number, a: a, b: b, partA: partA, partB: partB)
        contacts.append(BodyContact(name: name, a: a, b: b, normal: touch.normal, points: touch.points))
        let pair = Pair(group: number, body: a, other: other)
        if touches[pair] == nil { touches[pair] = touch.points[0].position }
      }
      for (i, a) in group.bodies.enumerated() {
        if group.bodiesCollide {
          for j in (i + 1)..<max(group.bodies.count, i + 1) {
            let b = group.bodies[j]
            guard bodies[a].inverseMass + bodies[b].inverseMass > 0,
              (bodies[a].position - bodies[b].position).length < bodies[a].radius + bodies[b].radius
            else { continue }
            for (m, partA) in placed[i].enumerated() {
              for (n, partB) in placed[j].enumerated() { note(ContactFinder.touch(partA, partB), a, b, b, m, n) }
            }
          }
        }
        guard bodies[a].inverseMass > 0 else { continue }
        for (line, numbered) in group.obstacles.enumerated() {
          let id = numbered.id
          switch numbered.obstacle {
          case .halfPlane(let normal, let distance):
            guard normal.dot(bodies[a].position) - distance < bodies[a].radius else { continue }
            for (m, part) in placed[i].enumerated() {
              note(ContactFinder.touch(part, normal: normal, distance: distance), a, 0, -1 - id, m, line)
            }
          case .segment(let start, let end):
            guard let face = face(of: start, end, LineKey(group: number, line: line, body: a)) else { continue }
            for (m, part) in placed[i].enumerated() {
              // A body that passed through within one step is moved back, as by the half plane behind the line.
              let touch =
                face.isBehind
                ? ContactFinder.touch(part, normal: face.normal, distance: face.normal.dot(start))
                : ContactFinder.touch(part, segment: face.start, face.end)
              note(touch, a, 0, -1 - id, m, line)
            }
          }
        }
      }
    }
    touching = touches
    return contacts
  }

  /// Returns the line as seen from the side the body comes from; nil if the body is far away.
  private func face(
    of start: BodyVector, _ end: BodyVector, _ key: LineKey
  ) -> (start: BodyVector, end: BodyVector, normal: BodyVector, isBehind: Bool)? {
    let body = bodies[key.body]
    let edge = end - start
    let length = edge.length
    guard length > 1e-9 else { return nil }
    let normal = -edge.turned / length
    let height = normal.dot(body.position - start)
    let along = edge.dot(body.position - start) / length
    let reach = body.radius + 2 * body.velocity.length * Self.step
    guard abs(height) < reach, along > -reach, along < length + reach else {
      sides[key] = nil
      return nil
    }
    let here: Double = height < 0 ? -1 : 1
    // Beyond the ends of the line a body can move around it, so the side is determined anew.
    let side = along >= 0 && along <= length ? sides[key] ?? here : here
    sides[key] = side
    return side > 0 ? (start, end, normal, height < 0) : (end, start, -normal, height > 0)
  }

  /// Discards the known contacts, because bodies were moved or replaced.
  package func forgetContacts() {
    sides = [:]
    contactImpulses = [:]
  }

  /// Obstacles have no elasticity or friction; only the values of the body are used.
  private func elasticity(_ c: BodyContact) -> Double {
    c.b == 0 ? bodies[c.a].elasticity : max(bodies[c.a].elasticity, bodies[c.b].elasticity)
  }

  private func friction(_ c: BodyContact) -> Double {
    c.b == 0 ? bodies[c.a].friction : (bodies[c.a].friction * bodies[c.b].friction).squareRoot()
  }

  /// Reverses the relative speed of elastic impacts, before forces are applied.
  private func bounce(_ contacts: [BodyContact]) {
    var bounces: [SolverRow] = []
    for contact in contacts {
      let elasticity = min(max(elasticity(contact), 0), 1)
      guard elasticity > 0 else { continue }
      for point in contact.points {
        var row = SolverRow(contact.a, contact.b, at: point.position, point.position, along: contact.normal, in: bodies)
        let speed = row.speed(in: bodies)
        guard speed < -Self.restitutionThreshold else { continue }
        row.effectiveMass = inverse(row.stiffness(in: bodies))
        row.bias = elasticity * speed
        row.minimumImpulse = 0
        bounces.append(row)
      }
    }
    guard !bounces.isEmpty else { return }
    relax(&bounces)
  }

  private func addRows(of contact: BodyContact) {
    let friction = friction(contact)
    let known = contactImpulses[contact.name] ?? []
    for point in contact.points {
      // The impulse of the last step is a good first estimate (warm start), so that piles of bodies come to rest.
      let before = known.first { ($0.position - point.position).length < 2 }
      var row = SolverRow(contact.a, contact.b, at: point.position, point.position, along: contact.normal, in: bodies)
      row.minimumImpulse = 0
      row.impulse = before?.normal ?? 0
      let normal = rows.count
      rows.append(row)
      var slideRow: Int?
      if friction > 0 {
        var slide = SolverRow(contact.a, contact.b, at: point.position, point.position, along: contact.normal.turned, in: bodies)
        slide.friction = (normal, friction)
        slide.impulse = before?.slide ?? 0
        slideRow = rows.count
        rows.append(slide)
      }
      contactRows.append((contact.name, point.position, normal, slideRow))
    }
  }

  private func rememberContacts() {
    contactImpulses.removeAll(keepingCapacity: true)
    for contact in contactRows where rows[contact.normal].impulse > 0 {
      contactImpulses[contact.name, default: []].append(
        (contact.position, rows[contact.normal].impulse, contact.slide.map { rows[$0].impulse } ?? 0))
    }
  }

  // MARK: Solving

  private func inverse(_ value: Double) -> Double { value > 0 ? 1 / value : 0 }

  private func solve() {
    for index in rows.indices {
      rows[index].effectiveMass = inverse(rows[index].stiffness(in: bodies) + rows[index].softness)
      if let key = rows[index].key, let impulse = impulses[key] {
        rows[index].impulse = min(max(impulse, rows[index].minimumImpulse), rows[index].maximumImpulse)
      }
      if rows[index].impulse != 0 { rows[index].apply(rows[index].impulse, to: &bodies) }
    }
    guard !rows.isEmpty else {
      impulses.removeAll()
      return
    }
    relax(&rows)
    impulses.removeAll(keepingCapacity: true)
    for row in rows {
      if let key = row.key { impulses[key] = row.impulse }
      if row.impulse != 0 {
        bodies[row.a].isHeld = true
        bodies[row.b].isHeld = true
      }
    }
  }

  private func relax(_ rows: inout [SolverRow]) {
    for _ in 0..<Self.iterations {
      for index in rows.indices {
        if let friction = rows[index].friction {
          let limit = rows[friction.of].impulse * friction.coefficient
          (rows[index].minimumImpulse, rows[index].maximumImpulse) = (-limit, limit)
        }
        let row = rows[index]
        let wanted = row.impulse - row.effectiveMass * (row.speed(in: bodies) + row.bias + row.softness * row.impulse)
        let impulse = min(max(wanted, row.minimumImpulse), row.maximumImpulse)
        guard impulse != row.impulse else { continue }
        rows[index].impulse = impulse
        row.apply(impulse - row.impulse, to: &bodies)
      }
    }
  }

  /// Corrects part of the overlap between bodies. Bodies that move apart already are left alone.
  private func separate(_ contacts: [BodyContact]) {
    for contact in contacts {
      let weight = bodies[contact.a].inverseMass + bodies[contact.b].inverseMass
      guard weight > 0, let deepest = contact.points.max(by: { $0.depth < $1.depth }), deepest.depth > Self.slop else { continue }
      let leaving = contact.normal.dot(
        bodies[contact.a].velocity(at: deepest.position) - bodies[contact.b].velocity(at: deepest.position))
      guard leaving < 1 else { continue }
      // A deep overlap with an obstacle is corrected at once, so that no body is drawn across a line.
      let maximum = min(2, 0.5 * max(bodies[contact.a].radius, Self.slop))
      let correction = contact.normal * (max(0.2 * (deepest.depth - Self.slop), contact.b == 0 ? deepest.depth - maximum : 0) / weight)
      bodies[contact.a].position += correction * bodies[contact.a].inverseMass
      bodies[contact.b].position -= correction * bodies[contact.b].inverseMass
    }
  }
}

import Testing

@testable import LayoutSolver

@Suite struct SolverTests {
  private let solver = Solver()

  @discardableResult
  private func add(
    _ terms: [(Variable, Double)], _ relation: Constraint.Relation, _ constant: Double, _ priority: Double = 1000
  ) throws -> ConstraintID {
    try solver.add(Constraint(terms.map { .init($0.0, $0.1) }, relation, constant, priority: priority))
  }

  private func near(_ variable: Variable, _ value: Double) -> Bool { abs(solver.value(of: variable) - value) < 1e-6 }

  @Test func chainsOfEqualitiesAreSolved() throws {
    let edges = (0..<50).map { _ in solver.makeVariable() }
    try add([(edges[0], 1)], .equal, 7)
    for i in 1..<50 { try add([(edges[i], 1), (edges[i - 1], -1)], .equal, Double(i)) }
    #expect(near(edges[49], 7 + 49 * 50 / 2))
  }

  @Test func inequalitiesBound() throws {
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    try add([(x, 1)], .greaterThanOrEqual, 10)
    try add([(x, 1)], .lessThanOrEqual, 20)
    try add([(y, 1), (x, -2)], .equal, 1)
    let wish = try add([(x, 1)], .equal, 100, 250)
    #expect(near(x, 20) && near(y, 41))
    solver.remove(wish)
    try add([(x, 1)], .equal, -5, 1)
    #expect(near(x, 10) && near(y, 21))
  }

  @Test func aThousandWeakOnesDoNotBeatOneStronger() throws {
    let x = solver.makeVariable()
    for _ in 0..<1000 { try add([(x, 1)], .equal, 0, 250) }
    let strong = try add([(x, 1)], .equal, 9, 251)
    #expect(near(x, 9))
    try solver.setPriority(strong, 249)
    #expect(near(x, 0))
    try solver.setPriority(strong, 1000)
    #expect(near(x, 9))
    try solver.setPriority(strong, 1)
    #expect(near(x, 0))
  }

  @Test func aConflictNamesTheOthersAndChangesNothing() throws {
    let (x, y, z) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    let a = try add([(x, 1)], .equal, 1)
    let b = try add([(y, 1), (x, -1)], .equal, 2)
    try add([(z, 1)], .equal, 5)
    #expect(throws: Conflict(constraints: [a, b])) { try add([(y, 1)], .equal, 4) }
    #expect(throws: Conflict(constraints: [a, b])) { try add([(y, 1)], .greaterThanOrEqual, 4) }
    #expect(throws: Conflict(constraints: [a, b])) { try add([(y, 1)], .lessThanOrEqual, 2) }
    #expect(near(x, 1) && near(y, 3) && near(z, 5))
    solver.remove(a)
    try add([(y, 1)], .equal, 4)
    #expect(near(x, 2) && near(y, 4))
  }

  @Test func whatFollowsFromOthersIsNoConflict() throws {
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    let a = try add([(x, 1)], .equal, 1)
    try add([(y, 1), (x, -1)], .equal, 2)
    let c = try add([(y, 1)], .equal, 3)
    solver.remove(a)
    #expect(near(x, 1) && near(y, 3))
    try solver.setConstant(c, 10)
    #expect(near(x, 8) && near(y, 10))
  }

  @Test func aConstantThatCannotHoldIsAConflict() throws {
    let x = solver.makeVariable()
    let low = try add([(x, 1)], .greaterThanOrEqual, 10)
    let high = try add([(x, 1)], .lessThanOrEqual, 20)
    try add([(x, 1)], .equal, 15, 500)
    #expect(throws: Conflict(constraints: [high])) { try solver.setConstant(low, 30) }
    #expect(near(x, 15))
    try solver.setConstant(high, 12)
    #expect(near(x, 12))
    let same = try add([(x, 1)], .equal, 12)
    #expect(throws: Conflict(constraints: [same])) { try solver.setConstant(high, 3) }
    #expect(near(x, 12))
  }

  /// An equality that follows from others contradicts them on both sides of its constant.
  @Test(arguments: [-4.0, 6]) func whatOthersFollowFromCannotChangeAlone(_ constant: Double) throws {
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    let a = try add([(x, 1)], .equal, 1)
    let b = try add([(y, 1), (x, -1)], .equal, 2)
    let c = try add([(y, 1)], .equal, 3)
    #expect(throws: Conflict(constraints: [b, c])) { try solver.setConstant(a, constant) }
    #expect(solver.constraint(a) == nil && near(x, 1) && near(y, 3))
    try solver.setConstant(c, constant)
    #expect(near(x, constant - 2) && near(y, constant))
  }

  @Test(arguments: [-4.0, 6]) func whatFollowsFromOthersCannotChangeAlone(_ constant: Double) throws {
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    let a = try add([(x, 1)], .equal, 1)
    let b = try add([(y, 1), (x, -1)], .equal, 2)
    let c = try add([(y, 1)], .equal, 3)
    #expect(throws: Conflict(constraints: [a, b])) { try solver.setConstant(c, constant) }
    #expect(solver.constraint(c) == nil && near(x, 1) && near(y, 3))
  }

  @Test func constantsThatHoldTogetherAreNoConflict() throws {
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    let a = try add([(x, 1)], .equal, 1)
    let b = try add([(y, 1), (x, -1)], .equal, 2)
    let c = try add([(y, 1)], .equal, 3)
    let most = try add([(y, 1)], .lessThanOrEqual, 5)
    #expect(solver.setConstants([(a, 7), (c, 9), (most, 9)]).isEmpty)
    #expect(near(x, 7) && near(y, 9))
    let refused = solver.setConstants([(a, 1), (b, 3), (c, 5)])
    #expect(refused.map(\.id) == [c] && refused.map(\.conflict) == [Conflict(constraints: [a, b])])
    #expect(near(x, 1) && near(y, 4))
  }

  @Test func changesAreToldOnce() throws {
    let (x, y, z) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    let a = try add([(x, 1)], .equal, 1)
    try add([(y, 1), (x, -1)], .equal, 2)
    try add([(z, 1)], .equal, 2)
    solver.takeChanges { _ in }
    try solver.setConstant(a, 5)
    var changed: Set<Variable> = []
    solver.takeChanges { changed.insert($0) }
    #expect(changed == [x, y] && !solver.hasChanges)
  }

  @Test func numbersThatAreNotFiniteAreZero() throws {
    let x = solver.makeVariable()
    let a = try add([(x, 1)], .equal, .nan)
    #expect(near(x, 0))
    try solver.setConstant(a, .infinity)
    #expect(near(x, 0))
    try add([(x, .nan)], .equal, 0)
    try add([], .lessThanOrEqual, 4)
    #expect(throws: Conflict(constraints: [])) { try add([], .greaterThanOrEqual, 4) }
  }

  @Test func variablesAreUsedAgain() throws {
    for round in 0..<100 {
      let (x, y) = (solver.makeVariable(), solver.makeVariable())
      let a = try add([(x, 1), (y, 1)], .equal, 10, 500)
      let b = try add([(x, 1)], .greaterThanOrEqual, Double(round), 700)
      let c = try add([(y, 1)], .equal, 3)
      #expect(near(y, 3) && near(x, max(7, Double(round))))
      for id in [b, a, c] { solver.remove(id) }
      solver.remove(x)
      solver.remove(y)
    }
    #expect(solver.tableau.symbols.count <= 16)
    #expect(solver.tableau.rows.allSatisfy { $0.basic < 0 })
  }

  @Test func whatMakesAValueIsNamed() throws {
    let (x, y, z) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    let a = try add([(x, 1)], .equal, 5)
    let wish = try add([(y, 1), (x, -1)], .greaterThanOrEqual, 10, 600)
    let smaller = try add([(y, 1)], .equal, 0, 100)
    try add([(z, 1)], .equal, 1)
    #expect(solver.constraints(determining: x) == [a])
    #expect(solver.constraints(determining: y) == [a, wish])
    solver.remove(wish)
    #expect(solver.constraints(determining: y) == [smaller])
  }

  @Test func freedomIsFoundAndTaken() throws {
    let (x, y, z) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    try add([(x, 1), (y, 1)], .equal, 100)
    try add([(x, 1)], .greaterThanOrEqual, 10)
    try add([(y, 1)], .greaterThanOrEqual, 20)
    try add([(z, 1)], .equal, 3)
    #expect(!solver.isDetermined(x) && !solver.isDetermined(y) && solver.isDetermined(z))
    let before = solver.value(of: x)
    #expect(solver.moveToOtherEnd(x))
    #expect(abs(solver.value(of: x) - before) == 70 && near(x, 10) != near(x, 80))
    #expect(abs(solver.value(of: x) + solver.value(of: y) - 100) < 1e-9)
    // A constraint of any priority, even an unsatisfied one, removes the freedom.
    try add([(x, 1)], .equal, 500, 1)
    #expect(solver.isDetermined(x) && solver.isDetermined(y) && near(x, 80) && !solver.moveToOtherEnd(x))
  }

  @Test func whatNothingBoundsIsNotDetermined() throws {
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    try add([(x, 1), (y, -1)], .equal, 5)
    #expect(!solver.isDetermined(x) && !solver.moveToOtherEnd(x))
    try add([(y, 1)], .equal, 5)
    #expect(solver.isDetermined(x) && near(x, 10))
  }
}

import TestSupport
import Testing

@testable import LayoutSolver

/// Tests the choice among equally good values.
@Suite(.namesSeeds) struct ChoiceTests {
  private let solver = Solver()

  @discardableResult
  private func add(
    _ terms: [(Variable, Double)], _ relation: Constraint.Relation, _ constant: Double, _ priority: Double = 1000
  ) throws -> ConstraintID {
    try solver.add(Constraint(terms.map { .init($0.0, $0.1) }, relation, constant, priority: priority))
  }

  /// Chooses, with the variables in the order of their creation.
  private func choose(_ solver: Solver) { solver.choose { $0.sorted { $0.symbol < $1.symbol } } }

  @Test func theFirstVariableIsAsNearToZeroAsPossible() throws {
    let (x, y, z) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    try add([(x, 1), (y, 1), (z, 1)], .equal, 100)
    for variable in [x, y, z] { try add([(variable, 1)], .greaterThanOrEqual, 20) }
    choose(solver)
    #expect([x, y, z].map { solver.value(of: $0) } == [20, 20, 60])
    solver.needsChoice = true
    solver.choose { $0.sorted { $0.symbol > $1.symbol } }
    #expect([x, y, z].map { solver.value(of: $0) } == [60, 20, 20])
  }

  @Test func equalErrorsAreSharedInTheOrderOfTheVariables() throws {
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    try add([(x, 1), (y, 1)], .equal, 100)
    try add([(y, 1)], .lessThanOrEqual, 30, 250)
    try add([(x, 1)], .lessThanOrEqual, 40, 250)
    choose(solver)
    #expect(solver.value(of: x) == 40 && solver.value(of: y) == 60)
  }

  @Test func negativeValuesComeNearerToo() throws {
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    try add([(x, 1), (y, -1)], .equal, -50)
    try add([(x, 1)], .lessThanOrEqual, -10)
    choose(solver)
    #expect(solver.value(of: x) == -10 && solver.value(of: y) == 40)
  }

  /// Chooses, with the variables in the order of their creation, which go to their only limits.
  private func chooseLimits(_ solver: Solver) { solver.choose(toLimits: { _ in true }) { $0.sorted { $0.symbol < $1.symbol } } }

  @Test(arguments: [23.0, -23, 0]) func theOnlyLimitIsTaken(_ limit: Double) throws {
    for relation in [Constraint.Relation.lessThanOrEqual, .greaterThanOrEqual] {
      for priority in [1000.0, 250] {
        let solver = Solver()
        let x = solver.makeVariable()
        let id = try solver.add(Constraint([.init(x)], relation, limit, priority: priority))
        chooseLimits(solver)
        #expect(solver.value(of: x) == limit)
        try solver.setConstant(id, limit + 5)
        chooseLimits(solver)
        #expect(solver.value(of: x) == limit + 5)
        try solver.setConstant(id, limit + 6)
        choose(solver)
        #expect(solver.value(of: x) == (relation == .lessThanOrEqual ? min(limit + 6, 0) : max(limit + 6, 0)))
        try solver.setConstant(id, limit)
        chooseLimits(solver)
        #expect(solver.value(of: x) == limit)
      }
    }
  }

  @Test func betweenTwoLimitsAValueIsAsNearToZeroAsPossible() throws {
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    try add([(x, 1)], .lessThanOrEqual, 50)
    try add([(x, 1)], .greaterThanOrEqual, -20)
    try add([(y, 1)], .lessThanOrEqual, 50)
    try add([(y, 1)], .greaterThanOrEqual, 20)
    chooseLimits(solver)
    #expect(solver.value(of: x) == 0 && solver.value(of: y) == 20)
  }

  @Test func aLimitMayDependOnAnEarlierVariable() throws {
    let (x, y, z) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    try add([(y, 1), (x, -1)], .lessThanOrEqual, 35)
    try add([(z, 1), (y, -1)], .equal, 4)
    chooseLimits(solver)
    #expect([x, y, z].map { solver.value(of: $0) } == [0, 35, 39])
  }

  @Test func whatIsChosenYieldsToLaterConstraints() throws {
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    let most = try add([(x, 1)], .lessThanOrEqual, 50)
    try add([(x, 1), (y, 1)], .equal, 70)
    choose(solver)
    #expect(solver.value(of: x) == 0 && solver.value(of: y) == 70)
    #expect(throws: Conflict(constraints: [most])) { try add([(x, 1)], .equal, 80) }
    choose(solver)
    #expect(solver.value(of: x) == 0 && solver.value(of: y) == 70)
    try add([(x, 1)], .equal, 80, 999)
    choose(solver)
    #expect(solver.value(of: x) == 50 && solver.value(of: y) == 20)
  }

  @Test func nothingIsAskedWhereOneSolutionIsBest() throws {
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    try add([(x, 1)], .equal, 10)
    try add([(y, 1), (x, -1)], .greaterThanOrEqual, 5)
    try add([(y, 1)], .lessThanOrEqual, 40, 250)
    try add([(y, 1)], .greaterThanOrEqual, 40, 750)
    _ = solver.makeVariable()
    solver.choose {
      Issue.record("\($0.count) variables are not determined"); return $0
    }
  }

  /// Constraints, most of them weak and of few priorities, so that many solutions are equally good.
  private static func constraint(_ variables: [Variable], _ random: inout SeededGenerator) -> Constraint {
    var constraint = RandomSystemTests.constraint(variables, of: [1000, 750, 250, 250, 250], &random)
    constraint.constant = (constraint.constant / 10).rounded() * 10
    return constraint
  }

  /// After any history the values equal those of a new solver in which the constraints were added in another order.
  @Test(arguments: 1...60, [false, true]) func theChoiceDoesNotDependOnHistory(_ seed: Int, goesToLimits: Bool) throws {
    // Only every second variable takes its limit, as only positions do in layouts.
    let choose = { (solver: Solver) in
      solver.choose(toLimits: { goesToLimits && $0.symbol % 2 == 1 }) { $0.sorted { $0.symbol < $1.symbol } }
    }
    var random = SeededGenerator(seed: UInt64(seed) &* 31)
    let solver = Solver()
    let variables = (0..<10).map { _ in solver.makeVariable() }
    var live: [ConstraintID] = []
    for step in 0..<60 {
      switch Int.random(in: 0..<10, using: &random) {
      case 0..<5:
        if let id = try? solver.add(Self.constraint(variables, &random)) { live.append(id) }
      case 5, 6:
        guard let index = live.indices.randomElement(using: &random) else { continue }
        solver.remove(live.remove(at: index))
      case 7, 8:
        guard let index = live.indices.randomElement(using: &random) else { continue }
        do {
          try solver.setConstant(live[index], Double(Int.random(in: -5...5, using: &random) * 10))
        } catch { live.remove(at: index) }
      default:
        guard let index = live.indices.randomElement(using: &random) else { continue }
        do { try solver.setPriority(live[index], [750, 250].randomElement(using: &random)!) } catch { live.remove(at: index) }
      }
      if Bool.random(using: &random) { choose(solver) }
      guard step % 10 == 9 else { continue }
      choose(solver)
      let fresh = Solver()
      let twins = (0..<10).map { _ in fresh.makeVariable() }
      #expect(twins == variables)
      for id in live.shuffled(using: &random).sorted(by: { solver.constraint($0)!.isRequired && !solver.constraint($1)!.isRequired }) {
        _ = try fresh.add(try #require(solver.constraint(id)))
      }
      choose(fresh)
      for variable in variables {
        let (a, b) = (solver.value(of: variable), fresh.value(of: variable))
        #expect(abs(a - b) < 1e-6, "seed \(seed), step \(step), variable \(variable.symbol): \(a) and \(b)")
      }
    }
  }
}

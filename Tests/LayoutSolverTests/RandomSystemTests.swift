import TestSupport
import Testing

@testable import LayoutSolver

/// Compares random systems with the same systems solved in another way.
@Suite(.namesSeeds) struct RandomSystemTests {
  private static let priorities = [1000.0, 999, 750, 500, 251, 250, 1]

  static func constraint(_ variables: [Variable], of priorities: [Double] = Self.priorities, _ random: inout SeededGenerator) -> Constraint
  {
    let count = Int.random(in: 1...3, using: &random)
    let terms = (0..<count).map { _ in
      Constraint.Term(variables.randomElement(using: &random)!, [1, 1, 1, -1, -1, 0.5, 2].randomElement(using: &random)!)
    }
    let relation: Constraint.Relation = [.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual].randomElement(using: &random)!
    return Constraint(
      terms, relation, Double(Int.random(in: -50...50, using: &random)), priority: priorities.randomElement(using: &random)!)
  }

  /// Returns the violation of a constraint.
  static func error(_ constraint: Constraint, _ value: (Variable) -> Double) -> Double {
    let sum = constraint.terms.reduce(-constraint.constant) { $0 + $1.coefficient * value($1.variable) }
    return switch constraint.relation {
    case .equal: abs(sum)
    case .lessThanOrEqual: max(0, sum)
    case .greaterThanOrEqual: max(0, -sum)
    }
  }

  /// Returns the errors of each priority, highest first.
  private func errors(_ constraints: [Constraint], _ solver: Solver) -> [Double] {
    Self.priorities.map { priority in
      constraints.filter { $0.priority == priority }.reduce(0) { $0 + Self.error($1, solver.value) }
    }
  }

  /// After constraints are added, removed and changed, the errors equal those of a new solver with the same constraints.
  @Test(arguments: 1...60) func changesLeaveTheOptimumOfAFreshSystem(_ seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let solver = Solver()
    let variables = (0..<8).map { _ in solver.makeVariable() }
    var live: [ConstraintID] = []
    for step in 0..<120 {
      switch Int.random(in: 0..<10, using: &random) {
      case 0..<5:
        if let id = try? solver.add(Self.constraint(variables, &random)) { live.append(id) }
      case 5, 6:
        guard let index = live.indices.randomElement(using: &random) else { continue }
        solver.remove(live.remove(at: index))
      case 7, 8:
        guard let index = live.indices.randomElement(using: &random) else { continue }
        do {
          try solver.setConstant(live[index], Double(Int.random(in: -50...50, using: &random)))
        } catch { live.remove(at: index) }
      default:
        guard let index = live.indices.randomElement(using: &random) else { continue }
        do {
          try solver.setPriority(live[index], Self.priorities.randomElement(using: &random)!)
        } catch { live.remove(at: index) }
      }
      guard step % 5 == 4 else { continue }
      let constraints = live.compactMap { solver.constraint($0) }
      try #require(constraints.count == live.count)
      let fresh = Solver()
      _ = (0..<8).map { _ in fresh.makeVariable() }
      for constraint in constraints.sorted(by: { $0.priority > $1.priority }) {
        #expect(throws: Never.self, "seed \(seed), step \(step)") { try fresh.add(constraint) }
      }
      let (a, b) = (errors(constraints, solver), errors(constraints, fresh))
      #expect(zip(a, b).allSatisfy { abs($0 - $1) < 1e-6 }, "seed \(seed), step \(step): \(a) and \(b)")
      #expect(a[0] < 1e-6, "seed \(seed), step \(step)")
    }
  }

  /// No random point that satisfies the required constraints is better.
  @Test(arguments: 1...20) func noOtherPointIsBetter(_ seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed) &* 77)
    let solver = Solver()
    let variables = (0..<3).map { _ in solver.makeVariable() }
    var constraints: [Constraint] = []
    for variable in variables {
      for c in [Constraint([.init(variable)], .greaterThanOrEqual, -10), Constraint([.init(variable)], .lessThanOrEqual, 10)] {
        _ = try solver.add(c)
        constraints.append(c)
      }
    }
    for _ in 0..<8 {
      var c = Self.constraint(variables, &random)
      c.priority = min(c.priority, 999)
      c.constant = Double(Int.random(in: -12...12, using: &random))
      _ = try solver.add(c)
      constraints.append(c)
    }
    let found = errors(constraints, solver)
    // A grid with a spacing of a half, on which the optima of such systems often lie.
    for i in 0..<41 {
      for j in 0..<41 {
        for k in 0..<41 {
          let point = [i, j, k].map { Double($0) / 2 - 10 }
          for (level, priority) in Self.priorities.enumerated() {
            let other = constraints.filter { $0.priority == priority }.reduce(0) {
              $0 + Self.error($1) { point[variables.firstIndex(of: $0)!] }
            }
            if other > found[level] + 1e-7 { break }
            #expect(other > found[level] - 1e-7, "seed \(seed): \(point) is better at \(priority)")
            if other < found[level] - 1e-7 { return }
          }
        }
      }
    }
  }

  @Test func numbersStaySaneAfter100_000Edits() throws {
    var random = SeededGenerator(seed: 5)
    let solver = Solver()
    let edges = (0..<20).map { _ in solver.makeVariable() }
    var ids: [ConstraintID] = []
    var gaps: [Double] = []
    _ = try solver.add(Constraint([.init(edges[0])], .equal, 0))
    for i in 1..<20 {
      let gap = 10.0 / 3 * Double(i)
      gaps.append(gap)
      ids.append(try solver.add(Constraint([.init(edges[i]), .init(edges[i - 1], -1)], .equal, gap, priority: i % 3 == 0 ? 700 : 1000)))
      _ = try solver.add(Constraint([.init(edges[i]), .init(edges[i - 1], -1.1)], .lessThanOrEqual, 1000))
    }
    _ = try solver.add(Constraint([.init(edges[19])], .lessThanOrEqual, 400, priority: 800))
    for _ in 0..<100_000 {
      let i = Int.random(in: 0..<19, using: &random)
      gaps[i] = Double.random(in: 0...60, using: &random)
      try solver.setConstant(ids[i], gaps[i])
    }
    for i in 1..<20 where i % 3 != 0 {
      let gap = solver.value(of: edges[i]) - solver.value(of: edges[i - 1])
      #expect(abs(gap - gaps[i - 1]) < 1e-7, "\(i)")
    }
  }
}

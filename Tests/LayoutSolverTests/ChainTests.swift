import TestSupport
import Testing

@testable import LayoutSolver

/// Tests long chains and trees of equalities, in which variables define each other.
@Suite(.namesSeeds) struct ChainTests {
  /// A vertical list in a parent of the width 375: each row is as wide as the list, 8 below the row above and as high as its content.
  private struct List {
    let solver = Solver()
    let parent: [Variable]
    private(set) var rows: [[Variable]] = []
    /// For each row, the constraint of the distance to the row above.
    private(set) var gaps: [ConstraintID] = []

    /// - Parameter fromBelow: whether the distances are added from the last row to the first one.
    init(_ count: Int, fromBelow: Bool = false) throws {
      parent = [solver.makeVariable(), solver.makeVariable()]
      try add([(parent[0], 1)], .equal, 375)
      for i in 0..<count {
        let row = (0..<4).map { [solver] _ in solver.makeVariable() }
        rows.append(row)
        for (length, natural) in [(row[2], 100.0), (row[3], Self.height(i))] {
          try add([(length, 1)], .lessThanOrEqual, natural, 250)
          try add([(length, 1)], .greaterThanOrEqual, natural, 750)
        }
        try add([(row[0], 1)], .equal, 16)
        try add([(row[0], 1), (row[2], 1), (parent[0], -1)], .equal, -16)
      }
      for i in fromBelow ? Array((0..<count).reversed()) : Array(0..<count) { gaps.append(try addGap(i)) }
      if fromBelow { gaps.reverse() }
      try add([(rows[count - 1][1], 1), (rows[count - 1][3], 1), (parent[1], -1)], .equal, -8)
    }

    static func height(_ row: Int) -> Double { Double(20 + row % 7) }

    @discardableResult
    func add(
      _ terms: [(Variable, Double)], _ relation: Constraint.Relation, _ constant: Double, _ priority: Double = 1000
    ) throws -> ConstraintID {
      try solver.add(Constraint(terms.map { .init($0.0, $0.1) }, relation, constant, priority: priority))
    }

    func addGap(_ row: Int) throws -> ConstraintID {
      let above: [(Variable, Double)] = row == 0 ? [] : [(rows[row - 1][1], -1.0), (rows[row - 1][3], -1)]
      return try add([(rows[row][1], 1)] + above, .equal, 8)
    }

    /// Solves as a layout does: chooses, and reads the values that have changed.
    func solve() {
      solver.choose { $0.sorted { $0.symbol < $1.symbol } }
      solver.takeChanges { _ = solver.value(of: $0) }
    }

    /// The coefficients in the tableau for each row of the list.
    var coefficients: Double { Double(solver.tableau.rows.reduce(0) { $0 + $1.cells.count }) / Double(rows.count) }

    var height: Double { solver.value(of: parent[1]) }

    var naturalHeight: Double { rows.indices.reduce(8) { $0 + Self.height($1) + 8 } }
  }

  @Test(arguments: [false, true]) func theWorkForEachRowOfAListIsConstant(fromBelow: Bool) throws {
    let lists = try [500, 5000].map { try List($0, fromBelow: fromBelow) }
    for list in lists {
      list.solve()
      #expect(list.height == list.naturalHeight)
      #expect(list.coefficients < 40)
    }
    let work = lists.map { Double($0.solver.tableau.visits) / Double($0.rows.count) }
    #expect(work[1] < 1.1 * work[0], "\(work) visits for each row")
  }

  @Test func theWorkForEachViewOfATreeIsConstant() throws {
    let work = try [500, 5000].map { count -> Double in
      let solver = Solver()
      func add(_ terms: [(Variable, Double)], _ constant: Double) throws {
        _ = try solver.add(Constraint(terms.map { .init($0.0, $0.1) }, .equal, constant))
      }
      // Each view is as high as its four children, one below the other.
      var views = [[solver.makeVariable(), solver.makeVariable()]], next = 0
      while views.count < count {
        let parent = views[next]
        next += 1
        var last: [Variable]?
        for _ in 0..<4 {
          let child = [solver.makeVariable(), solver.makeVariable()]
          try add(last.map { [(child[0], 1), ($0[0], -1), ($0[1], -1)] } ?? [(child[0], 1)], 2)
          last = child
          views.append(child)
        }
        if let last { try add([(last[0], 1), (last[1], 1), (parent[1], -1)], -2) }
      }
      for leaf in views[next...] { try add([(leaf[1], 1)], 20) }
      solver.takeChanges { _ = solver.value(of: $0) }
      // Four gaps and one edge above each of the views.
      #expect(solver.value(of: views[0][1]) == Double(20 * (views.count - next) + 10 * next))
      #expect(solver.tableau.rows.reduce(0) { $0 + $1.cells.count } < 15 * count)
      return Double(solver.tableau.visits) / Double(count)
    }
    #expect(work[1] < 1.5 * work[0], "\(work) visits for each view")
  }

  @Test func changesOfOneRowAddNoCoefficients() throws {
    let list = try List(500)
    list.solve()
    let before = list.coefficients
    var gap = list.gaps[250]
    for i in 0..<100 {
      list.solver.remove(gap)
      let other = try list.add([(list.rows[250][1], 1)], .equal, Double(i))
      list.solve()
      #expect(list.solver.value(of: list.rows[250][1]) == Double(i))
      list.solver.remove(other)
      gap = try list.addGap(250)
      list.solve()
      #expect(list.height == list.naturalHeight)
    }
    #expect(list.coefficients < before + 1)
  }

  @Test func aListFitsARequiredHeight() throws {
    let list = try List(200)
    let fixed = try list.add([(list.parent[1], 1)], .equal, list.naturalHeight - 5)
    list.solve()
    #expect(abs(list.height - (list.naturalHeight - 5)) < 1e-6)
    try list.solver.setConstant(fixed, list.naturalHeight + 30)
    list.solve()
    #expect(abs(list.height - (list.naturalHeight + 30)) < 1e-6)
    list.solver.remove(fixed)
    list.solve()
    #expect(abs(list.height - list.naturalHeight) < 1e-6)
  }

  @Test func aChangeThatWasNotReadIsToldAgain() throws {
    let list = try List(3)
    list.solver.takeChanges { _ in }
    for i in 1...3 {
      try list.solver.setConstant(list.gaps[0], Double(8 + i))
      var changed: Set<Variable> = []
      list.solver.takeChanges { changed.insert($0) }
      #expect(changed == Set(list.rows.map { $0[1] } + [list.parent[1]]))
    }
    #expect(list.height == list.naturalHeight + 3)
  }

  /// A constraint of a chain: mostly an equality of neighbors, also a limit or a place.
  private static func link(_ variables: [Variable], _ random: inout SeededGenerator) -> Constraint {
    let i = Int.random(in: 1..<variables.count, using: &random)
    let constant = Double(Int.random(in: -3...5, using: &random) * 10)
    switch Int.random(in: 0..<10, using: &random) {
    case 0..<5: return Constraint([.init(variables[i]), .init(variables[i - 1], -1)], .equal, constant)
    case 5:
      let other = variables[Int.random(in: 0..<i, using: &random)]
      return Constraint([.init(variables[i]), .init(variables[i - 1], -1), .init(other, -1)], .equal, constant)
    case 6: return Constraint([.init(variables[i])], .equal, constant, priority: [1000, 750, 250].randomElement(using: &random)!)
    default:
      let relation: Constraint.Relation = Bool.random(using: &random) ? .lessThanOrEqual : .greaterThanOrEqual
      return Constraint(
        [.init(variables[i]), .init(variables[Int.random(in: 0..<i, using: &random)], -1)], relation, constant,
        priority: [1000, 750, 250, 250].randomElement(using: &random)!)
    }
  }

  /// Chains that are cut, joined and shifted have the errors and the values of a new solver with the same constraints.
  @Test(arguments: 1...120) func chainsDoNotDependOnHistory(_ seed: Int) throws {
    let choose = { (solver: Solver) in solver.choose { $0.sorted { $0.symbol < $1.symbol } } }
    var random = SeededGenerator(seed: UInt64(seed) &* 101)
    let solver = Solver()
    let variables = (0..<25).map { _ in solver.makeVariable() }
    var live: [ConstraintID] = []
    for step in 0..<150 {
      let index = live.indices.randomElement(using: &random)
      switch Int.random(in: 0..<8, using: &random) {
      case 0, 1:
        guard let index else { continue }
        solver.remove(live.remove(at: index))
      case 2:
        guard let index else { continue }
        do { try solver.setConstant(live[index], Double(Int.random(in: -5...5, using: &random) * 10)) } catch { live.remove(at: index) }
      default: if let id = try? solver.add(Self.link(variables, &random)) { live.append(id) }
      }
      if Bool.random(using: &random) { choose(solver) }
      guard step % 10 == 9 else { continue }
      choose(solver)
      let fresh = Solver()
      let twins = (0..<25).map { _ in fresh.makeVariable() }
      #expect(twins == variables)
      let constraints = try live.map { try #require(solver.constraint($0)) }
      let ordered = constraints.shuffled(using: &random).sorted { $0.isRequired && !$1.isRequired }
      for constraint in ordered { _ = try fresh.add(constraint) }
      choose(fresh)
      for priority in [1000.0, 750, 250] {
        let errors = [solver, fresh].map { solver in
          constraints.reduce(0) { $0 + ($1.priority == priority ? RandomSystemTests.error($1, solver.value) : 0) }
        }
        #expect(abs(errors[0] - errors[1]) < 1e-6, "seed \(seed), step \(step): \(errors) at \(priority)")
      }
      for variable in variables {
        let (a, b) = (solver.value(of: variable), fresh.value(of: variable))
        #expect(abs(a - b) < 1e-6, "seed \(seed), step \(step), variable \(variable.symbol): \(a) and \(b)")
      }
    }
  }
}

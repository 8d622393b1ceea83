extension Solver {
  /// Restores feasibility and optimality after a change: no restricted row is negative, no dummy differs from 0, and the objective is
  /// minimal.
  func settle() {
    restore()
    optimize()
    needsChoice = true
    if pivots > 5000, contradiction == nil { checkNumbers() }
  }

  /// The primal simplex: pivots as long as the objective can be lowered.
  private func optimize() {
    var steps = 0
    while let (entering, grows) = objective.entering(tableau), steps < Self.maximumSteps {
      steps += 1
      guard let (leaving, _) = leaving(for: entering, grows: grows) else {
        // The symbol is unbounded. Costs that are sums of non-negative errors do not allow this, so it is a rounding error.
        objective.clear(entering)
        continue
      }
      pivot(leaving, entering)
    }
  }

  /// The maximum number of steps, far above those of real layouts. The solution reached then is used.
  private static let maximumSteps = 100_000

  /// Returns the basic symbol that becomes 0 first when `entering` changes, and the amount of that change; nil if there is none.
  func leaving(for entering: Symbol, grows: Bool) -> (symbol: Symbol, change: Double)? {
    var best: (symbol: Symbol, change: Double)?
    tableau.gather(entering)
    for (number, coefficient) in tableau.gathered {
      let row = tableau.rows[Int(number)]
      let slope = grows ? coefficient : -coefficient
      guard slope < 0 else { continue }
      let ratio = row.constant / -slope
      if let held = best, held.change < ratio || (held.change == ratio && held.symbol < row.basic) { continue }
      best = (row.basic, ratio)
    }
    return best
  }

  func pivot(_ leaving: Symbol, _ entering: Symbol) {
    pivots += 1
    var row = tableau.removeExpanded(basic: leaving)
    tableau.solve(&row, for: entering)
    substitute(row)
    tableau.insert(row)
    objective.consider(leaving)
  }

  /// Replaces a symbol that became basic by its row, in the tableau and the objective.
  func substitute(_ row: Tableau.Row) {
    tableau.substitute(row)
    objective.substitute(row, of: tableau)
  }

  /// The dual simplex: makes rows that became negative feasible again at the lowest cost.
  func restore() {
    var steps = 0
    contradiction = nil
    while let number = tableau.infeasible.popLast() {
      let row = tableau.rows[Int(number)]
      guard row.basic >= 0, tableau.isInfeasible(row, tolerance: 1e-8), steps < Self.maximumSteps else { continue }
      guard tableau.kind(row.basic) != .dummy else {
        // Only the dummies of other required equalities are in this row, from which its own equality follows.
        if abs(row.constant) >= Self.contradicting { contradiction = owners(of: row) }
        continue
      }
      steps += 1
      var best: Tableau.Cell?
      for i in 0..<row.cells.count {
        let cell = tableau.cells[row.cells, i]
        let kind = tableau.kind(cell.symbol)
        if kind == .external {
          best = cell
          break
        }
        guard kind.isPivotable, cell.coefficient > 0 else { continue }
        if let held = best, !objective.isCheaper(cell.symbol, per: cell.coefficient, than: held.symbol, per: held.coefficient) {
          continue
        }
        best = cell
      }
      if let best { pivot(row.basic, best.symbol) } else { contradiction = owners(of: row) }
    }
  }

  /// The least difference from 0 at which a required equality contradicts others. Smaller ones are rounding errors.
  static let contradicting = 1e-6

  /// Adds a row for which no symbol of its own can become basic, by searching for a solution in which the row is 0.
  /// - Returns: the remaining row if there is no such solution; nil otherwise.
  func addWithArtificial(_ row: Tableau.Row) -> Tableau.Row? {
    let artificial = tableau.makeSymbol(.slack)
    var goal = Objective()
    goal.add(row, of: tableau, times: 1, level: goal.level(0))
    var own = row
    own.basic = artificial
    tableau.insert(own)
    var steps = 0
    while tableau.value(artificial) > 0, let (entering, grows) = goal.entering(tableau), steps < Self.maximumSteps,
      let (leaving, _) = leaving(for: entering, grows: grows)
    {
      steps += 1
      pivot(leaving, entering)
      goal.substitute(tableau.row(ofBasic: entering), of: tableau)
    }
    var left: Tableau.Row?
    if tableau.isBasic(artificial) {
      var held = tableau.remove(basic: artificial)
      if held.constant > Self.contradicting {
        left = held
      } else if let symbol = symbolToLead(held, besides: artificial) {
        held.constant = 0
        tableau.solve(&held, for: symbol)
        substitute(held)
        tableau.insert(held)
      }
    }
    release(artificial)
    return left
  }

  /// Returns a symbol that can become basic in a row that is 0, preferably not a dummy.
  private func symbolToLead(_ row: Tableau.Row, besides artificial: Symbol) -> Symbol? {
    var dummy: Symbol?
    for i in 0..<row.cells.count {
      let symbol = tableau.cells[row.cells, i].symbol
      let kind = tableau.kind(symbol)
      if kind.isPivotable || kind == .external { return symbol }
      if symbol != artificial { dummy = dummy ?? symbol }
    }
    return dummy
  }
}

extension Solver {
  /// After a change: no row negative where it may not be, and the objective least.
  func settle() {
    restore()
    optimize()
    if pivots > 5000 { checkNumbers() }
  }

  /// The primal simplex: steps down as long as one leads there.
  private func optimize() {
    var steps = 0
    while let (entering, grows) = objective.entering(tableau.kinds, isBasic: { tableau.isBasic($0) }), steps < Self.maximumSteps {
      steps += 1
      guard let leaving = leaving(for: entering, grows: grows) else {
        // Nothing stops it, which costs that are sums of what is not negative do not allow: rounding.
        objective.clear(entering)
        continue
      }
      pivot(leaving, entering)
    }
  }

  /// Beyond any real layout: what is reached then is taken.
  private static let maximumSteps = 100_000

  /// The basic symbol that becomes 0 first when `entering` moves.
  private func leaving(for entering: Symbol, grows: Bool) -> Symbol? {
    var best: (ratio: Double, symbol: Symbol)?
    let kinds = tableau.kinds
    tableau.forEachRow(holding: entering) { _, row, coefficient in
      let slope = grows ? coefficient : -coefficient
      guard slope < 0, kinds[Int(row.basic)].isRestricted else { return }
      let ratio = row.constant / -slope
      if let held = best, held.ratio < ratio || (held.ratio == ratio && held.symbol < row.basic) { return }
      best = (ratio, row.basic)
    }
    return best?.symbol
  }

  func pivot(_ leaving: Symbol, _ entering: Symbol) {
    pivots += 1
    var row = tableau.remove(basic: leaving)
    row.solve(for: entering)
    tableau.substitute(row)
    objective.substitute(row)
    tableau.insert(row)
  }

  /// The dual simplex: rows that became negative are mended at the least cost.
  private func restore() {
    var steps = 0
    unmended = nil
    while let number = tableau.infeasible.popLast() {
      let row = tableau.rows[Int(number)]
      guard row.basic >= 0, tableau.kind(row.basic).isRestricted, row.constant < -1e-8, steps < Self.maximumSteps else { continue }
      steps += 1
      var best: Tableau.Cell?
      for cell in row.cells {
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
      if let best { pivot(row.basic, best.symbol) } else { unmended = row }
    }
  }

  /// Adds a row that no symbol of its own can lead: is there a solution in which it is 0?
  /// - Returns: what is left of it where there is none.
  func addWithArtificial(_ row: Tableau.Row) -> Tableau.Row? {
    let artificial = tableau.makeSymbol(.slack)
    var goal = Objective()
    let level = goal.level(0)
    goal.add(row, times: 1, level: level)
    var own = row
    own.basic = artificial
    tableau.insert(own)
    var steps = 0
    while tableau.value(artificial) > 0, let (entering, grows) = goal.entering(tableau.kinds, isBasic: { tableau.isBasic($0) }),
      steps < Self.maximumSteps, let leaving = leaving(for: entering, grows: grows)
    {
      steps += 1
      var row = tableau.remove(basic: leaving)
      row.solve(for: entering)
      tableau.substitute(row)
      objective.substitute(row)
      goal.substitute(row)
      tableau.insert(row)
    }
    var left: Tableau.Row?
    if tableau.isBasic(artificial) {
      var held = tableau.remove(basic: artificial)
      if held.constant > 1e-6 {
        left = held
      } else if let cell = held.cells.first(where: { tableau.kind($0.symbol).isPivotable || tableau.kind($0.symbol) == .external }) {
        held.constant = 0
        held.solve(for: cell.symbol)
        tableau.substitute(held)
        objective.substitute(held)
        tableau.insert(held)
      } else if let dummy = held.cells.first(where: { $0.symbol != artificial }) {
        held.constant = 0
        held.solve(for: dummy.symbol)
        tableau.substitute(held)
        tableau.insert(held)
      }
    }
    tableau.free(artificial)
    objective.clear(artificial)
    return left
  }
}

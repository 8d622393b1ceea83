extension Solver {
  /// The constraints that a variable's value follows from: those whose markers its row holds.
  package func constraints(determining variable: Variable) -> [ConstraintID] {
    guard tableau.isBasic(variable.symbol) else { return [] }
    let row = tableau.row(ofBasic: variable.symbol)
    let owners = Set((0..<row.cells.count).map { tableau.symbols[Int(tableau.cells[row.cells, $0].symbol)].owner }).subtracting([-1])
    return owners.sorted { (entries[Int($0)]?.order ?? 0) < (entries[Int($1)]?.order ?? 0) }.map { ConstraintID(number: $0) }
  }

  /// Whether no other value is as good. It solves the system anew: for debugging.
  package func isDetermined(_ variable: Variable) -> Bool {
    let (copy, variables) = copied()
    guard let twin = variables[variable] else { return true }
    guard let least = copy.extreme(of: twin, sign: 1), let greatest = copy.extreme(of: twin, sign: -1) else { return false }
    return greatest - least < 1e-6
  }

  /// Takes another solution that is as good, in which the variable has its greatest value, or its least.
  /// - Returns: false where it is determined, or nothing bounds it.
  package func moveToOtherEnd(_ variable: Variable) -> Bool {
    let before = value(of: variable)
    for sign in [-1.0, 1] {
      if let value = extreme(of: variable, sign: sign), abs(value - before) > 1e-6 { return true }
    }
    return false
  }

  /// The least (sign 1) or greatest (-1) value of a variable among the best solutions; nil: it has no bound.
  private func extreme(of variable: Variable, sign: Double) -> Double? {
    let level = objective.level(-1)
    setCost(of: variable.symbol, sign, level)
    defer {
      setCost(of: variable.symbol, -sign, objective.level(-1))
      settle()
    }
    var steps = 0
    while let (entering, grows) = objective.entering(tableau) {
      steps += 1
      guard steps < 100_000, let leaving = leaving(for: entering, grows: grows) else { return nil }
      pivot(leaving, entering)
    }
    return value(of: variable)
  }

  /// The same constraints in a solver of their own.
  private func copied() -> (Solver, [Variable: Variable]) {
    let copy = Solver()
    var variables: [Variable: Variable] = [:]
    for var constraint in entries.compactMap(\.self).sorted(by: { $0.order < $1.order }).map(\.constraint) {
      for i in constraint.terms.indices {
        let variable = constraint.terms[i].variable
        if variables[variable] == nil { variables[variable] = copy.makeVariable() }
        constraint.terms[i].variable = variables[variable] ?? variable
      }
      _ = try? copy.add(constraint)
    }
    return (copy, variables)
  }
}

extension Solver {
  /// Returns the constraints that determine the value of a variable: those whose markers are in its row.
  package func constraints(determining variable: Variable) -> [ConstraintID] {
    guard tableau.isBasic(variable.symbol) else { return [] }
    let owners = tableau.withExpandedRow(of: variable.symbol) { row in
      Set((0..<row.cells.count).map { tableau.symbols[Int(tableau.cells[row.cells, $0].symbol)].owner }).subtracting([-1])
    }
    return owners.sorted { (entries[Int($0)]?.order ?? 0) < (entries[Int($1)]?.order ?? 0) }.map { ConstraintID(number: $0) }
  }

  /// Returns whether no other value of the variable is equally good. Solves the system again, so it is for debugging.
  package func isDetermined(_ variable: Variable) -> Bool { areDetermined([variable]) }

  /// Returns whether the values of the variables are the only optimal ones. Solves the system again once, so it is for debugging.
  package func areDetermined(_ questioned: [Variable]) -> Bool {
    let (copy, variables) = copied()
    return questioned.allSatisfy { Self.isDetermined($0, copy, variables) }
  }

  /// Returns the variables that have other optimal values. Solves the system again once.
  /// - Parameter isLate: returns true when the time is over; the remaining variables are then not examined.
  package func undetermined(_ questioned: [Variable], until isLate: () -> Bool) -> Set<Variable> {
    let (copy, variables) = copied()
    var open: Set<Variable> = []
    for variable in questioned {
      if isLate() { break }
      if !Self.isDetermined(variable, copy, variables) { open.insert(variable) }
    }
    return open
  }

  private static func isDetermined(_ variable: Variable, _ copy: Solver, _ variables: [Variable: Variable]) -> Bool {
    // All values of a variable without constraints are equally good.
    guard let twin = variables[variable] else { return false }
    guard let minimum = copy.extreme(of: twin, sign: 1), let greatest = copy.extreme(of: twin, sign: -1) else { return false }
    return greatest - minimum < 1e-6
  }

  /// Changes to another solution that is equally good, in which the variable has its largest or smallest value.
  /// - Returns: false if the variable is determined or unbounded.
  package func moveToOtherEnd(_ variable: Variable) -> Bool {
    let before = value(of: variable)
    for sign in [-1.0, 1] {
      if let value = extreme(of: variable, sign: sign), abs(value - before) > 1e-6 { return true }
    }
    return false
  }

  /// Returns the smallest (sign 1) or largest (-1) value of a variable among the best solutions; nil if it is unbounded.
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
      guard steps < 100_000, let (leaving, _) = leaving(for: entering, grows: grows) else { return nil }
      pivot(leaving, entering)
    }
    return value(of: variable)
  }

  /// Returns a new solver with the same constraints.
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

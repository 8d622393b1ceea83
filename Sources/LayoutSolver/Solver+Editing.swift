extension Solver {
  /// Changes a constraint's constant, at the cost of what it moves.
  /// - Throws: `Conflict` where it is required and cannot hold with the new constant; then the constraint is gone. A number that is not finite
  ///   counts as 0.
  package func setConstant(_ id: ConstraintID, _ constant: Double) throws(Conflict) {
    guard let entry = entries[Int(id.number)] else { return }
    let constant = constant.isFinite ? constant : 0
    let delta = constant - entry.constraint.constant
    guard delta != 0 else { return }
    // 0 = expression - constant - marker (+ other), or with + marker - other for "at most": the marker's step is the constant's.
    let sign = entry.constraint.relation == .lessThanOrEqual ? -1.0 : 1
    if entry.isEqual, entry.constraint.isRequired, tableau.isBasic(entry.marker) {
      // It followed from others, and cannot any more.
      try replace(id) { $0.constant = constant }
      return
    }
    entries[Int(id.number)]?.constraint.constant = constant
    move(entry, by: sign * delta)
    settle()
    guard let row = unmended else { return }
    let conflict = conflict(of: id.number, row)
    move(entry, by: -sign * delta)
    tableau.noteInfeasibleRows()
    settle()
    remove(id)
    throw conflict
  }

  /// Moves what a constraint asks for.
  private func move(_ entry: Entry, by delta: Double) {
    if tableau.isBasic(entry.marker) {
      tableau.addConstant(-delta, toRowOf: entry.marker)
    } else if let other = entry.other, tableau.isBasic(other) {
      tableau.addConstant(delta, toRowOf: other)
    } else {
      tableau.shift(entry.marker, by: delta)
    }
  }

  /// Changes a constraint's priority.
  /// - Throws: `Conflict` where it becomes required and cannot hold; then it is gone.
  package func setPriority(_ id: ConstraintID, _ priority: Double) throws(Conflict) {
    guard var entry = entries[Int(id.number)], entry.constraint.priority != priority, !priority.isNaN else { return }
    if entry.constraint.isRequired || priority >= Constraint.required {
      try replace(id) { $0.priority = priority }
      return
    }
    setCosts(of: entry, -1)
    entry.constraint.priority = priority
    setCosts(of: entry, 1)
    entries[Int(id.number)] = entry
    settle()
  }
}

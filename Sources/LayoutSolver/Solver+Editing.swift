extension Solver {
  /// Changes the constant of a constraint. The cost depends on the affected rows.
  /// - Throws: `Conflict` if the constraint is required and cannot hold with the new constant; it is then removed. A
  ///   constant that is not finite is replaced by 0.
  package func setConstant(_ id: ConstraintID, _ constant: Double) throws(Conflict) {
    guard let entry = entries[Int(id.number)] else { return }
    let constant = constant.isFinite ? constant : 0
    let delta = constant - entry.constraint.constant
    guard delta != 0 else { return }
    // 0 = expression - constant - marker (+ other), or with + marker - other for "at most": a change of
    // the marker is a change of the constant.
    let sign = entry.constraint.relation == .lessThanOrEqual ? -1.0 : 1
    if entry.isEqual, entry.constraint.isRequired, tableau.isBasic(entry.marker) {
      // The constraint followed from others, and contradicts them with the new constant.
      try replace(id) { $0.constant = constant }
      return
    }
    entries[Int(id.number)]?.constraint.constant = constant
    tableau.shift(entry.marker, by: sign * delta)
    settle()
    guard let row = unmended else { return }
    let conflict = conflict(of: id.number, row)
    tableau.shift(entry.marker, by: -sign * delta)
    tableau.noteInfeasibleRows()
    settle()
    remove(id)
    throw conflict
  }

  /// Changes the priority of a constraint.
  /// - Throws: `Conflict` if the constraint becomes required and cannot hold; it is then removed.
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

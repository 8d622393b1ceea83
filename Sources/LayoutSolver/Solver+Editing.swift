extension Solver {
  /// Changes the constant of a constraint. The cost depends on the affected rows.
  /// - Throws: `Conflict` if the constraint is required and cannot hold with the new constant; it is then removed. A
  ///   constant that is not finite is replaced by 0.
  package func setConstant(_ id: ConstraintID, _ constant: Double) throws(Conflict) {
    if let refused = setConstants([(id, constant)]).first { throw refused.conflict }
  }

  /// Changes the constants of several constraints at once: they conflict only if they cannot hold with all new constants.
  /// - Returns: required constraints that cannot hold with their new constants; they are removed.
  package func setConstants(
    _ changes: [(id: ConstraintID, constant: Double)]
  ) -> [(id: ConstraintID, conflict: Conflict)] {
    var changed: [ConstraintID] = []
    for (id, constant) in changes {
      guard let entry = entries[Int(id.number)] else { continue }
      let constant = constant.isFinite ? constant : 0
      let delta = constant - entry.constraint.constant
      guard delta != 0 else { continue }
      entries[Int(id.number)]?.constraint.constant = constant
      // 0 = expression - constant - marker (+ other), or with + marker - other for "at most": a change of
      // the marker is a change of the constant.
      tableau.shift(entry.marker, by: entry.constraint.relation == .lessThanOrEqual ? -delta : delta)
      changed.append(id)
    }
    guard !changed.isEmpty else { return [] }
    restore()
    var refused: [(id: ConstraintID, conflict: Conflict)] = []
    // With the old constants there was no contradiction, so that a constraint that has changed is part of it.
    while let owners = contradiction, let index = changed.lastIndex(where: { owners.contains($0.number) }) {
      let id = changed.remove(at: index)
      refused.append((id, conflict(of: id.number, with: owners)))
      detach(id)
      tableau.noteInfeasibleRows()
      restore()
    }
    settle()
    return refused
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

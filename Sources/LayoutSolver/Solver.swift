/// Finds values of variables that satisfy constraints, and updates them as constraints are added, removed and changed.
///
/// All required constraints are satisfied. Of the others, the sum of the errors of the highest priority is minimized first, then that of
/// the next priority, and so on. Among equally good solutions, `choose(_:)` finds the one that depends only on the variables and the
/// constraints; without it the solution also depends on the sequence of calls. A variable without constraints is 0.
package final class Solver {
  /// A constraint with its symbols in the tableau.
  struct Entry {
    var constraint: Constraint
    /// The slack of an inequality, the dummy of a required equality, or the first error of another equality.
    var marker: Symbol
    /// The error of an inequality, or the second error of an equality; nil if there is none.
    var other: Symbol?
    var order: Int
    var isEqual: Bool { constraint.relation == .equal }
  }

  let tableau = Tableau()
  @exclusivity(unchecked) var objective = Objective()
  @exclusivity(unchecked) var entries: [Entry?] = []
  private var freeEntries: [Int32] = []
  private var additions = 0
  /// The constraints of a row that the last change made impossible, and that no pivot can repair; nil if there is none.
  var contradiction: Set<Int32>?
  /// The number of pivots since the values were last checked against the constraints.
  var pivots = 0
  /// Whether something has changed since the last choice among equally good values.
  var needsChoice = false
  @exclusivity(unchecked) var freedom = Freedom()

  package init() {}

  // MARK: Variables

  package func makeVariable() -> Variable {
    let symbol = tableau.makeSymbol(.external)
    objective.consider(symbol)
    return Variable(symbol: symbol)
  }

  /// Removes a variable that no constraint uses any more.
  package func remove(_ variable: Variable) {
    if tableau.isBasic(variable.symbol) { dropRow(of: variable.symbol) }
    release(variable.symbol)
  }

  package func value(of variable: Variable) -> Double { tableau.value(variable.symbol) }

  /// Whether `takeChanges(_:)` would report any variables.
  package var hasChanges: Bool { !tableau.changed.isEmpty }

  /// Reports the variables whose value may have changed since the last call.
  package func takeChanges(_ body: (Variable) -> Void) {
    let changed = tableau.takeChanges()
    for symbol in changed { body(Variable(symbol: symbol)) }
    tableau.recycle(changed)
  }

  // MARK: Constraints

  /// Adds a constraint.
  /// - Throws: `Conflict` if the constraint is required and cannot hold; nothing is changed then.
  ///   Numbers that are not finite are replaced by 0.
  package func add(_ constraint: Constraint) throws(Conflict) -> ConstraintID {
    var constraint = constraint
    if !constraint.constant.isFinite { constraint.constant = 0 }
    additions += 1
    let number = freeEntries.popLast() ?? Int32(entries.count)
    if Int(number) == entries.count { entries.append(nil) }
    try insert(constraint, number, order: additions)
    return ConstraintID(number: number)
  }

  private func insert(_ constraint: Constraint, _ number: Int32, order: Int) throws(Conflict) {
    var entry = Entry(constraint: constraint, marker: -1, order: order)
    var row = makeRow(&entry, number)
    entries[Int(number)] = entry
    if let variable = undefinedVariable(of: row) {
      tableau.solve(&row, for: variable)
      tableau.insert(row)
      return settle()
    }
    tableau.expand(&row)
    if row.constant < 0 { tableau.scale(&row, by: -1) }
    if let subject = subject(of: row, entry) {
      tableau.solve(&row, for: subject)
      substitute(row)
      tableau.insert(row)
    } else if (0..<row.cells.count).allSatisfy({ tableau.kind(tableau.cells[row.cells, $0].symbol) == .dummy }) {
      // The constraint follows from others or contradicts them.
      guard abs(row.constant) < Self.contradicting else { throw forget(number, contradicting: row) }
      row.constant = 0
      tableau.solve(&row, for: entry.marker)
      substitute(row)
      tableau.insert(row)
    } else if let left = addWithArtificial(row) {
      throw forget(number, contradicting: left)
    }
    settle()
  }

  package func remove(_ id: ConstraintID) {
    guard entries[Int(id.number)] != nil else { return }
    detach(id)
    settle()
  }

  /// Removes a constraint, and leaves it to the caller to restore feasibility and optimality.
  func detach(_ id: ConstraintID) {
    guard let entry = entries[Int(id.number)] else { return }
    setCosts(of: entry, -1)
    if tableau.isBasic(entry.marker) {
      dropRow(of: entry.marker)
    } else if let other = entry.other, tableau.isBasic(other) {
      dropRow(of: other)
    } else if let leaving = rowToLeave(for: entry.marker) {
      pivot(leaving, entry.marker)
      dropRow(of: entry.marker)
    } else if let variable = tableau.removeFromDefinitions(entry.marker) {
      objective.consider(variable)
    }
    discard(id.number)
  }

  private func dropRow(of symbol: Symbol) {
    var row = tableau.remove(basic: symbol)
    tableau.substituteInDefinitions(row)
    tableau.discard(&row)
  }

  package func constraint(_ id: ConstraintID) -> Constraint? { entries[Int(id.number)]?.constraint }

  // MARK: Rows

  /// Returns the constraint as a row "0 = ..." of its variables, some of which may be basic, and the symbols of its own.
  private func makeRow(_ entry: inout Entry, _ number: Int32) -> Tableau.Row {
    let constraint = entry.constraint
    var row = Tableau.Row(constant: -constraint.constant)
    for term in constraint.terms where term.coefficient.isFinite && abs(term.coefficient) > Tableau.tolerance {
      let symbol = term.variable.symbol
      if !tableau.isBasic(symbol) { objective.consider(symbol) }
      tableau.add(symbol, times: term.coefficient, to: &row)
    }
    // 0 = expression - constant - marker (+ other), or with + marker - other for "at most".
    let sign = constraint.relation == .lessThanOrEqual ? 1.0 : -1
    entry.marker = tableau.makeSymbol(!entry.isEqual ? .slack : constraint.isRequired ? .dummy : .error, owner: number)
    tableau.add(entry.marker, times: sign, to: &row)
    objective.consider(entry.marker)
    if !constraint.isRequired {
      let error = tableau.makeSymbol(.error, owner: number)
      entry.other = error
      tableau.add(error, times: -sign, to: &row)
    }
    setCosts(of: entry, 1)
    return row
  }

  /// Returns a variable that a new row can define as it is, preferably one that is in few rows; nil if there is none.
  private func undefinedVariable(of row: Tableau.Row) -> Symbol? {
    var best: (spread: Int, symbol: Symbol)?
    for i in 0..<row.cells.count {
      let symbol = tableau.cells[row.cells, i].symbol
      guard tableau.kind(symbol) == .external, !tableau.isBasic(symbol), !isHeld(symbol) else { continue }
      let spread = tableau.spread(symbol)
      if spread <= best?.spread ?? .max, !tableau.leads(row, to: symbol) { best = (spread, symbol) }
    }
    return best?.symbol
  }

  /// Returns the symbol of a new row that can become basic at once, preferably a variable that is in few rows; nil if there is none. The
  /// row must contain no basic symbols.
  private func subject(of row: Tableau.Row, _ entry: Entry) -> Symbol? {
    var best: (spread: Int, symbol: Symbol)?
    for i in 0..<row.cells.count {
      let symbol = tableau.cells[row.cells, i].symbol
      guard tableau.kind(symbol) == .external, !isHeld(symbol) else { continue }
      let spread = tableau.spread(symbol)
      if spread <= best?.spread ?? .max { best = (spread, symbol) }
    }
    if let best { return best.symbol }
    if tableau.kind(entry.marker).isPivotable, tableau.coefficient(of: entry.marker, in: row) < 0 { return entry.marker }
    guard let other = entry.other, tableau.coefficient(of: other, in: row) < 0 else { return nil }
    return other
  }

  /// Adds (sign 1) or removes (sign -1) the costs of the constraint's errors.
  func setCosts(of entry: Entry, _ sign: Double) {
    guard !entry.constraint.isRequired else { return }
    let level = objective.level(entry.constraint.priority)
    if entry.isEqual { setCost(of: entry.marker, sign, level) }
    if let other = entry.other { setCost(of: other, sign, level) }
  }

  func setCost(of error: Symbol, _ sign: Double, _ level: Int) {
    if tableau.isBasic(error) {
      tableau.withExpandedRow(of: error) { objective.add($0, of: tableau, times: sign, level: level) }
    } else {
      objective.add(sign, to: error, level: level)
    }
  }

  /// Returns the basic symbol whose row a marker enters before it is removed, chosen so that no other row becomes negative.
  private func rowToLeave(for marker: Symbol) -> Symbol? {
    var best: (rank: Int, ratio: Double, symbol: Symbol)?
    tableau.gather(marker)
    for (number, coefficient) in tableau.gathered {
      let row = tableau.rows[Int(number)]
      // The marker of an equality that follows from others must stay 0.
      let rank = tableau.kind(row.basic) == .dummy ? -1 : coefficient < 0 ? 0 : 1
      let ratio = row.constant / abs(coefficient)
      if let held = best, (held.rank, held.ratio, held.symbol) <= (rank, ratio, row.basic) { continue }
      best = (rank, ratio, row.basic)
    }
    return best?.symbol
  }

  // MARK: Entries

  private func discard(_ number: Int32) {
    guard let entry = entries[Int(number)] else { return }
    release(entry.marker)
    entry.other.map { release($0) }
    entries[Int(number)] = nil
    freeEntries.append(number)
  }

  /// Frees a non-basic symbol for reuse.
  func release(_ symbol: Symbol) {
    objective.clear(symbol)
    objective.forget(symbol)
    freedom.setFixed(symbol, false)
    tableau.free(symbol)
  }

  /// Removes a constraint that cannot hold, and returns the constraints it contradicts.
  private func forget(_ number: Int32, contradicting row: Tableau.Row) -> Conflict {
    let conflict = conflict(of: number, with: owners(of: row))
    var row = row
    tableau.discard(&row)
    discard(number)
    settle()
    return conflict
  }

  /// Returns the constraints that a row consists of.
  func owners(of row: Tableau.Row) -> Set<Int32> {
    let symbols = (0..<row.cells.count).map { tableau.cells[row.cells, $0].symbol } + (row.basic >= 0 ? [row.basic] : [])
    return Set(symbols.map { tableau.symbols[Int($0)].owner }).subtracting([-1])
  }

  /// Returns the conflict of a constraint with the others of a row that cannot hold.
  func conflict(of number: Int32, with owners: Set<Int32>) -> Conflict {
    let sorted = owners.subtracting([number]).sorted { (entries[Int($0)]?.order ?? 0) < (entries[Int($1)]?.order ?? 0) }
    return Conflict(constraints: sorted.map { ConstraintID(number: $0) })
  }

  /// Replaces a constraint by one with another constant or priority.
  func replace(_ id: ConstraintID, _ change: (inout Constraint) -> Void) throws(Conflict) {
    guard let entry = entries[Int(id.number)] else { return }
    var constraint = entry.constraint
    change(&constraint)
    remove(id)
    freeEntries.removeAll { $0 == id.number }
    try insert(constraint, id.number, order: entry.order)
  }

  // MARK: Rounding errors

  /// Rounding errors accumulate over many pivots. If a required constraint is violated by them, all constraints are added anew.
  func checkNumbers() {
    pivots = 0
    guard entries.contains(where: { $0.map { missed($0.constraint) > 1e-6 } ?? false }) else { return }
    let all = entries
    tableau.reset()
    objective = Objective()
    freedom = Freedom()
    for symbol in tableau.symbols.indices where tableau.kind(Symbol(symbol)) == .external { objective.consider(Symbol(symbol)) }
    freeEntries = entries.indices.filter { entries[$0] == nil }.map { Int32($0) }
    entries = entries.map { _ in nil }
    let order = all.indices.filter { all[$0] != nil }.sorted { all[$0]!.order < all[$1]!.order }
    for index in order { try? insert(all[index]!.constraint, Int32(index), order: all[index]!.order) }
    pivots = 0
  }

  /// Returns the amount by which a required constraint is violated.
  private func missed(_ constraint: Constraint) -> Double {
    guard constraint.isRequired else { return 0 }
    let sum = constraint.terms.reduce(-constraint.constant) { $0 + $1.coefficient * value(of: $1.variable) }
    return switch constraint.relation {
    case .equal: abs(sum)
    case .lessThanOrEqual: sum
    case .greaterThanOrEqual: -sum
    }
  }
}

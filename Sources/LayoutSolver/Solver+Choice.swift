/// The choice among equally good values.
extension Solver {
  /// Moves to the equally good solution that only the constraints and the order of the variables determine, regardless of earlier changes:
  /// the first variable is as near to 0 as possible, then the second one, and so on. If nothing has changed, this has no effect and takes
  /// constant time; if only one solution is optimal, it takes a time that depends on the number of free symbols.
  /// - Parameters:
  ///   - goesToLimit: whether a variable that is limited on one side only takes that limit, even if it could be 0. Default: none does.
  ///   - sort: sorts the variables that have more than one optimal value. The result must contain each of them.
  package func choose(toLimits goesToLimit: (Variable) -> Bool = { _ in false }, _ sort: ([Variable]) -> [Variable]) {
    guard needsChoice else { return }
    needsChoice = false
    let free = freeSymbols()
    guard !free.isEmpty else { return }
    let (variables, movable) = tableau.dependents(of: free)
    guard !variables.isEmpty else { return }
    var choice = Choice(movable, tableau.symbols.count)
    let open = variables.map { Variable(symbol: $0) }
    for variable in sort(open) {
      if choice.isMade { break }
      if goesToLimit(variable), moveToOnlyLimit(variable.symbol, &choice) { continue }
      moveToZero(variable.symbol, &choice)
    }
  }

  /// The part of the optimal solutions that is not excluded yet.
  private struct Choice {
    /// For each symbol, whether it is non-basic and may change.
    private var isFree: [Bool]
    private var count: Int

    init(_ free: [Symbol], _ symbols: Int) {
      isFree = Array(repeating: false, count: symbols)
      for symbol in free { isFree[Int(symbol)] = true }
      count = free.count
    }

    /// Whether one solution is left.
    var isMade: Bool { count == 0 }

    subscript(symbol: Symbol) -> Bool {
      get { isFree[Int(symbol)] }
      set {
        if newValue != isFree[Int(symbol)] { count += newValue ? 1 : -1 }
        isFree[Int(symbol)] = newValue
      }
    }
  }

  /// Moves a variable as near to 0 as the free symbols allow, and excludes the symbols that would move it away again.
  private func moveToZero(_ variable: Symbol, _ choice: inout Choice) {
    // A non-basic variable is 0.
    choice[variable] = false
    var steps = 0
    while tableau.isBasic(variable), steps < 10_000 {
      steps += 1
      var row = tableau.expandedRow(of: variable)
      defer { tableau.discard(&row) }
      if abs(row.constant) < Self.nearZero {
        if let entering = freeSymbol(of: row, choice) { exchange(variable, entering, &choice) }
        return
      }
      guard let (entering, grows, slope) = descent(of: row, choice) else { return fix(row, &choice) }
      let step = abs(row.constant / slope)
      if let (leaving, change) = leaving(for: entering, grows: grows), change < step {
        exchange(leaving, entering, &choice)
        choice[leaving] = true
      } else {
        exchange(variable, entering, &choice)
      }
    }
  }

  /// Moves a variable to its limit if the free symbols limit it on one side only, and excludes the symbols that would move it away again.
  /// - Returns: whether there is exactly one limit. Otherwise the variable has an unspecified one of its optimal values.
  private func moveToOnlyLimit(_ variable: Symbol, _ choice: inout Choice) -> Bool {
    guard tableau.isBasic(variable) || choice[variable] else { return false }
    let isLimitedAbove = move(variable, up: true, &choice)
    guard move(variable, up: false, &choice) != isLimitedAbove else { return false }
    if isLimitedAbove { guard move(variable, up: true, &choice) else { return false } }
    tableau.withExpandedRow(of: variable) { fix($0, &choice) }
    return true
  }

  /// Moves a variable as far up or down as the free symbols allow.
  /// - Returns: whether there is a limit, at which the variable then is; it is basic then.
  private func move(_ variable: Symbol, up: Bool, _ choice: inout Choice) -> Bool {
    if !tableau.isBasic(variable) {
      guard choice[variable], let (leaving, _) = leaving(for: variable, grows: up) else { return false }
      exchange(leaving, variable, &choice)
      choice[leaving] = true
    }
    for _ in 0..<1_000 {
      let next = tableau.withExpandedRow(of: variable) { ascent(of: $0, up: up, choice) }
      guard let (entering, grows, _) = next else { return true }
      guard let (leaving, _) = leaving(for: entering, grows: grows) else { return false }
      exchange(leaving, entering, &choice)
      choice[leaving] = true
    }
    return false
  }

  private func exchange(_ leaving: Symbol, _ entering: Symbol, _ choice: inout Choice) {
    pivot(leaving, entering)
    choice[entering] = false
  }

  /// Returns a free symbol of a row whose value is 0, preferably a variable.
  private func freeSymbol(of row: Tableau.Row, _ choice: Choice) -> Symbol? {
    var found: Symbol?
    for i in 0..<row.cells.count {
      let cell = tableau.cells[row.cells, i]
      guard choice[cell.symbol], abs(cell.coefficient) > Self.nearZero else { continue }
      if tableau.kind(cell.symbol) == .external { return cell.symbol }
      found = found ?? cell.symbol
    }
    return found
  }

  /// Returns the first free symbol whose change moves the row's variable towards 0, whether the symbol grows in that change, and its
  /// coefficient.
  private func descent(of row: Tableau.Row, _ choice: Choice) -> (symbol: Symbol, grows: Bool, slope: Double)? {
    ascent(of: row, up: row.constant <= 0, choice)
  }

  /// Returns the first free symbol whose change moves the row's variable up or down, whether the symbol grows in that change, and its
  /// coefficient.
  private func ascent(of row: Tableau.Row, up: Bool, _ choice: Choice) -> (symbol: Symbol, grows: Bool, slope: Double)? {
    for i in 0..<row.cells.count {
      let cell = tableau.cells[row.cells, i]
      guard choice[cell.symbol], abs(cell.coefficient) > Self.nearZero else { continue }
      let grows = (cell.coefficient > 0) == up
      if grows || tableau.kind(cell.symbol) == .external { return (cell.symbol, grows, cell.coefficient) }
    }
    return nil
  }

  /// Excludes the free symbols of a row, which are 0.
  private func fix(_ row: Tableau.Row, _ choice: inout Choice) {
    for i in 0..<row.cells.count { choice[tableau.cells[row.cells, i].symbol] = false }
  }
}

/// The choice among equally good values.
extension Solver {
  /// Moves to the equally good solution that only the constraints and the order of the variables determine, regardless of earlier changes:
  /// the first variable is as near to 0 as possible, then the second one, and so on. If nothing has changed, this has no effect and takes
  /// constant time; if only one solution is optimal, it takes a time that depends on the number of free symbols.
  /// - Parameter sort: sorts the variables that have more than one optimal value. The result must contain each of them.
  package func choose(_ sort: ([Variable]) -> [Variable]) {
    guard needsChoice else { return }
    needsChoice = false
    let free = freeSymbols()
    guard !free.isEmpty else { return }
    var choice = Choice(tableau.symbols.count)
    let open = openVariables(free, &choice)
    guard !open.isEmpty else { return }
    for variable in sort(open) { moveToZero(variable.symbol, &choice) }
  }

  /// The part of the optimal solutions that is not excluded yet.
  private struct Choice {
    /// For each symbol, whether it is non-basic and may change.
    var isFree: [Bool]

    init(_ count: Int) { isFree = Array(repeating: false, count: count) }
  }

  /// Returns the variables whose values depend on the free symbols.
  private func openVariables(_ free: [Symbol], _ choice: inout Choice) -> [Variable] {
    var found: [Variable] = []
    var isFound = Array(repeating: false, count: choice.isFree.count)
    func find(_ symbol: Symbol) {
      guard tableau.kind(symbol) == .external, !isFound[Int(symbol)] else { return }
      isFound[Int(symbol)] = true
      found.append(Variable(symbol: symbol))
    }
    for symbol in free where tableau.spread(symbol) > 0 {
      tableau.gather(symbol)
      guard !tableau.gathered.isEmpty else { continue }
      choice.isFree[Int(symbol)] = true
      find(symbol)
      for (number, _) in tableau.gathered { find(tableau.rows[Int(number)].basic) }
    }
    return found
  }

  /// Moves a variable as near to 0 as the free symbols allow, and excludes the symbols that would move it away again.
  private func moveToZero(_ variable: Symbol, _ choice: inout Choice) {
    // A non-basic variable is 0.
    choice.isFree[Int(variable)] = false
    var steps = 0
    while tableau.isBasic(variable), steps < 10_000 {
      steps += 1
      let row = tableau.row(ofBasic: variable)
      if abs(row.constant) < Self.nearZero {
        if let entering = freeSymbol(of: row, choice) { exchange(variable, entering, &choice) }
        return
      }
      guard let (entering, grows, slope) = descent(of: row, choice) else { return fix(row, &choice) }
      let way = abs(row.constant / slope)
      if let (leaving, change) = leaving(for: entering, grows: grows), change < way {
        exchange(leaving, entering, &choice)
        choice.isFree[Int(leaving)] = true
      } else {
        exchange(variable, entering, &choice)
      }
    }
  }

  private func exchange(_ leaving: Symbol, _ entering: Symbol, _ choice: inout Choice) {
    if tableau.kind(leaving) == .external, tableau.kind(entering) != .external {
      let row = tableau.row(ofBasic: leaving)
      freedom.held.insert(leaving)
      for i in 0..<row.cells.count {
        let symbol = tableau.cells[row.cells, i].symbol
        if tableau.kind(symbol) == .external { freedom.held.insert(symbol) }
      }
    }
    pivot(leaving, entering)
    choice.isFree[Int(entering)] = false
  }

  /// Returns a free symbol of a row whose value is 0, preferably a variable.
  private func freeSymbol(of row: Tableau.Row, _ choice: Choice) -> Symbol? {
    var found: Symbol?
    for i in 0..<row.cells.count {
      let cell = tableau.cells[row.cells, i]
      guard choice.isFree[Int(cell.symbol)], abs(cell.coefficient) > Self.nearZero else { continue }
      if tableau.kind(cell.symbol) == .external { return cell.symbol }
      found = found ?? cell.symbol
    }
    return found
  }

  /// Returns the first free symbol whose change moves the row's variable towards 0, whether the symbol grows in that change, and its
  /// coefficient.
  private func descent(of row: Tableau.Row, _ choice: Choice) -> (symbol: Symbol, grows: Bool, slope: Double)? {
    for i in 0..<row.cells.count {
      let cell = tableau.cells[row.cells, i]
      guard choice.isFree[Int(cell.symbol)], abs(cell.coefficient) > Self.nearZero else { continue }
      let grows = (cell.coefficient < 0) == (row.constant > 0)
      if grows || tableau.kind(cell.symbol) == .external { return (cell.symbol, grows, cell.coefficient) }
    }
    return nil
  }

  /// Excludes the free symbols of a row, which are 0.
  private func fix(_ row: Tableau.Row, _ choice: inout Choice) {
    for i in 0..<row.cells.count { choice.isFree[Int(tableau.cells[row.cells, i].symbol)] = false }
  }
}

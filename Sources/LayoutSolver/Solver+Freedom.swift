/// The non-basic symbols that could change at the optimum without a cost. If there are none, the optimum is unique.
struct Freedom {
  /// Symbols without a cost that are not known to be fixed.
  var open: [Symbol] = []
  /// For basic symbols that are 0: the symbols that their rows fix.
  var fixed: [Symbol: [Symbol]] = [:]
  /// For each symbol, whether it is fixed by a row.
  private var isFixed: [Bool] = []

  func isFixed(_ symbol: Symbol) -> Bool { Int(symbol) < isFixed.count && isFixed[Int(symbol)] }

  mutating func setFixed(_ symbol: Symbol, _ value: Bool) {
    let i = Int(symbol)
    guard value || i < isFixed.count else { return }
    if isFixed.count <= i { isFixed.append(contentsOf: repeatElement(false, count: i + 1 - isFixed.count + i / 2)) }
    isFixed[i] = value
  }
}

extension Solver {
  /// Whether a non-basic variable is in the row of a symbol that must not be negative, so that some of its values are not allowed.
  func isHeld(_ variable: Symbol) -> Bool {
    guard tableau.symbols[Int(variable)].column.count > 0 else { return false }
    tableau.gather(variable)
    return !tableau.gathered.isEmpty
  }

  /// Returns the non-basic symbols that may change without a cost. If the result of the last call was empty, only symbols and rows that
  /// have changed since are examined.
  ///
  /// A symbol without a cost is often fixed nevertheless: at the intrinsic length of a view, hugging and compression resistance give the
  /// row "one slack = -(the other slack) + errors". Neither slack can grow, because none may be negative.
  func freeSymbols() -> [Symbol] {
    var coming = objective.takeCostless()
    while let basic = tableau.disproved.popLast() { coming += freedom.fixed.removeValue(forKey: basic) ?? [] }
    guard !coming.isEmpty || !freedom.open.isEmpty else { return [] }
    if coming.count > Self.few {
      // Examining all rows is faster than finding the rows of each symbol.
      for (basic, symbols) in freedom.fixed {
        coming += symbols
        tableau.disprove(rowOf: basic)
      }
      tableau.disproved.removeAll()
      freedom.fixed = [:]
    }
    for symbol in coming { freedom.setFixed(symbol, false) }
    let examinesAll = coming.count > Self.few
    if !examinesAll { disproveRows(of: &coming) }
    var candidates = freedom.open
    if !coming.isEmpty { candidates = Set(candidates + coming).sorted() }
    candidates = candidates.filter { symbol in
      if isFree(symbol), tableau.spread(symbol) > 0 { return true }
      objective.forget(symbol)
      return false
    }
    while !candidates.isEmpty, examinesAll ? fixByAllRows() : fix(candidates) { candidates.removeAll { freedom.isFixed($0) } }
    freedom.open = candidates
    return candidates
  }

  /// The maximum number of symbols whose rows are examined one by one.
  private static let few = 8

  /// Withdraws the conclusions that other symbols are fixed by rows in which the symbols can grow, and adds these other symbols.
  private func disproveRows(of symbols: inout [Symbol]) {
    var next = 0
    while next < symbols.count {
      let symbol = symbols[next]
      next += 1
      let kind = tableau.kind(symbol)
      guard kind.isMovable, !tableau.isBasic(symbol), tableau.spread(symbol) > 0 else { continue }
      tableau.gather(symbol)
      for (number, coefficient) in tableau.gathered where coefficient > 0 || kind == .external { tableau.disprove(number) }
      while let basic = tableau.disproved.popLast() {
        for other in freedom.fixed.removeValue(forKey: basic) ?? [] {
          freedom.setFixed(other, false)
          symbols.append(other)
        }
      }
    }
  }

  /// Whether a symbol may change without a cost, according to what is known.
  private func isFree(_ symbol: Symbol) -> Bool {
    tableau.kind(symbol).isMovable && !tableau.isBasic(symbol) && !freedom.isFixed(symbol) && objective.sign(symbol) == 0
  }

  /// Fixes symbols by their rows.
  /// - Returns: whether any was fixed.
  private func fix(_ candidates: [Symbol]) -> Bool {
    var isChanged = false
    for symbol in candidates where tableau.kind(symbol) != .external && !freedom.isFixed(symbol) {
      tableau.gather(symbol)
      for (number, coefficient) in tableau.gathered where coefficient < 0 && fixSymbols(ofRow: number) {
        isChanged = true
        break
      }
    }
    return isChanged
  }

  private func fixByAllRows() -> Bool {
    var isChanged = false
    for (number, row) in tableau.rows.enumerated()
    where row.basic >= 0 && tableau.kind(row.basic).isRestricted && fixSymbols(ofRow: Int32(number)) { isChanged = true }
    return isChanged
  }

  private func fixSymbols(ofRow number: Int32) -> Bool {
    let row = tableau.rows[Int(number)]
    guard let symbols = symbolsFixed(by: row), !symbols.isEmpty else { return false }
    for symbol in symbols { freedom.setFixed(symbol, true) }
    freedom.fixed[row.basic, default: []] += symbols
    tableau.noteProof(number)
    return true
  }

  /// Returns the free symbols that a row fixes: all of them, if its basic symbol is 0 and could only become negative.
  private func symbolsFixed(by row: Tableau.Row) -> [Symbol]? {
    guard abs(row.constant) < Self.nearZero else { return nil }
    var found: [Symbol] = []
    for i in 0..<row.cells.count {
      let cell = tableau.cells[row.cells, i]
      guard isFree(cell.symbol) else { continue }
      if cell.coefficient > 0 || tableau.kind(cell.symbol) == .external { return nil }
      found.append(cell.symbol)
    }
    return found
  }

  /// Smaller values are treated as 0 when solutions are compared, so that rounding errors have no influence.
  static let nearZero = 1e-8
}

/// The objective to minimize: for each priority, the sum of the errors of that priority as a linear expression of non-basic symbols. A
/// higher priority takes precedence over any gain in lower ones.
struct Objective {
  private struct Level {
    var priority: Double
    var costs: [Double]
  }

  /// The levels, highest priority first.
  private var levels: [Level] = []
  /// The symbols whose cost has changed, one of which may be worth entering the basis.
  private var candidates: [Symbol] = []
  private var isCandidate: [Bool] = []
  /// Symbols that had no cost at the optimum when they were found. Some may have a cost now, or may have become basic.
  private var costless: [Symbol] = []
  private var isCostless: [Bool] = []

  /// Returns the level of a priority. It is created if it does not exist.
  mutating func level(_ priority: Double) -> Int {
    if let index = levels.firstIndex(where: { $0.priority <= priority }) {
      if levels[index].priority == priority { return index }
      levels.insert(Level(priority: priority, costs: []), at: index)
      return index
    }
    levels.append(Level(priority: priority, costs: []))
    return levels.count - 1
  }

  mutating func add(_ delta: Double, to symbol: Symbol, level: Int) {
    let i = Int(symbol)
    if levels[level].costs.count <= i {
      levels[level].costs.append(contentsOf: repeatElement(0, count: i + 1 - levels[level].costs.count + i / 2))
    }
    var cost = levels[level].costs[i] + delta
    if abs(cost) < Tableau.tolerance { cost = 0 }
    levels[level].costs[i] = cost
    consider(symbol)
  }

  mutating func add(_ row: Tableau.Row, of tableau: Tableau, times factor: Double, level: Int) {
    for i in 0..<row.cells.count {
      let cell = tableau.cells[row.cells, i]
      add(factor * cell.coefficient, to: cell.symbol, level: level)
    }
  }

  /// Replaces a symbol that became basic by its row.
  mutating func substitute(_ row: Tableau.Row, of tableau: Tableau) {
    let i = Int(row.basic)
    for level in levels.indices where i < levels[level].costs.count && levels[level].costs[i] != 0 {
      let cost = levels[level].costs[i]
      levels[level].costs[i] = 0
      add(row, of: tableau, times: cost, level: level)
    }
  }

  mutating func clear(_ symbol: Symbol) {
    let i = Int(symbol)
    for level in levels.indices where i < levels[level].costs.count { levels[level].costs[i] = 0 }
  }

  /// Records that the cost of a symbol has changed, or that it is no longer basic.
  mutating func consider(_ symbol: Symbol) {
    let i = Int(symbol)
    if isCandidate.count <= i { isCandidate.append(contentsOf: repeatElement(false, count: i + 1 - isCandidate.count + i / 2)) }
    if isCandidate[i] { return }
    isCandidate[i] = true
    candidates.append(symbol)
  }

  /// Returns -1 if increasing the symbol lowers the objective, 1 if it raises it, 0 if it has no effect.
  func sign(_ symbol: Symbol) -> Int {
    let i = Int(symbol)
    for level in levels where i < level.costs.count {
      if level.costs[i] < 0 { return -1 }
      if level.costs[i] > 0 { return 1 }
    }
    return 0
  }

  /// Returns whether the cost of symbol `a` per unit of `x` is lower than that of `b` per unit of `y`.
  func isCheaper(_ a: Symbol, per x: Double, than b: Symbol, per y: Double) -> Bool {
    for level in levels {
      let p = (Int(a) < level.costs.count ? level.costs[Int(a)] : 0) / x
      let q = (Int(b) < level.costs.count ? level.costs[Int(b)] : 0) / y
      if abs(p - q) > Tableau.tolerance { return p < q }
    }
    return a < b
  }

  /// Returns the first symbol that lowers the objective, and whether it must grow; nil at the optimum.
  mutating func entering(_ tableau: Tableau) -> (symbol: Symbol, grows: Bool)? {
    var best: (symbol: Symbol, grows: Bool)?
    var kept = 0
    for symbol in candidates {
      let kind = tableau.kind(symbol)
      let sign = kind == .free || kind == .dummy || tableau.isBasic(symbol) ? 0 : sign(symbol)
      guard sign < 0 || (sign > 0 && kind == .external) else {
        isCandidate[Int(symbol)] = false
        if sign == 0, kind.isMovable, !tableau.isBasic(symbol) { noteCostless(symbol) }
        continue
      }
      candidates[kept] = symbol
      kept += 1
      if symbol < best?.symbol ?? .max { best = (symbol, sign < 0) }
    }
    candidates.removeLast(candidates.count - kept)
    return best
  }

  private mutating func noteCostless(_ symbol: Symbol) {
    let i = Int(symbol)
    if isCostless.count <= i { isCostless.append(contentsOf: repeatElement(false, count: i + 1 - isCostless.count + i / 2)) }
    if isCostless[i] { return }
    isCostless[i] = true
    costless.append(symbol)
  }

  /// Returns the symbols that were found to have no cost since the last call. A symbol is reported again only after `forget(_:)`.
  mutating func takeCostless() -> [Symbol] {
    defer { costless.removeAll() }
    return costless
  }

  /// Allows a symbol to be reported again when it is found to have no cost.
  mutating func forget(_ symbol: Symbol) { if Int(symbol) < isCostless.count { isCostless[Int(symbol)] = false } }
}

/// The rows of the simplex tableau. Each expresses a basic symbol by a constant and a sum of other symbols.
///
/// The rows of symbols that must not be negative contain non-basic symbols only, which are zero. The row of a variable is its definition,
/// which may contain other basic symbols. In a list, the position of a row is thus that of the row above and a distance, and not a sum
/// over all rows above.
final class Tableau {
  struct Cell {
    var symbol: Symbol
    var coefficient: Double
  }

  struct Row {
    /// The basic symbol; -1 if there is none yet ("0 = ...").
    var basic: Symbol = -1
    /// The constant. It is the value of the basic symbol if the row is not a definition.
    var constant = 0.0
    /// The value of a variable when its definition was last evaluated.
    var value = 0.0
    /// Whether a definition must be evaluated. Then those that contain its variable are stale, too.
    var isStale = false
    /// The cells, sorted by symbol.
    var cells = ListPool<Cell>.List()
    /// Whether some symbols of this row were found to be fixed because of it.
    var isProof = false
  }

  /// Values smaller than this are treated as 0.
  static let tolerance = 1e-9

  // The properties are not checked for overlapping access at run time: they are used in the innermost loops, a tableau is used by one thread,
  // and nothing that a property is passed to as `inout` reads that property again.
  @exclusivity(unchecked) var rows: [Row] = []
  @exclusivity(unchecked) var cells = ListPool<Cell>(initialCapacity: 4, capacity: 256)
  @exclusivity(unchecked) var symbols: [SymbolState] = []
  @exclusivity(unchecked) var columns = ListPool<Int32>(initialCapacity: 2, capacity: 128)
  @exclusivity(unchecked) private var freeRows: [Int32] = []
  @exclusivity(unchecked) private var freeSymbols: [Symbol] = []
  @exclusivity(unchecked) private var merged: [Cell] = []
  /// For each row, the last search that found it.
  @exclusivity(unchecked) private var stamps: [UInt32] = []
  @exclusivity(unchecked) private var stamp: UInt32 = 0
  /// The result of `gather(_:)` and `gatherDefinitions(_:)`.
  @exclusivity(unchecked) private(set) var gathered: [(row: Int32, coefficient: Double)] = []

  /// The variables whose value may have changed.
  @exclusivity(unchecked) var changed: [Symbol] = []
  @exclusivity(unchecked) var spare: [Symbol] = []
  /// The rows whose basic symbol may have a value that it must not have.
  @exclusivity(unchecked) var infeasible: [Int32] = []
  /// The basic symbols of rows with `isProof` that have changed.
  @exclusivity(unchecked) var disproved: [Symbol] = []
  @exclusivity(unchecked) var search = Search()
  /// The number of cells and column entries that were visited: a measure of the work.
  @exclusivity(unchecked) var visits = 0

  init() {
    rows.reserveCapacity(32)
    stamps.reserveCapacity(32)
    symbols.reserveCapacity(64)
    merged.reserveCapacity(32)
    gathered.reserveCapacity(16)
  }

  // MARK: Symbols

  func makeSymbol(_ kind: SymbolKind, owner: Int32 = -1) -> Symbol {
    if let symbol = freeSymbols.popLast() {
      symbols[Int(symbol)].kind = kind
      symbols[Int(symbol)].owner = owner
      return symbol
    }
    symbols.append(SymbolState(kind: kind, owner: owner))
    return Symbol(symbols.count - 1)
  }

  /// Frees a non-basic symbol and removes it from all rows.
  func free(_ symbol: Symbol) {
    guard kind(symbol) != .free else { return }
    erase(symbol, from: symbols[Int(symbol)].column)
    erase(symbol, from: symbols[Int(symbol)].definitions)
    columns.free(&symbols[Int(symbol)].column)
    columns.free(&symbols[Int(symbol)].definitions)
    symbols[Int(symbol)].kind = .free
    symbols[Int(symbol)].owner = -1
    freeSymbols.append(symbol)
  }

  private func erase(_ symbol: Symbol, from column: ListPool<Int32>.List) {
    for i in 0..<column.count {
      let number = Int(columns[column, i])
      if let index = index(of: symbol, in: rows[number]) { cells.remove(at: index, from: &rows[number].cells) }
    }
  }

  func isBasic(_ symbol: Symbol) -> Bool { symbols[Int(symbol)].row >= 0 }
  func kind(_ symbol: Symbol) -> SymbolKind { symbols[Int(symbol)].kind }

  /// Returns the row of a basic symbol. That of a variable may contain basic symbols.
  func row(ofBasic symbol: Symbol) -> Row { rows[Int(symbols[Int(symbol)].row)] }

  /// Returns an upper bound of the number of rows and definitions that contain a symbol.
  func spread(_ symbol: Symbol) -> Int { symbols[Int(symbol)].column.count + symbols[Int(symbol)].definitions.count }

  // MARK: Single rows

  /// Returns the index of a symbol's cell in a row; nil if the row does not contain it.
  func index(of symbol: Symbol, in row: Row) -> Int? {
    let index = insertionIndex(symbol, in: row)
    return index < row.cells.count && cells[row.cells, index].symbol == symbol ? index : nil
  }

  private func insertionIndex(_ symbol: Symbol, in row: Row) -> Int {
    var (low, high) = (0, row.cells.count)
    while low < high {
      let middle = (low + high) / 2
      if cells[row.cells, middle].symbol < symbol { low = middle + 1 } else { high = middle }
    }
    return low
  }

  func coefficient(of symbol: Symbol, in row: Row) -> Double {
    index(of: symbol, in: row).map { cells[row.cells, $0].coefficient } ?? 0
  }

  /// Solves "basic = ..." for another symbol: "symbol = ...". Without a basic symbol, the row is "0 = ...".
  func solve(_ row: inout Row, for symbol: Symbol) {
    guard let index = index(of: symbol, in: row) else { return }
    let factor = -1 / cells[row.cells, index].coefficient
    cells.remove(at: index, from: &row.cells)
    if row.basic >= 0 { cells.insert(Cell(symbol: row.basic, coefficient: -1), at: insertionIndex(row.basic, in: row), in: &row.cells) }
    scale(&row, by: factor)
    row.basic = symbol
  }

  func scale(_ row: inout Row, by factor: Double) {
    row.constant *= factor
    for i in 0..<row.cells.count { cells[row.cells, i].coefficient *= factor }
  }

  /// Adds a multiple of a row to a row that is not in the tableau.
  func add(_ source: Row, times factor: Double, to row: inout Row) {
    row.constant += factor * source.constant
    merge(source, factor, into: &row, -1)
  }

  func add(_ symbol: Symbol, times factor: Double, to row: inout Row) { add(Cell(symbol: symbol, coefficient: factor), to: &row, -1) }

  /// - Parameter number: the number of the row in the tableau; -1 for a row that is not in it.
  private func add(_ cell: Cell, to row: inout Row, _ number: Int32) {
    let index = insertionIndex(cell.symbol, in: row)
    if index < row.cells.count, cells[row.cells, index].symbol == cell.symbol {
      let sum = cells[row.cells, index].coefficient + cell.coefficient
      if abs(sum) < Self.tolerance { cells.remove(at: index, from: &row.cells) } else { cells[row.cells, index].coefficient = sum }
    } else if abs(cell.coefficient) >= Self.tolerance {
      cells.insert(cell, at: index, in: &row.cells)
      if number >= 0 { enter(cell.symbol, number) }
    }
  }

  func merge(_ source: Row, _ factor: Double, into row: inout Row, _ number: Int32) {
    visits += source.cells.count + row.cells.count
    if source.cells.count * 8 < row.cells.count || source.cells.count == 1 {
      for i in 0..<source.cells.count {
        let cell = cells[source.cells, i]
        add(Cell(symbol: cell.symbol, coefficient: cell.coefficient * factor), to: &row, number)
      }
      return
    }
    merged.removeAll(keepingCapacity: true)
    var i = 0
    let count = row.cells.count
    for j in 0..<source.cells.count {
      var cell = cells[source.cells, j]
      cell.coefficient *= factor
      while i < count, cells[row.cells, i].symbol < cell.symbol {
        merged.append(cells[row.cells, i])
        i += 1
      }
      let isThere = i < count && cells[row.cells, i].symbol == cell.symbol
      if isThere {
        cell.coefficient += cells[row.cells, i].coefficient
        i += 1
      }
      guard abs(cell.coefficient) >= Self.tolerance else { continue }
      merged.append(cell)
      if !isThere, number >= 0 { enter(cell.symbol, number) }
    }
    while i < count {
      merged.append(cells[row.cells, i])
      i += 1
    }
    cells.replace(&row.cells, with: merged)
  }

  /// Frees the memory of a row that is not in the tableau.
  func discard(_ row: inout Row) { cells.free(&row.cells) }

  // MARK: Rows in the tableau

  /// Records that a row contains a symbol. When the symbol leaves the row, the entry remains until the column is next gathered.
  private func enter(_ symbol: Symbol, _ number: Int32) {
    if isDefinition(number) {
      if symbols[Int(symbol)].definitions.count > 2 * rows.count + 16 { gatherDefinitions(symbol) }
      columns.append(number, to: &symbols[Int(symbol)].definitions)
    } else {
      if symbols[Int(symbol)].column.count > 2 * rows.count + 16 { gather(symbol) }
      columns.append(number, to: &symbols[Int(symbol)].column)
    }
  }

  /// Inserts a row. Only definitions may contain its basic symbol. A definition must not lead back to its variable.
  func insert(_ row: Row) {
    let number = freeRows.popLast() ?? Int32(rows.count)
    if Int(number) == rows.count {
      rows.append(row)
      stamps.append(0)
    } else {
      rows[Int(number)] = row
    }
    symbols[Int(row.basic)].row = number
    for i in 0..<row.cells.count { enter(cells[row.cells, i].symbol, number) }
    let isDefinition = isDefinition(number)
    rows[Int(number)].isStale = isDefinition
    if isDefinition || row.constant != 0 { noteChange(row.basic) }
  }

  /// Removes and returns the row of a basic symbol. Definitions that contain the symbol still do.
  func remove(basic symbol: Symbol) -> Row {
    let number = symbols[Int(symbol)].row
    var row = rows[Int(number)]
    if row.isProof { disproved.append(symbol) }
    row.isProof = false
    rows[Int(number)] = Row()
    symbols[Int(symbol)].row = -1
    freeRows.append(number)
    if kind(symbol) == .external || row.constant != 0 { noteChange(symbol) }
    return row
  }

  /// Finds the rows that contain a symbol and are not definitions, and stores them in `gathered`.
  func gather(_ symbol: Symbol) {
    var column = symbols[Int(symbol)].column
    gather(symbol, &column, areDefinitions: false)
    symbols[Int(symbol)].column = column
  }

  /// Finds the definitions that contain a symbol and stores them in `gathered`.
  func gatherDefinitions(_ symbol: Symbol) {
    var column = symbols[Int(symbol)].definitions
    gather(symbol, &column, areDefinitions: true)
    symbols[Int(symbol)].definitions = column
  }

  private func gather(_ symbol: Symbol, _ column: inout ListPool<Int32>.List, areDefinitions: Bool) {
    stamp &+= 1
    gathered.removeAll(keepingCapacity: true)
    visits += column.count
    for i in 0..<column.count {
      let number = columns[column, i]
      guard stamps[Int(number)] != stamp, rows[Int(number)].basic >= 0, isDefinition(number) == areDefinitions,
        let index = index(of: symbol, in: rows[Int(number)])
      else { continue }
      stamps[Int(number)] = stamp
      columns[column, gathered.count] = number
      gathered.append((number, cells[rows[Int(number)].cells, index].coefficient))
    }
    columns.truncate(&column, to: gathered.count)
  }

  /// Replaces a symbol by its row in another row that contains it with this coefficient. The constant of that row is left to the caller.
  func insert(_ source: Row, _ coefficient: Double, inRow number: Int32) {
    var row = rows[Int(number)]
    if let index = index(of: source.basic, in: row) { cells.remove(at: index, from: &row.cells) }
    merge(source, coefficient, into: &row, number)
    rows[Int(number)].cells = row.cells
  }

  /// Replaces a symbol by its row in all rows that contain it and are not definitions.
  func substitute(_ source: Row) {
    guard symbols[Int(source.basic)].column.count > 0 else { return }
    gather(source.basic)
    columns.free(&symbols[Int(source.basic)].column)
    for (number, factor) in gathered {
      insert(source, factor, inRow: number)
      disprove(number)
      if source.constant != 0 { addConstant(factor * source.constant, toRow: number) }
    }
  }

  /// Adds the effect of a change of a constraint's constant, which is like a change of its marker, to the constants of all rows.
  func shift(_ marker: Symbol, by delta: Double) {
    if isBasic(marker) {
      addConstant(-delta, toRow: symbols[Int(marker)].row)
    } else {
      gather(marker)
      for (number, coefficient) in gathered { addConstant(coefficient * delta, toRow: number) }
    }
    gatherDefinitions(marker)
    for (number, coefficient) in gathered {
      rows[Int(number)].constant += coefficient * delta
      noteChange(ofDefinition: number)
    }
  }

  private func addConstant(_ delta: Double, toRow number: Int32) {
    rows[Int(number)].constant += delta
    disprove(number)
    let row = rows[Int(number)]
    noteChange(row.basic)
    if isInfeasible(row) { infeasible.append(number) }
  }

  /// Whether the basic symbol of a row has a value that it must not have: a negative one, or any but 0 for a dummy.
  func isInfeasible(_ row: Row, tolerance: Double = 0) -> Bool {
    switch kind(row.basic) {
    case .slack, .error: row.constant < -tolerance
    case .dummy: abs(row.constant) > tolerance
    case .external, .free: false
    }
  }

  /// Records that a conclusion was drawn from a row.
  func noteProof(_ number: Int32) { rows[Int(number)].isProof = true }

  /// Records that conclusions from a row may be invalid.
  func disprove(_ number: Int32) {
    guard rows[Int(number)].isProof else { return }
    rows[Int(number)].isProof = false
    disproved.append(rows[Int(number)].basic)
  }

  func disprove(rowOf symbol: Symbol) { if isBasic(symbol) { disprove(symbols[Int(symbol)].row) } }

  /// Collects all rows whose basic symbol has a value that it must not have.
  func noteInfeasibleRows() {
    for (number, row) in rows.enumerated() where row.basic >= 0 && isInfeasible(row) { infeasible.append(Int32(number)) }
  }

  /// Removes all rows, and all symbols that are not variables.
  func reset() {
    for row in rows where row.basic >= 0 { noteChange(row.basic) }
    rows.removeAll()
    stamps.removeAll()
    freeRows.removeAll()
    infeasible.removeAll()
    disproved.removeAll()
    freeSymbols.removeAll()
    cells.removeAll()
    columns.removeAll()
    for i in symbols.indices {
      let isVariable = symbols[i].kind == .external
      symbols[i] = SymbolState(kind: isVariable ? .external : .free, isChanged: symbols[i].isChanged)
      if !isVariable { freeSymbols.append(Symbol(i)) }
    }
  }
}

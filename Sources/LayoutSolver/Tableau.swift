/// The rows: each a basic symbol as a constant and a sum over symbols that are not basic (those are zero).
struct Tableau {
  struct Cell {
    var symbol: Symbol
    var coefficient: Double
  }

  struct Row {
    var basic: Symbol
    var constant = 0.0
    var cells: [Cell] = []

    func coefficient(of symbol: Symbol) -> Double { cells.first { $0.symbol == symbol }?.coefficient ?? 0 }

    /// Turns "basic = ..." into "symbol = ...", or "0 = ..." where there is no basic symbol yet.
    mutating func solve(for symbol: Symbol) {
      guard let index = cells.firstIndex(where: { $0.symbol == symbol }) else { return }
      let factor = -1 / cells[index].coefficient
      if basic >= 0 { cells[index] = Cell(symbol: basic, coefficient: -1) } else { cells.remove(at: index) }
      for i in cells.indices { cells[i].coefficient *= factor }
      constant *= factor
      basic = symbol
    }

    mutating func negate() {
      constant = -constant
      for i in cells.indices { cells[i].coefficient = -cells[i].coefficient }
    }
  }

  /// Less than this is nothing.
  static let tolerance = 1e-9

  private(set) var rows: [Row] = []
  private var freeRows: [Int32] = []
  /// Of each symbol, its row where it is basic, or -1.
  private(set) var rowOfBasic: [Int32] = []
  private(set) var kinds: [SymbolKind] = []
  private var freeSymbols: [Symbol] = []
  /// Of each symbol the rows that may hold it. What left a row is still named here.
  private var columns: [[Int32]] = []
  /// Where a symbol is in the row at hand, from 1; 0: it is not.
  private var places: [Int32] = []
  private var stamps: [UInt32] = []
  private var stamp: UInt32 = 0

  /// Variables whose value may have changed.
  private(set) var changed: [Symbol] = []
  private var isChanged: [Bool] = []
  /// Rows whose basic symbol may have become negative.
  var infeasible: [Int32] = []

  // MARK: Symbols

  mutating func makeSymbol(_ kind: SymbolKind) -> Symbol {
    if let symbol = freeSymbols.popLast() {
      kinds[Int(symbol)] = kind
      return symbol
    }
    kinds.append(kind)
    rowOfBasic.append(-1)
    columns.append([])
    places.append(0)
    isChanged.append(false)
    return Symbol(kinds.count - 1)
  }

  /// Of a symbol that is not basic; it leaves the rows that hold it.
  mutating func free(_ symbol: Symbol) {
    guard kinds[Int(symbol)] != .free else { return }
    for row in columns[Int(symbol)] { rows[Int(row)].cells.removeAll { $0.symbol == symbol } }
    columns[Int(symbol)].removeAll()
    kinds[Int(symbol)] = .free
    freeSymbols.append(symbol)
  }

  func isBasic(_ symbol: Symbol) -> Bool { rowOfBasic[Int(symbol)] >= 0 }
  func kind(_ symbol: Symbol) -> SymbolKind { kinds[Int(symbol)] }
  func value(_ symbol: Symbol) -> Double {
    let row = rowOfBasic[Int(symbol)]
    return row < 0 ? 0 : rows[Int(row)].constant
  }

  mutating func noteChange(_ symbol: Symbol) {
    guard kinds[Int(symbol)] == .external, !isChanged[Int(symbol)] else { return }
    isChanged[Int(symbol)] = true
    changed.append(symbol)
  }

  mutating func forgetChanges() {
    for symbol in changed { isChanged[Int(symbol)] = false }
    changed.removeAll(keepingCapacity: true)
  }

  // MARK: Rows

  /// Adds a multiple of a row to one that is not in the tableau.
  mutating func add(_ source: Row, times factor: Double, to row: inout Row) {
    row.constant += factor * source.constant
    merge(source.cells, factor, &row, -1)
  }

  mutating func add(_ symbol: Symbol, times factor: Double, to row: inout Row) {
    merge([Cell(symbol: symbol, coefficient: factor)], 1, &row, -1)
  }

  private mutating func merge(_ cells: [Cell], _ factor: Double, _ row: inout Row, _ number: Int32) {
    for i in row.cells.indices { places[Int(row.cells[i].symbol)] = Int32(i + 1) }
    for cell in cells {
      let place = Int(places[Int(cell.symbol)])
      if place > 0 {
        row.cells[place - 1].coefficient += factor * cell.coefficient
      } else {
        row.cells.append(Cell(symbol: cell.symbol, coefficient: factor * cell.coefficient))
        if number >= 0 { enter(cell.symbol, number) }
      }
    }
    var i = row.cells.count - 1
    while i >= 0 {
      let cell = row.cells[i]
      places[Int(cell.symbol)] = 0
      if abs(cell.coefficient) < Self.tolerance {
        row.cells[i] = row.cells[row.cells.count - 1]
        row.cells.removeLast()
      }
      i -= 1
    }
  }

  /// Notes that a row holds a symbol. A list that names rows over and over is cleaned.
  private mutating func enter(_ symbol: Symbol, _ number: Int32) {
    if columns[Int(symbol)].count > 2 * rows.count + 16 { forEachRow(holding: symbol) { _, _, _ in } }
    columns[Int(symbol)].append(number)
  }

  /// Puts a row in. Its basic symbol is in no other row.
  mutating func insert(_ row: Row) {
    let number = freeRows.popLast() ?? Int32(rows.count)
    if Int(number) == rows.count {
      rows.append(row)
      stamps.append(0)
    } else {
      rows[Int(number)] = row
    }
    rowOfBasic[Int(row.basic)] = number
    for cell in row.cells { enter(cell.symbol, number) }
    noteChange(row.basic)
  }

  /// Takes out the row of a basic symbol.
  mutating func remove(basic symbol: Symbol) -> Row {
    let number = rowOfBasic[Int(symbol)]
    var row = Row(basic: -1)
    swap(&row, &rows[Int(number)])
    rowOfBasic[Int(symbol)] = -1
    freeRows.append(number)
    noteChange(symbol)
    return row
  }

  /// Calls the body for each row that holds a symbol, with its coefficient.
  mutating func forEachRow(holding symbol: Symbol, _ body: (_ number: Int32, _ row: inout Row, _ coefficient: Double) -> Void) {
    stamp &+= 1
    var column: [Int32] = []
    swap(&column, &columns[Int(symbol)])
    var kept = 0
    for number in column {
      let i = Int(number)
      guard stamps[i] != stamp, rows[i].basic >= 0 else { continue }
      stamps[i] = stamp
      let coefficient = rows[i].coefficient(of: symbol)
      guard coefficient != 0 else { continue }
      column[kept] = number
      kept += 1
      body(number, &rows[i], coefficient)
    }
    column.removeLast(column.count - kept)
    swap(&column, &columns[Int(symbol)])
  }

  /// Puts what a symbol is now into every row that holds it.
  mutating func substitute(_ source: Row) {
    var column: [Int32] = []
    swap(&column, &columns[Int(source.basic)])
    for number in column where rows[Int(number)].basic >= 0 {
      var row = Row(basic: -1)
      swap(&row, &rows[Int(number)])
      if let index = row.cells.firstIndex(where: { $0.symbol == source.basic }) {
        let factor = row.cells[index].coefficient
        row.cells[index] = row.cells[row.cells.count - 1]
        row.cells.removeLast()
        if source.constant != 0 {
          row.constant += factor * source.constant
          noteChange(row.basic)
          if row.constant < 0, kinds[Int(row.basic)].isRestricted { infeasible.append(number) }
        }
        merge(source.cells, factor, &row, number)
      }
      swap(&row, &rows[Int(number)])
    }
    column.removeAll(keepingCapacity: true)
    swap(&column, &columns[Int(source.basic)])
  }

  /// Adds to the constants of all rows what a symbol's step does to them.
  mutating func shift(_ symbol: Symbol, by delta: Double) {
    var touched: [(Int32, Symbol, Bool)] = []
    forEachRow(holding: symbol) { number, row, coefficient in
      row.constant += coefficient * delta
      touched.append((number, row.basic, row.constant < 0))
    }
    for (number, basic, isNegative) in touched {
      noteChange(basic)
      if isNegative, kinds[Int(basic)].isRestricted { infeasible.append(number) }
    }
  }

  /// All rows that are negative where they may not be.
  mutating func noteInfeasibleRows() {
    for (number, row) in rows.enumerated() where row.basic >= 0 && row.constant < 0 && kinds[Int(row.basic)].isRestricted {
      infeasible.append(Int32(number))
    }
  }

  /// Forgets all rows, and all symbols that are no variables.
  mutating func reset() {
    for row in rows where row.basic >= 0 { noteChange(row.basic) }
    rows.removeAll()
    freeRows.removeAll()
    stamps.removeAll()
    infeasible.removeAll()
    freeSymbols.removeAll()
    for symbol in kinds.indices {
      rowOfBasic[symbol] = -1
      columns[symbol].removeAll()
      if kinds[symbol] != .external {
        kinds[symbol] = .free
        freeSymbols.append(Symbol(symbol))
      }
    }
  }

  mutating func addConstant(_ delta: Double, toRowOf symbol: Symbol) {
    let number = rowOfBasic[Int(symbol)]
    rows[Int(number)].constant += delta
    noteChange(symbol)
    if rows[Int(number)].constant < 0, kinds[Int(symbol)].isRestricted { infeasible.append(number) }
  }
}

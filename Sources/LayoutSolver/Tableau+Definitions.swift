/// The rows of variables. They do not limit pivots, because variables may have any value. They are therefore not substituted when other rows
/// change, and are expanded only when a constraint needs a variable as a sum over non-basic symbols.
extension Tableau {
  /// The lists of a search over definitions.
  struct Search {
    /// For each symbol, the last search that found it.
    var marks: [UInt32] = []
    var mark: UInt32 = 0
    /// The symbols whose definitions, or definitions that contain them, are still to be visited.
    var open: [Symbol] = []
    /// The basic symbols that were found, each after those that its row contains.
    var order: [Symbol] = []
    var leaves: [Symbol] = []
    var path: [(symbol: Symbol, next: Int)] = []
    /// For each symbol, its coefficient in a sum; 0 between searches.
    var sums: [Double] = []
    var cells: [Cell] = []

    mutating func begin(_ count: Int) {
      if marks.count < count {
        marks.append(contentsOf: repeatElement(0, count: count + count / 2 - marks.count))
        sums.append(contentsOf: repeatElement(0, count: marks.count - sums.count))
      }
      if mark >= .max - 4 {
        for i in marks.indices { marks[i] = 0 }
        mark = 0
      }
      mark += 2
      order.removeAll(keepingCapacity: true)
      leaves.removeAll(keepingCapacity: true)
    }

    /// Marks a symbol.
    /// - Returns: whether it was not marked before.
    mutating func find(_ symbol: Symbol) -> Bool {
      guard marks[Int(symbol)] != mark else { return false }
      marks[Int(symbol)] = mark
      return true
    }
  }

  func isDefinition(_ number: Int32) -> Bool { kind(rows[Int(number)].basic) == .external }

  // MARK: Expanding

  /// Replaces the basic symbols of a row that is not in the tableau, so that it contains non-basic ones only.
  func expand(_ row: inout Row) {
    guard (0..<row.cells.count).contains(where: { isBasic(cells[row.cells, $0].symbol) }) else { return }
    search.begin(symbols.count)
    for i in 0..<row.cells.count {
      let cell = cells[row.cells, i]
      search.sums[Int(cell.symbol)] = cell.coefficient
      descend(from: cell.symbol)
    }
    for symbol in search.order.reversed() {
      let factor = search.sums[Int(symbol)]
      search.sums[Int(symbol)] = 0
      guard factor != 0 else { continue }
      let source = rows[Int(symbols[Int(symbol)].row)]
      row.constant += factor * source.constant
      for i in 0..<source.cells.count {
        let cell = cells[source.cells, i]
        search.sums[Int(cell.symbol)] += factor * cell.coefficient
      }
    }
    search.leaves.sort()
    search.cells.removeAll(keepingCapacity: true)
    for symbol in search.leaves {
      let sum = search.sums[Int(symbol)]
      search.sums[Int(symbol)] = 0
      if abs(sum) >= Self.tolerance { search.cells.append(Cell(symbol: symbol, coefficient: sum)) }
    }
    cells.replace(&row.cells, with: search.cells)
  }

  /// Finds the symbols to which a symbol leads.
  private func descend(from symbol: Symbol) {
    guard search.find(symbol) else { return }
    guard isBasic(symbol) else { return search.leaves.append(symbol) }
    search.path.append((symbol, 0))
    while let (symbol, next) = search.path.last {
      let list = rows[Int(symbols[Int(symbol)].row)].cells
      var i = next
      var below: Symbol = -1
      while i < list.count, below < 0 {
        let other = cells[list, i].symbol
        i += 1
        guard search.find(other) else { continue }
        if isBasic(other) { below = other } else { search.leaves.append(other) }
      }
      visits += i - next + 1
      search.path[search.path.count - 1].next = i
      if below >= 0 {
        search.path.append((below, 0))
      } else {
        search.order.append(symbol)
        search.path.removeLast()
      }
    }
  }

  /// Returns the row of a basic symbol as a sum of non-basic symbols. It is not in the tableau and must be discarded.
  func expandedRow(of symbol: Symbol) -> Row {
    var row = copy(rows[Int(symbols[Int(symbol)].row)])
    expand(&row)
    return row
  }

  /// Removes the row of a basic symbol and returns it as a sum of non-basic symbols.
  func removeExpanded(basic symbol: Symbol) -> Row {
    guard kind(symbol) == .external else { return remove(basic: symbol) }
    let row = expandedRow(of: symbol)
    var definition = remove(basic: symbol)
    discard(&definition)
    return row
  }

  /// Passes the row of a basic symbol, as a sum of non-basic symbols, to `body`.
  func withExpandedRow<Result>(of symbol: Symbol, _ body: (Row) -> Result) -> Result {
    var row = expandedRow(of: symbol)
    defer { discard(&row) }
    return body(row)
  }

  private func copy(_ row: Row) -> Row {
    var copy = Row(basic: row.basic, constant: row.constant)
    search.cells.removeAll(keepingCapacity: true)
    for i in 0..<row.cells.count { search.cells.append(cells[row.cells, i]) }
    cells.replace(&copy.cells, with: search.cells)
    return copy
  }

  // MARK: Changing definitions

  /// Replaces a symbol by a row in the definitions that contain it.
  func substituteInDefinitions(_ source: Row) {
    guard symbols[Int(source.basic)].definitions.count > 0 else { return }
    gatherDefinitions(source.basic)
    columns.free(&symbols[Int(source.basic)].definitions)
    for (number, factor) in gathered {
      insert(source, factor, inRow: number)
      rows[Int(number)].constant += factor * source.constant
      noteChange(ofDefinition: number)
    }
  }

  /// Removes the constraint of a marker that only definitions contain, with the definition of one of their variables.
  /// - Returns: the variable, which is not basic any more; nil if no definition contains the marker.
  func removeFromDefinitions(_ marker: Symbol) -> Symbol? {
    gatherDefinitions(marker)
    guard let first = gathered.first else { return nil }
    var variable = rows[Int(first.row)].basic
    if gathered.count > 1 {
      // The first one in the order of evaluation, since the others will then contain the symbols of its row.
      search.begin(symbols.count)
      let holders = gathered.map { rows[Int($0.row)].basic }
      for holder in holders { descend(from: holder) }
      variable = search.order.first { holders.contains($0) } ?? variable
    }
    var row = remove(basic: variable)
    solve(&row, for: marker)
    substituteInDefinitions(row)
    discard(&row)
    return variable
  }

  // MARK: Dependence

  /// Whether the definition of any symbol of a row, other than the variable, leads to the variable, which has no definition itself.
  ///
  /// Searches down from the symbols and up from the variable, one step each at a time, so that a short search on one side suffices.
  func leads(_ row: Row, to variable: Symbol) -> Bool {
    guard symbols[Int(variable)].definitions.count > 0 else { return false }
    search.begin(symbols.count)
    let (down, up) = (search.mark, search.mark - 1)
    var lower: [Symbol] = [], upper = [variable]
    search.marks[Int(variable)] = up
    for i in 0..<row.cells.count {
      let symbol = cells[row.cells, i].symbol
      if symbol != variable, isBasic(symbol), kind(symbol) == .external, search.find(symbol) { lower.append(symbol) }
    }
    while let symbol = lower.popLast(), let other = upper.popLast() {
      let list = rows[Int(symbols[Int(symbol)].row)].cells
      for i in 0..<list.count {
        let found = cells[list, i].symbol
        if search.marks[Int(found)] == up { return true }
        if isBasic(found), kind(found) == .external, search.find(found) { lower.append(found) }
      }
      gatherDefinitions(other)
      visits += list.count
      for (number, _) in gathered {
        let found = rows[Int(number)].basic
        if search.marks[Int(found)] == down { return true }
        if search.marks[Int(found)] != up {
          search.marks[Int(found)] = up
          upper.append(found)
        }
      }
    }
    return false
  }

  /// Returns the variables whose values depend on non-basic symbols, and the symbols on which any rows depend.
  func dependents(of free: [Symbol]) -> (variables: [Symbol], symbols: [Symbol]) {
    search.begin(symbols.count)
    var random = Weights()
    var (variables, seeds, movable): ([Symbol], [Symbol], [Symbol]) = ([], [], [])
    for symbol in free {
      // With random amounts, the sum of all changes is 0 only for those variables that do not change.
      let amount = random.next()
      gather(symbol)
      let isInRows = !gathered.isEmpty
      for (number, coefficient) in gathered {
        let basic = rows[Int(number)].basic
        if search.find(basic) { seeds.append(basic) }
        search.sums[Int(basic)] += coefficient * amount
      }
      if !isInRows {
        gatherDefinitions(symbol)
        guard !gathered.isEmpty else { continue }
      }
      movable.append(symbol)
      if search.find(symbol) { seeds.append(symbol) }
      search.sums[Int(symbol)] += amount
      if kind(symbol) == .external { variables.append(symbol) }
    }
    for seed in seeds { ascend(from: seed) }
    for symbol in search.order.reversed() {
      let list = rows[Int(symbols[Int(symbol)].row)].cells
      var sum = 0.0
      for i in 0..<list.count { sum += cells[list, i].coefficient * search.sums[Int(cells[list, i].symbol)] }
      visits += list.count
      search.sums[Int(symbol)] = sum
      if abs(sum) >= Self.tolerance { variables.append(symbol) }
    }
    for symbol in seeds { search.sums[Int(symbol)] = 0 }
    for symbol in search.order { search.sums[Int(symbol)] = 0 }
    return (variables, movable)
  }

  /// Finds the variables whose definitions lead to a symbol that is marked already: in `search.order`, each after those that lead to it.
  private func ascend(from symbol: Symbol) {
    search.path.append((symbol, 0))
    while let (above, next) = search.path.last {
      // Entries of definitions that no longer contain the symbol could lead in a circle.
      if next == 0 { gatherDefinitions(above) }
      let list = symbols[Int(above)].definitions
      var i = next
      var found: Symbol = -1
      while i < list.count, found < 0 {
        let number = columns[list, i]
        i += 1
        guard rows[Int(number)].basic >= 0, isDefinition(number), search.find(rows[Int(number)].basic) else { continue }
        found = rows[Int(number)].basic
      }
      visits += i - next + 1
      search.path[search.path.count - 1].next = i
      if found >= 0 {
        search.path.append((found, 0))
      } else {
        search.path.removeLast()
        if above != symbol { search.order.append(above) }
      }
    }
  }

  /// Numbers between 1 and 2 without simple relations (SplitMix64). They are the same at each use.
  private struct Weights {
    private var state: UInt64 = 0

    mutating func next() -> Double {
      state &+= 0x9e37_79b9_7f4a_7c15
      var z = state
      z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
      z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
      return 1 + Double((z ^ (z >> 31)) >> 11) * 0x1p-53
    }
  }
}

/// The values of symbols.
extension Tableau {
  func value(_ symbol: Symbol) -> Double {
    let number = symbols[Int(symbol)].row
    guard number >= 0 else { return 0 }
    guard kind(symbol) == .external else { return rows[Int(number)].constant }
    if rows[Int(number)].isStale { evaluate(number) }
    return rows[Int(number)].value
  }

  /// Evaluates a definition after those that it leads to. This needs no recursion, since a list of many rows is a long chain.
  private func evaluate(_ number: Int32) {
    var path = [(number: number, next: 0, sum: rows[Int(number)].constant)]
    while let (number, next, sum) = path.last {
      let list = rows[Int(number)].cells
      var (i, total) = (next, sum)
      var below: Int32 = -1
      while i < list.count {
        let cell = cells[list, i], row = symbols[Int(cell.symbol)].row
        if row >= 0 {
          let isDefined = isDefinition(row)
          if isDefined, rows[Int(row)].isStale {
            below = row
            break
          }
          total += cell.coefficient * (isDefined ? rows[Int(row)].value : rows[Int(row)].constant)
        }
        i += 1
      }
      visits += i - next + 1
      if below >= 0 {
        (path[path.count - 1].next, path[path.count - 1].sum) = (i, total)
        path.append((below, 0, rows[Int(below)].constant))
      } else {
        path.removeLast()
        rows[Int(number)].value = total
        rows[Int(number)].isStale = false
      }
    }
  }

  /// Records that the value of a symbol may have changed, and with it the variables whose definitions lead to it.
  func noteChange(_ symbol: Symbol) {
    if kind(symbol) == .external { report(symbol) }
    noteChangesOfDefinitions(with: symbol)
  }

  /// Records that a definition has changed.
  func noteChange(ofDefinition number: Int32) {
    guard !rows[Int(number)].isStale else { return }
    rows[Int(number)].isStale = true
    noteChange(rows[Int(number)].basic)
  }

  private func noteChangesOfDefinitions(with symbol: Symbol) {
    guard symbols[Int(symbol)].definitions.count > 0 else { return }
    search.open.append(symbol)
    while let symbol = search.open.popLast() {
      let list = symbols[Int(symbol)].definitions
      visits += list.count
      for i in 0..<list.count {
        let number = columns[list, i]
        guard rows[Int(number)].basic >= 0, isDefinition(number), !rows[Int(number)].isStale else { continue }
        rows[Int(number)].isStale = true
        report(rows[Int(number)].basic)
        search.open.append(rows[Int(number)].basic)
      }
    }
  }

  private func report(_ variable: Symbol) {
    guard !symbols[Int(variable)].isChanged else { return }
    symbols[Int(variable)].isChanged = true
    changed.append(variable)
  }

  /// Returns the variables whose value may have changed since the last call.
  func takeChanges() -> [Symbol] {
    for symbol in changed {
      symbols[Int(symbol)].isChanged = false
      // A change of a stale definition would not be reported again.
      _ = value(symbol)
    }
    let taken = changed
    changed = spare
    spare = []
    return taken
  }

  /// Returns the memory of a list from `takeChanges()` for reuse.
  func recycle(_ list: consuming [Symbol]) {
    list.removeAll(keepingCapacity: true)
    spare = list
  }
}

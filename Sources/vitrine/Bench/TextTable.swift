/// A table of text for a terminal: the first column is aligned left, the others right.
struct TextTable {
  private var rows: [[String]]

  init(header: [String]) { rows = [header] }

  mutating func add(_ cells: [String]) { rows.append(cells) }

  var text: String {
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      row.enumerated().map { column, cell in
        let padding = String(repeating: " ", count: widths[column] - cell.count)
        return column == 0 ? cell + padding : padding + cell
      }.joined(separator: "  ")
    }.joined(separator: "\n")
  }
}

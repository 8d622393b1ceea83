import CoreGraphics
import FoundationCompatibility

/// The vertical layout of a table, in points from the top of the content. Lengths are estimates until they are measured.
package struct TableGeometry: Sendable {
  package enum Part: Hashable, Sendable {
    case tableHeader
    /// The header of a section, with the padding above it.
    case header(Int)
    case row(section: Int, row: Int)
    case footer(Int)
    case tableFooter
  }

  package struct Section: Sendable {
    /// The padding above the header, in points; part of the header's span.
    package var padding: CGFloat
    package var header: CGFloat
    package var rows: [CGFloat]
    package var footer: CGFloat

    package init(padding: CGFloat = 0, header: CGFloat = 0, rows: [CGFloat], footer: CGFloat = 0) {
      self.padding = padding
      self.header = header
      self.rows = rows
      self.footer = footer
    }
  }

  package struct Span: Equatable, Sendable {
    package var start: CGFloat
    package var length: CGFloat
    package var end: CGFloat { start + length }
  }

  private var tree: SpanTree
  /// Whether the length of each span has been measured.
  private var known: [Bool]
  /// The index of the first span of each section, which is its header's, followed by the end of the last section.
  private var starts: [Int]
  private var paddings: [CGFloat]

  package init(tableHeader: CGFloat = 0, sections: [Section] = [], tableFooter: CGFloat = 0) {
    var lengths = [tableHeader]
    lengths.reserveCapacity(2 + sections.reduce(0) { $0 + $1.rows.count + 2 })
    starts = []
    starts.reserveCapacity(sections.count + 1)
    paddings = []
    for section in sections {
      starts.append(lengths.count)
      paddings.append(section.padding)
      lengths.append(section.padding + section.header)
      lengths.append(contentsOf: section.rows)
      lengths.append(section.footer)
    }
    starts.append(lengths.count)
    lengths.append(tableFooter)
    tree = SpanTree(lengths)
    known = [Bool](repeating: false, count: lengths.count)
  }

  // MARK: Counts

  package var sectionCount: Int { starts.count - 1 }
  package func rowCount(_ section: Int) -> Int { starts[section + 1] - starts[section] - 2 }
  package var rowCounts: [Int] { (0..<sectionCount).map(rowCount) }
  package var height: CGFloat { tree.total }

  package func contains(_ path: IndexPath) -> Bool {
    path.isRow && path.section < sectionCount && path.row < rowCount(path.section)
  }

  // MARK: Parts and spans

  private func index(of part: Part) -> Int {
    switch part {
    case .tableHeader: 0
    case .header(let section): starts[section]
    case .row(let section, let row): starts[section] + 1 + row
    case .footer(let section): starts[section + 1] - 1
    case .tableFooter: starts[sectionCount]
    }
  }

  private func part(at index: Int) -> Part {
    if index == 0 { return .tableHeader }
    guard index < starts[sectionCount] else { return .tableFooter }
    var low = 0, high = sectionCount - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if starts[middle] <= index { low = middle } else { high = middle - 1 }
    }
    if index == starts[low] { return .header(low) }
    return index == starts[low + 1] - 1 ? .footer(low) : .row(section: low, row: index - starts[low] - 1)
  }

  /// Returns the span of a part. The span of a header does not include the padding above it.
  package func span(of part: Part) -> Span {
    let index = index(of: part)
    var span = Span(start: tree.start(of: index), length: tree[index])
    if case .header(let section) = part {
      span.start += paddings[section]
      span.length -= paddings[section]
    }
    return span
  }

  package func span(ofSection section: Int) -> Span {
    let start = tree.start(of: starts[section])
    return Span(start: start, length: tree.start(of: starts[section + 1]) - start)
  }

  package func isMeasured(_ part: Part) -> Bool { known[index(of: part)] }

  /// Sets the measured length of a part.
  /// - Parameter padding: the padding above a header; nil for other parts.
  /// - Returns: the distance by which everything below the part moved.
  @discardableResult
  package mutating func measure(_ part: Part, _ length: CGFloat, padding: CGFloat? = nil) -> CGFloat {
    let index = index(of: part)
    known[index] = true
    var length = length.isFinite ? max(length, 0) : 0
    if case .header(let section) = part {
      if let padding { paddings[section] = padding }
      length += paddings[section]
    }
    let difference = length - tree[index]
    tree[index] = length
    return difference
  }

  /// Marks a part as not measured.
  package mutating func forget(_ part: Part) { known[index(of: part)] = false }

  /// Marks all parts as not measured. Their lengths are kept as estimates.
  package mutating func forgetAll() { for index in known.indices { known[index] = false } }

  // MARK: Lookup by position

  /// Returns the part at a vertical position. Positions outside the content give the first or the last part.
  package func part(at y: CGFloat) -> Part { part(at: tree.index(at: y) ?? 0) }

  /// Returns the row at a vertical position; nil if there is no row.
  package func row(at y: CGFloat) -> IndexPath? {
    guard y >= 0, y < height, case .row(let section, let row) = part(at: y) else { return nil }
    return IndexPath(row: row, section: section)
  }

  /// Calls `body` with each part between two positions, from top to bottom.
  package func forEachPart(from top: CGFloat, to bottom: CGFloat, _ body: (Part, Span) -> Void) {
    guard bottom > top, var index = tree.index(at: top) else { return }
    var start = tree.start(of: index)
    while index < tree.count, start < bottom {
      let part = part(at: index), length = tree[index]
      if length > 0 { body(part, Span(start: start, length: length)) }
      start += length
      index += 1
    }
  }

  /// Returns the rows between two positions.
  package func rows(from top: CGFloat, to bottom: CGFloat) -> [IndexPath] {
    var rows: [IndexPath] = []
    forEachPart(from: top, to: bottom) { part, span in
      if case .row(let section, let row) = part, span.end > top { rows.append(IndexPath(row: row, section: section)) }
    }
    return rows
  }

  /// Returns the sections with at least one part between two positions.
  package func sections(from top: CGFloat, to bottom: CGFloat) -> ClosedRange<Int>? {
    guard sectionCount > 0, bottom > top else { return nil }
    func section(at y: CGFloat) -> Int {
      switch part(at: y) {
      case .tableHeader: 0
      case .header(let section), .row(let section, _), .footer(let section): section
      case .tableFooter: sectionCount - 1
      }
    }
    let first = section(at: max(top, 0))
    return first...max(first, section(at: min(bottom, height)))
  }

  // MARK: Pinned headers and footers

  /// Returns the span of a header that is pinned to the top of the visible area while its section is visible.
  package func pinnedHeader(_ section: Int, top: CGFloat) -> Span {
    var span = span(of: .header(section))
    let end = self.span(of: .footer(section)).start
    span.start = max(span.start, min(top, end - span.length))
    return span
  }

  /// Returns the span of a footer that is pinned to the bottom of the visible area while its section is visible.
  package func pinnedFooter(_ section: Int, bottom: CGFloat) -> Span {
    var span = span(of: .footer(section))
    let top = self.span(of: .header(section)).end
    span.start = min(span.start, max(bottom - span.length, top))
    return span
  }
}

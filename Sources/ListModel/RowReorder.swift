import CoreGraphics
import FoundationCompatibility

/// A row that is dragged to another position, and how the other rows make room for it. Lengths are in points.
package struct RowReorder: Equatable {
  /// The index path of the row in the data, which does not change until the row is dropped.
  package let source: IndexPath
  package let height: CGFloat
  /// The index path at which the row would be dropped, in the table without the row.
  package var destination: IndexPath
  /// The index path last proposed to the delegate.
  package var proposal: IndexPath
  /// The distance from the top of the row to the finger.
  package var grip: CGFloat = 0
  /// The distance from the top of the visible area to the finger.
  package var finger: CGFloat = 0

  package init(_ source: IndexPath, height: CGFloat) {
    self.source = source
    self.height = height
    destination = source
    proposal = source
  }

  private struct Position: Comparable {
    let section: Int
    let row: Int

    init(_ path: IndexPath) { (section, row) = (path.section, path.row) }

    init?(_ part: TableGeometry.Part) {
      switch part {
      case .tableHeader, .tableFooter: return nil
      case .header(let section): (self.section, row) = (section, -1)
      case .row(let section, let row): (self.section, self.row) = (section, row)
      case .footer(let section): (self.section, row) = (section, .max)
      }
    }

    static func < (a: Position, b: Position) -> Bool { (a.section, a.row) < (b.section, b.row) }
  }

  /// Returns the vertical offset of a part that makes room: parts between the source and the destination move by the height of the row.
  package func shift(of part: TableGeometry.Part) -> CGFloat {
    guard let position = Position(part) else { return 0 }
    let from = Position(source), to = Position(destination)
    if to < from { return position >= to && position < from ? height : 0 }
    guard position > from else { return 0 }
    // In its own section, the row takes the place of the last row that it passed.
    let passes = source.section == destination.section ? position <= to : position < to
    return passes ? -height : 0
  }

  /// Returns the index that a row would have in its section after the drop, and the number of rows in that section.
  package func preview(of path: IndexPath, counts: (Int) -> Int) -> (row: Int, count: Int) {
    let isSource = path == source
    let section = isSource ? destination.section : path.section
    var row = isSource ? destination.row : path.row, count = counts(section)
    if section == source.section {
      count -= 1
      if !isSource, path.row > source.row { row -= 1 }
    }
    if section == destination.section {
      count += 1
      if !isSource, row >= destination.row { row += 1 }
    }
    return (row, count)
  }
}

extension TableGeometry {
  /// Returns the index path at which a dragged row would be dropped, in the table without the row. The row goes before or after the row
  /// that its top edge lies on, depending on which half of that row the edge is in.
  /// - Parameter top: the top edge of the dragged row, in points from the top of the content.
  package func insertion(of source: IndexPath, at top: CGFloat) -> IndexPath {
    let own = span(of: .row(section: source.section, row: source.row))
    // Without the dragged row, the parts below it would be higher up.
    let y = min(max(top, 0), height) >= own.start ? top + own.length : top
    let part = part(at: min(max(y, 0), height)), middle = span(of: part).start + span(of: part).length / 2
    func end(_ section: Int) -> IndexPath { IndexPath(row: rowCount(section) - (section == source.section ? 1 : 0), section: section) }
    switch part {
    case .tableHeader: return IndexPath(row: 0, section: 0)
    case .tableFooter: return end(sectionCount - 1)
    case .header(let section): return y < middle && section > 0 ? end(section - 1) : IndexPath(row: 0, section: section)
    case .footer(let section): return end(section)
    case .row(let section, let row):
      let index = row - (section == source.section && row > source.row ? 1 : 0)
      return IndexPath(row: y < middle ? index : index + 1, section: section)
    }
  }
}

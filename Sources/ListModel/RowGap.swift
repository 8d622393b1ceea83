import CoreGraphics
import FoundationCompatibility

/// The gap between the rows of a table for items that are dragged over it. Lengths are in points.
package struct RowGap: Equatable {
  /// The row that is dragged within its table; nil if the items come from elsewhere or are copied.
  package let source: IndexPath?
  package let height: CGFloat
  /// The index path of the dropped row. If there is a source, that row is not counted.
  package let destination: IndexPath

  package init(source: IndexPath?, height: CGFloat, destination: IndexPath) {
    self.source = source
    self.height = height
    self.destination = destination
  }

  private var reorder: RowReorder? {
    guard let source else { return nil }
    var reorder = RowReorder(source, height: height)
    reorder.destination = destination
    return reorder
  }

  /// Returns the vertical offset by which a part of the table makes space.
  package func shift(of part: TableGeometry.Part) -> CGFloat {
    if let reorder { return reorder.shift(of: part) }
    let position: (section: Int, row: Int)
    switch part {
    case .tableHeader: return 0
    case .tableFooter: return height
    case .header(let section): position = (section, -1)
    case .row(let section, let row): position = (section, row)
    case .footer(let section): position = (section, .max)
    }
    return position >= (destination.section, destination.row) ? height : 0
  }

  /// Returns the index that a row would have in its section after the drop, and the number of rows in that section.
  package func preview(of path: IndexPath, counts: (Int) -> Int) -> (row: Int, count: Int) {
    if let reorder { return reorder.preview(of: path, counts: counts) }
    let count = counts(path.section)
    guard path.section == destination.section else { return (path.row, count) }
    return (path.row >= destination.row ? path.row + 1 : path.row, count + 1)
  }
}

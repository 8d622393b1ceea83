import CoreGraphics
import Foundation

/// A row that a finger carries to another place, and how the others make room for it. Points.
struct RowReorder: Equatable {
  /// In the data, which does not change before the row is put down.
  let source: IndexPath
  let height: CGFloat
  /// Where it would be put down: in the rows without it.
  var destination: IndexPath
  /// What was proposed to the delegate last.
  var proposal: IndexPath
  /// From the top of the row to the finger.
  var grip: CGFloat = 0
  /// From the top of what shows.
  var finger: CGFloat = 0

  init(_ source: IndexPath, height: CGFloat) {
    self.source = source
    self.height = height
    destination = source
    proposal = source
  }

  private struct Place: Comparable {
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

    static func < (a: Place, b: Place) -> Bool { (a.section, a.row) < (b.section, b.row) }
  }

  /// By how much a part stands aside: what is between where the row was and where it would be.
  func shift(of part: TableGeometry.Part) -> CGFloat {
    guard let place = Place(part) else { return 0 }
    let from = Place(source), to = Place(destination)
    if to < from { return place >= to && place < from ? height : 0 }
    guard place > from else { return 0 }
    // In its own section it takes the place of the row that it passed last.
    let passes = source.section == destination.section ? place <= to : place < to
    return passes ? -height : 0
  }

  /// Where a row would be, and among how many.
  func preview(of path: IndexPath, counts: (Int) -> Int) -> (row: Int, count: Int) {
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
  /// Where a carried row would be put down, in the rows without it: before or behind the row whose middle its top is nearest to.
  /// - Parameter top: of the carried row, in points from the top of the content.
  func insertion(of source: IndexPath, at top: CGFloat) -> IndexPath {
    let own = span(of: .row(section: source.section, row: source.row))
    // Without the row, what is below it stands higher.
    let y = min(max(top, 0), height) >= own.start ? top + own.length : top
    let part = part(at: min(max(y, 0), height)), middle = span(of: part).start + span(of: part).length / 2
    func end(_ section: Int) -> IndexPath { IndexPath(row: rowCount(section) - (section == source.section ? 1 : 0), section: section) }
    switch part {
    case .tableHeader: return IndexPath(row: 0, section: 0)
    case .tableFooter: return end(sectionCount - 1)
    case .header(let section): return y < middle && section > 0 ? end(section - 1) : IndexPath(row: 0, section: section)
    case .footer(let section): return end(section)
    case .row(let section, let row):
      let place = row - (section == source.section && row > source.row ? 1 : 0)
      return IndexPath(row: y < middle ? place : place + 1, section: section)
    }
  }
}

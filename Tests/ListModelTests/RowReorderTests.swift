import CoreGraphics
import FoundationCompatibility
import Testing

@testable import ListModel

@Suite struct RowReorderTests {
  /// During the drag every part is at the position that it has after the actual move.
  @Test func whatMakesRoomStandsWhereItWillBe() {
    let heights: [[CGFloat]] = [[40, 50, 60], [30], [44, 70]]
    func geometry(_ rows: [[CGFloat]]) -> TableGeometry {
      TableGeometry(tableHeader: 10, sections: rows.map { .init(padding: 5, header: 20, rows: $0, footer: 8) }, tableFooter: 10)
    }
    let before = geometry(heights)
    for section in heights.indices {
      for row in heights[section].indices {
        var others = heights
        let height = others[section].remove(at: row)
        for goal in others.indices {
          for place in 0...others[goal].count {
            var moved = others
            moved[goal].insert(height, at: place)
            let after = geometry(moved)
            var reorder = RowReorder(IndexPath(row: row, section: section), height: height)
            reorder.destination = IndexPath(row: place, section: goal)
            for part in heights.indices {
              #expect(before.span(of: .header(part)).start + reorder.shift(of: .header(part)) == after.span(of: .header(part)).start)
              #expect(before.span(of: .footer(part)).start + reorder.shift(of: .footer(part)) == after.span(of: .footer(part)).start)
              for other in heights[part].indices where (part, other) != (section, row) {
                let path = IndexPath(row: other, section: part)
                let preview = reorder.preview(of: path, counts: before.rowCount)
                let shifted = before.span(of: .row(section: part, row: other)).start + reorder.shift(of: .row(section: part, row: other))
                #expect(shifted == after.span(of: .row(section: part, row: preview.row)).start && preview.count == moved[part].count)
              }
            }
            // At the position where it would be, that position is proposed.
            let top = after.span(of: .row(section: goal, row: place)).start
            #expect(before.insertion(of: reorder.source, at: top) == reorder.destination)
          }
        }
      }
    }
    for y: CGFloat in [-1e9, 0, 1e9] { #expect(before.insertion(of: IndexPath(row: 0, section: 1), at: y).section <= 2) }
  }
}

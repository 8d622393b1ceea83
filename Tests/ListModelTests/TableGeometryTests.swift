import CoreGraphics
import FoundationCompatibility
import Testing

@testable import ListModel

@Suite struct TableGeometryTests {
  private var two: TableGeometry {
    TableGeometry(
      tableHeader: 50,
      sections: [
        .init(padding: 10, header: 20, rows: [40, 40, 60], footer: 5), .init(header: 0, rows: []), .init(header: 30, rows: [44], footer: 0),
      ], tableFooter: 7)
  }

  @Test func partsStandOneBelowTheOther() {
    let table = two
    #expect(table.height == 306)
    #expect(table.span(of: .header(0)) == .init(start: 60, length: 20))
    #expect(table.span(of: .row(section: 0, row: 2)) == .init(start: 160, length: 60))
    #expect(table.span(of: .row(section: 2, row: 0)) == .init(start: 255, length: 44))
    #expect(table.span(ofSection: 1) == .init(start: 225, length: 0))
    #expect(table.span(of: .tableFooter) == .init(start: 299, length: 7))
    #expect(table.rowCounts == [3, 0, 1])
  }

  @Test func heightsFindTheirRows() {
    let table = two
    #expect(table.row(at: 80) == IndexPath(row: 0, section: 0))
    #expect(table.row(at: 119.9) == IndexPath(row: 0, section: 0))
    #expect(table.row(at: 120) == IndexPath(row: 1, section: 0))
    #expect(table.row(at: 230) == nil)
    #expect(table.row(at: -1) == nil)
    #expect(table.row(at: 10_000) == nil)
    #expect(table.rows(from: 119, to: 121).map(\.row) == [0, 1])
    #expect(table.rows(from: 0, to: 1000).count == 4)
    #expect(table.rows(from: 100, to: 100).isEmpty)
    #expect(table.sections(from: 200, to: 300) == 0...2)
  }

  @Test func aMeasuredRowMovesWhatIsBelow() {
    var table = two
    #expect(!table.isMeasured(.row(section: 0, row: 0)))
    #expect(table.measure(.row(section: 0, row: 0), 100) == 60)
    #expect(table.isMeasured(.row(section: 0, row: 0)))
    #expect(table.span(of: .row(section: 2, row: 0)).start == 315)
    #expect(table.measure(.row(section: 0, row: 1), .nan) == -40)
  }

  @Test func aHeaderStaysWhileItsSectionDoesAndIsPushedOutByTheNext() {
    let table = two
    #expect(table.pinnedHeader(0, top: 0).start == 60)
    #expect(table.pinnedHeader(0, top: 130).start == 130)
    // The rows end at 220, which leaves 20 points for the header.
    #expect(table.pinnedHeader(0, top: 210).start == 200)
    #expect(table.pinnedFooter(0, bottom: 150).start == 145)
    #expect(table.pinnedFooter(0, bottom: 1000).start == 220)
    #expect(table.pinnedFooter(0, bottom: 82).start == 80)
  }

  @Test func anEmptyTableHasNothing() {
    let table = TableGeometry()
    #expect(table.height == 0 && table.sectionCount == 0)
    #expect(table.row(at: 0) == nil && table.rows(from: 0, to: 100).isEmpty)
    #expect(table.sections(from: 0, to: 10) == nil)
  }
}

import FoundationCompatibility
import Testing

@Suite struct IndexPathTests {
  @Test func rowsAndItemsAreTheSecondIndex() {
    let row = NSIndexPath(row: 3, section: 1)
    #expect(row.section == 1)
    #expect(row.row == 3)
    #expect(row.item == 3)
    #expect(row.length == 2)
    #expect(NSIndexPath(item: 3, section: 1) == row)
    #expect(NSIndexPath(row: 1, section: 3) != row)
  }

  @Test func itStandsForSwiftsIndexPath() {
    #expect(IndexPath(indexes: [1, 3]) == NSIndexPath(row: 3, section: 1) as IndexPath)
    #expect((IndexPath(indexes: [4, 5]) as NSIndexPath).section == 4)
  }
}

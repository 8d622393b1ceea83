import Display
import Foundation
import Testing

@Suite struct FingerTableTests {
  private var table = FingerTable()
  private func finger(_ id: Int64) -> FingerTable.Finger { .init(device: 1, id: id) }

  private func text(_ events: [DisplayEvent]) -> [String] { events.flatMap(MouseTouchEmulatorTests.describe) }

  private mutating func send(_ id: Int64, _ phase: TouchSample.Phase, _ x: CGFloat, _ y: CGFloat) -> [String] {
    text(table.handle(finger(id), phase, at: CGPoint(x: x, y: y), pressure: 0.5, time: 1))
  }

  @Test mutating func fingersHaveSmallIdsThatAreUsedAgain() {
    #expect(send(7_000_000, .began, 1, 1) == ["2 began 1,1"])
    #expect(send(9, .began, 2, 2) == ["3 began 2,2"])
    #expect(send(7_000_000, .ended, 1, 1) == ["2 ended 1,1"])
    #expect(send(8, .began, 5, 5) == ["2 began 5,5"])
    #expect(send(9, .moved, 3, 2) == ["3 moved 3,2"])
  }

  @Test mutating func aFingerThatBeginsTwiceIsCancelledFirst() {
    #expect(send(1, .began, 1, 1) == ["2 began 1,1"])
    #expect(send(1, .began, 4, 4) == ["2 cancelled 1,1", "2 began 4,4"])
  }

  @Test mutating func unknownFingersSayNothing() {
    #expect(send(1, .moved, 1, 1).isEmpty)
    #expect(send(1, .ended, 1, 1).isEmpty)
    #expect(send(1, .began, .nan, 1).isEmpty)
  }

  @Test mutating func losingTheFocusCancelsAllInOneEvent() {
    _ = send(1, .began, 1, 1)
    _ = send(2, .began, 2, 2)
    let events = table.cancelAll(at: 3)
    #expect(events.count == 1)
    #expect(text(events) == ["2 cancelled 1,1", "3 cancelled 2,2"])
    #expect(table.cancelAll(at: 3).isEmpty)
  }

  @Test mutating func aBrokenScreenCannotGrowTheTable() {
    var began = 0
    for id in 0..<1000 { began += send(Int64(id), .began, 1, 1).count }
    #expect(began == FingerTable.maximumCount)
  }
}

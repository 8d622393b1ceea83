import CoreGraphics
import Testing

@testable import ListModel

@Suite struct SwipeTravelTests {
  @Test func theWayOfASwipeIsArithmetic() {
    var travel = SwipeTravel(width: 80, rowWidth: 320)
    #expect(travel.offset(start: 0, distance: -50) == 0 && travel.offset(start: 0, distance: 50) == 50)
    #expect(travel.end(offset: 50, velocity: 0) == .open && travel.end(offset: 30, velocity: 0) == .closed)
    #expect(travel.end(offset: 30, velocity: 500) == .open && travel.end(offset: 79, velocity: -500) == .closed)
    #expect(travel.end(offset: 250, velocity: 0) == .through)
    travel.goesThrough = false
    #expect(travel.offset(start: 80, distance: 100) == 110 && travel.end(offset: 250, velocity: 0) == .open)
  }
}

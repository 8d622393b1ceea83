import CoreGraphics
import Testing

@testable import ListModel

@Suite struct SwipeTravelTests {
  @Test func offsetsAndEndsFollowTheTouch() {
    var motion = RowSwipeMotion(width: 80, rowWidth: 320)
    #expect(motion.offset(start: 0, distance: -50) == 0 && motion.offset(start: 0, distance: 50) == 50)
    #expect(motion.end(offset: 50, velocity: 0) == .open && motion.end(offset: 30, velocity: 0) == .closed)
    #expect(motion.end(offset: 30, velocity: 500) == .open && motion.end(offset: 79, velocity: -500) == .closed)
    #expect(motion.end(offset: 250, velocity: 0) == .fullSwipe)
    motion.allowsFullSwipe = false
    #expect(motion.offset(start: 80, distance: 100) == 110 && motion.end(offset: 250, velocity: 0) == .open)
  }
}

import CoreGraphics
import Testing

@testable import UIKit

@Suite @MainActor struct FocusOrderTests {
  @Test func focusGoesAsOneReads() {
    let frames = [
      CGRect(x: 100, y: 12, width: 50, height: 30), CGRect(x: 0, y: 10, width: 50, height: 30), CGRect(x: 0, y: 60, width: 200, height: 30),
      CGRect(x: 200, y: 8, width: 50, height: 30),
    ]
    #expect(FocusOrder.sorted(frames, isRightToLeft: false) == [1, 0, 3, 2])
    #expect(FocusOrder.sorted(frames, isRightToLeft: true) == [3, 0, 1, 2])
    #expect(FocusOrder.sorted([], isRightToLeft: false) == [])
  }
}

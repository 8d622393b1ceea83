import Testing
import VitrineTesting

@testable import Counter

@Suite @MainActor struct ProgressBarTests {
  @Test func aStepRedrawsOnlyTheStep() throws {
    let screen = HeadlessScreen(size: CGSize(width: 300, height: 100), scale: 1)
    let bar = ProgressBar(frame: CGRect(x: 0, y: 0, width: 300, height: 20))
    bar.backgroundColor = .white
    screen.show(bar)
    bar.progress = 0.5
    screen.settle()
    bar.progress = 0.75
    screen.settle()
    let frame = try #require(screen.lastFrame)
    // A quarter of the bar, and a pixel on either side.
    #expect(frame.damagedArea <= 77 * 20)
  }
}

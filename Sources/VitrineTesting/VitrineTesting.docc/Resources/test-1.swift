import Testing
import VitrineTesting

@testable import Counter

@Suite @MainActor struct CounterTests {
  @Test func countsTaps() throws {
    let screen = HeadlessScreen(size: CGSize(width: 320, height: 480))
    screen.show(CounterViewController())
    try screen.tap("Count")
    try screen.tap("Count")
    #expect(screen.tree.contains("\"2\""))
  }
}

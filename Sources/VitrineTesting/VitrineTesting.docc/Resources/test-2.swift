import Testing
import VitrineTesting

@testable import Counter

@Suite @MainActor struct CounterTests {
  @Test func countsTaps() throws {
    let screen = HeadlessScreen(size: CGSize(width: 320, height: 480))
    screen.show(CounterViewController())
    try screen.tap("Count")
    try screen.tap("Count")
    screen.advance(by: 0.5)
    try Snapshot.verify(screen.image, named: "two-taps", in: "Snapshots")
  }
}

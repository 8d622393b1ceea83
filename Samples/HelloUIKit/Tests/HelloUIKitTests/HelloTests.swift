import Testing
import VitrineTesting

@testable import HelloUIKit

@Suite @MainActor struct HelloTests {
  @Test func greetsOnceMoreForEachTap() throws {
    let screen = HeadlessScreen(size: CGSize(width: 390, height: 844), scale: 1)
    screen.show(HelloViewController())
    screen.tap(at: CGPoint(x: 195, y: 523))
    screen.advance(by: 0.5)
    #expect(screen.tree.contains("Hello, 3 times"))
    try Snapshot.verify(screen.image, named: "hello", in: "Snapshots")
  }
}

import Testing
import UIKit
import VitrineTesting

/// Apple: UIView.Invalidating.
@Suite @MainActor struct InvalidatingTests {
  private final class Badge: UIView {
    @Invalidating(.layout) var inset = 4.0
    @Invalidating(.display, .intrinsicContentSize) var count = 1
    var layouts = 0, drawings = 0

    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
    }
    override func draw(_ rect: CGRect) { drawings += 1 }
    override var intrinsicContentSize: CGSize { CGSize(width: 10 * count, height: 10) }
  }

  @Test func aChangeInvalidatesWhatThePropertyNames() {
    let screen = HeadlessScreen(size: CGSize(width: 100, height: 100), scale: 1)
    let badge = Badge(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
    screen.show(badge)
    screen.settle()
    let (layouts, drawings) = (badge.layouts, badge.drawings)
    badge.inset = 4
    badge.count = 1
    screen.settle()
    #expect(badge.layouts == layouts && badge.drawings == drawings)
    badge.inset = 5
    screen.settle()
    #expect(badge.layouts == layouts + 1 && badge.drawings == drawings && badge.inset == 5)
    badge.count = 2
    screen.settle()
    #expect(badge.drawings == drawings + 1)
  }
}

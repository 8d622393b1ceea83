import Foundation
import Testing
import UIKit
import VitrineTesting

/// Tests a view in a scroll view that is longer than any bitmap. Only the visible part is drawn.
@Suite(.serialized) @MainActor
struct TallViewTests {
  private final class Ruler: UIView {
    var rects: [CGRect] = []

    override func draw(_ rect: CGRect) {
      rects.append(rect)
      var y = (rect.minY / 100).rounded(.down) * 100
      while y < rect.maxY {
        UIColor(red: (y / 100).truncatingRemainder(dividingBy: 7) / 7, green: 0.5, blue: 0, alpha: 1).setFill()
        UIRectFill(CGRect(x: 0, y: y, width: bounds.width, height: 100))
        y += 100
      }
    }
  }

  @Test func drawRunsForWhatShows() {
    let screen = HeadlessScreen(size: CGSize(width: 320, height: 480), scale: 2)
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    scroll.contentInsetAdjustmentBehavior = .never
    let ruler = Ruler(frame: CGRect(x: 0, y: 0, width: 320, height: 20_000))
    scroll.addSubview(ruler)
    scroll.contentSize = ruler.bounds.size
    screen.show(scroll)
    screen.settle()
    // 960 of 40,000 pixels: two tiles of 512.
    #expect(ruler.rects.count == 2)
    #expect(ruler.rects.allSatisfy { $0.height <= 272 && $0.minY < 480 })
    for offset in [3_000, 12_345, 19_520, 0] as [CGFloat] {
      scroll.contentOffset.y = offset
      screen.settle()
      for y in stride(from: 5, to: 480, by: 50) as StrideTo<CGFloat> {
        let red = ((offset + y) / 100).rounded(.down).truncatingRemainder(dividingBy: 7) / 7
        let color = screen.color(at: CGPoint(x: 100, y: y)).cgColor.components ?? []
        #expect(color.count == 4 && abs(color[0] - red) < 0.004 && color[2] == 0 && color[3] == 1, "at \(offset), \(y)")
      }
    }
    // Three tiles at each position; those of the first position still exist.
    #expect(ruler.rects.count == 2 + 3 + 3 + 3)
  }
}

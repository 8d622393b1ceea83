import Foundation
import Raster
import RenderTree
import Testing

@testable import QuartzCore

/// Tests that bitmaps outside of the visible area are released to keep the budget, and redrawn when they become visible.
@Suite(.serialized) @MainActor
struct ShownContentsTests {
  private static let bytes = 208 * 50 * 4

  /// A list of rows of 200 x 50, two of which are visible.
  @MainActor private final class List {
    let stage = Stage()
    let scroll = CALayer()
    var rows: [CALayer] = []
    var painters: [Painter] = []
    let buffer = PixelBuffer(bounds: PixelRect(x: 0, y: 0, width: 200, height: 100))!

    /// - Parameter budget: the limit of the bitmaps, in rows.
    init(rows count: Int, budget: Int? = nil) {
      if let budget { stage.host.frame.budget.limit = budget * ShownContentsTests.bytes }
      scroll.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
      scroll.masksToBounds = true
      stage.root.addSublayer(scroll)
      for i in 0..<count {
        let painter = Painter()
        painter.action = NSNull()
        painter.body = { context in
          context?.setFillColor(CGColor(red: CGFloat(i) / CGFloat(count), green: 0.5, blue: 0, alpha: 1))
          context?.fill(CGRect(x: 0, y: 0, width: 200, height: 50))
        }
        let row = CALayer()
        row.frame = CGRect(x: 0, y: CGFloat(50 * i), width: 200, height: 50)
        row.delegate = painter
        row.setNeedsDisplay()
        scroll.addSublayer(row)
        rows.append(row)
        painters.append(painter)
      }
      show(at: 0)
    }

    func show(at y: CGFloat) {
      CATransaction.setDisableActions(true)
      scroll.bounds.origin.y = y
      stage.host.commit()
      _ = stage.host.composite(at: stage.time, into: buffer)
    }

    var draws: [Int] { painters.map(\.rects.count) }
    var bytes: Int { rows.reduce(0) { $0 + $1.backing.byteCount } }
  }

  @Test func rowsOffScreenGoFirstAndComeBack() {
    let list = List(rows: 20, budget: 4)
    // All rows were drawn once. Invisible ones were released, except those that the budget allows.
    #expect(list.draws == Array(repeating: 1, count: 20))
    #expect(list.bytes == 4 * ShownContentsTests.bytes)
    #expect(list.rows[0].contents != nil && list.rows[1].contents != nil)
    #expect(list.rows[2].contents == nil)

    list.show(at: 100)
    #expect(list.draws[2] == 2 && list.draws[3] == 2 && list.draws[0] == 1)
    #expect(list.bytes <= 4 * ShownContentsTests.bytes)
    #expect(list.buffer[5, 5] == CGColor(red: 2.0 / 20, green: 0.5, blue: 0, alpha: 1).pixel)

    // Nothing is redrawn while the visible part does not change.
    let before = list.draws
    for _ in 0..<5 { list.show(at: 100) }
    #expect(list.draws == before)
  }

  @Test func whatIsInvalidOffScreenIsNotDrawnUntilItShows() {
    let list = List(rows: 20, budget: 4)
    list.rows[5].setNeedsDisplay()
    list.show(at: 0)
    #expect(list.draws[5] == 1)
    list.show(at: 250)
    #expect(list.draws[5] == 2)
    #expect(list.rows[5].contents != nil)
  }

  @Test func withinTheBudgetEverythingStays() {
    let list = List(rows: 20)
    list.show(at: 500)
    list.show(at: 0)
    #expect(list.draws == Array(repeating: 1, count: 20))
    #expect(list.bytes == 20 * ShownContentsTests.bytes)
  }

  @Test func anAnimationThatBringsARowInDrawsIt() {
    let list = List(rows: 20, budget: 2)
    let animation = CABasicAnimation(keyPath: "bounds.origin.y")
    animation.fromValue = 0
    animation.toValue = 400
    animation.duration = 1
    list.scroll.add(animation, forKey: nil)
    list.stage.advance(by: 0)
    list.stage.advance(by: 0.5)
    _ = list.stage.host.composite(at: list.stage.time, into: list.buffer)
    let y = list.scroll.presentedProperties(at: list.stage.time).bounds.origin.y
    let row = Int(y / 50) + 1
    #expect(row > 2 && list.draws[row] == 2)
    #expect(list.buffer[5, 50] != Pixel(red: 0, green: 0, blue: 0, alpha: 1))
  }

  @Test func aPictureOfALayerHasWhatWasGivenBack() {
    let list = List(rows: 6, budget: 2)
    #expect(list.rows[4].contents == nil)
    let picture = PixelBuffer(bounds: PixelRect(x: 0, y: 0, width: 200, height: 50))!
    list.rows[4].render(in: CGContext(target: picture, clip: Clip(picture.bounds), baseTransform: .identity))
    #expect(picture[5, 5] == CGColor(red: 4.0 / 6, green: 0.5, blue: 0, alpha: 1).pixel)
  }
}

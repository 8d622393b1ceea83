import Raster
import Testing

@testable import QuartzCore

@Suite(.serialized) @MainActor
struct TextAndScrollLayerTests {
  private func ink(_ picture: PixelBuffer) -> PixelRect {
    var rect = PixelRect.empty
    for y in 0..<picture.height {
      for x in 0..<picture.width where picture[x, y].red > 127 { rect = rect.union(PixelRect(x: x, y: y, width: 1, height: 1)) }
    }
    return rect
  }

  private func text(_ stage: Stage, _ string: Any) -> CATextLayer {
    let layer = CATextLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    layer.string = string
    layer.fontSize = 20
    layer.setNeedsDisplay()
    stage.root.addSublayer(layer)
    CATransaction.setDisableActions(true)
    return layer
  }

  @Test func textStandsWhereItsAlignmentSays() {
    let stage = Stage()
    let layer = text(stage, "Hello")
    let left = ink(stage.picture())
    #expect(left.minX < 6 && left.maxX < 80 && left.height > 10 && left.maxY < 30)
    layer.alignmentMode = .right
    #expect(ink(stage.picture()).maxX > 194)
    layer.alignmentMode = .center
    let middle = ink(stage.picture())
    #expect(abs(middle.minX + middle.maxX - 200) < 8)
  }

  @Test func longTextIsCutWrappedOrEndsInAnEllipsis() {
    let stage = Stage()
    let layer = text(stage, "A long line of words that does not fit into the layer at all")
    let cut = stage.picture()
    #expect(ink(cut).maxX >= 197 && ink(cut).height < 25)
    layer.truncationMode = .end
    let ended = stage.picture()
    #expect(ended != cut && ink(ended).height < 25)
    layer.truncationMode = .none
    layer.isWrapped = true
    #expect(ink(stage.picture()).height > 45)
  }

  @Test func sizeAndColourAnimateInEachFrame() throws {
    let stage = Stage()
    let layer = text(stage, "H")
    stage.host.commit()
    let small = ink(stage.picture()).height
    let animation = CABasicAnimation(keyPath: "fontSize")
    (animation.fromValue, animation.toValue, animation.duration) = (20, 60, 2)
    layer.add(animation, forKey: nil)
    stage.host.commit()
    stage.advance(by: 1)
    #expect(layer.presentation()?.fontSize == 40 && layer.fontSize == 20)
    let middle = ink(stage.picture()).height
    #expect(abs(middle - 2 * small) <= 2, "\(small), \(middle)")
    stage.advance(by: 1.1)
    #expect(ink(stage.picture()).height == small)
    CATransaction.setDisableActions(false)
    layer.foregroundColor = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
    #expect(layer.animationKeys() == ["foregroundColor"])
    stage.host.commit()
    stage.advance(by: 0.3)
    #expect(ink(stage.picture()).isEmpty)
  }

  @Test func attributesSayHowAPartLooks() {
    let stage = Stage()
    let string = NSMutableAttributedString(string: "red")
    string.addAttribute(
      NSAttributedString.Key("NSColor"), value: CGColor(red: 1, green: 0, blue: 0, alpha: 1), range: NSRange(location: 0, length: 3))
    _ = text(stage, string)
    let picture = stage.picture()
    let all = ink(picture)
    #expect(!all.isEmpty)
    for y in all.minY..<all.maxY { for x in all.minX..<all.maxX { #expect(picture[x, y].green == 0) } }
  }

  @Test func aScrollLayerShowsAPointAlongItsAxes() {
    let stage = Stage()
    let scroll = CAScrollLayer()
    scroll.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    let content = CALayer()
    content.frame = CGRect(x: 0, y: 0, width: 400, height: 400)
    let spot = CALayer()
    spot.frame = CGRect(x: 300, y: 10, width: 20, height: 20)
    content.addSublayer(spot)
    scroll.addSublayer(content)
    stage.root.addSublayer(scroll)
    stage.host.commit()
    CATransaction.setDisableActions(true)
    scroll.scroll(to: CGPoint(x: 30, y: 40))
    #expect(scroll.bounds.origin == CGPoint(x: 30, y: 40))
    scroll.scrollMode = .horizontally
    scroll.scroll(to: CGPoint(x: 10, y: 0))
    #expect(scroll.bounds.origin == CGPoint(x: 10, y: 40))
    scroll.scrollMode = .both
    spot.scrollRectToVisible(spot.bounds)
    #expect(scroll.bounds.origin == CGPoint(x: 220, y: 10))
    #expect(scroll.visibleRect == scroll.bounds && content.visibleRect == CGRect(x: 220, y: 10, width: 100, height: 50))
    content.scroll(CGPoint(x: 5, y: 6))
    #expect(scroll.bounds.origin == CGPoint(x: 5, y: 6))
    scroll.scrollMode = .none
    scroll.scroll(to: CGPoint(x: 99, y: 99))
    #expect(scroll.bounds.origin == CGPoint(x: 5, y: 6))
    CATransaction.setDisableActions(false)
    scroll.scrollMode = .both
    scroll.scroll(to: CGRect(x: 200, y: 0, width: 10, height: 10))
    #expect(scroll.animationKeys() == ["bounds"] && scroll.bounds.origin == CGPoint(x: 110, y: 0))
  }
}

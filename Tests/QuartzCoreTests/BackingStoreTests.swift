import Raster
import RenderTree
import Testing

@testable import QuartzCore

@Suite(.serialized) @MainActor
struct BackingStoreTests {
  private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  private let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)

  private func fill(_ color: CGColor) -> (CGContext?) -> Void {
    { context in
      context?.setFillColor(color)
      context?.fill(CGRect(x: -1000, y: -1000, width: 4000, height: 4000))
    }
  }

  private func pixel(_ layer: CALayer, _ x: Int, _ y: Int) -> Pixel? { layer.backing.layerContents?.pixels[x, y] }

  private func painted(on stage: Stage, scale: CGFloat = 1) -> (CALayer, Painter) {
    let painter = Painter()
    painter.action = NSNull()
    painter.body = fill(red)
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
    layer.contentsScale = scale
    layer.delegate = painter
    layer.setNeedsDisplay()
    stage.root.addSublayer(layer)
    stage.host.commit()
    return (layer, painter)
  }

  @Test func theStoreHasTheBoundsInPixels() {
    let stage = Stage()
    let (layer, painter) = painted(on: stage, scale: 2)
    #expect(layer.backing.layerContents?.pixels.bounds == PixelRect(x: 0, y: 0, width: 80, height: 40))
    #expect(painter.rects == [CGRect(x: 0, y: 0, width: 40, height: 20)])
    #expect(pixel(layer, 79, 39) == red.pixel)
    layer.setNeedsLayout()
    stage.host.commit()
    #expect(layer.backing.drawCount == 1)
  }

  @Test func onlyTheDirtyRectIsDrawnAgain() {
    let stage = Stage()
    let (layer, painter) = painted(on: stage)
    stage.composite()
    painter.body = fill(blue)
    layer.setNeedsDisplay(CGRect(x: 4, y: 5, width: 2, height: 3))
    layer.setNeedsDisplay(CGRect(x: 8, y: 5, width: 2, height: 3))
    stage.host.commit()
    #expect(painter.rects.last == CGRect(x: 4, y: 5, width: 6, height: 3))
    #expect(layer.backing.layerContents?.dirty == PixelRect(x: 4, y: 5, width: 6, height: 3))
    for y in 0..<20 {
      for x in 0..<40 {
        let isDirty = (4..<10).contains(x) && (5..<8).contains(y)
        #expect(pixel(layer, x, y) == (isDirty ? blue.pixel : red.pixel), "at \(x), \(y)")
      }
    }
  }

  @Test func whatIsDrawnTwiceBetweenFramesIsDirtyInBothPlaces() {
    let stage = Stage()
    let (layer, painter) = painted(on: stage)
    stage.composite()
    layer.setNeedsDisplay(CGRect(x: 4, y: 5, width: 2, height: 3))
    stage.host.commit()
    layer.setNeedsDisplay(CGRect(x: 20, y: 5, width: 2, height: 3))
    stage.host.commit()
    #expect(painter.rects.count == 3)
    #expect(layer.backing.layerContents?.dirty == PixelRect(x: 4, y: 5, width: 18, height: 3))
  }

  @Test func theDirtyRectIsClearedFirst() {
    let stage = Stage()
    let (layer, painter) = painted(on: stage)
    painter.body = { _ in }
    layer.setNeedsDisplay(CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.host.commit()
    #expect(pixel(layer, 5, 5) == .clear)
    #expect(pixel(layer, 15, 5) == red.pixel)
  }

  @Test func aPartialDrawThatTouchesNothingLeavesTheRectEmpty() {
    let stage = Stage()
    let (layer, painter) = painted(on: stage)
    painter.touches = false
    layer.setNeedsDisplay(CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.host.commit()
    #expect(pixel(layer, 5, 5) == .clear)
    #expect(pixel(layer, 15, 5) == red.pixel)
  }

  @Test func aSnapshotKeepsItsPixelsWhileTheNextAreDrawn() throws {
    let stage = Stage()
    let (layer, painter) = painted(on: stage)
    var snapshots: [RenderSnapshot] = []
    for (index, color) in [blue, red, blue, red, blue].enumerated() {
      snapshots.append(try #require(stage.host.snapshot))
      let before = try #require(layer.backing.layerContents)
      let bytes = before.pixels.bytes(of: before.pixels.bounds)
      painter.body = fill(color)
      layer.setNeedsDisplay(CGRect(x: CGFloat(index), y: 0, width: 1, height: 20))
      stage.host.commit()
      #expect(before.pixels.bytes(of: before.pixels.bounds) == bytes, "round \(index)")
      if index >= 1 { snapshots.removeFirst() }
    }
    for (x, color) in [blue, red, blue, red, blue].enumerated() { #expect(pixel(layer, x, 3) == color.pixel, "column \(x)") }
    #expect(pixel(layer, 6, 3) == red.pixel)
  }

  @Test func anUntouchedContextMakesNoBitmap() {
    let stage = Stage()
    let painter = Painter()
    painter.touches = false
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
    layer.delegate = painter
    layer.setNeedsDisplay()
    stage.root.addSublayer(layer)
    stage.host.commit()
    #expect(painter.rects.count == 1)
    #expect(layer.contents == nil)
    #expect(!layer.needsDisplay())
  }

  @Test func newBoundsStretchTheOldPictureUnlessToldOtherwise() {
    let stage = Stage()
    let (layer, painter) = painted(on: stage)
    defer { withExtendedLifetime(painter) {} }
    layer.bounds.size.width = 80
    stage.host.commit()
    #expect(layer.backing.drawCount == 1)
    #expect(layer.backing.layerContents?.pixels.width == 40)
    layer.needsDisplayOnBoundsChange = true
    layer.bounds.size.width = 60
    stage.host.commit()
    #expect(layer.backing.drawCount == 2)
    #expect(layer.backing.layerContents?.pixels.width == 60)
  }

  @Test func aRectOfAStretchedPictureDrawsAllOfIt() {
    let stage = Stage()
    let (layer, painter) = painted(on: stage)
    layer.bounds.size.width = 80
    layer.setNeedsDisplay(CGRect(x: 0, y: 0, width: 1, height: 1))
    stage.host.commit()
    #expect(painter.rects.last == CGRect(x: 0, y: 0, width: 80, height: 20))
  }

  @Test func aLayerWithoutSizeWaitsForOne() {
    let stage = Stage()
    let painter = Painter()
    let layer = CALayer()
    layer.delegate = painter
    painter.action = NSNull()
    layer.setNeedsDisplay()
    stage.root.addSublayer(layer)
    stage.host.commit()
    #expect(painter.rects.isEmpty)
    layer.bounds.size = CGSize(width: 3, height: 3)
    stage.host.commit()
    #expect(painter.rects == [CGRect(x: 0, y: 0, width: 3, height: 3)])
  }

  @Test func sizesThatNoBitmapHasAreRefused() {
    let stage = Stage()
    let painter = Painter()
    painter.body = fill(red)
    let layer = CALayer()
    layer.delegate = painter
    layer.bounds = CGRect(x: 0, y: 0, width: 1e9, height: 1e9)
    layer.setNeedsDisplay()
    stage.root.addSublayer(layer)
    stage.host.commit()
    #expect(painter.rects.isEmpty)
    #expect(layer.contents == nil)
  }

  @Test func hiddenLayersAreDrawnWhenTheyShow() {
    let stage = Stage()
    let (layer, painter) = painted(on: stage)
    layer.isHidden = true
    layer.setNeedsDisplay()
    stage.host.commit()
    #expect(painter.rects.count == 1)
    layer.isHidden = false
    stage.host.commit()
    #expect(painter.rects.count == 2)
  }

  @Test func userSpaceIsPointsOfTheBoundsWithYDown() {
    let stage = Stage()
    let painter = Painter()
    painter.body = { [red] context in
      context?.setFillColor(red)
      context?.fill(CGRect(x: 100, y: 50, width: 1, height: 1))
    }
    let layer = CALayer()
    layer.bounds = CGRect(x: 100, y: 50, width: 4, height: 4)
    layer.contentsScale = 2
    layer.delegate = painter
    layer.setNeedsDisplay()
    stage.root.addSublayer(layer)
    stage.host.commit()
    #expect(pixel(layer, 0, 0) == red.pixel && pixel(layer, 1, 1) == red.pixel)
    #expect(pixel(layer, 2, 0) == .clear && pixel(layer, 0, 2) == .clear)
  }

  @Test func anOpaqueLayerStartsFromItsBackground() {
    let stage = Stage()
    let painter = Painter()
    painter.body = { _ in }
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 4, height: 4)
    layer.isOpaque = true
    layer.backgroundColor = blue
    layer.delegate = painter
    layer.setNeedsDisplay()
    stage.root.addSublayer(layer)
    stage.host.commit()
    #expect(pixel(layer, 2, 2) == blue.pixel)
    #expect(layer.backing.layerContents?.pixels.isOpaque == true)
  }

  private final class Dot: CALayer {
    override func draw(in ctx: CGContext) {
      ctx.setFillColor(CGColor(red: 0, green: 1, blue: 0, alpha: 1))
      ctx.fill(CGRect(x: 1, y: 1, width: 1, height: 1))
    }
  }

  @Test func aSubclassDrawsInItsOwnMethod() {
    let stage = Stage()
    let layer = Dot()
    layer.frame = CGRect(x: 0, y: 0, width: 3, height: 3)
    layer.setNeedsDisplay()
    stage.root.addSublayer(layer)
    stage.host.commit()
    #expect(pixel(layer, 1, 1) == CGColor(red: 0, green: 1, blue: 0, alpha: 1).pixel)
    #expect(pixel(layer, 0, 1) == .clear)
  }

  @Test func aPurgedStoreIsDrawnAgain() {
    let stage = Stage()
    let (layer, painter) = painted(on: stage)
    layer.purgeBackingStore()
    #expect(layer.contents == nil)
    stage.host.commit()
    #expect(painter.rects.count == 2)
    #expect(pixel(layer, 3, 3) == red.pixel)
  }

  @Test func overTheBudgetUnseenBitmapsAreGivenBack() {
    let stage = Stage()
    let (seen, seenPainter) = painted(on: stage)
    let (hidden, hiddenPainter) = painted(on: stage)
    hidden.isHidden = true
    stage.host.commit()
    stage.host.frame.budget.limit = 1
    seen.setNeedsDisplay()
    stage.host.commit()
    #expect(hidden.contents == nil && seen.contents != nil)
    hidden.isHidden = false
    stage.host.commit()
    #expect(hidden.contents != nil)
    #expect(hiddenPainter.rects.count == 2 && seenPainter.rects.count == 2)
  }
}

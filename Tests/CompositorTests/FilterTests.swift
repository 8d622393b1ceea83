import Compositor
import CoreGraphics
import Foundation
import Raster
import RenderTree
import Testing

/// Tests layers whose pixels depend on other pixels.
@Suite struct FilterTests: DrawsLayers {
  private let black = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
  private let white = CGColor(red: 1, green: 1, blue: 1, alpha: 1)

  private func blur(_ radius: Double) -> PictureFilter {
    var filter = PictureFilter()
    filter.blur(radius)
    return filter
  }

  @Test(arguments: [1.0, 3, 10, 24]) func whatIsBehindIsBlurredAsByAGaussian(radius: Double) {
    let half = ModelLayer(CGRect(x: 0, y: 0, width: 60, height: 120), black)
    let glass = ModelLayer(CGRect(x: 0, y: 20, width: 120, height: 80))
    glass.properties.effects = LayerEffects(backgroundFilter: blur(radius))
    let picture = draw([half, glass])
    for x in 0..<120 {
      // The pixels at the border of the screen extend beyond it, so the edge at 60 is the only one.
      let expected = 255 * 0.5 * (1 + erf((Double(x) + 0.5 - 60) / (radius * 2.0.squareRoot())))
      #expect(abs(Double(picture[x, 60].red) - expected) < 5, "at \(x)")
      #expect(picture[x, 60].isOpaque)
      #expect(picture[x, 10].red == (x < 60 ? 0 : 255), "outside")
    }
  }

  @Test func blurShowsWithinTheRoundedBoundsAndUnderTheLayersOwnColour() {
    let half = ModelLayer(CGRect(x: 0, y: 0, width: 60, height: 120), black)
    let glass = ModelLayer(CGRect(x: 20, y: 20, width: 80, height: 80), CGColor(red: 1, green: 0, blue: 0, alpha: 0.5))
    glass.properties.cornerRadius = 30
    glass.properties.effects = LayerEffects(backgroundFilter: blur(6))
    let picture = draw([half, glass])
    #expect(picture[22, 22].bits == 0xff00_0000 && picture[97, 97].bits == 0xffff_ffff, "corners")
    let middle = picture[60, 60]
    #expect(abs(Int(middle.red) - 197) < 12 && abs(Int(middle.blue) - 68) < 12)
  }

  @Test func aChangeBehindRepaintsWhatItsBlurReaches() {
    let dot = ModelLayer(CGRect(x: 4, y: 60, width: 2, height: 2), black)
    let glass = ModelLayer(CGRect(x: 40, y: 0, width: 40, height: 120))
    glass.properties.effects = LayerEffects(backgroundFilter: blur(4))
    let top = root([dot, glass])
    let target = PixelBuffer(bounds: size)!
    let compositor = Compositor(threads: 1)
    _ = compositor.composite(snapshot(top), at: 0, into: target)
    dot.properties.position.x = 8
    let far = compositor.composite(snapshot(top), at: 0, into: target)
    #expect(far.damage.area == 8, "no blur reaches that far")
    dot.properties.position.x = 36
    let near = compositor.composite(snapshot(top), at: 0, into: target)
    #expect(near.damage.area > 100 && near.damage.area < 40 * 120)
    #expect(near.damage.bounds.maxX > 45)
    #expect(target[41, 60].red < 255 && target[60, 60].red == 255)
    #expect(compositor.composite(snapshot(top), at: 0, into: target).damage.isEmpty)
  }

  @Test func opacityAndMaskHoldForTheBlurToo() {
    let half = ModelLayer(CGRect(x: 0, y: 0, width: 60, height: 120), black)
    let glass = ModelLayer(CGRect(x: 0, y: 0, width: 120, height: 120))
    glass.properties.effects = LayerEffects(backgroundFilter: blur(10))
    let full = draw([half, glass])
    glass.properties.opacity = 0.5
    let faint = draw([half, glass])
    for x in 0..<120 {
      let sharp = x < 60 ? 0.0 : 255
      #expect(abs(Double(faint[x, 60].red) - (Double(full[x, 60].red) + sharp) / 2) <= 1.5, "at \(x)")
    }
    glass.properties.opacity = 1
    glass.mask = ModelLayer(CGRect(x: 0, y: 0, width: 120, height: 60), black)
    let masked = draw([half, glass])
    #expect(masked[58, 30] == full[58, 30] && masked[58, 90].bits == 0xff00_0000)
  }

  @Test func aFilteredLayerSpreadsBeyondItsBounds() {
    let back = ModelLayer(CGRect(x: 0, y: 0, width: 120, height: 120), black)
    let box = ModelLayer(CGRect(x: 50, y: 50, width: 20, height: 20), white)
    for radius in [2.0, 12] {
      box.properties.effects = LayerEffects(filter: blur(radius))
      let picture = draw([back, box])
      var sum = 0
      for y in 0..<120 { for x in 0..<120 { sum += Int(picture[x, y].red) } }
      #expect(abs(Double(sum) / (400 * 255) - 1) < 0.03, "radius \(radius)")
      #expect(picture[48, 60].red > 20 && picture[60, 60].red > picture[48, 60].red)
    }
    var grey = PictureFilter()
    grey.change(.saturation(0))
    box.properties.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    box.properties.effects = LayerEffects(filter: grey)
    let pixel = draw([back, box])[60, 60]
    #expect(pixel.red == pixel.blue && abs(Int(pixel.red) - 54) <= 1)
  }

  @Test func aFilteredLayerThatMovesIsNotFilteredAgain() {
    let box = ModelLayer(CGRect(x: 10, y: 50, width: 20, height: 20), black)
    box.properties.effects = LayerEffects(filter: blur(5))
    let top = root([box])
    let target = PixelBuffer(bounds: size)!
    let compositor = Compositor(threads: 1)
    _ = compositor.composite(snapshot(top), at: 0, into: target)
    for step in 1..<10 {
      box.properties.position.x = 10 + CGFloat(step) * 7
      let counters = compositor.composite(snapshot(top), at: 0, into: target).counters
      #expect(counters.cacheMisses == 0 && counters.cacheHits == 1)
    }
  }

  @Test func blendModesMeetWhatIsBehind() {
    let grey = ModelLayer(CGRect(x: 0, y: 0, width: 120, height: 120), CGColor(red: 0.5, green: 0.25, blue: 1, alpha: 1))
    let box = ModelLayer(CGRect(x: 20, y: 20, width: 40, height: 40), CGColor(red: 0.5, green: 1, blue: 0.5, alpha: 1))
    let child = ModelLayer(CGRect(x: 10, y: 10, width: 50, height: 10), CGColor(red: 0, green: 0, blue: 0, alpha: 1))
    box.insert(child, at: 0)
    box.properties.effects = LayerEffects(blend: .multiply)
    let multiplied = draw([grey, box])
    #expect(multiplied[25, 25].bits == 0xff40_4080)
    #expect(multiplied[40, 35].bits == 0xff00_0000 && multiplied[70, 35].bits == 0xff00_0000, "sublayers are part of it")
    #expect(multiplied[70, 25] == multiplied[5, 5])
    box.properties.effects = LayerEffects(blend: .difference)
    #expect(draw([grey, box])[25, 25].bits == 0xff00_bf7f)
    box.properties.opacity = 0.5
    box.properties.effects = LayerEffects(blend: .screen)
    let screened = draw([grey, box])[25, 25]
    #expect(abs(Int(screened.red) - 160) <= 1 && abs(Int(screened.green) - 160) <= 1 && screened.blue == 255)
  }

  @Test func operatorsThatTakeAwayDoSoWithinTheBounds() {
    let back = ModelLayer(CGRect(x: 0, y: 0, width: 120, height: 120), black)
    let hole = ModelLayer(CGRect(x: 20, y: 20, width: 40, height: 40))
    hole.properties.effects = LayerEffects(blend: .clear)
    let holed = draw([back, hole])
    #expect(holed[19, 30].bits == 0xff00_0000 && holed[20, 30].isClear && holed[59, 59].isClear && holed[60, 59].bits == 0xff00_0000)
    hole.properties.effects = LayerEffects(blend: .destinationIn)
    hole.insert(ModelLayer(CGRect(x: 10, y: 10, width: 20, height: 20), white), at: 0)
    let kept = draw([back, hole])
    #expect(kept[25, 25].isClear && kept[35, 35].bits == 0xff00_0000 && kept[70, 35].bits == 0xff00_0000)
  }

  @Test func aGroupIsAllThatIsBehindALayerInIt() {
    let back = ModelLayer(CGRect(x: 0, y: 0, width: 120, height: 120), black)
    let group = ModelLayer(CGRect(x: 0, y: 0, width: 120, height: 120))
    group.properties.opacity = 0.5
    let box = ModelLayer(CGRect(x: 20, y: 20, width: 40, height: 40), white)
    box.properties.effects = LayerEffects(blend: .multiply)
    group.insert(box, at: 0)
    #expect(draw([back, group])[30, 30].red == 128)
    group.properties.opacity = 1
    #expect(draw([back, group])[30, 30].red == 0)
  }

  @Test func aChangeElsewhereDrawsNoBackdrop() {
    let back = ModelLayer(CGRect(x: 0, y: 0, width: 120, height: 120), black)
    let glass = ModelLayer(CGRect(x: 0, y: 60, width: 120, height: 60))
    glass.properties.effects = LayerEffects(backgroundFilter: blur(2))
    let box = ModelLayer(CGRect(x: 10, y: 10, width: 10, height: 10), white)
    let top = root([back, box, glass])
    let target = PixelBuffer(bounds: size)!
    let compositor = Compositor(threads: 1)
    _ = compositor.composite(snapshot(top), at: 0, into: target)
    box.properties.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    #expect(compositor.composite(snapshot(top), at: 0, into: target).counters.pixelsWritten == 100)
  }

  @Test func strangeFiltersDoNoHarm() {
    for radius in [Double.nan, -3, .infinity, 1e9] {
      var filter = blur(radius)
      filter.change(.saturation(.nan))
      let glass = ModelLayer(CGRect(x: 10, y: 10, width: 60, height: 60), white)
      glass.properties.effects = LayerEffects(filter: filter, backgroundFilter: filter)
      #expect(draw([glass])[100, 100].isOpaque)
    }
  }
}

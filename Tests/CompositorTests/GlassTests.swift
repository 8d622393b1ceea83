import Compositor
import CoreGraphics
import Foundation
import Raster
import RenderTree
import TestSupport
import Testing

/// Layers that show what is behind them through glass.
@Suite(.namesSeeds) struct GlassTests: DrawsLayers {
  private let black = CGColor(red: 0, green: 0, blue: 0, alpha: 1)

  private func glass(
    _ frame: CGRect, radius: CGFloat = 0, role: GlassFilter.Role = .piece, blur: Double = 0, rim: Double = 0, tint: Pixel = .clear
  ) -> ModelLayer {
    let layer = ModelLayer(frame)
    layer.properties.cornerRadius = radius
    var filter = PictureFilter()
    filter.blur(blur)
    filter.show(through: GlassFilter(role: role, depth: 12, shift: 1.5, rim: rim, tint: tint))
    layer.properties.effects = LayerEffects(backgroundFilter: filter)
    return layer
  }

  @Test func theEdgeShowsPixelsFromFurtherInside() {
    let strip = ModelLayer(CGRect(x: 0, y: 0, width: 26, height: 120), black)
    let picture = draw([strip, glass(CGRect(x: 20, y: 10, width: 80, height: 100))])
    // 2.5 pixels inside, the picture is moved by 7 pixels: what is at 29.5, beside the strip, shows.
    #expect(picture[19, 60].red == 0 && picture[22, 60].red > 200)
    // Without glass the strip would show up to 26.
    #expect(draw([strip, ModelLayer(CGRect(x: 20, y: 10, width: 80, height: 100))])[22, 60].red == 0)
    // The corners of the layer cut the glass.
    let round = draw([strip, glass(CGRect(x: 20, y: 10, width: 80, height: 100), radius: 30)])
    #expect(round[22, 12].red == 0 && round[97, 107].red == 255)
  }

  @Test func theMiddleIsThatOfABlurAlone() {
    let strip = ModelLayer(CGRect(x: 0, y: 0, width: 57, height: 120), black)
    let plain = ModelLayer(CGRect(x: 10, y: 10, width: 100, height: 100))
    var blur = PictureFilter()
    blur.blur(3)
    plain.properties.effects = LayerEffects(backgroundFilter: blur)
    let (a, b) = (draw([strip, glass(CGRect(x: 10, y: 10, width: 100, height: 100), blur: 3)]), draw([strip, plain]))
    for y in 30..<90 { for x in 30..<90 { #expect(a[x, y] == b[x, y]) } }
  }

  @Test func aContainerDrawsItsPiecesAsOneSurface() {
    let red = Pixel(red: 1, green: 0, blue: 0, alpha: 1)
    func picture(gap: CGFloat, role: GlassFilter.Role?) -> PixelBuffer {
      let frame = CGRect(x: 10, y: 30, width: 100, height: 60)
      let group = role.map { glass(frame, role: $0) } ?? ModelLayer(frame)
      let nested = ModelLayer(CGRect(x: 0, y: 10, width: 100, height: 40))
      nested.insert(glass(CGRect(x: 50 - gap / 2 - 40, y: 0, width: 40, height: 40), radius: 20, tint: red), at: 0)
      nested.insert(glass(CGRect(x: 50 + gap / 2, y: 0, width: 40, height: 40), radius: 20, tint: red), at: 1)
      group.insert(nested, at: 0)
      return draw([group])
    }
    let (joined, apart) = (picture(gap: 8, role: .container(spacing: 10)), picture(gap: 8, role: .container(spacing: 0)))
    #expect(joined[60, 60].green < 10 && apart[60, 60].green == 255)
    #expect(joined[30, 60].green < 10 && apart[30, 60].green < 10)
    // The container itself is invisible.
    #expect(joined[12, 32].green == 255 && joined[60, 32].green == 255)
    // Without a container each piece draws itself.
    let alone = picture(gap: 8, role: nil)
    #expect(alone[30, 60].green < 10 && alone[60, 60].green == 255)
    #expect(draw([glass(CGRect(x: 10, y: 30, width: 100, height: 60), role: .container(spacing: 10))]) == draw([]))
  }

  @Test(arguments: 0..<20) func framesWithGlassEqualFullOnes(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    func frame(_ most: Double) -> CGRect {
      CGRect(
        x: random.number(-10...most), y: random.number(-10...most), width: random.number(10...60).rounded(),
        height: random.number(10...60).rounded())
    }
    let stripes = (0..<6).map { i in
      ModelLayer(frame(100), CGColor(red: CGFloat(i % 2), green: CGFloat(i % 3) / 2, blue: 0.5, alpha: 1))
    }
    let pieces = (0..<3).map { _ in glass(frame(60), radius: CGFloat(random.whole(0...25)), blur: random.number(0...12), rim: 0.5) }
    let container = glass(
      CGRect(x: 5, y: 5, width: 100, height: 100), role: .container(spacing: random.number(0...20)), blur: random.number(0...12), rim: 0.5)
    for (i, piece) in pieces.dropFirst().enumerated() { container.insert(piece, at: i) }
    let top = root(stripes + [pieces[0], container])
    let compositor = Compositor(threads: 2), target = PixelBuffer(bounds: size)!
    _ = compositor.composite(snapshot(top), at: 0, into: target)
    for _ in 0..<8 {
      let changed = random.chance(0.5) ? stripes[random.whole(0...5)] : pieces[random.whole(0...2)]
      changed.properties.position = CGPoint(x: random.number(-10...90), y: random.number(-10...90))
      if random.chance(0.3) { changed.properties.cornerRadius = CGFloat(random.whole(0...20)) }
      _ = compositor.composite(snapshot(top), at: 0, into: target)
      let full = PixelBuffer(bounds: size)!
      _ = Compositor(threads: 1).composite(snapshot(top), at: 0, into: full)
      #expect(target == full, "seed \(random.seed)")
    }
  }

  @Test func strangeNumbersAreHeld() {
    for value in [-1, .nan, .infinity, 1e30] {
      let odd = GlassFilter(role: .container(spacing: value), depth: value, shift: value, rim: value)
      #expect(odd.depth >= 0 && odd.depth <= 200 && odd.shift >= 0 && odd.shift <= 10 && odd.rim >= 0 && odd.rim <= 1)
      #expect(odd.spacing >= 0 && odd.spacing <= 10_000)
    }
    let turned = glass(CGRect(x: 20, y: 20, width: 60, height: 60))
    turned.properties.transform = CATransform3DMakeRotation(0.3, 0, 0, 1)
    // Turned glass shows what is behind it without bending it.
    #expect(draw([ModelLayer(CGRect(x: 0, y: 0, width: 26, height: 120), black), turned])[40, 60].red == 255)
  }
}

import Foundation
import Raster
import TestSupport
import Testing

@Suite(.namesSeeds) struct CanvasTests {
  static let field = PixelRect(x: -20, y: -10, width: 150, height: 120)

  private func picture(_ random: inout SeededGenerator, _ w: Int, _ h: Int, opaque: Bool = false) -> PixelBuffer {
    let image = PixelBuffer(bounds: PixelRect(x: 7, y: -3, width: w, height: h))!
    for y in 0..<h { for x in 0..<w { image[x + 7, y - 3] = Pixel(bits: opaque ? random.pixel() | 0xff00_0000 : random.pixel()) } }
    image.isOpaque = opaque
    return image
  }

  private func ramp(_ random: inout SeededGenerator, opaque: Bool) -> GradientRamp {
    GradientRamp(
      stops: (0..<random.whole(1...4)).map { _ in
        GradientStop(
          location: random.double(0...1), red: random.double(0...1), green: random.double(0...1), blue: random.double(0...1),
          alpha: opaque ? 1 : random.double(0...1))
      })
  }

  private func map(_ random: inout SeededGenerator) -> Affine {
    let move = Affine(translationX: random.double(-40...90), y: random.double(-40...90))
    let scale = Affine(scaleX: random.double(0.2...3), y: random.double(0.2...3))
    switch random.whole(0...4) {
    case 0: return Affine(translationX: move.tx.rounded(), y: move.ty.rounded())
    case 1: return move
    case 2: return scale.concatenating(move)
    case 3: return Affine(scaleX: -1, y: 1).concatenating(scale).concatenating(move)
    default: return scale.concatenating(Affine(rotation: random.double(0...6))).concatenating(move)
    }
  }

  private func paint(_ random: inout SeededGenerator) -> Paint {
    func point() -> RasterPoint { RasterPoint(random.double(-20...120), random.double(-20...120)) }
    func extend() -> (before: Bool, after: Bool) { (random.whole(0...1) == 0, random.whole(0...1) == 0) }
    switch random.whole(0...4) {
    case 0: return .color(Pixel(bits: random.pixel()))
    case 1:
      return .linear(LinearGradient(start: point(), end: point(), ramp: ramp(&random, opaque: random.whole(0...1) == 0), extend: extend()))
    case 2:
      let c = point(), isPlain = random.whole(0...1) == 0
      return .radial(
        RadialGradient(
          startCenter: c, startRadius: isPlain ? 0 : random.double(0...30), endCenter: isPlain ? c : point(),
          endRadius: random.double(1...90), ramp: ramp(&random, opaque: true), extend: isPlain ? (true, true) : extend()))
    default:
      let image = picture(&random, random.whole(1...50), random.whole(1...50), opaque: random.whole(0...1) == 0)
      return .image(
        ImagePattern(
          image: image, inverse: map(&random).inverted()!, filter: random.whole(0...1) == 0 ? .nearest : .linear,
          tile: [.clamp, .transparent, .repeat][random.whole(0...2)], opacity: random.byte()))
    }
  }

  private func path(_ random: inout SeededGenerator) -> VectorPath {
    func point() -> RasterPoint { RasterPoint(random.double(-40...150), random.double(-40...130)) }
    var path = VectorPath()
    switch random.whole(0...3) {
    case 0:
      let p = point(), q = point()
      path.appendRoundedRect(RasterRect(minX: min(p.x, q.x), minY: min(p.y, q.y), maxX: max(p.x, q.x), maxY: max(p.y, q.y)), radius: 9)
    case 1:
      path.move(to: point())
      path.cubic(to: point(), control1: point(), control2: point())
      path = path.stroked(StrokeStyle(width: random.double(0.5...20), cap: .round, join: .round))
    default:
      path.move(to: point())
      for _ in 0..<random.whole(2...5) { path.line(to: point()) }
    }
    return path
  }

  /// Returns a random drawing operation.
  private func operation(_ random: inout SeededGenerator) -> (Canvas) -> Void {
    let opacity: UInt8 = random.whole(0...1) == 0 ? 255 : random.byte()
    func rect() -> PixelRect {
      PixelRect(x: random.whole(-30...100), y: random.whole(-30...90), width: random.whole(0...80), height: random.whole(0...80))
    }
    switch random.whole(0...6) {
    case 0:
      let r = rect(), c = Pixel(bits: random.pixel())
      return { $0.fill(r, c) }
    case 1:
      let r = rect(), p = paint(&random)
      return { $0.fill(r, paint: p, opacity: opacity) }
    case 2, 3:
      let s = path(&random), p = paint(&random), aa = random.whole(0...4) > 0
      return { $0.fill(s, rule: opacity & 1 == 0 ? .nonZero : .evenOdd, paint: p, antialias: aa, opacity: opacity) }
    case 4:
      let image = picture(&random, random.whole(1...60), random.whole(1...60)), m = map(&random)
      let source = random.whole(0...1) == 0 ? image.bounds : image.bounds.insetBy(dx: random.whole(0...10), dy: random.whole(0...10))
      return { $0.draw(image, source: source, transform: m, filter: opacity & 1 == 0 ? .nearest : .linear, opacity: opacity) }
    case 5:
      let image = picture(&random, 12, 16), m = map(&random), tiled = random.whole(0...1) == 0
      let frame = RasterRect(minX: 0, minY: 0, maxX: random.double(4...90), maxY: random.double(4...70))
      return {
        $0.drawNinePatch(
          image, center: PixelRect(x: 11, y: 1, width: 3, height: 5), destination: frame, transform: m, capScale: 1.5, tiled: tiled,
          opacity: opacity)
      }
    default:
      let mask = CoverageMask(path(&random), limits: Self.field), p = paint(&random), dx = random.whole(-20...20)
      return { if let mask { $0.fill(mask, dx: dx, dy: -dx, paint: p, opacity: opacity) } }
    }
  }

  private func background(_ random: inout SeededGenerator) -> PixelBuffer {
    let target = PixelBuffer(bounds: Self.field)!
    for y in Self.field.minY..<Self.field.maxY { for x in Self.field.minX..<Self.field.maxX { target[x, y] = Pixel(bits: random.pixel()) } }
    return target
  }

  @Test func aPixelDoesNotDependOnTheTileItIsDrawnIn() {
    var random = SeededGenerator()
    for round in 0..<500 {
      let whole = background(&random), tiled = whole.copy()!
      let draw = operation(&random)
      let blend = random.whole(0...1) == 0 ? Blend.sourceOver : Blend.allCases.randomElement(using: &random)!
      var clip = Clip(Self.field)
      if random.whole(0...3) == 0 { clip = clip.intersected(with: path(&random), antialias: random.whole(0...3) > 0) }
      var canvas = Canvas(whole, clip: clip)
      canvas.blend = blend
      draw(canvas)
      let w = random.whole(5...60), h = random.whole(5...60)
      for y in stride(from: Self.field.minY, to: Self.field.maxY, by: h) {
        for x in stride(from: Self.field.minX, to: Self.field.maxX, by: w) {
          var part = Canvas(tiled, clip: clip.intersected(with: PixelRect(x: x, y: y, width: w, height: h)))
          part.blend = blend
          draw(part)
        }
      }
      if whole != tiled {
        Issue.record("round \(round), seed \(random.seed), \(blend)")
        return
      }
    }
  }

  @Test func nothingIsDrawnOutsideOfTheClip() {
    var random = SeededGenerator()
    for _ in 0..<200 {
      let target = background(&random), before = target.copy()!
      let clip = PixelRect(x: random.whole(-30...80), y: random.whole(-30...80), width: random.whole(0...60), height: random.whole(0...60))
      let canvas = Canvas(target, clip: Clip(clip))
      operation(&random)(canvas)
      before.copyPixels(from: target, in: clip)
      #expect(before == target, "seed \(random.seed)")
    }
  }

  @Test func turnedPicturesAreWhatBilinearSamplingGives() {
    var random = SeededGenerator()
    let image = picture(&random, 40, 30, opaque: true)
    let m = Affine(rotation: 0.4).concatenating(Affine(translationX: 40, y: 10)), inverse = m.inverted()!
    let target = PixelBuffer(bounds: Self.field)!
    Canvas(target).draw(image, transform: m)
    for y in 0..<90 {
      for x in 0..<110 {
        let p = inverse.apply(to: RasterPoint(Double(x) + 0.5, Double(y) + 0.5))
        guard p.x > 9, p.x < 45, p.y > -1, p.y < 25 else { continue }
        let u = p.x - 0.5, v = p.y - 0.5, i = Int(u.rounded(.down)), j = Int(v.rounded(.down))
        let fx = u - Double(i), fy = v - Double(j)
        func mix(_ c: KeyPath<Pixel, UInt8>) -> Double {
          func at(_ x: Int, _ y: Int) -> Double { Double(image[x, y][keyPath: c]) }
          return (at(i, j) * (1 - fx) + at(i + 1, j) * fx) * (1 - fy) + (at(i, j + 1) * (1 - fx) + at(i + 1, j + 1) * fx) * fy
        }
        #expect(abs(mix(\.red) - Double(target[x, y].red)) <= 1 && abs(mix(\.blue) - Double(target[x, y].blue)) <= 1)
      }
    }
  }

  @Test func ninePatchKeepsItsCornersAndStretchesItsMiddle() {
    var random = SeededGenerator()
    let image = picture(&random, 12, 12)
    let target = PixelBuffer(bounds: PixelRect(x: 0, y: 0, width: 60, height: 40))!
    Canvas(target).drawNinePatch(
      image, center: PixelRect(x: 12, y: 2, width: 1, height: 1), destination: RasterRect(minX: 5, minY: 5, maxX: 55, maxY: 35))
    for j in 0..<5 { for i in 0..<5 { #expect(target[5 + i, 5 + j] == image[7 + i, -3 + j]) } }
    for j in 0..<6 { for i in 0..<6 { #expect(target[49 + i, 29 + j] == image[13 + i, 3 + j]) } }
    for y in 10..<29 { for x in 10..<49 { #expect(target[x, y] == image[12, 2]) } }
    #expect(target[30, 7] == image[12, -1] && target[4, 10].isClear && target[55, 10].isClear)
  }

  @Test func tiledNinePatchRepeatsItsMiddle() {
    var random = SeededGenerator()
    let image = picture(&random, 8, 8)
    let target = PixelBuffer(bounds: PixelRect(x: 0, y: 0, width: 40, height: 40))!
    Canvas(target).drawNinePatch(
      image, center: PixelRect(x: 9, y: -1, width: 4, height: 4), destination: RasterRect(minX: 0, minY: 0, maxX: 40, maxY: 40), tiled: true
    )
    for y in 2..<38 { for x in 2..<38 { #expect(target[x, y] == image[9 + (x - 2) % 4, -1 + (y - 2) % 4]) } }
  }

  @Test func aGradientRunsFromItsFirstColourToItsLast() {
    let ramp = GradientRamp(stops: [
      GradientStop(location: 0, red: 1, green: 0, blue: 0, alpha: 1), GradientStop(location: 1, red: 0, green: 0, blue: 1, alpha: 1),
    ])
    let target = PixelBuffer(bounds: PixelRect(x: 0, y: 0, width: 300, height: 4))!
    let gradient = LinearGradient(start: RasterPoint(20, 0), end: RasterPoint(276, 0), ramp: ramp, extend: (true, false))
    Canvas(target).fill(target.bounds, paint: .linear(gradient))
    for x in 0..<300 {
      let t = (Double(x) + 0.5 - 20) / 256
      let expected = t < 0 ? 255 : t > 1 ? 0 : 255 * (1 - t)
      #expect(abs(Double(target[x, 2].red) - expected) <= 1 && target[x, 2].isOpaque == (t < 1))
    }
  }

  @Test func degenerateInputDrawsNothingAndDoesNotTrap() {
    var random = SeededGenerator()
    let target = PixelBuffer(bounds: Self.field)!, canvas = Canvas(target), image = picture(&random, 4, 4)
    let empty = PixelBuffer(bounds: .empty)!, nan = Double.nan
    for m in [
      Affine(scaleX: 0, y: 0), Affine(scaleX: nan, y: 1), Affine(scaleX: .infinity, y: 1), Affine(translationX: 1e300, y: nan),
      Affine(scaleX: 1e-9, y: 1e-9), Affine(scaleX: 1e-30, y: 1), Affine(translationX: 1e18, y: 0), Affine(translationX: -1e8, y: 1e8),
    ] {
      canvas.draw(image, transform: m)
      canvas.drawNinePatch(image, center: image.bounds, destination: RasterRect(minX: 0, minY: 0, maxX: 9, maxY: 9), transform: m)
    }
    canvas.draw(empty, dx: 0, dy: 0)
    canvas.draw(image, dx: .max, dy: .min)
    canvas.draw(empty, transform: Affine(rotation: 1))
    canvas.fill(Self.field, paint: .image(ImagePattern(image: empty)))
    canvas.fill(
      Self.field, paint: .linear(LinearGradient(start: RasterPoint(nan, 0), end: RasterPoint(0, 0), ramp: GradientRamp(stops: []))))
    canvas.fill(VectorPath(), paint: .color(Pixel(bits: .max)))
    canvas.fill(VectorPath(rect: RasterRect(minX: nan, minY: 0, maxX: 5, maxY: 5)), paint: .color(Pixel(bits: .max)))
    canvas.drawNinePatch(image, center: .empty, destination: RasterRect(minX: 0, minY: 0, maxX: 9, maxY: 9))
    for y in Self.field.minY..<Self.field.maxY { for x in Self.field.minX..<Self.field.maxX { #expect(target[x, y].isClear) } }
    // An extremely enlarged picture.
    canvas.draw(image, transform: Affine(scaleX: 1e12, y: 1e12))
    canvas.fill(
      Self.field,
      paint: .radial(
        RadialGradient(
          startCenter: RasterPoint(nan, 0), startRadius: -1, endCenter: .zero, endRadius: .infinity, ramp: GradientRamp(stops: []))))
  }

  @Test func porterDuffOnTwoHalves() {
    let s = Pixel(red: 1, green: 0, blue: 0, alpha: 0.5), d = Pixel(red: 0, green: 0, blue: 1, alpha: 0.5)
    func result(_ blend: Blend) -> Pixel {
      let target = PixelBuffer(bounds: PixelRect(x: 0, y: 0, width: 3, height: 3))!
      var canvas = Canvas(target)
      canvas.fill(target.bounds, d)
      canvas.blend = blend
      canvas.fill(target.bounds, paint: .color(s))
      return target[1, 1]
    }
    #expect(result(.copy) == s && result(.clear) == .clear)
    #expect(result(.sourceOver) == Pixel(bits: 0xc080_0040) || result(.sourceOver).alpha == 192)
    #expect(result(.sourceIn).alpha == 64 && result(.sourceIn).blue == 0)
    #expect(result(.destinationOut).blue == 64 && result(.destinationOut).red == 0)
    #expect(result(.xor).alpha == 127 || result(.xor).alpha == 128)
    #expect(result(.plusLighter) == Pixel(bits: 0xff80_0080))
    #expect(result(.multiply).alpha == 192 && result(.screen).alpha == 192)
  }

  @Test func modesOnOpaqueColours() {
    func result(_ blend: Blend, _ s: Pixel, _ d: Pixel) -> Pixel {
      let target = PixelBuffer(bounds: PixelRect(x: 0, y: 0, width: 1, height: 1))!
      var canvas = Canvas(target)
      canvas.fill(target.bounds, d)
      canvas.blend = blend
      canvas.fill(target.bounds, paint: .color(s))
      return target[0, 0]
    }
    let a = Pixel(bits: 0xff80_40ff), b = Pixel(bits: 0xff40_80c0)
    #expect(result(.multiply, a, b) == Pixel(bits: 0xff20_20c0))
    #expect(result(.darken, a, b) == Pixel(bits: 0xff40_40c0) && result(.lighten, a, b) == Pixel(bits: 0xff80_80ff))
    #expect(result(.difference, a, b) == Pixel(bits: 0xff40_403f))
    #expect(result(.luminosity, Pixel(bits: 0xffff_ffff), b) == Pixel(bits: 0xffff_ffff))
  }

  @Test func threadsDrawTilesOfOneBuffer() async {
    var random = SeededGenerator()
    let operations = (0..<12).map { _ in operation(&random) }
    let whole = background(&random), tiled = whole.copy()!
    for draw in operations { draw(Canvas(whole)) }
    nonisolated(unsafe) let list = operations
    DispatchQueue.concurrentPerform(iterations: 12) { i in
      let tile = PixelRect(x: Self.field.minX, y: Self.field.minY + i * 10, width: 150, height: 10)
      for draw in list { draw(Canvas(tiled, clip: Clip(tile))) }
    }
    #expect(whole == tiled, "seed \(random.seed)")
  }
}

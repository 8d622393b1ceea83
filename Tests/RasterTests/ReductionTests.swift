import Raster
import TestSupport
import Testing

/// Tests pictures at less than half of their size: every source pixel contributes, even if only a part is drawn.
@Suite(.namesSeeds) struct ReductionTests {
  private func picture(_ random: inout SeededGenerator, _ bounds: PixelRect) -> PixelBuffer {
    let image = PixelBuffer(bounds: bounds)!
    for y in bounds.minY..<bounds.maxY { for x in bounds.minX..<bounds.maxX { image[x, y] = Pixel(bits: random.pixel()) } }
    return image
  }

  @Test func aChequerBoardComesOutGrey() {
    let image = PixelBuffer(bounds: PixelRect(x: 0, y: 0, width: 640, height: 640))!
    for y in 0..<640 { for x in 0..<640 { image[x, y] = Pixel(bits: (x + y) % 2 == 0 ? 0xffff_ffff : 0xff00_0000) } }
    for scale in [0.49, 0.3, 0.25, 0.11, 0.02] {
      let size = Int(640 * scale), target = PixelBuffer(bounds: PixelRect(x: 0, y: 0, width: size, height: size))!
      Canvas(target).draw(image, transform: Affine(scaleX: scale, y: scale))
      for y in 0..<size { for x in 0..<size { #expect(abs(Int(target[x, y].red) - 128) <= 1 && target[x, y].isOpaque, "scale \(scale)") } }
    }
  }

  /// Compares with the means of the covered pixels in double precision. Powers of two are exact to one step.
  @Test(arguments: [4, 8, 32]) func powersOfTwoAreMeans(_ n: Int) {
    var random = SeededGenerator()
    let image = picture(&random, PixelRect(x: 0, y: 0, width: 128, height: 96))
    let target = PixelBuffer(bounds: PixelRect(x: 0, y: 0, width: 128 / n, height: 96 / n))!
    Canvas(target).draw(image, transform: Affine(scaleX: 1 / Double(n), y: 1 / Double(n)))
    // For n, the bilinear sample is between two pixels of the previous level.
    for y in 0..<target.height {
      for x in 0..<target.width {
        for shift: UInt32 in [0, 8, 16, 24] {
          var sum = 0.0
          for v in 0..<n { for u in 0..<n { sum += Double(image[x * n + u, y * n + v].bits >> shift & 255) } }
          #expect(abs(sum / Double(n * n) - Double(target[x, y].bits >> shift & 255)) <= 1.5)
        }
      }
    }
  }

  @Test func partsAndKeptLevelsLookAlike() {
    var random = SeededGenerator()
    let field = PixelRect(x: -5, y: -5, width: 90, height: 70)
    for round in 0..<150 {
      let image = picture(
        &random, PixelRect(x: random.whole(-9...9), y: random.whole(-9...9), width: random.whole(1...200), height: random.whole(1...150)))
      let source = random.whole(0...1) == 0 ? image.bounds : image.bounds.insetBy(dx: random.whole(0...20), dy: random.whole(0...20))
      if source.isEmpty { continue }
      let turn = random.whole(0...1) == 0 ? 0 : random.double(-3...3)
      let map = Affine(translationX: -Double(source.minX), y: -Double(source.minY))
        .concatenating(Affine(scaleX: random.double(0.03...0.7), y: random.double(0.03...0.7)))
        .concatenating(Affine(rotation: turn)).concatenating(Affine(translationX: random.double(-20...40), y: random.double(-20...40)))
      let whole = PixelBuffer(bounds: field)!, tiled = PixelBuffer(bounds: field)!, kept = PixelBuffer(bounds: field)!
      Canvas(whole).draw(image, source: source, transform: map)
      for y in stride(from: -5, to: 65, by: 13) {
        for x in stride(from: -5, to: 85, by: 17) {
          Canvas(tiled, clip: Clip(PixelRect(x: x, y: y, width: 17, height: 13))).draw(image, source: source, transform: map)
        }
      }
      image.freeze()
      for _ in 0..<2 {
        Canvas(kept).fill(field, .clear)
        var canvas = Canvas(kept)
        canvas.blend = .copy
        canvas.fill(field, .clear)
        Canvas(kept).draw(image, source: source, transform: map)
        #expect(whole == kept, "round \(round), seed \(random.seed)")
      }
      #expect(whole == tiled, "round \(round), seed \(random.seed)")
    }
  }

  /// Half size has separate code for rows except at the edges. Drawing in parts must equal drawing at once.
  @Test(arguments: [0, 0.5, -3, 7], [(64, 40), (63, 41), (5, 4)])
  func aPictureAtHalfItsSizeIsTheSameInParts(_ offset: Double, _ size: (Int, Int)) {
    var random = SeededGenerator()
    for isOpaque in [false, true] {
      let image = PixelBuffer(bounds: PixelRect(x: 3, y: 2, width: size.0, height: size.1))!
      for y in 0..<size.1 {
        for (x, bits) in random.pixels(size.0).enumerated() { image[x + 3, y + 2] = Pixel(bits: isOpaque ? bits | 0xff00_0000 : bits) }
      }
      image.isOpaque = isOpaque
      let place = Affine(a: 0.5, b: 0, c: 0, d: 0.5, tx: offset, ty: offset)
      let bounds = PixelRect(x: 0, y: 0, width: 40, height: 30)
      let (whole, parts) = (PixelBuffer(bounds: bounds)!, PixelBuffer(bounds: bounds)!)
      for buffer in [whole, parts] { Canvas(buffer).fill(bounds, Pixel(bits: 0xff40_6080)) }
      Canvas(whole).draw(image, transform: place)
      for y in stride(from: 0, to: 30, by: 7) {
        for x in stride(from: 0, to: 40, by: 9) {
          let part = PixelRect(x: x, y: y, width: 9, height: 7).intersection(bounds)
          Canvas(parts, clip: Clip(part)).draw(image, transform: place)
        }
      }
      #expect(whole == parts, "\(offset), \(size), opaque: \(isOpaque)")
    }
  }
}

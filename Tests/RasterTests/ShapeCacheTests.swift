import Raster
import TestSupport
import Testing

/// Tests that cached shapes equal uncached ones.
@Suite(.namesSeeds) struct ShapeCacheTests {
  private static let field = PixelRect(x: -10, y: -10, width: 200, height: 150)

  private func shape(_ random: inout SeededGenerator, _ kind: Int) -> VectorPath {
    var path = VectorPath()
    let w = random.double(1...90), h = random.double(1...60), x = random.double(-3...3), y = random.double(-3...3)
    switch kind {
    case 0: path.appendRoundedRect(RasterRect(minX: x, minY: y, maxX: x + w, maxY: y + h), radius: 8)
    case 1: path.appendEllipse(RasterRect(minX: 0, minY: 0, maxX: 40, maxY: 40))
    case 2:
      path.move(to: RasterPoint(x, y))
      path.cubic(to: RasterPoint(w, h), control1: RasterPoint(w, y), control2: RasterPoint(x, h))
      path = path.stroked(StrokeStyle(width: 3, cap: .round, join: .round))
    default:
      path.move(to: RasterPoint(x, y))
      for _ in 0..<5 { path.line(to: RasterPoint(random.double(0...90), random.double(0...60))) }
    }
    return path
  }

  @Test func aShapeLooksTheSameHoweverOftenItWasDrawnBefore() {
    var random = SeededGenerator()
    let scratch = Scratch.current
    for round in 0..<200 {
      let path = shape(&random, round % 4), rule: FillRule = random.whole(0...1) == 0 ? .nonZero : .evenOdd,
        color = Pixel(bits: random.pixel())
      for _ in 0..<4 {
        let place = Affine(translationX: Double(random.whole(-40...150)), y: Double(random.whole(-40...120)))
        let kept = PixelBuffer(bounds: Self.field)!, fresh = PixelBuffer(bounds: Self.field)!
        let clip =
          random.whole(0...1) == 0 ? Self.field : PixelRect(x: random.whole(0...90), y: random.whole(0...70), width: 50, height: 40)
        for target in [kept, fresh] { Canvas(target).fill(Self.field, Pixel(bits: 0xff40_8020)) }
        Canvas(kept, clip: Clip(clip)).fill(path.transformed(by: place), rule: rule, paint: .color(color))
        let budget = scratch.shapes.budget
        scratch.shapes.budget = 0
        Canvas(fresh, clip: Clip(clip)).fill(path.transformed(by: place), rule: rule, paint: .color(color))
        scratch.shapes.budget = budget
        #expect(kept == fresh, "round \(round), seed \(random.seed)")
      }
    }
  }

  @Test func aShapeIsKeptWhenItIsDrawnAgainApartByWholePixels() {
    let shared = Scratch.current.shapes, target = PixelBuffer(bounds: Self.field)!
    var path = VectorPath()
    path.appendRoundedRect(RasterRect(minX: 1.25, minY: 2.5, maxX: 61.125, maxY: 40), radius: 7.75)
    let before = shared.hits
    for i in 0..<10 {
      Canvas(target).fill(path.transformed(by: Affine(translationX: Double(i * 3), y: Double(i))), paint: .color(Pixel(bits: 0xff00_00ff)))
    }
    #expect(shared.hits == before + 8)
    Canvas(target).fill(path.transformed(by: Affine(translationX: 0.5, y: 0)), paint: .color(Pixel(bits: 0xff00_00ff)))
    #expect(shared.hits == before + 8)
  }

  /// Thousands of shapes do not make the cache exceed its budget.
  @Test func whatIsKeptStaysWithinItsBudget() {
    let shared = Scratch.current.shapes, target = PixelBuffer(bounds: Self.field)!
    for i in 0..<3000 {
      var path = VectorPath()
      path.appendEllipse(RasterRect(minX: 0, minY: 0, maxX: 60 + Double(i) / 100, maxY: 60))
      for _ in 0..<2 { Canvas(target).fill(path, paint: .color(Pixel(bits: 0xff00_00ff))) }
    }
    #expect(shared.bytes <= shared.budget && shared.bytes > 0)
  }
}

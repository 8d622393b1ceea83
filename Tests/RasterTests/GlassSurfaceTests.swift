import Foundation
import Raster
import TestSupport
import Testing

@Suite(.namesSeeds) struct GlassSurfaceTests {
  private func shape(_ x: Double, _ y: Double, _ w: Double, _ h: Double, _ r: Double, tint: Pixel = .clear) -> GlassSurface.Shape {
    GlassSurface.Shape(
      RasterRect(minX: x, minY: y, maxX: x + w, maxY: y + h), topLeft: r, topRight: r, bottomRight: r, bottomLeft: r, tint: tint)
  }

  private func surface(_ shapes: [GlassSurface.Shape], spacing: Double = 0, shift: Double = 0, rim: Float = 0) -> GlassSurface {
    GlassSurface(shapes: shapes, spacing: spacing, depth: 12, shift: shift, rim: rim, rimWidth: 2)
  }

  private func noise(_ bounds: PixelRect, _ random: inout SeededGenerator) -> PixelBuffer {
    let buffer = PixelBuffer(bounds: bounds)!
    for y in bounds.minY..<bounds.maxY {
      for x in bounds.minX..<bounds.maxX { buffer[x, y] = Pixel(bits: 0xff00_0000 | UInt32(random.whole(0...0xff_ffff))) }
    }
    return buffer
  }

  @Test func aSurfaceWithoutCurveShowsWhatIsBehind() {
    var random = SeededGenerator()
    let area = PixelRect(x: -20, y: -10, width: 90, height: 60), behind = noise(area, &random)
    let glass = surface([shape(-20, -10, 90, 60, 14)])
    #expect(glass.drawn(area, over: behind, side: 1, isCut: false) == behind, "seed \(random.seed)")
  }

  @Test func atTheOutlinePixelsFromFurtherInsideShow() throws {
    let area = PixelRect(x: 0, y: 0, width: 100, height: 40), ramp = PixelBuffer(bounds: area)!
    for y in 0..<40 { for x in 0..<100 { ramp[x, y] = Pixel(bits: 0xff00_0000 | UInt32(x * 2)) } }
    let glass = surface([shape(0, -500, 100, 1000, 0)], shift: 20)
    let drawn = try #require(glass.drawn(area, over: ramp, side: 1, isCut: false))
    // Half a pixel inside, the quarter circle stands at 1 - (0.5 / 12): 20 * (1 - sqrt(1 - 0.958 * 0.958)) = 14.3 pixels.
    #expect(abs(Int(drawn[0, 20].blue) - 2 * 14) <= 2 && abs(Int(drawn[99, 20].blue) - 2 * 85) <= 2)
    // The middle is flat, and in between the picture is compressed but never turned around.
    #expect(drawn[50, 20] == ramp[50, 20] && drawn[12, 20] == ramp[12, 20])
    #expect((7..<99).allSatisfy { drawn[$0, 20].blue >= drawn[$0 - 1, 20].blue || $0 < 12 || $0 > 88 })
  }

  @Test func theHighlightIsAtTheRimTowardsTheLight() throws {
    let area = PixelRect(x: 0, y: 0, width: 100, height: 100), dark = PixelBuffer(bounds: area)!
    for y in 0..<100 { for x in 0..<100 { dark[x, y] = Pixel(bits: 0xff00_0000) } }
    let drawn = try #require(surface([shape(0, 0, 100, 100, 50)], rim: 1).drawn(area, over: dark, side: 1, isCut: true))
    // Points on the circle at the top left, the bottom right, and the two other diagonals.
    let (near, far) = (15, 84)
    #expect(drawn[near, near].red > 80 && drawn[far, far].red > 80)
    #expect(drawn[far, near].red < 40 && drawn[near, far].red < 40 && drawn[far, near].red > 0)
    #expect(drawn[50, 50].red == 0 && drawn[20, 20].red == 0)
    #expect(drawn[2, 2].isClear, "outside of the outline")
  }

  @Test func closeShapesFlowTogether() throws {
    let area = PixelRect(x: 0, y: 0, width: 120, height: 60), white = PixelBuffer(bounds: area)!
    for y in 0..<60 { for x in 0..<120 { white[x, y] = Pixel(bits: 0xffff_ffff) } }
    func middle(gap: Double, spacing: Double) throws -> UInt8 {
      let glass = surface([shape(60 - gap / 2 - 40, 10, 40, 40, 20), shape(60 + gap / 2, 10, 40, 40, 20)], spacing: spacing)
      let drawn = try #require(glass.drawn(area, over: white, side: 1, isCut: true))
      // Nothing lies beyond the bounds of the shapes.
      #expect((0..<120).allSatisfy { drawn[$0, 8].isClear && drawn[$0, 52].isClear })
      return drawn[59, 30].alpha
    }
    #expect(try middle(gap: 8, spacing: 0) == 0)
    #expect(try middle(gap: 8, spacing: 10) == 255)
    #expect(try middle(gap: 13, spacing: 10) == 0)
    #expect(try middle(gap: -10, spacing: 0) == 255)
  }

  @Test func tintsCoverTheirShapes() throws {
    let area = PixelRect(x: 0, y: 0, width: 60, height: 30), white = PixelBuffer(bounds: area)!
    for y in 0..<30 { for x in 0..<60 { white[x, y] = Pixel(bits: 0xffff_ffff) } }
    let red = Pixel(red: 1, green: 0, blue: 0, alpha: 1)
    let drawn = try #require(
      surface([shape(0, 0, 30, 30, 0, tint: red), shape(30, 0, 30, 30, 0)]).drawn(area, over: white, side: 1, isCut: true))
    #expect(drawn[3, 15].green < 10 && drawn[3, 15].red == 255)
    #expect(drawn[56, 15].green > 245)
  }

  @Test func aPartIsThatOfTheWhole() throws {
    var random = SeededGenerator()
    for _ in 0..<20 {
      let area = PixelRect(x: -30, y: -20, width: 120, height: 80)
      let side = [1, 2, 4][random.whole(0...2)]
      let squares = PixelRect(minX: -40 / side, minY: -40 / side, maxX: 120 / side, maxY: 100 / side)
      let behind = noise(squares, &random)
      let shapes = (0..<random.whole(1...3)).map { _ in
        shape(
          random.double(-30...40), random.double(-20...20), random.double(10...50), random.double(10...40), random.double(0...30),
          tint: Pixel(red: 0.2, green: 0.9, blue: 0.4, alpha: random.double(0...1)))
      }
      let glass = surface(shapes, spacing: random.double(0...30), shift: random.double(0...20), rim: 0.7)
      let isCut = random.chance(0.5)
      let whole = try #require(glass.drawn(area, over: behind, side: side, isCut: isCut))
      let part = PixelRect(x: random.whole(-30...50), y: random.whole(-20...20), width: random.whole(1...40), height: random.whole(1...40))
      let alone = try #require(glass.drawn(part, over: behind, side: side, isCut: isCut))
      #expect(alone.bytes(of: part) == whole.bytes(of: part), "seed \(random.seed)")
    }
  }
}

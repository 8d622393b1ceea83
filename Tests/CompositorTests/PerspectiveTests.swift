import Compositor
import CoreGraphics
import Foundation
import Raster
import RenderTree
import Testing

/// Tests layers in perspective.
@Suite struct PerspectiveTests {
  private let size = PixelRect(x: 0, y: 0, width: 200, height: 200)
  private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)

  private func layer(_ width: CGFloat, _ height: CGFloat, at point: CGPoint = CGPoint(x: 100, y: 100)) -> ModelLayer {
    let layer = ModelLayer()
    layer.properties.bounds.size = CGSize(width: width, height: height)
    layer.properties.position = point
    return layer
  }

  private func turned(_ angle: CGFloat, distance: CGFloat = 300) -> CATransform3D {
    var eye = CATransform3DIdentity
    eye.m34 = -1 / distance
    return CATransform3DRotate(eye, angle, 0, 1, 0)
  }

  private func snapshot(_ layer: ModelLayer) -> RenderSnapshot {
    let root = ModelLayer()
    root.properties.anchorPoint = .zero
    root.properties.bounds.size = CGSize(width: 200, height: 200)
    root.insert(layer, at: 0)
    return RenderSnapshot(root: root.node, size: size, scale: 1, background: Pixel(bits: 0xffff_ffff))
  }

  private func drawn(_ layer: ModelLayer) -> PixelBuffer {
    let target = PixelBuffer(bounds: size)!
    _ = Compositor(threads: 2).composite(snapshot(layer), at: 0, into: target)
    return target
  }

  /// Returns the projection of the point `x`, `y` (from the layer's centre) of a layer that is rotated about the y axis.
  private func seen(_ x: Double, _ y: Double, _ angle: Double, _ distance: Double) -> (Double, Double) {
    let z = -x * sin(angle)
    let k = distance / (distance - z)
    return (100 + x * cos(angle) * k, 100 + y * k)
  }

  @Test func aTurnedLayerIsATrapeziumWithItsCornersWhereGeometryPutsThem() {
    let card = layer(120, 80)
    card.properties.backgroundColor = red
    card.properties.transform = turned(1)
    let picture = drawn(card)
    for y in 0..<200 {
      for x in 0..<200 {
        // From the pixel back to the layer: the ray from the eye intersects the rotated plane.
        let (sx, sy) = (Double(x) + 0.5 - 100, Double(y) + 0.5 - 100)
        let lx = sx / (cos(1.0) - sx * sin(1.0) / 300)
        let k = 300 / (300 + lx * sin(1.0))
        let ly = sy / k
        let edge = min(60 - abs(lx), 40 - abs(ly)) * 0.3
        if edge > 1 { #expect(picture[x, y].bits == 0xffff_0000, "(\(x), \(y))") }
        if edge < -1 { #expect(picture[x, y].bits == 0xffff_ffff, "(\(x), \(y))") }
      }
    }
    let (left, right) = (seen(-60, 40, 1, 300), seen(60, 40, 1, 300))
    #expect(left.1 > right.1 + 10)
    #expect(picture[Int(left.0) + 1, Int(left.1) - 3].bits == 0xffff_0000)
    #expect(picture[Int(right.0) + 1, 100].bits == 0xffff_ffff)
  }

  @Test func contentsFollowThePlaneWithinTwoLevels() {
    let card = layer(100, 100)
    let pixels = PixelBuffer(bounds: PixelRect(x: 0, y: 0, width: 100, height: 100))!
    for y in 0..<100 { for x in 0..<100 { pixels[x, y] = Pixel(red: Double(x) * 2 / 255, green: Double(y) * 2 / 255, blue: 0, alpha: 1) } }
    pixels.isOpaque = true
    card.contents = LayerContents(pixels: pixels, revision: 1)
    card.properties.transform = turned(-0.8, distance: 250)
    let picture = drawn(card)
    var compared = 0
    for y in 0..<200 {
      for x in 0..<200 {
        let (sx, sy) = (Double(x) + 0.5 - 100, Double(y) + 0.5 - 100)
        let lx = sx / (cos(0.8) + sx * sin(0.8) / 250)
        let ly = sy * (250 - lx * sin(0.8)) / 250
        guard abs(lx) < 47, abs(ly) < 47 else { continue }
        compared += 1
        let bits = picture[x, y].bits
        let (r, g) = (Double(bits >> 16 & 255), Double(bits >> 8 & 255))
        #expect(abs(r - (lx + 49.5) * 2) <= 2 && abs(g - (ly + 49.5) * 2) <= 2, "(\(x), \(y)): \(r), \(g)")
      }
    }
    #expect(compared > 3000)
  }

  @Test func nearerSublayersAreLargerAndStaySharp() {
    let stage = layer(200, 200)
    stage.properties.sublayerTransform.m34 = -1 / 500
    let near = layer(80, 80)
    near.properties.backgroundColor = red
    near.properties.zPosition = 100
    stage.insert(near, at: 0)
    let picture = drawn(stage)
    // The scale is 500 / (500 - 100): 100 pixels.
    #expect(picture[50, 50].bits == 0xffff_0000 && picture[149, 149].bits == 0xffff_0000)
    #expect(picture[49, 100].bits == 0xffff_ffff && picture[150, 100].bits == 0xffff_ffff)
    near.properties.zPosition = 600
    #expect(drawn(stage)[100, 100].bits == 0xffff_ffff, "behind the eye")
  }

  @Test func sublayersAreFlattenedIntoThePlane() {
    let flat = layer(100, 100)
    let stage = layer(200, 200)
    stage.properties.sublayerTransform.m34 = -1 / 300
    stage.insert(flat, at: 0)
    let child = layer(60, 60, at: CGPoint(x: 50, y: 50))
    child.properties.backgroundColor = red
    child.properties.transform = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
    flat.insert(child, at: 0)
    let picture = drawn(stage)
    // It is half as wide, and of equal height on both sides: the stage's perspective does not apply through the flat layer between them.
    #expect(picture[86, 71].bits == 0xffff_0000 && picture[113, 128].bits == 0xffff_0000)
    #expect(picture[84, 100].bits == 0xffff_ffff && picture[100, 69].bits == 0xffff_ffff)
  }

  @Test func theBackOfALayerShowsOnlyIfItIsDoubleSided() {
    let card = layer(100, 100)
    card.properties.backgroundColor = red
    for (angle, front) in [(0.5, true), (1.4, true), (1.8, false), (3.1, false), (-2, false), (5.5, true)] {
      card.properties.transform = turned(CGFloat(angle))
      card.properties.isDoubleSided = true
      #expect(drawn(card)[100, 100].bits == 0xffff_0000)
      card.properties.isDoubleSided = false
      #expect(drawn(card)[100, 100].bits == (front ? 0xffff_0000 : 0xffff_ffff), "turned by \(angle)")
    }
  }

  @Test func aPlaneThatReachesBehindTheEyeIsCutOff() {
    let floor = layer(100, 3000, at: CGPoint(x: 100, y: 100))
    floor.properties.backgroundColor = red
    var eye = CATransform3DIdentity
    eye.m34 = -1 / 200
    floor.properties.transform = CATransform3DRotate(eye, 1.3, 1, 0, 0)
    let picture = drawn(floor)
    #expect(picture[100, 199].bits == 0xffff_0000 || picture[100, 0].bits == 0xffff_0000)
    #expect(picture[100, 199] != picture[100, 0])
  }

  @Test func turningDrawsThePlaneOnce() {
    let card = layer(120, 80)
    card.properties.backgroundColor = red
    card.properties.cornerRadius = 12
    let root = ModelLayer()
    root.properties.bounds.size = CGSize(width: 200, height: 200)
    root.insert(card, at: 0)
    let target = PixelBuffer(bounds: size)!
    let compositor = Compositor(threads: 1)
    var misses = 0
    for step in 0..<40 {
      card.properties.transform = turned(0.01 + CGFloat(step) * 0.05, distance: 800)
      let snapshot = RenderSnapshot(root: root.node, size: size, scale: 1, background: Pixel(bits: 0xffff_ffff))
      misses += compositor.composite(snapshot, at: 0, into: target).counters.cacheMisses
    }
    // The flat layer and its corner mask.
    #expect(misses == 2)
  }
}

import Compositor
import CoreGraphics
import Foundation
import Raster
import RenderTree
import Testing

/// Layers with `cornerCurve = .continuous`, compared with their outline as a path.
@Suite struct ContinuousCornerTests {
  private let side = 120

  fileprivate func draw(_ layer: ModelLayer, _ compositor: Compositor = Compositor(threads: 1), scale: CGFloat = 1) -> PixelBuffer {
    let root = ModelLayer()
    root.properties.anchorPoint = .zero
    root.insert(layer, at: 0)
    let size = PixelRect(x: 0, y: 0, width: side, height: side)
    let target = PixelBuffer(bounds: size)!
    let snapshot = RenderSnapshot(root: root.node, size: size, scale: scale, background: Pixel(bits: 0xffff_ffff))
    for _ in 0..<3 { _ = compositor.composite(snapshot, at: 0, into: target) }
    return target
  }

  fileprivate func layer(_ frame: CGRect, _ radius: CGFloat, isContinuous: Bool = true) -> ModelLayer {
    let layer = ModelLayer(frame)
    layer.properties.cornerRadius = radius
    layer.properties.hasContinuousCorners = isContinuous
    return layer
  }

  /// Draws the outline without the compositor.
  private func reference(_ frame: RasterRect, _ radius: Double, _ pixel: Pixel, _ corners: CornerMask = .all) -> PixelBuffer {
    let target = PixelBuffer(bounds: PixelRect(x: 0, y: 0, width: side, height: side))!
    Canvas(target).fill(target.bounds, Pixel(bits: 0xffff_ffff))
    func part(_ corner: CornerMask) -> Double { corners.contains(corner) ? radius : 0 }
    var path = VectorPath()
    path.appendRoundedRect(
      frame, topLeft: part(.minXMinY), topRight: part(.maxXMinY), bottomRight: part(.maxXMaxY), bottomLeft: part(.minXMaxY),
      isContinuous: true)
    Canvas(target).fill(path, paint: .color(pixel))
    return target
  }

  fileprivate let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
  private let glassy = CGColor(red: 0.2, green: 0.7, blue: 0.1, alpha: 0.5)

  @Test(arguments: [(90.0, 80.0, 22.0), (90, 80, 26), (90, 80, 30), (100, 40, 20), (64, 64, 32), (60, 100, 7.3)])
  func backgroundsAndClipsHaveTheOutline(width: Double, height: Double, radius: Double) {
    let frame = RasterRect(minX: 11, minY: 9, maxX: 11 + width, maxY: 9 + height)
    for color in [blue, glassy] {
      let box = layer(CGRect(x: 11, y: 9, width: width, height: height), radius)
      box.properties.backgroundColor = color
      #expect(draw(box) == reference(frame, radius, color.pixel), "the fast path")
      // Whole parts are drawn as rectangles, but only where the curve does not reach.
      let plain = layer(CGRect(x: 11, y: 9, width: width, height: height), radius)
      plain.properties.masksToBounds = true
      let content = layer(CGRect(x: -5, y: -5, width: 200, height: 200), 0)
      content.properties.backgroundColor = color
      plain.insert(content, at: 0)
      #expect(draw(plain) == reference(frame, radius, color.pixel), "the clip")
      // An opaque layer behind shows at the corners.
      let behind = layer(CGRect(x: 0, y: 0, width: 120, height: 120), 0)
      behind.properties.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
      let front = layer(CGRect(x: 11, y: 9, width: width, height: height), radius)
      front.properties.backgroundColor = color
      behind.insert(front, at: 0)
      var debug = DebugOptions()
      debug.ignoresOcclusion = true
      let slow = Compositor(threads: 1)
      slow.debug = debug
      let overdrawn = draw(behind, slow)
      #expect(draw(behind) == overdrawn, "hidden parts")
    }
  }

  @Test func onlyMaskedCornersAreRound() {
    let box = layer(CGRect(x: 10, y: 10, width: 90, height: 90), 24)
    box.properties.backgroundColor = blue
    box.properties.maskedCorners = [.minXMinY, .maxXMaxY]
    #expect(draw(box) == reference(RasterRect(minX: 10, minY: 10, maxX: 100, maxY: 100), 24, blue.pixel, [.minXMinY, .maxXMaxY]))
  }

  @Test func continuousCornersCoverLessNearTheEdgesAndAsMuchInTheMiddle() {
    let frame = CGRect(x: 10, y: 10, width: 100, height: 100)
    let (smooth, round) = (layer(frame, 30), layer(frame, 30, isContinuous: false))
    for box in [smooth, round] { box.properties.backgroundColor = CGColor(red: 0, green: 0, blue: 0, alpha: 1) }
    let (a, b) = (draw(smooth), draw(round))
    // 1.3 radii from the corner the circle has reached the edge, the continuous curve has not.
    #expect(b[10 + 39, 10].red == 0 && a[10 + 39, 10].red > 0)
    // It leaves the edge 1.53 radii from the corner.
    #expect(a[10 + 47, 10].red == 0)
    // On the diagonal the two are within a tenth of a pixel.
    #expect(abs(Int(a[18, 18].red) - Int(b[18, 18].red)) < 40 && abs(Int(a[19, 19].red) - Int(b[19, 19].red)) < 40)
  }

  @Test func bordersAndShadowsFollowTheCurve() {
    let box = layer(CGRect(x: 10, y: 10, width: 90, height: 90), 26)
    box.properties.borderWidth = 4
    box.properties.borderColor = blue
    var expected = VectorPath()
    expected.appendRoundedRect(
      RasterRect(minX: 10, minY: 10, maxX: 100, maxY: 100), topLeft: 26, topRight: 26, bottomRight: 26, bottomLeft: 26, isContinuous: true)
    expected.appendRoundedRect(
      RasterRect(minX: 14, minY: 14, maxX: 96, maxY: 96), topLeft: 22, topRight: 22, bottomRight: 22, bottomLeft: 22, isContinuous: true)
    let target = PixelBuffer(bounds: PixelRect(x: 0, y: 0, width: side, height: side))!
    Canvas(target).fill(target.bounds, Pixel(bits: 0xffff_ffff))
    Canvas(target).fill(expected, rule: .evenOdd, paint: .color(blue.pixel))
    #expect(draw(box) == target)
    // A sharp shadow at the place of the layer has the same pixels as the layer.
    let shade = layer(CGRect(x: 10, y: 10, width: 90, height: 90), 26)
    shade.properties.backgroundColor = blue
    shade.properties.shadowColor = blue
    shade.properties.shadowOpacity = 1
    shade.properties.shadowRadius = 0
    shade.properties.shadowOffset = CGSize(width: 200, height: 0)
    shade.properties.position.x = -190
    #expect(draw(shade) == reference(RasterRect(minX: 10, minY: 10, maxX: 100, maxY: 100), 26, blue.pixel))
    #expect(draw(shade) != reference(RasterRect(minX: 10, minY: 10, maxX: 100, maxY: 100), 24, blue.pixel))
  }

  @Test func aChangeOfTheCurveDrawsTheCornersAgain() {
    let compositor = Compositor(threads: 1)
    let root = ModelLayer()
    root.properties.anchorPoint = .zero
    let frame = CGRect(x: 10, y: 10, width: 100, height: 100)
    let box = layer(frame, 30, isContinuous: false), clip = layer(frame, 30, isContinuous: false)
    box.properties.backgroundColor = blue
    clip.properties.masksToBounds = true
    let content = layer(CGRect(x: 0, y: 0, width: 50, height: 100), 0)
    content.properties.backgroundColor = glassy
    clip.insert(content, at: 0)
    root.insert(box, at: 0)
    root.insert(clip, at: 1)
    let size = PixelRect(x: 0, y: 0, width: side, height: side), target = PixelBuffer(bounds: size)!
    func show(_ compositor: Compositor, _ target: PixelBuffer) {
      let snapshot = RenderSnapshot(root: root.node, size: size, scale: 1, background: Pixel(bits: 0xffff_ffff))
      _ = compositor.composite(snapshot, at: 0, into: target)
    }
    show(compositor, target)
    for isContinuous in [true, false] {
      for changed in [box, clip] {
        changed.properties.hasContinuousCorners = isContinuous
        show(compositor, target)
        let fresh = PixelBuffer(bounds: size)!
        show(Compositor(threads: 1), fresh)
        #expect(target == fresh)
      }
    }
  }
}

extension ContinuousCornerTests {
  @Test(arguments: [false, true]) func cornersCanHaveDifferentRadii(isContinuous: Bool) {
    let frame = RasterRect(minX: 10, minY: 10, maxX: 100, maxY: 100)
    let fractions = CornerRadiusFractions(CornerValues(topLeft: 1, topRight: 0.25, bottomRight: 0.5, bottomLeft: 1))
    var path = VectorPath()
    path.appendRoundedRect(frame, topLeft: 40, topRight: 10, bottomRight: 20, bottomLeft: 0, isContinuous: isContinuous)
    let expected = PixelBuffer(bounds: PixelRect(x: 0, y: 0, width: 120, height: 120))!
    Canvas(expected).fill(expected.bounds, Pixel(bits: 0xffff_ffff))
    Canvas(expected).fill(path, paint: .color(Pixel(bits: 0xff00_00ff)))
    for isClip in [false, true] {
      let box = layer(CGRect(x: 10, y: 10, width: 90, height: 90), 40, isContinuous: isContinuous)
      box.properties.maskedCorners = [.minXMinY, .maxXMinY, .maxXMaxY]
      box.properties.cornerRadiusFractions = fractions
      if isClip {
        box.properties.masksToBounds = true
        let content = layer(CGRect(x: 0, y: 0, width: 90, height: 90), 0)
        content.properties.backgroundColor = blue
        box.insert(content, at: 0)
      } else {
        box.properties.backgroundColor = blue
      }
      #expect(draw(box) == expected)
    }
    #expect(CornerRadiusFractions(CornerValues(topLeft: 1, topRight: 1, bottomRight: 1, bottomLeft: 1)) == nil)
    #expect(CornerRadiusFractions(CornerValues(topLeft: .nan, topRight: 1, bottomRight: 1, bottomLeft: 1)) == nil)
  }

  @Test func aChangeOfOneRadiusDrawsTheCornersAgain() {
    let compositor = Compositor(threads: 1), size = PixelRect(x: 0, y: 0, width: 120, height: 120)
    let root = ModelLayer()
    root.properties.anchorPoint = .zero
    let box = layer(CGRect(x: 10, y: 10, width: 100, height: 100), 30)
    box.properties.backgroundColor = blue
    root.insert(box, at: 0)
    func show(_ compositor: Compositor, _ target: PixelBuffer) {
      let snapshot = RenderSnapshot(root: root.node, size: size, scale: 1, background: Pixel(bits: 0xffff_ffff))
      _ = compositor.composite(snapshot, at: 0, into: target)
    }
    let target = PixelBuffer(bounds: size)!
    show(compositor, target)
    let before = target[11, 11]
    box.properties.cornerRadiusFractions = CornerRadiusFractions(CornerValues(topLeft: 0, topRight: 1, bottomRight: 1, bottomLeft: 1))
    show(compositor, target)
    let fresh = PixelBuffer(bounds: size)!
    show(Compositor(threads: 1), fresh)
    #expect(target == fresh && target[11, 11] != before)
  }
}

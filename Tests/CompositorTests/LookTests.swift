import Compositor
import CoreGraphics
import Foundation
import Raster
import RenderTree
import Testing

/// Compares pictures of single layers with pictures computed by hand.
@Suite struct LookTests {
  private let white = Pixel(bits: 0xffff_ffff)
  private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  private let redBits: UInt32 = 0xffff_0000

  private func draw(_ layers: [ModelLayer], scale: CGFloat = 1, side: Int = 40) -> PixelBuffer {
    let root = ModelLayer()
    root.properties.anchorPoint = .zero
    for layer in layers { root.insert(layer, at: root.children.count) }
    let size = PixelRect(x: 0, y: 0, width: side, height: side)
    let target = PixelBuffer(bounds: size)!
    _ = Compositor(threads: 1).composite(
      RenderSnapshot(root: root.node, size: size, scale: scale, background: white), at: 0, into: target)
    return target
  }

  private func count(_ p: PixelBuffer, _ bits: UInt32) -> Int {
    var n = 0
    for y in 0..<p.height { for x in 0..<p.width where p[x, y].bits == bits { n += 1 } }
    return n
  }

  @Test func wholePixelsFillExactlyAndFractionsAreAntialiased() {
    let exact = draw([ModelLayer(CGRect(x: 3, y: 5, width: 10, height: 7), red)])
    #expect(count(exact, redBits) == 70)
    #expect(count(exact, 0xffff_ffff) == 1600 - 70)
    let thirds = draw([ModelLayer(CGRect(x: 1.0 / 3, y: 0, width: 10.0 / 3, height: 2), red)], scale: 3)
    #expect(count(thirds, redBits) == 60)
    let half = draw([ModelLayer(CGRect(x: 3.5, y: 5, width: 10, height: 7), red)])
    #expect(count(half, redBits) == 63)
    #expect((126...129).contains(Int(half[3, 6].green)))
    #expect((126...129).contains(Int(half[13, 6].green)))
  }

  @Test func bordersLieInsideAndAboveSublayers() {
    let box = ModelLayer(CGRect(x: 5, y: 5, width: 20, height: 20), CGColor(red: 0, green: 0, blue: 1, alpha: 1))
    box.properties.borderWidth = 3
    box.properties.borderColor = red
    box.insert(ModelLayer(CGRect(x: 0, y: 0, width: 20, height: 10), CGColor(red: 0, green: 1, blue: 0, alpha: 1)), at: 0)
    let p = draw([box])
    #expect(count(p, redBits) == 400 - 14 * 14)
    #expect(count(p, 0xff00_ff00) == 14 * 7)
    #expect(count(p, 0xff00_00ff) == 14 * 7)
  }

  @Test func roundCornersHaveTheAreaOfTheirCircle() {
    let disc = ModelLayer(CGRect(x: 5, y: 5, width: 30, height: 30), CGColor(red: 0, green: 0, blue: 0, alpha: 1))
    disc.properties.cornerRadius = 15
    let ink = draw([disc])
    let clip = ModelLayer(CGRect(x: 5, y: 5, width: 30, height: 30))
    clip.properties.cornerRadius = 15
    clip.properties.masksToBounds = true
    clip.insert(ModelLayer(CGRect(x: -9, y: -9, width: 60, height: 60), .black), at: 0)
    let clipped = draw([clip])
    for picture in [ink, clipped] {
      var sum = 0.0
      for y in 0..<40 { for x in 0..<40 { sum += 1 - Double(picture[x, y].red) / 255 } }
      // Curves are flattened with a tolerance of a tenth of a pixel.
      #expect(abs(sum - Double.pi * 225) < 0.1 * Double.pi * 30)
      #expect(picture[5, 5].bits == 0xffff_ffff)
      #expect(picture[20, 5].red < 40)
    }
    disc.properties.maskedCorners = [.maxXMaxY]
    let one = draw([disc])
    #expect(one[5, 5].bits == 0xff00_0000)
    #expect(one[34, 34].bits == 0xffff_ffff)
  }

  @Test func opacityIsThatOfTheGroup() {
    let group = ModelLayer(CGRect(x: 0, y: 0, width: 40, height: 40))
    group.properties.opacity = 0.5
    group.insert(ModelLayer(CGRect(x: 0, y: 0, width: 20, height: 20), red), at: 0)
    group.insert(ModelLayer(CGRect(x: 10, y: 10, width: 20, height: 20), CGColor(red: 0, green: 0, blue: 1, alpha: 1)), at: 1)
    let p = draw([group])
    // In the overlap nothing of the red layer is visible.
    #expect(p[15, 15] == p[25, 25])
    #expect((126...128).contains(Int(p[25, 25].red)))
    #expect((126...128).contains(Int(p[5, 5].green)))
  }

  @Test func masksShowWhereTheyHaveAlpha() {
    let box = ModelLayer(CGRect(x: 4, y: 4, width: 20, height: 20), red)
    let mask = ModelLayer(CGRect(x: 5, y: 5, width: 8, height: 8), CGColor(red: 0, green: 0, blue: 0, alpha: 1))
    box.mask = mask
    let p = draw([box])
    #expect(count(p, redBits) == 64)
    #expect(p[9, 9].bits == redBits)
    #expect(p[8, 8].bits == 0xffff_ffff)
  }

  @Test func shadowsHaveTheShapeOfTheLayerBlurredAndMoved() {
    let box = ModelLayer(CGRect(x: 10, y: 10, width: 12, height: 12), red)
    box.properties.shadowColor = .black
    box.properties.shadowOpacity = 1
    box.properties.shadowOffset = CGSize(width: 6, height: 6)
    box.properties.shadowRadius = 0
    let sharp = draw([box])
    #expect(count(sharp, redBits) == 144)
    #expect(count(sharp, 0xff00_0000) == 144 - 36)
    box.properties.shadowRadius = 3
    let soft = draw([box])
    #expect(soft[26, 26].red < 160)
    #expect(soft[30, 30].red > soft[26, 26].red)
    box.properties.masksToBounds = true
    #expect(count(draw([box]), 0xffff_ffff) == 1600 - 144)
    // A layer without content casts the shadow of its sublayers.
    let empty = ModelLayer(CGRect(x: 0, y: 0, width: 40, height: 40))
    empty.properties.shadowColor = .black
    empty.properties.shadowOpacity = 1
    empty.properties.shadowRadius = 0
    empty.properties.shadowOffset = CGSize(width: 6, height: 6)
    empty.insert(ModelLayer(CGRect(x: 10, y: 10, width: 12, height: 12), red), at: 0)
    #expect(draw([empty]) == sharp)
  }

  /// Four columns and two rows of different colours.
  private var picture: PixelBuffer {
    let p = PixelBuffer(bounds: PixelRect(x: 0, y: 0, width: 4, height: 2))!
    for y in 0..<2 { for x in 0..<4 { p[x, y] = Pixel(bits: 0xff00_0000 | UInt32(x * 60) << 8 | UInt32(100 + y * 80)) } }
    p.isOpaque = true
    return p
  }

  @Test(arguments: ContentsGravity.allCases)
  func gravitiesPutContentsWhereTheirNamesSay(gravity: ContentsGravity) {
    let box = ModelLayer(CGRect(x: 8, y: 8, width: 16, height: 12))
    box.properties.contentsGravity = gravity
    box.properties.magnificationFilter = .nearest
    box.contents = LayerContents(pixels: picture, revision: 1)
    let drawn = draw([box])
    // Left, top, and pixels per picture pixel, computed by hand: the picture is 4 x 2 in 16 x 12 at (8, 8).
    let (x0, y0, sx, sy): (Int, Int, Int, Int) =
      switch gravity {
      case .center: (14, 13, 1, 1)
      case .top: (14, 8, 1, 1)
      case .bottom: (14, 18, 1, 1)
      case .left: (8, 13, 1, 1)
      case .right: (20, 13, 1, 1)
      case .topLeft: (8, 8, 1, 1)
      case .topRight: (20, 8, 1, 1)
      case .bottomLeft: (8, 18, 1, 1)
      case .bottomRight: (20, 18, 1, 1)
      case .resize: (8, 8, 4, 6)
      case .resizeAspect: (8, 10, 4, 4)
      case .resizeAspectFill: (4, 8, 6, 6)
      }
    let source = picture
    for y in 0..<40 {
      for x in 0..<40 {
        let (i, j) = (Int((Double(x - x0) / Double(sx)).rounded(.down)), Int((Double(y - y0) / Double(sy)).rounded(.down)))
        let expected = source.bounds.contains(x: i, y: j) ? source[i, j] : white
        #expect(drawn[x, y] == expected, "\(gravity) at (\(x), \(y))")
      }
    }
  }

  @Test func contentsScaleAndRectChooseSizeAndPart() {
    let box = ModelLayer(CGRect(x: 8, y: 8, width: 16, height: 12))
    box.properties.contentsGravity = .topLeft
    box.properties.contentsScale = 2
    box.contents = LayerContents(pixels: picture, revision: 1)
    let retina = draw([box], scale: 2, side: 80)
    #expect(retina[16, 16] == picture[0, 0] && retina[19, 17] == picture[3, 1] && retina[20, 16] == white)
    box.properties.contentsScale = 1
    box.properties.contentsRect = CGRect(x: 0.5, y: 0.5, width: 0.25, height: 0.5)
    let part = draw([box])
    #expect(part[8, 8] == picture[2, 1] && part[9, 8] == white && part[8, 9] == white)
  }

  @Test func nineParts() {
    let p = PixelBuffer(bounds: PixelRect(x: 0, y: 0, width: 3, height: 3))!
    for y in 0..<3 { for x in 0..<3 { p[x, y] = Pixel(bits: 0xff00_0000 | UInt32(x * 100) << 8 | UInt32(y * 100)) } }
    p.isOpaque = true
    let box = ModelLayer(CGRect(x: 5, y: 5, width: 20, height: 10))
    box.properties.contentsCenter = CGRect(x: 1.0 / 3, y: 1.0 / 3, width: 1.0 / 3, height: 1.0 / 3)
    box.contents = LayerContents(pixels: p, revision: 1)
    let drawn = draw([box])
    for (x, y, i, j) in [(5, 5, 0, 0), (24, 5, 2, 0), (5, 14, 0, 2), (24, 14, 2, 2), (15, 10, 1, 1), (15, 5, 1, 0), (5, 10, 0, 1)] {
      #expect(drawn[x, y] == p[i, j], "at (\(x), \(y))")
    }
  }

  @Test func geometryFlippedTurnsPlacesButNoPictures() {
    let parent = ModelLayer(CGRect(x: 0, y: 0, width: 40, height: 40))
    parent.properties.isGeometryFlipped = true
    let child = ModelLayer(CGRect(x: 0, y: 0, width: 4, height: 2))
    child.contents = LayerContents(pixels: picture, revision: 1)
    parent.insert(child, at: 0)
    let p = draw([parent])
    #expect(p[0, 38] == picture[0, 0])
    #expect(p[3, 39] == picture[3, 1])
  }

  @Test func theBackOfASingleSidedLayerDoesNotShow() {
    let card = ModelLayer(CGRect(x: 10, y: 10, width: 10, height: 10), red)
    card.properties.anchorPoint = CGPoint(x: 0.5, y: 0.5)
    card.properties.position = CGPoint(x: 20, y: 20)
    card.properties.isDoubleSided = false
    card.properties.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
    #expect(count(draw([card]), redBits) == 0)
    card.properties.isDoubleSided = true
    #expect(count(draw([card]), redBits) == 100)
  }

  @Test func nonsenseDrawsNothingAndDoesNotTrap() {
    let values: [CGFloat] = [.nan, .infinity, -.infinity, 1e300, -1e300, 0]
    for value in values {
      for field in 0..<8 {
        let box = ModelLayer(CGRect(x: 5, y: 5, width: 10, height: 10), red)
        box.contents = LayerContents(pixels: picture, revision: 1)
        box.properties.borderColor = red
        box.properties.shadowColor = .black
        box.properties.shadowOpacity = 1
        switch field {
        case 0: box.properties.bounds.size.width = value
        case 1: box.properties.position.y = value
        case 2: box.properties.cornerRadius = value
        case 3: box.properties.borderWidth = value
        case 4: box.properties.shadowRadius = value
        case 5: box.properties.transform.m11 = value
        case 6: box.properties.contentsRect = CGRect(x: value, y: 0, width: value, height: 1)
        default: box.properties.contentsScale = value
        }
        box.properties.masksToBounds = field % 2 == 0
        #expect(draw([box]).bounds.width == 40)
      }
    }
  }
}

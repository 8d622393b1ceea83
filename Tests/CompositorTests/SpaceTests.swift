import Compositor
import CoreGraphics
import Foundation
import Raster
import RenderTree
import TestSupport
import Testing

/// Tests layers in transform layers.
@Suite(.namesSeeds) struct SpaceTests {
  private let size = PixelRect(x: 0, y: 0, width: 200, height: 200)
  private let colors: [UInt32] = [0xffff_0000, 0xff00_ff00, 0xff00_00ff, 0xffff_ff00, 0xff00_ffff, 0xffff_00ff]

  private func face(_ index: Int, side: CGFloat = 80, at point: CGPoint = CGPoint(x: 40, y: 40), _ t: CATransform3D) -> ModelLayer {
    let layer = ModelLayer()
    let bits = colors[index]
    layer.properties.bounds.size = CGSize(width: side, height: side)
    layer.properties.position = point
    layer.properties.backgroundColor = CGColor(
      red: Double(bits >> 16 & 255) / 255, green: Double(bits >> 8 & 255) / 255, blue: Double(bits & 255) / 255, alpha: 1)
    layer.properties.transform = t
    return layer
  }

  /// Returns a transform layer in the centre, seen from a distance.
  private func space(_ turn: CATransform3D, distance: CGFloat, _ faces: [ModelLayer]) -> ModelLayer {
    let space = ModelLayer()
    space.properties.isTransformLayer = true
    space.properties.bounds.size = CGSize(width: 80, height: 80)
    space.properties.position = CGPoint(x: 100, y: 100)
    var eye = CATransform3DIdentity
    eye.m34 = -1 / distance
    space.properties.transform = CATransform3DConcat(turn, eye)
    for (index, face) in faces.enumerated() { space.insert(face, at: index) }
    return space
  }

  private func draw(_ layer: ModelLayer) -> PixelBuffer {
    let root = ModelLayer()
    root.properties.anchorPoint = .zero
    root.properties.bounds.size = CGSize(width: 200, height: 200)
    root.insert(layer, at: 0)
    let target = PixelBuffer(bounds: size)!
    let snapshot = RenderSnapshot(root: root.node, size: size, scale: 1, background: Pixel(bits: 0xffff_ffff))
    _ = Compositor(threads: 2).composite(snapshot, at: 0, into: target)
    return target
  }

  /// Returns the faces of a space with their matrices, including those of nested spaces.
  private func faces(_ space: ModelLayer, _ matrix: CATransform3D) -> [(face: ModelLayer, matrix: CATransform3D)] {
    space.children.flatMap { child in
      let own = CATransform3DConcat(child.properties.matrix(under: nil), matrix)
      return child.properties.isTransformLayer ? faces(child, own) : [(child, own)]
    }
  }

  private func distance(_ p: RasterPoint, _ a: RasterPoint, _ b: RasterPoint) -> Double {
    let d = b - a, length = (d * d).sum()
    let t = length > 0 ? min(max(((p - a) * d).sum() / length, 0), 1) : 0
    let off = p - (a + d * t)
    return (off * off).sum().squareRoot()
  }

  /// Returns the expected colour of each pixel: the nearest face on the ray through its centre; nil if two faces are equally near, and
  /// along edges.
  private func expected(_ space: ModelLayer) -> [UInt32?] {
    let placed = faces(space, space.properties.matrix(under: nil))
    let all = placed.compactMap { face, t in Homography(planeOf: t).inverted().map { (face, t, $0) } }
    let outlines = placed.map { Homography(planeOf: $1).corners(of: $0.properties.rasterBounds) }
    return (0..<40_000).map { i in
      var hits: [(z: Double, bits: UInt32)] = []
      let center = RasterPoint(Double(i % 200) + 0.5, Double(i / 200) + 0.5)
      for corners in outlines {
        for (j, corner) in corners.enumerated() where distance(center, corner, corners[(j + 1) % corners.count]) < 1 { return nil }
      }
      for (face, t, back) in all {
        let p = back.apply(to: center)
        let (u, v) = (p.x, p.y)
        let w = u * Double(t.m14) + v * Double(t.m24) + Double(t.m44)
        let side = Double(face.properties.bounds.width)
        guard w > 0.02, min(u, v, side - u, side - v) > 0 else { continue }
        let z = (u * Double(t.m13) + v * Double(t.m23) + Double(t.m43)) / w
        hits.append((z, face.properties.backgroundColor!.pixel.bits))
      }
      hits.sort { $0.z > $1.z }
      if hits.count > 1, hits[0].bits != hits[1].bits, hits[0].z - hits[1].z < 0.01 { return nil }
      return hits.first?.bits ?? 0xffff_ffff
    }
  }

  /// Checks the pixels whose neighbours are equal, since edges are anti-aliased.
  private func check(_ space: ModelLayer, _ name: String) {
    let picture = draw(space), expected = expected(space)
    var (compared, wrong) = (0, 0)
    var seen = Set<UInt32>()
    for y in 1..<199 {
      for x in 1..<199 {
        guard let bits = expected[y * 200 + x] else { continue }
        guard (-1...1).allSatisfy({ v in (-1...1).allSatisfy { expected[(y + v) * 200 + x + $0] == bits } }) else { continue }
        compared += 1
        seen.insert(bits)
        if picture[x, y].bits != bits { wrong += 1 }
      }
    }
    #expect(wrong == 0, "\(name): \(wrong) of \(compared)")
    #expect(compared > 25_000 && seen.count >= 2, "\(name)")
  }

  @Test func theNearerIsInFrontWhateverTheOrder() {
    for order in [false, true] {
      let near = face(0, CATransform3DMakeTranslation(0, 0, 50)), far = face(1, CATransform3DMakeTranslation(10, 10, -50))
      let space = space(CATransform3DIdentity, distance: 500, order ? [near, far] : [far, near])
      check(space, "order \(order)")
      // Without a transform layer the later sublayer is in front.
      space.properties.isTransformLayer = false
      #expect(draw(space)[100, 100].bits == (order ? colors[1] : colors[0]))
    }
  }

  @Test(arguments: 0..<24) func planesThatPassThroughEachOtherAreCutWhereTheyMeet(step: Int) {
    let angle = CGFloat(step) * 0.27
    let cross = space(
      CATransform3DMakeRotation(angle, 0.3, 1, 0.1), distance: 400,
      [
        face(0, CATransform3DIdentity), face(1, CATransform3DMakeRotation(.pi / 2, 0, 1, 0)),
        face(2, CATransform3DMakeRotation(.pi / 3, 1, 0.2, 0)),
      ])
    check(cross, "step \(step)")
  }

  private func cube(_ turn: CATransform3D) -> ModelLayer {
    var faces: [ModelLayer] = []
    let turns: [(CGFloat, CGFloat, CGFloat)] = [
      (0, 0, 1), (.pi / 2, 0, 1), (.pi, 0, 1), (-.pi / 2, 0, 1), (.pi / 2, 1, 0), (-.pi / 2, 1, 0),
    ]
    for (index, turn) in turns.enumerated() {
      let t = CATransform3DMakeRotation(turn.0, turn.1, turn.2, 0)
      faces.append(face(index, CATransform3DTranslate(t, 0, 0, 40)))
    }
    return space(turn, distance: 500, faces)
  }

  @Test(arguments: 0..<20) func aCubeShowsItsNearFaces(step: Int) {
    check(cube(CATransform3DMakeRotation(CGFloat(step) * 0.31 + 0.05, 1, 0.7, 0.3)), "step \(step)")
  }

  @Test func transformLayersInTransformLayersShareOneSpace() {
    for step in 0..<8 {
      let inner = cube(CATransform3DIdentity)
      inner.properties.transform = CATransform3DMakeRotation(0.7, 1, 1, 0)
      inner.properties.position = CGPoint(x: 40, y: 40)
      // The sheet cuts the cube in two, in either order of the sublayers.
      let sheet = face(3, side: 150, CATransform3DIdentity)
      let turn = CATransform3DMakeRotation(CGFloat(step) * 0.8 + 0.2, 0.2, 1, 0)
      check(space(turn, distance: 600, step % 2 == 0 ? [sheet, inner] : [inner, sheet]), "step \(step)")
    }
  }

  @Test func opacityIsThatOfEachLayer() {
    let space = space(
      CATransform3DIdentity, distance: 500,
      [face(0, CATransform3DIdentity), face(0, CATransform3DMakeTranslation(0, 0, 1))])
    space.properties.opacity = 0.5
    // Two half-transparent layers over white leave 64 of the white.
    #expect(abs(Int(draw(space)[100, 100].blue) - 64) <= 1)
  }

  @Test func nothingButSublayersShows() {
    let space = space(CATransform3DIdentity, distance: 500, [face(0, side: 20, CATransform3DIdentity)])
    space.properties.backgroundColor = .black
    space.properties.borderWidth = 5
    space.properties.masksToBounds = true
    space.properties.shadowOpacity = 1
    let picture = draw(space)
    #expect(picture[100, 100].bits == colors[0] && picture[70, 70].bits == 0xffff_ffff)
  }

  @Test func manyPlanesEndInTime() {
    var random = SeededGenerator(seed: 5)
    for count in [60, 400] {
      let faces = (0..<count).map { _ in
        face(random.whole(0...5), CATransform3DMakeRotation(random.number(0...6), random.number(-1...1), random.number(-1...1), 0.1))
      }
      let picture = draw(space(CATransform3DIdentity, distance: 300, faces))
      #expect(colors.contains(picture[100, 101].bits), "\(count)")
    }
  }
}

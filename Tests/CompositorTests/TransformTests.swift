import CoreGraphics
import Foundation
import RenderTree
import TestSupport
import Testing

@Suite(.namesSeeds) struct TransformTests {
  private func near(_ a: CATransform3D, _ b: CATransform3D, _ tolerance: Double = 1e-9) -> Bool {
    let x = [a.m11, a.m12, a.m13, a.m14, a.m21, a.m22, a.m23, a.m24, a.m31, a.m32, a.m33, a.m34, a.m41, a.m42, a.m43, a.m44]
    let y = [b.m11, b.m12, b.m13, b.m14, b.m21, b.m22, b.m23, b.m24, b.m31, b.m32, b.m33, b.m34, b.m41, b.m42, b.m43, b.m44]
    return zip(x, y).allSatisfy { abs($0 - $1) < tolerance }
  }

  private func random(_ r: inout SeededGenerator) -> CATransform3D {
    var t = CATransform3DMakeRotation(r.number(-3...3), r.number(-1...1), r.number(-1...1), r.number(-1...1))
    t = CATransform3DScale(t, r.number(0.3...2), r.number(0.3...2), r.number(0.3...2))
    return CATransform3DTranslate(t, r.number(-50...50), r.number(-50...50), r.number(-50...50))
  }

  @Test func aTransformTimesItsInverseIsTheIdentity() {
    var r = SeededGenerator(seed: 1)
    for _ in 0..<200 {
      var t = random(&r)
      t.m34 = -1 / 500
      #expect(near(CATransform3DConcat(t, CATransform3DInvert(t)), CATransform3DIdentity, 1e-6))
    }
    let flat = CATransform3DMakeScale(0, 1, 1)
    #expect(CATransform3DInvert(flat) == flat)
  }

  @Test func concatenationAppliesTheFirstFirst() {
    let t = CATransform3DConcat(CATransform3DMakeTranslation(10, 0, 0), CATransform3DMakeScale(2, 2, 1))
    #expect(t.m41 == 20)
    #expect(CATransform3DTranslate(CATransform3DMakeScale(2, 2, 1), 10, 0, 0) == t)
    #expect(CATransform3DIsAffine(t))
    #expect(!CATransform3DIsAffine(CATransform3DMakeRotation(1, 0, 1, 0)))
    #expect(CATransform3DMakeRotation(1, 0, 0, 0) == CATransform3DIdentity)
  }

  @Test func interpolationEndsWhereItShouldAndTurnsEvenly() {
    let half = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    #expect(near(CATransform3DIdentity.interpolated(to: half, progress: 0.5), CATransform3DMakeRotation(.pi / 4, 0, 0, 1)))
    let turned = CATransform3DMakeRotation(.pi, 0, 1, 0)
    #expect(near(CATransform3DIdentity.interpolated(to: turned, progress: 0.25), CATransform3DMakeRotation(.pi / 4, 0, 1, 0)))
    var r = SeededGenerator(seed: 2)
    for _ in 0..<200 {
      let (a, b) = (random(&r), random(&r))
      #expect(near(a.interpolated(to: b, progress: 1e-9), a, 1e-5))
      #expect(near(a.interpolated(to: b, progress: 1 - 1e-9), b, 1e-5))
    }
  }

  @Test func aHalfTurnGoesClockwiseAndKeepsItsSize() {
    let t = CATransform3DIdentity.interpolated(
      to: CATransform3DMakeAffineTransform(CGAffineTransform(rotationAngle: .pi)), progress: 0.5)
    #expect(near(t, CATransform3DMakeRotation(.pi / 2, 0, 0, 1)))
    let long = CATransform3DIdentity.interpolated(to: CATransform3DMakeRotation(.pi * 1.5, 0, 0, 1), progress: 0.5)
    #expect(near(long, CATransform3DMakeRotation(-.pi / 4, 0, 0, 1)))
  }

  @Test func partsOfTransformsAreReadAndWritten() throws {
    var p = LayerProperties()
    func set(_ path: String, _ value: CGFloat) throws { try #require(LayerKeyPath(rawValue: path)).set(.number(value), in: &p) }
    func get(_ path: String) throws -> CGFloat {
      guard case .number(let n)? = try #require(LayerKeyPath(rawValue: path)).value(in: p) else { return .nan }
      return n
    }
    try set("transform.scale", 2)
    try set("transform.rotation.z", 1)
    try set("transform.translation.x", 30)
    #expect(abs(try get("transform.rotation.z") - 1) < 1e-9)
    #expect(abs(try get("transform.rotation") - 1) < 1e-9)
    #expect(abs(try get("transform.scale") - 2) < 1e-9)
    #expect(try get("transform.translation.x") == 30)
    try set("transform.scale.x", 3)
    #expect(abs(try get("transform.scale.y") - 2) < 1e-9)
    #expect(abs(try get("transform.scale.xy") - 2.5) < 1e-9)
    p.transform = CATransform3DIdentity
    try set("transform.rotation.y", 2.5)
    #expect(near(p.transform, CATransform3DMakeRotation(2.5, 0, 1, 0)))
    try set("bounds.size.width", 12)
    try set("bounds.origin.y", 5)
    try set("position.x", 7)
    #expect(p.bounds == CGRect(x: 0, y: 5, width: 12, height: 0))
    #expect(p.position.x == 7)
    #expect(LayerKeyPath(rawValue: "bounds.size.depth") == nil)
  }

  @Test func aFullTurnByItsPartGoesAllTheWay() throws {
    let spin = LayerAnimation(keyPath: .transformRotation, from: .number(0), to: .number(2 * .pi), duration: 1)
    var p = LayerProperties()
    spin.apply(to: &p, at: 0.75)
    #expect(near(p.transform, CATransform3DMakeRotation(1.5 * .pi, 0, 0, 1)))
  }
}

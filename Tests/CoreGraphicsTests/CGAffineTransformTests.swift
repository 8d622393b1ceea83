import CoreGraphics
import TestSupport
import Testing

@Suite(.namesSeeds) struct CGAffineTransformTests {
  @Test func concatenationAppliesTheReceiverFirst() {
    let t = CGAffineTransform(scaleX: 2, y: 3).concatenating(CGAffineTransform(translationX: 10, y: 20))
    #expect(CGPoint(x: 1, y: 1).applying(t) == CGPoint(x: 12, y: 23))
  }

  @Test func translatedScaledAndRotatedByComeBeforeTheReceiver() {
    let t = CGAffineTransform(translationX: 10, y: 20)
    #expect(CGPoint(x: 1, y: 1).applying(t.scaledBy(x: 2, y: 3)) == CGPoint(x: 12, y: 23))
    #expect(CGPoint(x: 1, y: 1).applying(CGAffineTransform(scaleX: 2, y: 3).translatedBy(x: 10, y: 20)) == CGPoint(x: 22, y: 63))
    let turned = CGPoint(x: 1, y: 0).applying(t.rotated(by: .pi / 2))
    #expect(isClose(turned.x, 10) && isClose(turned.y, 21))
  }

  @Test func theInverseUndoesAndASingularTransformIsItsOwn() {
    let t = CGAffineTransform(a: 2, b: 1, c: -1, d: 3, tx: 7, ty: -4)
    let p = CGPoint(x: 3, y: 5).applying(t).applying(t.inverted())
    #expect(isClose(p.x, 3) && isClose(p.y, 5))
    let singular = CGAffineTransform(scaleX: 0, y: 1)
    #expect(singular.inverted() == singular)
  }

  @Test func decompositionComposesToTheSame() {
    var random = SeededGenerator()
    for _ in 0..<200 {
      let v = (0..<6).map { _ in CGFloat.random(in: -5...5, using: &random) }
      let t = CGAffineTransform(v[0], v[1], v[2], v[3], v[4], v[5])
      let u = CGAffineTransform(t.decomposed())
      let isSame = isClose(t.a, u.a) && isClose(t.b, u.b) && isClose(t.c, u.c) && isClose(t.d, u.d) && t.tx == u.tx && t.ty == u.ty
      #expect(isSame, "\(t) became \(u)")
    }
    let parts = CGAffineTransform(scaleX: 2, y: 3).rotated(by: 0).decomposed()
    #expect(parts.scale == CGSize(width: 2, height: 3) && parts.rotation == 0 && parts.horizontalShear == 0)
  }

  @Test func aRectGetsTheBoundsOfItsCorners() {
    let r = CGRect(x: 1, y: 2, width: 3, height: 4).applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(isClose(r, CGRect(x: -6, y: 1, width: 4, height: 3)))
    #expect(CGRect.null.applying(CGAffineTransform(scaleX: 2, y: 2)).isNull)
    #expect(CGRect.infinite.applying(CGAffineTransform(scaleX: 2, y: 2)).isInfinite)
  }
}

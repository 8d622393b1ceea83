import Testing
import UIKit
import UIKitTestSupport

@Suite struct UIBezierPathTests {
  private func coverage(_ image: UIImage) -> Double { image.words.reduce(0) { $0 + Double($1 >> 24) } / 255 }

  @Test func clockwiseIsAsAYDownSpaceShowsIt() {
    let path = UIBezierPath(arcCenter: .zero, radius: 1, startAngle: 0, endAngle: .pi, clockwise: true)
    #expect(path.bounds.minY > -0.001 && path.bounds.maxY > 0.999)
    let other = UIBezierPath(arcCenter: .zero, radius: 1, startAngle: 0, endAngle: .pi, clockwise: false)
    #expect(other.bounds.maxY < 0.001 && other.bounds.minY < -0.999)
  }

  @Test func onlyTheGivenCornersAreRounded() {
    let rect = CGRect(x: 0, y: 0, width: 20, height: 20)
    let path = UIBezierPath(roundedRect: rect, byRoundingCorners: [.topLeft, .bottomRight], cornerRadii: CGSize(width: 8, height: 8))
    #expect(!path.contains(CGPoint(x: 1, y: 1)) && !path.contains(CGPoint(x: 19, y: 19)))
    #expect(path.contains(CGPoint(x: 19, y: 1)) && path.contains(CGPoint(x: 1, y: 19)))
    #expect(path.bounds == rect)
  }

  /// The points that PixelCut published ("Code for iOS 7 Rounded Rectangles"), and the heights 48 and 49 of thread 789134 in Apple's
  /// developer forums.
  @Test func roundedRectanglesHaveContinuousCornersAndJumpToSemicircles() {
    func points(_ path: UIBezierPath) -> [CGPoint] {
      var all: [CGPoint] = []
      path.cgPath.applyWithBlock { element in
        let count = [1, 1, 2, 3, 0][Int(element.pointee.type.rawValue)]
        for i in 0..<count { all.append(element.pointee.points[i]) }
      }
      return all
    }
    let smooth = points(UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 300, height: 49), cornerRadius: 16))
    let reach = 1.528665 * 16
    #expect(smooth.contains { abs($0.x - reach) < 1e-6 && $0.y == 0 } && smooth.contains { $0.x == 0 && abs($0.y - reach) < 1e-6 })
    #expect(smooth.contains { abs($0.x - 0.63149379 * 16) < 1e-6 && abs($0.y - 0.07491139 * 16) < 1e-6 })
    let low = CGRect(x: 0, y: 0, width: 300, height: 48)
    let capsule = CGMutablePath()
    capsule.addRoundedRect(in: low, cornerWidth: 24, cornerHeight: 24)
    #expect(UIBezierPath(roundedRect: low, cornerRadius: 16).cgPath == capsule)
    #expect(UIBezierPath(roundedRect: low, cornerRadius: 24).cgPath == capsule)
    #expect(UIBezierPath(roundedRect: low, cornerRadius: 0).cgPath == UIBezierPath(rect: low).cgPath)
  }

  @Test func fillAndStrokeUseTheCurrentColours() {
    let image = drawn(10, 10) { _ in
      UIColor.red.setFill()
      UIColor.blue.setStroke()
      let path = UIBezierPath(rect: CGRect(x: 2, y: 2, width: 6, height: 6))
      path.lineWidth = 2
      path.fill()
      path.stroke()
    }
    #expect(image.words[5 * 10 + 5] == 0xffff_0000 && image.words[10 + 1] == 0xff00_00ff)
    #expect(abs(coverage(image) - 64) < 0.01)
  }

  @Test func dashesAndRulesAreThePathsOwn() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: 1))
    path.addLine(to: CGPoint(x: 12, y: 1))
    path.lineWidth = 2
    path.setLineDash([2, 4], count: 2, phase: 0)
    #expect(abs(coverage(drawn(12, 2) { _ in path.stroke() }) - 8) < 0.01)
    let ring = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    ring.append(UIBezierPath(rect: CGRect(x: 2, y: 2, width: 6, height: 6)))
    #expect(ring.contains(CGPoint(x: 5, y: 5)))
    ring.usesEvenOddFillRule = true
    #expect(!ring.contains(CGPoint(x: 5, y: 5)))
    #expect(coverage(drawn(10, 10) { _ in ring.fill() }) == 64)
  }

  @Test func reversingKeepsTheShapeAndTurnsTheDirection() {
    let path = UIBezierPath(roundedRect: CGRect(x: 1, y: 1, width: 20, height: 10), cornerRadius: 3)
    path.append(UIBezierPath(rect: CGRect(x: 5, y: 4, width: 4, height: 4)))
    let reversed = path.reversing()
    #expect(reversed.bounds == path.bounds && reversed != path)
    #expect(reversed.reversing().bounds == path.bounds)
    // An inner outline with the opposite direction is a hole.
    let hole = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    hole.append(UIBezierPath(rect: CGRect(x: 2, y: 2, width: 6, height: 6)).reversing())
    #expect(coverage(drawn(10, 10) { _ in hole.fill() }) == 64)
  }

  @Test func clipsAndTransformsApply() {
    let image = drawn(10, 10) { context in
      let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 2, height: 2))
      path.apply(CGAffineTransform(scaleX: 2, y: 3))
      path.addClip()
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    }
    #expect(coverage(image) == 24)
  }

  @Test func aCopyIsEqualAndItsOwn() {
    let path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 4, height: 4))
    path.lineWidth = 3
    let copy = path.copy() as? UIBezierPath
    #expect(copy == path)
    copy?.addLine(to: .zero)
    #expect(copy != path)
    path.removeAllPoints()
    #expect(path.isEmpty && path.bounds == .zero)
  }
}

@testable import CoreGraphics
import Foundation
import Raster
import Testing

@Suite struct CGPathTests {
  @Test func aRectRunsAlongTheXAxisFirst() {
    var kinds: [CGPathElementType] = []
    var points: [CGPoint] = []
    CGPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4), transform: nil).applyWithBlock { element in
      kinds.append(element.pointee.type)
      if element.pointee.type != .closeSubpath { points.append(element.pointee.points[0]) }
    }
    #expect(kinds == [.moveToPoint, .addLineToPoint, .addLineToPoint, .addLineToPoint, .closeSubpath])
    #expect(points == [CGPoint(x: 1, y: 2), CGPoint(x: 4, y: 2), CGPoint(x: 4, y: 6), CGPoint(x: 1, y: 6)])
  }

  @Test func controlPointsCountForTheBoundingBoxOnly() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
    #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(isClose(path.boundingBoxOfPath, CGRect(x: 0, y: 0, width: 10, height: 5)))
    #expect(CGMutablePath().boundingBox.isNull && CGMutablePath().boundingBoxOfPath.isNull)
  }

  @Test func anEllipseTouchesTheSidesOfItsRect() {
    let rect = CGRect(x: 3, y: 5, width: 20, height: 10)
    let path = CGPath(ellipseIn: rect, transform: nil)
    #expect(isClose(path.boundingBoxOfPath, rect))
    #expect(path.contains(CGPoint(x: 13, y: 10)) && !path.contains(CGPoint(x: 4, y: 6)))
    #expect(path.currentPoint == CGPoint(x: 23, y: 10))
  }

  @Test func roundedRectsLoseTheirCornersAndRadiiAreCutToHalfTheSides() {
    let rect = CGRect(x: 0, y: 0, width: 20, height: 10)
    let path = CGPath(roundedRect: rect, cornerWidth: 4, cornerHeight: 4, transform: nil)
    #expect(!path.contains(CGPoint(x: 0.5, y: 0.5)) && path.contains(CGPoint(x: 2, y: 2)))
    let pill = CGPath(roundedRect: rect, cornerWidth: 1000, cornerHeight: 1000, transform: nil)
    #expect(isClose(pill.boundingBoxOfPath, rect))
  }

  @Test(arguments: [
    (0.0, Double.pi / 2, false, CGRect(x: 0, y: 0, width: 1, height: 1)),
    (0.0, Double.pi / 2, true, CGRect(x: -1, y: -1, width: 2, height: 2)),
    (0.0, 2 * Double.pi, false, CGRect(x: -1, y: -1, width: 2, height: 2)),
    (0.0, 2 * Double.pi, true, CGRect(x: -1, y: -1, width: 2, height: 2)),
    (Double.pi, 0.0, false, CGRect(x: -1, y: -1, width: 2, height: 1)),
    (Double.pi, 0.0, true, CGRect(x: -1, y: 0, width: 2, height: 1)),
  ])
  func arcsGoTheGivenWayRound(start: Double, end: Double, clockwise: Bool, bounds: CGRect) {
    let path = CGMutablePath()
    path.addArc(center: .zero, radius: 1, startAngle: start, endAngle: end, clockwise: clockwise)
    #expect(isClose(path.boundingBoxOfPath, bounds, within: 1e-3), "\(path.boundingBoxOfPath)")
  }

  @Test func anArcIsJoinedToTheCurrentPoint() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: -5, y: 0))
    path.addRelativeArc(center: .zero, radius: 2, startAngle: 0, delta: .pi)
    #expect(isClose(path.currentPoint.x, -2) && isClose(path.currentPoint.y, 0))
    #expect(isClose(path.boundingBoxOfPath, CGRect(x: -5, y: 0, width: 7, height: 2), within: 1e-3))
  }

  @Test func aTangentArcTouchesBothLines() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
    #expect(isClose(path.currentPoint.x, 10) && isClose(path.currentPoint.y, 4))
    var ends: [CGPoint] = []
    path.applyWithBlock { if $0.pointee.type == .addLineToPoint { ends.append($0.pointee.points[0]) } }
    #expect(ends.count == 1 && isClose(ends[0].x, 6) && isClose(ends[0].y, 0))
    // There is no arc between three collinear points.
    let straight = CGMutablePath()
    straight.move(to: .zero)
    straight.addArc(tangent1End: CGPoint(x: 5, y: 0), tangent2End: CGPoint(x: 10, y: 0), radius: 4)
    #expect(straight.currentPoint == CGPoint(x: 5, y: 0))
  }

  @Test func theCurrentPointAfterACloseIsTheStart() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 1))
    path.addLine(to: CGPoint(x: 5, y: 1))
    path.addLine(to: CGPoint(x: 5, y: 5))
    path.closeSubpath()
    #expect(path.currentPoint == CGPoint(x: 1, y: 1))
  }

  @Test func elementsWithoutACurrentPointAreLeftOut() {
    let path = CGMutablePath()
    path.addLine(to: CGPoint(x: 1, y: 1))
    path.addCurve(to: .zero, control1: .zero, control2: .zero)
    path.closeSubpath()
    #expect(path.isEmpty)
  }

  @Test func theRulesDifferInsideADoubledOutline() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
    path.addRect(CGRect(x: 2, y: 2, width: 6, height: 6))
    #expect(path.contains(CGPoint(x: 5, y: 5), using: .winding))
    #expect(!path.contains(CGPoint(x: 5, y: 5), using: .evenOdd))
    #expect(path.contains(CGPoint(x: 15, y: 5), transform: CGAffineTransform(translationX: 10, y: 0)))
    #expect(!path.contains(CGPoint(x: CGFloat.nan, y: 5)))
  }

  @Test func aStrokedLineIsAsWideAsAsked() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addLine(to: CGPoint(x: 10, y: 0))
    let butt = path.copy(strokingWithWidth: 4, lineCap: .butt, lineJoin: .miter, miterLimit: 10)
    #expect(isClose(butt.boundingBoxOfPath, CGRect(x: 0, y: -2, width: 10, height: 4)))
    let square = path.copy(strokingWithWidth: 4, lineCap: .square, lineJoin: .miter, miterLimit: 10)
    #expect(isClose(square.boundingBoxOfPath, CGRect(x: -2, y: -2, width: 14, height: 4)))
  }

  @Test func dashesLeaveGapsAndStartAtThePhase() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    var starts: [CGFloat] = []
    path.copy(dashingWithPhase: 1, lengths: [3, 2]).applyWithBlock {
      if $0.pointee.type == .moveToPoint { starts.append($0.pointee.points[0].x) }
    }
    #expect(starts.sorted() == [0, 4, 9])
  }

  @Test func onlyARectIsARect() {
    var found = CGRect.zero
    #expect(CGPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4), transform: nil).isRect(&found))
    #expect(found == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(!CGPath(ellipseIn: found, transform: nil).isRect(nil))
    var turn = CGAffineTransform(rotationAngle: 0.3)
    #expect(!CGPath(rect: found, transform: &turn).isRect(nil))
  }

  @Test func aCopyDoesNotFollowTheOriginal() throws {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 1, height: 1))
    let copy = try #require(path.copy())
    path.addRect(CGRect(x: 5, y: 5, width: 1, height: 1))
    #expect(copy != path && copy.boundingBox.width == 1)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, 1e300])
  func pointsOfNoSizeDoNotTrap(value: CGFloat) {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: value, y: 1))
    path.addArc(center: CGPoint(x: value, y: 0), radius: value, startAngle: value, endAngle: 1, clockwise: true)
    path.addRoundedRect(in: CGRect(x: 0, y: 0, width: value, height: 3), cornerWidth: value, cornerHeight: 1)
    _ = path.contains(.zero)
    _ = path.copy(dashingWithPhase: value, lengths: [value, 1])
    let context = makeContext(4, 4)
    context.addPath(path)
    context.fillPath()
    context.addPath(path)
    context.clip()
    for y in 0..<4 {
      for x in 0..<4 {
        let pixel = Pixel(bits: context[x, y])
        #expect(max(pixel.red, pixel.green, pixel.blue) <= pixel.alpha)
      }
    }
  }
}

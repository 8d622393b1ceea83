import Foundation
import Testing

@testable import DynamicsSolver

@Suite struct BodyShapeTests {
  @Test func areasAndInertiasAreThoseOfTheFormulas() {
    let box = BodyShape.box(width: 60, height: 20), disc = BodyShape.ellipse(width: 40, height: 40)
    #expect(abs(box.area - 1200) < 1e-9 && abs(box.unitInertia - (3600 + 400) / 12) < 1e-9)
    #expect(abs(disc.area - .pi * 400) < 1e-9 && abs(disc.unitInertia - 200) < 1e-9 && disc.radius == 20)
    // 24 corners cover 24 / 2 * sin(15 degrees) / pi of an ellipse.
    #expect(abs(BodyShape.ellipse(width: 80, height: 40).area / (.pi * 800) - 12 * sin(.pi / 12) / .pi) < 1e-9)
  }

  @Test func hullsLeaveOutWhatIsInside() throws {
    let corners: [BodyVector] = [.init(0, 0), .init(10, 0), .init(10, 10), .init(0, 10)]
    let hull = try #require(BodyShape.hull(of: corners + [.init(5, 5), .init(2, 8), .init(.nan, 1)]))
    #expect(abs(hull.area - 100) < 1e-9)
    #expect(BodyShape.hull(of: [.init(0, 0), .init(5, 5), .init(10, 10)]) == nil, "a line encloses nothing")
  }

  @Test func contactsHaveTheDepthOfTheOverlap() throws {
    let a = PlacedPart.polygon([.init(0, 0), .init(10, 0), .init(10, 10), .init(0, 10)])
    let b = PlacedPart.polygon([.init(2, 9), .init(8, 9), .init(8, 20), .init(2, 20)])
    let touch = try #require(ContactFinder.touch(a, b))
    #expect(touch.normal == BodyVector(0, -1), "from the second shape to the first")
    #expect(touch.points.count == 2 && touch.points.allSatisfy { abs($0.depth - 1) < 1e-9 })
    #expect(ContactFinder.touch(a, .circle(BodyVector(5, 16), 5)) == nil)
    let ball = try #require(ContactFinder.touch(.circle(BodyVector(5, 14), 5), a))
    #expect(abs(ball.points[0].depth - 1) < 1e-9 && ball.normal == BodyVector(0, 1))
  }
}

import Foundation
import TestSupport
import Testing

@testable import CoreGraphics

/// Tests the operations on the areas of paths.
@Suite(.namesSeeds) struct PathCombiningTests {
  private let square = CGPath(rect: CGRect(x: 0, y: 0, width: 100, height: 100), transform: nil)
  private let right = CGPath(rect: CGRect(x: 50, y: 0, width: 100, height: 100), transform: nil)
  private let circle = CGPath(ellipseIn: CGRect(x: 25, y: 25, width: 50, height: 50), transform: nil)

  /// The path in letters, as in SVG, with its points.
  private func text(_ path: CGPath) -> String {
    var words: [String] = []
    path.applyWithBlock { element in
      let (letter, count) = [("M", 1), ("L", 1), ("Q", 2), ("C", 3), ("Z", 0)][Int(element.pointee.type.rawValue)]
      words.append(letter)
      for index in 0..<count {
        let point = element.pointee.points[index]
        words.append("\(Int(point.x.rounded())),\(Int(point.y.rounded()))")
      }
    }
    return words.joined(separator: " ")
  }

  private func letters(_ path: CGPath) -> String { text(path).filter(\.isLetter) }

  @Test func overlappingSquaresCombine() {
    #expect(text(square.union(right)) == "M 0,0 L 150,0 L 150,100 L 0,100 Z")
    #expect(square.intersection(right).boundingBox == CGRect(x: 50, y: 0, width: 50, height: 100))
    #expect(letters(square.intersection(right)) == "MLLLZ")
    #expect(square.subtracting(right).boundingBox == CGRect(x: 0, y: 0, width: 50, height: 100))
    #expect(letters(square.symmetricDifference(right)) == "MLLLZMLLLZ")
    #expect(square.subtracting(square).isEmpty && text(square.union(square)) == text(square))
  }

  @Test func aHoleFillsEquallyWithBothRules() {
    let ring = square.subtracting(circle)
    for rule in [CGPathFillRule.winding, .evenOdd] {
      #expect(!ring.contains(CGPoint(x: 50, y: 50), using: rule) && ring.contains(CGPoint(x: 10, y: 10), using: rule))
    }
    #expect(letters(ring) == "MLLLZMCCCCZ")
  }

  @Test func curvesMeetWhereTheyCross() {
    let other = CGPath(ellipseIn: CGRect(x: 50, y: 25, width: 50, height: 50), transform: nil)
    var ends: [CGPoint] = []
    circle.intersection(other).applyWithBlock { element in
      if element.pointee.type == .addCurveToPoint { ends.append(element.pointee.points[2]) }
    }
    // Circles of radius 25 whose centres are 25 apart cross at half of that and sqrt(3)/2 of the radius.
    let crossing = ends.filter { abs($0.x - 62.5) < 1e-9 }
    #expect(crossing.count == 2)
    #expect(crossing.allSatisfy { abs(abs($0.y - 50) - 25 * 3.0.squareRoot() / 2) < 0.01 })
  }

  @Test func normalizedPathsDoNotCrossThemselves() {
    let star = CGMutablePath()
    let points = (0..<5).map { CGPoint(x: 50 + 40 * sin(Double($0) * 4 * .pi / 5), y: 50 - 40 * cos(Double($0) * 4 * .pi / 5)) }
    star.addLines(between: points)
    star.closeSubpath()
    #expect(letters(star.normalized()) == "MLLLLLLLLLZ")
    #expect(star.normalized().contains(CGPoint(x: 50, y: 50), using: .evenOdd))
    #expect(star.normalized(using: .evenOdd).componentsSeparated().count == 5)
    #expect(!star.normalized(using: .evenOdd).contains(CGPoint(x: 50, y: 50)))
  }

  @Test func componentsKeepTheirHoles() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
    path.addRect(CGRect(x: 50, y: 0, width: 10, height: 10))
    path.addRect(CGRect(x: 52, y: 2, width: 3, height: 3))
    #expect(path.componentsSeparated().map(letters) == ["MLLLZ", "MLLLZ"])
    #expect(path.componentsSeparated(using: .evenOdd).map(letters) == ["MLLLZ", "MLLLZMLLLZ"])
  }

  @Test func linesAreCutByAreas() {
    let line = CGMutablePath()
    line.move(to: CGPoint(x: -50, y: 50))
    line.addLine(to: CGPoint(x: 150, y: 50))
    #expect(text(line.lineIntersection(square)) == "M 0,50 L 100,50")
    #expect(text(line.lineSubtracting(square)) == "M -50,50 L 0,50 M 100,50 L 150,50")
    // A closed subpath within the area stays closed, one that is cut becomes open.
    #expect(letters(circle.lineIntersection(square)) == "MCCCCZ")
    #expect(letters(circle.lineIntersection(right)) == "MCC")
  }

  @Test func touchingAreasDoNotIntersect() {
    #expect(square.intersects(right) && square.intersects(circle) && circle.intersects(square))
    #expect(!square.intersects(CGPath(rect: CGRect(x: 100, y: 0, width: 9, height: 9), transform: nil)))
  }

  @Test func flattenedPathsHaveLinesOnly() {
    let flat = circle.flattened(threshold: 0.1)
    #expect(letters(flat).allSatisfy { "MLZ".contains($0) } && flat.contains(CGPoint(x: 50, y: 26)))
  }

  @Test func pathsThatAreNotFiniteGiveNothing() {
    let endless = CGPath(rect: CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1), transform: nil)
    #expect(endless.union(square).isEmpty && square.lineIntersection(endless).isEmpty && CGMutablePath().normalized().isEmpty)
  }

  /// The limits end the work for paths whose lines cross millions of times.
  @Test func pathsWithTooManyCrossingsGiveNothing() throws {
    let grid = CGMutablePath()
    for index in 0..<700 {
      grid.addRect(CGRect(x: CGFloat(index) * 2, y: 0, width: 1, height: 1400))
      grid.addRect(CGRect(x: 0, y: CGFloat(index) * 2, width: 1400, height: 1))
    }
    #expect(grid.normalized().isEmpty)
    let sources = try #require(square.sources(with: circle, closesFirst: true))
    #expect(PlanarMap(sources) != nil)
    #expect(PlanarMap(sources, limits: PathCombiningLimits(edges: 100)) == nil)
    #expect(PlanarMap(sources, limits: PathCombiningLimits(comparisons: 100)) == nil)
  }

  @Test func separateAreasStaySeparate() {
    let path = CGMutablePath()
    for index in 0..<900 {
      let corner = CGPoint(x: index / 30 * 10, y: index % 30 * 10)
      path.addRect(CGRect(origin: corner, size: CGSize(width: 8, height: 8)))
      path.addRect(CGRect(x: corner.x + 2, y: corner.y + 2, width: 4, height: 4))
    }
    #expect(path.componentsSeparated(using: .evenOdd).map(letters) == Array(repeating: "MLLLZMLLLZ", count: 900))
    #expect(path.componentsSeparated(using: .winding).map(letters) == Array(repeating: "MLLLZ", count: 900))
  }

  /// Compares the results for random paths with the areas of the paths, at points that are not near an outline.
  @Test(arguments: UInt64(1)...6) func randomAreasCombine(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for round in 0..<8 {
      let rule: CGPathFillRule = round % 2 == 0 ? .winding : .evenOdd
      let first = randomPath(&generator), second = randomPath(&generator)
      let results: [(CGPath, (Bool, Bool) -> Bool)] = [
        (first.union(second, using: rule), { $0 || $1 }), (first.intersection(second, using: rule), { $0 && $1 }),
        (first.subtracting(second, using: rule), { $0 && !$1 }), (first.symmetricDifference(second, using: rule), { $0 != $1 }),
        (first.normalized(using: rule), { isInside, _ in isInside }),
      ]
      let outlines = [first, second].map { $0.copy(strokingWithWidth: 0.3, lineCap: .round, lineJoin: .round, miterLimit: 1) }
      for _ in 0..<30 {
        let point = CGPoint(x: .random(in: -10...110, using: &generator), y: .random(in: -10...110, using: &generator))
        if outlines.contains(where: { $0.contains(point) }) { continue }
        let isIn = (first.contains(point, using: rule), second.contains(point, using: rule))
        for (index, (result, expected)) in results.enumerated() {
          for resultRule in [CGPathFillRule.winding, .evenOdd] {
            let isFilled = result.contains(point, using: resultRule)
            #expect(isFilled == expected(isIn.0, isIn.1), "operation \(index) at \(point) in round \(round)")
          }
        }
      }
    }
  }

  private func randomPath(_ generator: inout SeededGenerator) -> CGPath {
    let path = CGMutablePath()
    func point() -> CGPoint {
      // A third of the points lie on a coarse grid, so that lines coincide and meet.
      let coarse = Int.random(in: 0..<3, using: &generator) == 0
      func coordinate() -> CGFloat {
        coarse ? CGFloat(Int.random(in: 0...10, using: &generator) * 10) : .random(in: 0...100, using: &generator)
      }
      return CGPoint(x: coordinate(), y: coordinate())
    }
    path.move(to: point())
    for _ in 0..<Int.random(in: 2...8, using: &generator) {
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: path.addQuadCurve(to: point(), control: point())
      case 1: path.addCurve(to: point(), control1: point(), control2: point())
      case 2:
        path.closeSubpath()
        path.addRect(CGRect(origin: point(), size: CGSize(width: 40, height: 30)))
        path.move(to: point())
      default: path.addLine(to: point())
      }
    }
    path.closeSubpath()
    return path
  }
}

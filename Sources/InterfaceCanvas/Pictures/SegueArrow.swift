internal import UIKit

/// An arrow from one scene to another, from the nearer side of the one to the nearer side of the other.
struct SegueArrow: Equatable {
  let start, end: CGPoint
  private let controls: (CGPoint, CGPoint)
  let isRelationship: Bool

  init(from: CGRect, to: CGRect, kind: String) {
    isRelationship = kind == "relationship" || kind == "embed"
    let goesRight = to.midX >= from.midX
    if from == to {
      start = CGPoint(x: from.maxX, y: from.midY - 20)
      end = CGPoint(x: from.maxX, y: from.midY + 20)
      controls = (CGPoint(x: start.x + 50, y: start.y), CGPoint(x: end.x + 50, y: end.y))
      return
    }
    if abs(to.midX - from.midX) >= (from.width + to.width) / 2 {
      start = CGPoint(x: goesRight ? from.maxX : from.minX, y: from.midY)
      end = CGPoint(x: goesRight ? to.minX : to.maxX, y: to.midY)
      let bend = max(24, abs(end.x - start.x) / 2) * (goesRight ? 1 : -1)
      controls = (CGPoint(x: start.x + bend, y: start.y), CGPoint(x: end.x - bend, y: end.y))
    } else {
      let goesDown = to.midY >= from.midY
      start = CGPoint(x: from.midX, y: goesDown ? from.maxY : from.minY)
      end = CGPoint(x: to.midX, y: goesDown ? to.minY : to.maxY)
      let bend = max(24, abs(end.y - start.y) / 2) * (goesDown ? 1 : -1)
      controls = (CGPoint(x: start.x, y: start.y + bend), CGPoint(x: end.x, y: end.y - bend))
    }
  }

  static func == (a: Self, b: Self) -> Bool { a.start == b.start && a.end == b.end && a.isRelationship == b.isRelationship }

  var path: UIBezierPath {
    let path = UIBezierPath()
    path.move(to: start)
    path.addCurve(to: end, controlPoint1: controls.0, controlPoint2: controls.1)
    let angle = atan2(end.y - controls.1.y, end.x - controls.1.x)
    for side in [-0.45, 0.45] {
      path.move(to: end)
      path.addLine(to: CGPoint(x: end.x - 14 * cos(angle + side), y: end.y - 14 * sin(angle + side)))
    }
    return path
  }
}

import CoreGraphics

extension Path {
  /// Returns the part of the path between two fractions of its length. Curves are converted to short line segments.
  public nonisolated func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    let lines = segments()
    let total = lines.reduce(0) { $0 + length($1) }
    let (first, last) = (max(from, 0) * total, min(to, 1) * total)
    var result = Path()
    var (walked, end): (CGFloat, CGPoint?) = (0, nil)
    for line in lines {
      let (start, stop) = (walked, walked + length(line))
      walked = stop
      guard stop > first, start < last, stop > start else { continue }
      let begin = point(line, (max(start, first) - start) / (stop - start))
      if end != begin { result.move(to: begin) }
      let finish = point(line, (min(stop, last) - start) / (stop - start))
      result.addLine(to: finish)
      end = finish
    }
    return result
  }

  private nonisolated func segments() -> [(CGPoint, CGPoint)] {
    var lines: [(CGPoint, CGPoint)] = []
    var (start, current) = (CGPoint.zero, CGPoint.zero)
    func line(to end: CGPoint) {
      lines.append((current, end))
      current = end
    }
    let steps = (1...16).map { CGFloat($0) / 16 }
    forEach { element in
      switch element {
      case .move(let to): (start, current) = (to, to)
      case .line(let to): line(to: to)
      case .quadCurve(let to, let control):
        let begin = current
        for t in steps { line(to: point((point((begin, control), t), point((control, to), t)), t)) }
      case .curve(let to, let control1, let control2):
        let begin = current
        for t in steps {
          let (a, b, c) = (point((begin, control1), t), point((control1, control2), t), point((control2, to), t))
          line(to: point((point((a, b), t), point((b, c), t)), t))
        }
      case .closeSubpath: line(to: start)
      }
    }
    return lines
  }
}
private func length(_ line: (CGPoint, CGPoint)) -> CGFloat {
  let (x, y) = (line.1.x - line.0.x, line.1.y - line.0.y)
  return (x * x + y * y).squareRoot()
}
private func point(_ line: (CGPoint, CGPoint), _ fraction: CGFloat) -> CGPoint {
  CGPoint(x: line.0.x + (line.1.x - line.0.x) * fraction, y: line.0.y + (line.1.y - line.0.y) * fraction)
}

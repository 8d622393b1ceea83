internal import Raster

extension CGPath {
  /// Whether a point is inside of the transformed path. Points on the outline are inside.
  public func contains(_ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity) -> Bool {
    guard point.x.isFinite, point.y.isFinite else { return false }
    let path = transform.isIdentity ? vector : vector.transformed(by: transform.affine)
    guard path.isFinite else { return false }
    return path.contains(RasterPoint(point), rule: rule.rasterRule)
  }

  /// Whether the path is a single rectangle along the axes. If so, it is written to `rect`.
  public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
    guard let found = asRect else { return false }
    rect?.pointee = found
    return true
  }

  /// The rectangle that the path describes; nil if it is not one.
  package var asRect: CGRect? { vector.asRect }

  /// Calls the block with each element in order. The points are valid during the call only.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    var index = 0
    withUnsafeTemporaryAllocation(of: CGPoint.self, capacity: 3) { points in
      points.initialize(repeating: .zero)
      for verb in vector.verbs {
        let (type, count) = verb.elementType
        for offset in 0..<count { points[offset] = CGPoint(vector.points[index + offset]) }
        index += count
        withUnsafePointer(to: CGPathElement(type: type, points: points.baseAddress!)) { block($0) }
      }
    }
  }

  /// The Swift version of `CGPathApply`: calls the closure with the info pointer and each element.
  public func apply(info: UnsafeMutableRawPointer?, function: (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void) {
    applyWithBlock { function(info, $0) }
  }
}

extension VectorPath.Verb {
  var elementType: (CGPathElementType, points: Int) {
    switch self {
    case .move: (.moveToPoint, 1)
    case .line: (.addLineToPoint, 1)
    case .quad: (.addQuadCurveToPoint, 2)
    case .cubic: (.addCurveToPoint, 3)
    case .close: (.closeSubpath, 0)
    }
  }
}

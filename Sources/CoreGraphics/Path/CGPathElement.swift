/// An element of a path with its points in drawing order: control points first, the end point last.
public struct CGPathElement {
  public var type: CGPathElementType
  /// The points: one for a move or a line, two for a quadratic curve, three for a cubic curve, none for a close.
  public var points: UnsafeMutablePointer<CGPoint>

  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    self.type = type
    self.points = points
  }
}

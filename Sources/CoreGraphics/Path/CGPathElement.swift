/// One element of a path, with its points in the order of drawing: control points first, the end point last.
public struct CGPathElement {
  public var type: CGPathElementType
  /// One point for a move or a line, two for a quadratic, three for a cubic, none for a close.
  public var points: UnsafeMutablePointer<CGPoint>

  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    self.type = type
    self.points = points
  }
}

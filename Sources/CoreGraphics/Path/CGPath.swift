package import Raster

/// An immutable path of lines and curves (Apple: CGPath). `CGMutablePath` is its mutable subclass.
public class CGPath: Hashable, @unchecked Sendable {
  /// The elements of the path. Only `CGMutablePath` changes them.
  package internal(set) var vector: VectorPath

  package init(vector: VectorPath) {
    self.vector = vector
  }

  /// Creates a transformed rectangle that starts at its origin and runs along the x axis.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>? = nil) {
    self.init(vector: VectorPath())
    vector.addRect(rect, transform: transform?.pointee ?? .identity)
  }

  /// Creates the ellipse that fits into `rect`.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>? = nil) {
    self.init(vector: VectorPath())
    vector.addEllipse(in: rect, transform: transform?.pointee ?? .identity)
  }

  /// Creates a rectangle with elliptic corners. Radii are limited to half of a side.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: UnsafePointer<CGAffineTransform>? = nil
  ) {
    self.init(vector: VectorPath())
    vector.addRoundedRect(rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight, transform: transform?.pointee ?? .identity)
  }

  public var isEmpty: Bool { vector.verbs.isEmpty }

  /// The start of the next element; the zero point for an empty path.
  public var currentPoint: CGPoint { vector.currentPoint.map(CGPoint.init) ?? .zero }

  /// The bounds of all points, including control points; the null rectangle for an empty path.
  public var boundingBox: CGRect { vector.controlBox }

  /// The bounds of the curves themselves; the null rectangle for an empty path.
  public var boundingBoxOfPath: CGRect { vector.curveBox }

  public static func == (lhs: CGPath, rhs: CGPath) -> Bool {
    lhs === rhs || lhs.vector == rhs.vector
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(vector.verbs.count)
    hasher.combine(currentPoint.x)
    hasher.combine(currentPoint.y)
  }
}

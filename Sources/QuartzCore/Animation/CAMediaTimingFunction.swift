import CoreGraphics
import Foundation
import RenderTree

/// A pacing given by a cubic Bézier curve from (0,0) to (1,1) with two control points (Apple: CAMediaTimingFunction).
public final class CAMediaTimingFunction: NSObject, NSSecureCoding, Sendable {
  private let c1: CGPoint
  private let c2: CGPoint

  /// Creates a standard curve. An unknown name gives `default`.
  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .linear: self.init(controlPoints: 0, 0, 1, 1)
    case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
    case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
    case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
    default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
    }
  }

  /// Creates a curve with two control points. Their x coordinates are clamped to 0...1, which makes the curve a function of the time.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    func clean(_ value: Float) -> CGFloat { value.isFinite ? CGFloat(value) : 0 }
    c1 = CGPoint(x: min(max(clean(c1x), 0), 1), y: clean(c1y))
    c2 = CGPoint(x: min(max(clean(c2x), 0), 1), y: clean(c2y))
    super.init()
  }

  public static var supportsSecureCoding: Bool { true }

  /// Returns nil if the archive has no control points.
  public convenience init?(coder: NSCoder) {
    let points: [Float]? = PropertyArchive(coder: coder).read("controlPoints")
    guard let points, points.count == 4 else { return nil }
    self.init(controlPoints: points[0], points[1], points[2], points[3])
  }

  public func encode(with coder: NSCoder) {
    PropertyArchive(coder: coder).write([c1.x, c1.y, c2.x, c2.y].map { Float($0) }, "controlPoints")
  }

  /// Writes the coordinates of point `index`: 0 is (0,0), 1 and 2 are the control points, 3 is (1,1). Nothing is written for other
  /// indices. `values` needs space for two numbers.
  public func getControlPoint(at index: Int, values ptr: UnsafeMutablePointer<Float>) {
    let points = [CGPoint.zero, c1, c2, CGPoint(x: 1, y: 1)]
    guard points.indices.contains(index) else { return }
    ptr[0] = Float(points[index].x)
    ptr[1] = Float(points[index].y)
  }

  package var curve: TimingCurve {
    c1.x == c1.y && c2.x == c2.y ? .linear : .cubic(c1, c2)
  }
}

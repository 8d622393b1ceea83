import CoreGraphics
import Raster

/// A filled and stroked path, in the layer's bounds space.
package struct ShapeFigure: Sendable, Equatable {
  package var path: CGPath?
  package var fillColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
  package var fillRule = FillRule.nonZero
  package var strokeColor: CGColor?
  /// The stroked part of the path, as fractions of its length.
  package var strokeStart: CGFloat = 0
  package var strokeEnd: CGFloat = 1
  package var lineWidth: CGFloat = 1
  package var miterLimit: CGFloat = 10
  package var lineCap = LineCap.butt
  package var lineJoin = LineJoin.miter
  /// The lengths of dashes and gaps in turn, in points; empty for a solid line.
  package var lineDashPattern: [Double] = []
  package var lineDashPhase: CGFloat = 0

  package init() {}

  package var fills: Bool {
    guard let path, !path.isEmpty, let fillColor else { return false }
    return fillColor.alpha > 0
  }

  package var strokes: Bool {
    guard let path, !path.isEmpty, let strokeColor, strokeColor.alpha > 0 else { return false }
    return lineWidth > 0 && lineWidth.isFinite && strokeEnd > strokeStart
  }

  package var style: StrokeStyle {
    let isDashed = !lineDashPattern.isEmpty && lineDashPattern.allSatisfy { $0 >= 0 && $0.isFinite } && lineDashPattern.contains { $0 > 0 }
    return StrokeStyle(
      width: Double(lineWidth), cap: lineCap, join: lineJoin, miterLimit: Double(miterLimit), dash: isDashed ? lineDashPattern : [],
      dashPhase: Double(lineDashPhase))
  }

  /// The stroked part of the path.
  package var strokedPart: VectorPath {
    guard strokes, let path else { return VectorPath() }
    return path.vector.trimmed(from: Double(strokeStart), to: Double(strokeEnd))
  }

  /// Returns the outline of the stroke, to be filled with the non-zero rule.
  ///
  /// - Parameter tolerance: the maximum deviation of curves, in points.
  package func line(tolerance: Double) -> VectorPath { strokedPart.stroked(style, tolerance: tolerance) }

  /// The bounds of everything that the shape draws, slightly enlarged for curved strokes.
  package var extent: RasterRect {
    guard let path, fills || strokes else { return .null }
    let extent = strokes ? path.vector.strokeExtent(style).outset(by: 0.25) : path.vector.tightBounds
    return extent.isFinite ? extent : .null
  }
}

/// The painting operations of `CGContext.drawPath(using:)`.
public enum CGPathDrawingMode: Int32, Sendable {
  case fill, eoFill, stroke, fillStroke, eoFillStroke
}

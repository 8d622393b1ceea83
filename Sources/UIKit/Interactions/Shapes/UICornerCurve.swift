/// How a corner of a shape bends (Apple: UICornerCurve). Corners are drawn as circles, whatever the curve.
public enum UICornerCurve: Int, Sendable {
  case automatic, circular, continuous
}

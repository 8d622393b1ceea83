/// The curve of a shape's corners (Apple: UICornerCurve). Stored; all corners are drawn as circles.
public enum UICornerCurve: Int, Sendable {
  case automatic, circular, continuous
}

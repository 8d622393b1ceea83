/// The curve of a shape's corners (Apple: UICornerCurve). Automatic curves are drawn as circles.
public enum UICornerCurve: Int, Sendable {
  case automatic, circular, continuous
}

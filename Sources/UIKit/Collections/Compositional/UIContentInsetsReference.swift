/// What the contents of a compositional layout keep clear of (Apple: UIContentInsetsReference).
public enum UIContentInsetsReference: Int, Sendable {
  /// What the layout's configuration says.
  case automatic
  case none, safeArea, layoutMargins, readableContent
}

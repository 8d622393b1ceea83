/// The area that the contents of a compositional layout are inset to (Apple: UIContentInsetsReference).
public enum UIContentInsetsReference: Int, Sendable {
  /// The reference of the layout's configuration.
  case automatic
  case none, safeArea, layoutMargins, readableContent
}

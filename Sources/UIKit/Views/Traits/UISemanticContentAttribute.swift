/// Whether a view is mirrored in right-to-left layouts (Apple: UISemanticContentAttribute).
public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

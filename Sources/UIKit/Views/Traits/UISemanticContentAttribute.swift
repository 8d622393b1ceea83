/// Whether a view is mirrored where people read from right to left (Apple: UISemanticContentAttribute).
public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

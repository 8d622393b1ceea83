/// The colour gamut of a screen (Apple: UIDisplayGamut).
public enum UIDisplayGamut: Int, Sendable {
  case unspecified = -1
  case SRGB, P3
}

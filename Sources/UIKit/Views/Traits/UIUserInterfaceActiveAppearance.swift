/// Whether a window is active, that is in front (Apple: UIUserInterfaceActiveAppearance).
public enum UIUserInterfaceActiveAppearance: Int, Sendable {
  case unspecified = -1
  case inactive, active
}

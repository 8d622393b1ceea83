/// Whether something lies over the rest (Apple: UIUserInterfaceLevel).
public enum UIUserInterfaceLevel: Int, Sendable {
  case unspecified = -1
  case base, elevated
}

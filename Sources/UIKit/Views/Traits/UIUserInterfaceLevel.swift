/// Whether content is elevated above other content (Apple: UIUserInterfaceLevel).
public enum UIUserInterfaceLevel: Int, Sendable {
  case unspecified = -1
  case base, elevated
}

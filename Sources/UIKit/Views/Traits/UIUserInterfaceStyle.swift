/// Light or dark (Apple: UIUserInterfaceStyle).
public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified, light, dark
}

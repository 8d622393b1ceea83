/// The light or dark style (Apple: UIUserInterfaceStyle).
public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified, light, dark
}

/// Whether the space along an axis is compact or regular (Apple: UIUserInterfaceSizeClass).
public enum UIUserInterfaceSizeClass: Int, Sendable {
  case unspecified, compact, regular
}

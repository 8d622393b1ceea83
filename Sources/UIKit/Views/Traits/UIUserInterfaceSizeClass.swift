/// Whether there is little room or much (Apple: UIUserInterfaceSizeClass).
public enum UIUserInterfaceSizeClass: Int, Sendable {
  case unspecified, compact, regular
}

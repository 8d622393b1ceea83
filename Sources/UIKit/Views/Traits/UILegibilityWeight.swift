/// Whether texts are to be bold (Apple: UILegibilityWeight).
public enum UILegibilityWeight: Int, Sendable {
  case unspecified = -1
  case regular, bold
}

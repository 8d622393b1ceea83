/// Whether text is bold for legibility (Apple: UILegibilityWeight).
public enum UILegibilityWeight: Int, Sendable {
  case unspecified = -1
  case regular, bold
}

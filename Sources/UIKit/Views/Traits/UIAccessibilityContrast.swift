/// The contrast of colours that a person prefers (Apple: UIAccessibilityContrast).
public enum UIAccessibilityContrast: Int, Sendable {
  case unspecified = -1
  case normal, high
}

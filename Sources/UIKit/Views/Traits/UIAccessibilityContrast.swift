/// How far colours stand apart (Apple: UIAccessibilityContrast).
public enum UIAccessibilityContrast: Int, Sendable {
  case unspecified = -1
  case normal, high
}

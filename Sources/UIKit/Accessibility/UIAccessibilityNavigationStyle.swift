/// How the elements of a container are visited (Apple: UIAccessibilityNavigationStyle).
public enum UIAccessibilityNavigationStyle: Int, Sendable {
  case automatic, separate, combined
}

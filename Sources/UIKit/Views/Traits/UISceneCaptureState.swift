/// Whether the scene is recorded (Apple: UISceneCaptureState). Desktops do not tell: screens have inactive.
public enum UISceneCaptureState: Int, Sendable {
  case unspecified = -1
  case inactive, active
}

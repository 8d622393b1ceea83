/// Whether the scene is recorded (Apple: UISceneCaptureState). Always inactive, because desktops do not report it.
public enum UISceneCaptureState: Int, Sendable {
  case unspecified = -1
  case inactive, active
}

/// Whether a screen measures the force of touches (Apple: UIForceTouchCapability). No screen on Linux does.
public enum UIForceTouchCapability: Int, Sendable {
  case unknown, unavailable, available
}

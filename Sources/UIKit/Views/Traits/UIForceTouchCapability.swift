/// Whether a screen feels how hard it is pressed: none does (Apple: UIForceTouchCapability).
public enum UIForceTouchCapability: Int, Sendable {
  case unknown, unavailable, available
}

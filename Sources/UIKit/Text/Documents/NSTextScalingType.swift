/// The sizes of fonts in a text: those of macOS, or those of iOS, which shows text larger (Apple: NSTextScalingType).
public enum NSTextScalingType: Int, Sendable {
  case standard = 0
  case iOS = 1
}

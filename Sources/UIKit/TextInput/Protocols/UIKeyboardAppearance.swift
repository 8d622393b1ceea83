/// The appearance of an on-screen keyboard (Apple: UIKeyboardAppearance). Stored; has no effect on Linux.
public enum UIKeyboardAppearance: Int, Sendable {
  case `default`, dark, light

  public static var alert: UIKeyboardAppearance { .dark }
}

/// What a tap or a squeeze of a pencil does (Apple: UIPencilPreferredAction).
public enum UIPencilPreferredAction: Int, Sendable {
  case ignore = 0
  case switchEraser, switchPrevious, showColorPalette, showInkAttributes, showContextualPalette, runSystemShortcut
}

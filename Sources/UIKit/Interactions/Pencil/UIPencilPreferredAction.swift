/// The action of a double tap or squeeze of a pencil (Apple: UIPencilPreferredAction).
public enum UIPencilPreferredAction: Int, Sendable {
  case ignore = 0
  case switchEraser, switchPrevious, showColorPalette, showInkAttributes, showContextualPalette, runSystemShortcut
}

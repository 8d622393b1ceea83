/// An editing command.
package enum EditingCommand: Equatable, Sendable {
  case move(TextUnit, forward: Bool, extending: Bool)
  /// Moves to the left or right on the screen.
  case moveSideways(TextUnit, right: Bool, extending: Bool)
  case moveVertically(down: Bool, extending: Bool)
  case movePage(down: Bool, extending: Bool)
  case delete(TextUnit, forward: Bool)
  case newline
  case selectAll, cut, copy, paste, undo, redo
}

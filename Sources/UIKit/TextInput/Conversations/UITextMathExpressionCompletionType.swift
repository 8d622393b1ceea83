/// Whether a keyboard completes mathematical expressions (Apple: UITextMathExpressionCompletionType). Stored; has no effect on Linux.
public enum UITextMathExpressionCompletionType: Int, Sendable {
  case `default`, no, yes
}

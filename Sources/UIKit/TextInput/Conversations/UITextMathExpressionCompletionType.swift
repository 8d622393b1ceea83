/// Whether a keyboard completes sums (Apple: UITextMathExpressionCompletionType). Stored; keyboards of Linux do not.
public enum UITextMathExpressionCompletionType: Int, Sendable {
  case `default`, no, yes
}

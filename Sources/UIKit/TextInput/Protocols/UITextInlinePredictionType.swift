/// Whether text is predicted (Apple: UITextInlinePredictionType). Stored; has no effect on Linux.
public enum UITextInlinePredictionType: Int, Sendable { case `default`, no, yes }

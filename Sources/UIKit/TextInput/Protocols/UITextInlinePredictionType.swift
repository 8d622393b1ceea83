/// Apple: UITextInlinePredictionType. Kept: nothing is predicted.
public enum UITextInlinePredictionType: Int, Sendable { case `default`, no, yes }

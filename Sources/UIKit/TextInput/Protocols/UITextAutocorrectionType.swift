/// Apple: UITextAutocorrectionType. Kept: nothing is corrected.
public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }

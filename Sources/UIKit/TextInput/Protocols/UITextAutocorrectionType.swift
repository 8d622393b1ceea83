/// Whether text is corrected (Apple: UITextAutocorrectionType). Stored; has no effect on Linux.
public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }

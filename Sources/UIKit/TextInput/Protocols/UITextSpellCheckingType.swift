/// Whether spelling is checked (Apple: UITextSpellCheckingType). Stored; has no effect on Linux.
public enum UITextSpellCheckingType: Int, Sendable { case `default`, no, yes }

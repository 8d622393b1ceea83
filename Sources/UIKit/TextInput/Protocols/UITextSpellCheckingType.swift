/// Apple: UITextSpellCheckingType. Kept: nothing is checked.
public enum UITextSpellCheckingType: Int, Sendable { case `default`, no, yes }

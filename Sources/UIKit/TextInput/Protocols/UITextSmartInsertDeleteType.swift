/// Apple: UITextSmartInsertDeleteType. Kept: no spaces are added or taken away.
public enum UITextSmartInsertDeleteType: Int, Sendable { case `default`, no, yes }

/// Whether spaces are added or removed when text is pasted or deleted (Apple: UITextSmartInsertDeleteType). Stored; has no effect on Linux.
public enum UITextSmartInsertDeleteType: Int, Sendable { case `default`, no, yes }

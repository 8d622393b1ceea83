/// Whether quotes are replaced while typing (Apple: UITextSmartQuotesType). Stored; has no effect on Linux.
public enum UITextSmartQuotesType: Int, Sendable { case `default`, no, yes }

/// Apple: UITextSmartQuotesType. Kept: quotes stay as they were typed.
public enum UITextSmartQuotesType: Int, Sendable { case `default`, no, yes }

/// Whether dashes are replaced while typing (Apple: UITextSmartDashesType). Stored; has no effect on Linux.
public enum UITextSmartDashesType: Int, Sendable { case `default`, no, yes }

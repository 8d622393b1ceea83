/// Apple: UITextSmartDashesType. Kept: dashes stay as they were typed.
public enum UITextSmartDashesType: Int, Sendable { case `default`, no, yes }

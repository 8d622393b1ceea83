/// The kind of a user's interaction with a link (Apple: UITextItemInteraction).
public enum UITextItemInteraction: Int, Sendable { case invokeDefaultAction, presentActions, preview }

/// What a person does with a link (Apple: UITextItemInteraction).
public enum UITextItemInteraction: Int, Sendable { case invokeDefaultAction, presentActions, preview }

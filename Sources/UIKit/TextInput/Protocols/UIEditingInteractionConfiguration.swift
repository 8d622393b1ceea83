/// Whether a responder has the editing gestures with three fingers (Apple: UIEditingInteractionConfiguration). Linux has none of them.
public enum UIEditingInteractionConfiguration: Int, Sendable { case none, `default` }

/// A placeholder for text that an input method will insert later (Apple: UITextPlaceholder). A text input returns an instance of a subclass.
@preconcurrency @MainActor
open class UITextPlaceholder: NSObject {
  public override init() { super.init() }

  /// The rectangles of the placeholder, in the coordinates of the text input. Default none.
  open var rects: [UITextSelectionRect] { [] }
}

/// A phrase of dictated text (Apple: UIDictationPhrase). Linux has no dictation; a program can pass an instance of a subclass.
@preconcurrency @MainActor
open class UIDictationPhrase: NSObject {
  open var text: String { "" }
  /// Other interpretations of the spoken text; nil for none.
  open var alternativeInterpretations: [String]? { nil }

  public override init() { super.init() }
}

/// How text with alternatives is marked (Apple: UITextAlternativeStyle).
public enum UITextAlternativeStyle: Int, Sendable { case none, lowConfidence }

/// A rectangle of a selection (Apple: UITextSelectionRect).
@preconcurrency @MainActor
open class UITextSelectionRect: NSObject {
  public override init() { super.init() }

  /// The rectangle in the coordinates of the text input.
  open var rect: CGRect { .zero }
  open var writingDirection: NSWritingDirection { .natural }
  /// Whether the selection begins in the rectangle.
  open var containsStart: Bool { false }
  open var containsEnd: Bool { false }
  open var isVertical: Bool { false }
  /// The transform of the rectangle about its centre. Default identity.
  open var transform: CGAffineTransform { .identity }
}

/// Moves a cursor to the position at which dropped text would be inserted (Apple: UITextCursorDropPositionAnimator).
@preconcurrency @MainActor
open class UITextCursorDropPositionAnimator: NSObject {
  public private(set) weak var cursorView: (any UIView & UITextCursorView)?
  public private(set) weak var textInput: (any UIView & UITextInput)?
  private static let duration: TimeInterval = 0.15

  /// - Parameter textCursorView: the cursor, a view in the hierarchy of the text input. The text input retains it.
  public init(textCursorView: (any UIView & UITextCursorView)?, textInput: (any UIView & UITextInput)?) {
    cursorView = textCursorView
    self.textInput = textInput
    super.init()
  }

  /// Shows or hides the cursor.
  open func setCursorVisible(_ visible: Bool, animated: Bool) {
    guard let cursorView else { return }
    cursorView.isBlinking = false
    change(animated) { cursorView.alpha = visible ? 1 : 0 }
  }

  /// Places the cursor at a position. It changes nothing if the position is nil.
  open func placeCursor(at position: UITextPosition?, animated: Bool) {
    guard let position, let cursorView, let textInput else { return }
    var rect = textInput.caretRect(for: position)
    if rect.width <= 0 { rect.size.width = CaretView.width }
    guard rect.minX.isFinite, rect.minY.isFinite else { return }
    let frame = cursorView.superview.map { $0.convert(rect, from: textInput.textInputView) } ?? rect
    change(animated) { cursorView.frame = frame }
  }

  /// Runs changes with the animation of the cursor.
  open func animate(alongsideChanges animation: (() -> Void)?, completion: (() -> Void)?) {
    UIView.animate(withDuration: Self.duration, delay: 0, options: [.curveEaseOut, .allowUserInteraction]) {
      animation?()
    } completion: { _ in
      completion?()
    }
  }

  private func change(_ animated: Bool, _ changes: @escaping () -> Void) {
    if animated { animate(alongsideChanges: changes, completion: nil) } else { UIView.performWithoutAnimation(changes) }
  }
}

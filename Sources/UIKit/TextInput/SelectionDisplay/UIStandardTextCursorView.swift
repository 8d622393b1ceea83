/// The cursor of the system: a bar in the tint colour (Apple: UIStandardTextCursorView).
@preconcurrency @MainActor
open class UIStandardTextCursorView: UIView, UITextCursorView {
  private let caret = CaretView(frame: .zero)

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isUserInteractionEnabled = false
    caret.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    caret.frame = bounds
    addSubview(caret)
    caret.rest()
  }

  /// Whether the cursor blinks. Default false. It stands still after ten seconds without a change.
  open var isBlinking = false {
    didSet {
      guard isBlinking != oldValue else { return }
      if isBlinking { caret.restart() } else { caret.rest() }
    }
  }

  open func resetBlinkAnimation() { if isBlinking { caret.restart() } else { caret.rest() } }
}

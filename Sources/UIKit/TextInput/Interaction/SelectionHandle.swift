/// The end of a selection made by touch: a bar with a dot that a finger can take.
final class SelectionHandle: UIView {
  static let dot: CGFloat = 10
  private let bar = UIView()
  private let knob = UIView()
  private let isStart: Bool

  init(isStart: Bool) {
    self.isStart = isStart
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    isHidden = true
    knob.layer.cornerRadius = Self.dot / 2
    addSubview(bar)
    addSubview(knob)
    tintColorDidChange()
  }

  required init?(coder: NSCoder) { nil }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    bar.backgroundColor = tintColor
    knob.backgroundColor = tintColor
  }

  /// At the end of a selection, in the superview's coordinates.
  func stand(at caret: CGRect) {
    let extra = Self.dot - 1
    frame = CGRect(
      x: caret.minX - Self.dot / 2, y: isStart ? caret.minY - extra : caret.minY, width: Self.dot, height: caret.height + extra)
    bar.frame = CGRect(x: Self.dot / 2 - 1, y: isStart ? extra : 0, width: 2, height: caret.height)
    knob.frame = CGRect(x: 0, y: isStart ? 0 : bounds.height - Self.dot, width: Self.dot, height: Self.dot)
  }
}

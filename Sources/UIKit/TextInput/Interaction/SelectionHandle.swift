/// The handle at an end of a selection that was made by touch: a bar with a dot, which a finger can drag.
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

  /// Places the handle at an end of the selection.
  /// - Parameter caret: the rectangle of that end in the superview's coordinates.
  func stand(at caret: CGRect) {
    let extra = Self.dot - 1
    frame = CGRect(
      x: caret.minX - Self.dot / 2, y: isStart ? caret.minY - extra : caret.minY, width: Self.dot, height: caret.height + extra)
    bar.frame = CGRect(x: Self.dot / 2 - 1, y: isStart ? extra : 0, width: 2, height: caret.height)
    knob.frame = CGRect(x: 0, y: isStart ? 0 : bounds.height - Self.dot, width: Self.dot, height: Self.dot)
  }
}

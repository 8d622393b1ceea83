/// The handle at an end of a selection, which a finger can drag: a bar with a dot, or a shape of the program.
final class StandardHandleView: UIView, UITextSelectionHandleView {
  static let dot: CGFloat = 10
  /// The length of the dot beyond the text.
  private static let extra = dot - 1
  private let bar = UIView()
  private let knob = UIView()
  /// Created with the first shape of the program.
  private var shape: CAShapeLayer?

  init(_ direction: NSDirectionalRectEdge) {
    self.direction = direction
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    isHidden = true
    knob.layer.cornerRadius = Self.dot / 2
    addSubview(bar)
    addSubview(knob)
    tintColorDidChange()
  }

  required init?(coder: NSCoder) { nil }

  var direction: NSDirectionalRectEdge { didSet { setNeedsLayout() } }
  var isVertical = false { didSet { setNeedsLayout() } }
  var customShape: UIBezierPath? {
    didSet {
      shape?.removeFromSuperlayer()
      shape = customShape.map { path in
        let shape = CAShapeLayer()
        shape.path = path.cgPath
        shape.fillColor = tintColor.cgColor
        layer.addSublayer(shape)
        return shape
      }
      bar.isHidden = customShape != nil
      knob.isHidden = customShape != nil
      setNeedsLayout()
    }
  }

  /// Whether the dot is above the text, or to its right in vertical text.
  private var isStart: Bool { direction.contains(.leading) }

  func preferredFrame(for rect: CGRect) -> CGRect {
    let (dot, extra) = (Self.dot, Self.extra)
    guard isVertical else {
      return CGRect(x: rect.minX - dot / 2, y: isStart ? rect.minY - extra : rect.minY, width: dot, height: rect.height + extra)
    }
    return CGRect(x: isStart ? rect.minX : rect.minX - extra, y: rect.minY - dot / 2, width: rect.width + extra, height: dot)
  }

  /// Places the handle at an end of the selection.
  /// - Parameter caret: the rectangle of that end in the superview's coordinates.
  func stand(at caret: CGRect) {
    frame = preferredFrame(for: caret)
    placeParts()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    // A handle has no size before it first stands at a selection.
    if !bounds.isEmpty { placeParts() }
  }

  private func placeParts() {
    let (dot, extra) = (Self.dot, Self.extra)
    if isVertical {
      bar.frame = CGRect(x: isStart ? 0 : extra, y: dot / 2 - 1, width: max(0, bounds.width - extra), height: 2)
      knob.frame = CGRect(x: isStart ? bounds.width - dot : 0, y: 0, width: dot, height: dot)
    } else {
      bar.frame = CGRect(x: dot / 2 - 1, y: isStart ? extra : 0, width: 2, height: max(0, bounds.height - extra))
      knob.frame = CGRect(x: 0, y: isStart ? 0 : bounds.height - dot, width: dot, height: dot)
    }
    shape?.frame = bounds
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    bar.backgroundColor = tintColor
    knob.backgroundColor = tintColor
    shape?.fillColor = tintColor.cgColor
  }
}

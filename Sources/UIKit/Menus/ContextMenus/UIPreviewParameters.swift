/// How a preview looks (Apple: UIPreviewParameters).
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject {
  /// What of the view is to be seen; nil: all.
  open var visiblePath: UIBezierPath?
  open var shadowPath: UIBezierPath?
  open var backgroundColor: UIColor! = .systemBackground

  public override init() {
    super.init()
  }

  /// Shows lines of text.
  /// - Parameter textLineRects: rectangles of the view, as values.
  public convenience init(textLineRects: [NSValue]) {
    self.init()
    let path = UIBezierPath()
    for value in textLineRects { path.append(UIBezierPath(roundedRect: value.cgRectValue.insetBy(dx: -4, dy: -2), cornerRadius: 4)) }
    visiblePath = path
  }
}

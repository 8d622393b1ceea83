/// The appearance of a preview (Apple: UIPreviewParameters).
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject {
  /// The visible part of the view; nil for the whole view.
  open var visiblePath: UIBezierPath?
  open var shadowPath: UIBezierPath?
  open var backgroundColor: UIColor! = .systemBackground

  public override init() {
    super.init()
  }

  /// Creates parameters for lines of text.
  /// - Parameter textLineRects: the rectangles of the lines in the view, as `NSValue` objects.
  public convenience init(textLineRects: [NSValue]) {
    self.init()
    let path = UIBezierPath()
    for value in textLineRects { path.append(UIBezierPath(circularRect: value.cgRectValue.insetBy(dx: -4, dy: -2), radius: 4)) }
    visiblePath = path
  }
}

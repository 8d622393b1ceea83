public import UIKit

/// The kinds of touches that draw (Apple: PKCanvasViewDrawingPolicy).
public enum PKCanvasViewDrawingPolicy: UInt, Sendable {
  /// On Linux the same as `anyInput`, since there is no pencil. On a device without a tool picker, only a pencil draws.
  case `default`
  case anyInput
  case pencilOnly
}

/// A scroll view on which touches draw strokes (Apple: PKCanvasView).
///
/// One finger or the pointer draws, two fingers scroll. The drawing is scaled by `zoomScale`; as in every scroll view here, the delegate's
/// `viewForZooming(in:)` allows zooming.
open class PKCanvasView: UIScrollView, PKToolPickerObserver {
  /// The drawing. The delegate is told of a change in the next turn of the main queue.
  open var drawing: PKDrawing {
    get { PKDrawing(strokes: strokes) }
    set {
      guard newValue != drawing else { return }
      strokes = newValue.strokes
      noteChange()
    }
  }
  /// The tool of the next stroke. Default a pen.
  open var tool: any PKTool = PKInkingTool(.pen)
  open var drawingPolicy = PKCanvasViewDrawingPolicy.default { didSet { updatePan() } }
  open var allowsFingerDrawing: Bool {
    get { drawingPolicy != .pencilOnly }
    set { drawingPolicy = newValue ? .anyInput : .pencilOnly }
  }
  /// Whether touches draw. Default true.
  open var isDrawingEnabled = true {
    didSet {
      drawingGestureRecognizer.isEnabled = isDrawingEnabled
      updatePan()
    }
  }
  /// Stored; there is no ruler.
  open var isRulerActive = false
  open var maximumSupportedContentVersion = PKContentVersion.latest
  open var drawingGestureRecognizer: UIGestureRecognizer { recognizer }
  /// The delegate, held weakly. Default nil.
  open weak var delegate: (any PKCanvasViewDelegate)? {
    get { (self as UIScrollView).delegate as? any PKCanvasViewDelegate }
    set { (self as UIScrollView).delegate = newValue }
  }

  var strokes: [PKStroke] = [] { didSet { finished.strokes = strokes } }
  let finished = StrokesView(frame: .zero)
  /// The stroke that is being drawn.
  let present = StrokesView(frame: .zero)
  var course = StrokeCourse()
  private lazy var recognizer = DrawingGestureRecognizer(canvas: self)
  private var isChangeNoted = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }
  private func setUp() {
    if backgroundColor == nil { backgroundColor = .systemBackground }
    addSubview(finished)
    addSubview(present)
    addGestureRecognizer(recognizer)
    updatePan()
  }
  private func updatePan() {
    panGestureRecognizer.minimumNumberOfTouches = isDrawingEnabled && drawingPolicy != .pencilOnly ? 2 : 1
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    for view in [finished, present] {
      view.frame = bounds
      view.viewport = StrokesView.Viewport(origin: bounds.origin, scale: zoomScale)
    }
  }

  open override var canBecomeFirstResponder: Bool { true }
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    let isFirst = super.becomeFirstResponder()
    PKToolPicker.responderChanged(self)
    return isFirst
  }
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    let isResigned = super.resignFirstResponder()
    PKToolPicker.responderChanged(self)
    return isResigned
  }

  open func toolPickerSelectedToolDidChange(_ toolPicker: PKToolPicker) { tool = toolPicker.selectedTool }
  open func toolPickerIsRulerActiveDidChange(_ toolPicker: PKToolPicker) { isRulerActive = toolPicker.isRulerActive }
  open func toolPickerVisibilityDidChange(_ toolPicker: PKToolPicker) {}
  open func toolPickerFramesObscuredDidChange(_ toolPicker: PKToolPicker) {}
  open func toolPickerSelectedToolItemDidChange(_ toolPicker: PKToolPicker) {}

  /// Notifies the delegate of a change, at most once per turn of the main queue.
  func noteChange() {
    guard !isChangeNoted else { return }
    isChangeNoted = true
    DispatchQueue.main.async { [weak self] in
      guard let self else { return }
      isChangeNoted = false
      delegate?.canvasViewDrawingDidChange(self)
    }
  }
  /// Replaces the strokes, and registers the old ones for undo.
  func change(to new: [PKStroke]) {
    let old = strokes
    strokes = new
    undoManager?.registerUndo(withTarget: self) { canvas in MainActor.assumeIsolated { canvas.change(to: old) } }
    noteChange()
  }
}

/// Apple: PKCanvasViewDelegate.
@preconcurrency @MainActor
public protocol PKCanvasViewDelegate: UIScrollViewDelegate {
  func canvasViewDrawingDidChange(_ canvasView: PKCanvasView)
  func canvasViewDidFinishRendering(_ canvasView: PKCanvasView)
  func canvasViewDidBeginUsingTool(_ canvasView: PKCanvasView)
  func canvasViewDidEndUsingTool(_ canvasView: PKCanvasView)
  func canvasView(_ canvasView: PKCanvasView, didRefineStrokes strokes: [PKStroke], withNewStrokes newStrokes: [PKStroke])
}
extension PKCanvasViewDelegate {
  public func canvasViewDrawingDidChange(_ canvasView: PKCanvasView) {}
  public func canvasViewDidFinishRendering(_ canvasView: PKCanvasView) {}
  public func canvasViewDidBeginUsingTool(_ canvasView: PKCanvasView) {}
  public func canvasViewDidEndUsingTool(_ canvasView: PKCanvasView) {}
  public func canvasView(_ canvasView: PKCanvasView, didRefineStrokes strokes: [PKStroke], withNewStrokes newStrokes: [PKStroke]) {}
}

/// An interaction that shows the cursor, the highlights and the handles of a text input's selection (Apple:
/// UITextSelectionDisplayInteraction).
///
/// The text input calls `setNeedsSelectionUpdate()` when its selection or its layout has changed.
@preconcurrency @MainActor
open class UITextSelectionDisplayInteraction: NSObject, UIInteraction {
  open private(set) weak var view: UIView?
  open private(set) weak var textInput: (any UITextInput)?
  open private(set) weak var delegate: (any UITextSelectionDisplayInteractionDelegate)?
  private let layout = SelectionLayout()
  /// Whether a selection has handles. A selection that was made with a mouse has none.
  var showsHandles = true
  /// Whether an empty selection has a cursor. Text that cannot be edited has none.
  var showsCursor = true

  public init(textInput: any UITextInput, delegate: any UITextSelectionDisplayInteractionDelegate) {
    self.textInput = textInput
    self.delegate = delegate
    super.init()
    layout.interaction = self
  }

  /// Whether the views are in the view of the interaction. Default false.
  open var isActivated = false {
    didSet {
      guard isActivated != oldValue else { return }
      if isActivated { install() } else { uninstall() }
    }
  }

  /// The view of the cursor. Default a `UIStandardTextCursorView`.
  open var cursorView: any UIView & UITextCursorView = UIStandardTextCursorView(frame: .zero) {
    didSet { exchange([oldValue]) }
  }
  /// The view of the highlights.
  open var highlightView: any UIView & UITextSelectionHighlightView = StandardHighlightView(frame: .zero) {
    didSet { exchange([oldValue]) }
  }
  /// The views of the handles: at the start of the selection, and at its end.
  open var handleViews: [any UIView & UITextSelectionHandleView] = [StandardHandleView(.leading), StandardHandleView(.trailing)] {
    didSet { exchange(oldValue) }
  }

  open func willMove(to view: UIView?) { uninstall() }

  open func didMove(to view: UIView?) {
    self.view = view
    if isActivated { install() }
  }

  private func exchange(_ former: [UIView]) {
    for view in former { view.removeFromSuperview() }
    if isActivated { install() }
  }

  private func install() {
    guard let view else { return }
    let container = delegate?.selectionContainerViewBelowText(for: self)
    if highlightView.superview == nil {
      if let container { container.addSubview(highlightView) } else { view.insertSubview(highlightView, at: 0) }
    }
    for part in [cursorView] + handleViews as [UIView] where part.superview !== view { view.addSubview(part) }
    if layout.superview !== view { view.addSubview(layout) }
    setNeedsSelectionUpdate()
  }

  private func uninstall() {
    cursorView.isBlinking = false
    for part in [highlightView, cursorView, layout] + handleViews as [UIView] { part.removeFromSuperview() }
  }

  /// Places the views again in the next layout pass.
  open func setNeedsSelectionUpdate() {
    guard isActivated else { return }
    if let view, textInput?.selectedTextRange?.isEmpty == true {
      cursorView.resetBlinkAnimation()
      view.bringSubviewToFront(cursorView)
    }
    layout.setNeedsLayout()
  }

  /// Places the views for the present selection. A layout pass calls it; a subclass or a text input that animates may call it.
  open func layoutManagedSubviews() {
    guard isActivated, let view, let textInput else { return }
    let range = textInput.selectedTextRange
    let hasCursor = showsCursor && range?.isEmpty == true
    cursorView.isHidden = !hasCursor
    cursorView.isBlinking = hasCursor
    guard let range, !range.isEmpty else {
      highlightView.selectionRects = []
      for handle in handleViews { handle.isHidden = true }
      if hasCursor, let range { placeCursor(at: range.start, of: textInput, in: view) }
      return
    }
    let rects = textInput.selectionRects(for: range)
    if let container = highlightView.superview { highlightView.frame = container.bounds }
    highlightView.selectionRects = rects.map { PlacedRect($0, highlightView.convert($0.rect, from: textInput.textInputView)) }
    placeHandles(rects, of: textInput, in: view)
  }

  private func placeCursor(at position: UITextPosition, of textInput: any UITextInput, in view: UIView) {
    var rect = view.convert(textInput.caretRect(for: position), from: textInput.textInputView)
    guard rect.minX.isFinite, rect.minY.isFinite else { return cursorView.isHidden = true }
    if rect.width <= 0 { rect.size.width = CaretView.width }
    cursorView.transform = .identity
    cursorView.frame = view.pixelGrid.nearestEdges(rect)
    cursorView.transform = textInput.caretTransform(for: position)
  }

  private func placeHandles(_ rects: [UITextSelectionRect], of textInput: any UITextInput, in view: UIView) {
    let first = rects.first(where: \.containsStart) ?? rects.first, last = rects.last(where: \.containsEnd) ?? rects.last
    for (handle, part) in zip(handleViews, [first, last]) {
      guard showsHandles, let part else {
        handle.isHidden = true
        continue
      }
      handle.isHidden = false
      handle.isVertical = part.isVertical
      let edge = Self.edge(of: part.rect, atStart: part === first && handle === handleViews[0], part)
      handle.frame = view.pixelGrid.nearestEdges(handle.preferredFrame(for: view.convert(edge, from: textInput.textInputView)))
      view.bringSubviewToFront(handle)
    }
  }

  /// Returns the edge of a rectangle at which the selection begins or ends: a rectangle without width, or without height in vertical text.
  private static func edge(of rect: CGRect, atStart: Bool, _ part: UITextSelectionRect) -> CGRect {
    if part.isVertical { return CGRect(x: rect.minX, y: atStart ? rect.minY : rect.maxY, width: rect.width, height: 0) }
    let atLeft = atStart != (part.writingDirection == .rightToLeft)
    return CGRect(x: atLeft ? rect.minX : rect.maxX, y: rect.minY, width: 0, height: rect.height)
  }
}

/// A rectangle of a selection in the coordinates of another view.
private final class PlacedRect: UITextSelectionRect {
  private let part: UITextSelectionRect
  private let placedFrame: CGRect

  init(_ part: UITextSelectionRect, _ placedFrame: CGRect) {
    (self.part, self.placedFrame) = (part, placedFrame)
    super.init()
  }

  override var rect: CGRect { placedFrame }
  override var writingDirection: NSWritingDirection { part.writingDirection }
  override var containsStart: Bool { part.containsStart }
  override var containsEnd: Bool { part.containsEnd }
  override var isVertical: Bool { part.isVertical }
  override var transform: CGAffineTransform { part.transform }
}

/// A view of a text cursor (Apple: UITextCursorView).
@preconcurrency @MainActor
public protocol UITextCursorView: UICoordinateSpace {
  /// Whether the cursor is shown and hidden in turn.
  var isBlinking: Bool { get set }
  /// Shows the cursor and begins a new cycle of blinking.
  func resetBlinkAnimation()
}

/// The handle at an end of a selection (Apple: UITextSelectionHandleView).
@preconcurrency @MainActor
public protocol UITextSelectionHandleView: UICoordinateSpace {
  /// The end of the selection: leading or trailing.
  var direction: NSDirectionalRectEdge { get set }
  /// Whether the text runs from top to bottom.
  var isVertical: Bool { get set }
  /// Returns the frame of the handle for the rectangle of the selection's edge, in the coordinates of the superview.
  func preferredFrame(for rect: CGRect) -> CGRect
  /// The outline of the handle in its bounds; nil for the standard one, a bar with a dot.
  var customShape: UIBezierPath? { get set }
}

/// A view of the highlights of a selection (Apple: UITextSelectionHighlightView).
@preconcurrency @MainActor
public protocol UITextSelectionHighlightView: UICoordinateSpace {
  /// The rectangles of the selection, in the view's coordinates.
  var selectionRects: [UITextSelectionRect] { get set }
}

/// A loupe over a finger that moves the cursor or a handle of a text input (Apple: UITextLoupeSession).
@preconcurrency @MainActor
open class UITextLoupeSession: NSObject {
  private let loupe = Loupe()
  private weak var surface: UIView?

  public required override init() { super.init() }

  /// Shows a loupe.
  /// - Parameters:
  ///   - point: the location of the finger in `interactionView`.
  ///   - fromSelectionWidgetView: the cursor or handle that the finger moves; the loupe grows out of it.
  ///   - interactionView: the view with the text.
  /// - Returns: the session; nil if the view is in no window.
  open class func begin(
    at point: CGPoint, fromSelectionWidgetView selectionWidget: UIView?, in interactionView: UIView
  ) -> Self? {
    guard interactionView.window != nil else { return nil }
    let session = self.init()
    session.surface = interactionView
    let from = selectionWidget.map { interactionView.convert($0.bounds, from: $0) } ?? CGRect(origin: point, size: .zero)
    session.loupe.show(from, of: interactionView, in: interactionView)
    return session
  }

  /// Moves the loupe.
  /// - Parameters:
  ///   - caretRect: the rectangle of the cursor in the view with the text.
  ///   - tracksCaret: whether the loupe shows the text around the cursor; if not, around the point.
  open func move(to point: CGPoint, withCaretRect caretRect: CGRect, trackingCaret tracksCaret: Bool) {
    guard let surface else { return }
    let isKnown = !caretRect.isNull && caretRect.minX.isFinite && caretRect.minY.isFinite
    var target = isKnown ? caretRect : CGRect(origin: point, size: .zero)
    if !tracksCaret { target.origin.x = point.x - target.width / 2 }
    loupe.show(target, of: surface, in: surface)
  }

  /// Hides the loupe and ends the session.
  open func invalidate() {
    loupe.hide()
    surface = nil
  }
}

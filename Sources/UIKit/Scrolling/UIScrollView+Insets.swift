extension UIScrollView {
  /// Whether the safe area adds to the content inset.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// As `scrollableAxes`.
    case automatic = 0
    /// Along an axis that the content can be scrolled along.
    case scrollableAxes = 1
    case never = 2
    case always = 3
  }

  /// Whether scrolling ends editing.
  public enum KeyboardDismissMode: Int, Sendable {
    case none = 0
    /// When dragging begins.
    case onDrag = 1
    /// There is no keyboard on the screen that a finger could push down: as `onDrag`.
    case interactive = 2
    case onDragWithAccessory = 3
    case interactiveWithAccessory = 4
  }

  /// The part of the safe area that adds to `contentInset`.
  var adjustment: UIEdgeInsets {
    let safe = safeAreaInsets
    guard safe != .zero, contentInsetAdjustmentBehavior != .never else { return .zero }
    if contentInsetAdjustmentBehavior == .always { return safe }
    // Whether content scrolls is asked with the safe area, since it takes room away from it.
    let inset = contentInset + safe
    let vertical = alwaysBounceVertical || contentSize.height + inset.top + inset.bottom > bounds.height
    let horizontal = alwaysBounceHorizontal || contentSize.width + inset.left + inset.right > bounds.width
    return UIEdgeInsets(
      top: vertical ? safe.top : 0, left: horizontal ? safe.left : 0, bottom: vertical ? safe.bottom : 0,
      right: horizontal ? safe.right : 0)
  }

  /// Takes the insets as they are now. As on iOS, content that stands at its top left corner stays there.
  func updateAdjustedContentInset() {
    var new = contentInset + adjustment
    let old = adjustedContentInset
    new.top += refreshInset
    guard new != old else { return }
    // A refresh that begins or ends moves the content by itself.
    let isRefresh = refreshInset != knownRefreshInset
    knownRefreshInset = refreshInset
    adjustedContentInset = new
    if !isRefresh, contentOffset == CGPoint(x: -old.left, y: -old.top) { contentOffset = CGPoint(x: -new.left, y: -new.top) }
    adjustedContentInsetDidChange()
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  func endEditingForDrag() {
    guard keyboardDismissMode != .none, let window else { return }
    window.endEditing(false)
  }
}

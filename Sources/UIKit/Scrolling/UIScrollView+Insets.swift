extension UIScrollView {
  /// How the safe area is added to the content inset.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// Like `scrollableAxes`. The scroll view of a controller in a navigation or tab bar controller is also adjusted vertically if its
    /// content does not scroll (see `UIViewController.automaticallyAdjustsScrollViewInsets`).
    case automatic = 0
    /// Along the axes along which the content can scroll.
    case scrollableAxes = 1
    case never = 2
    case always = 3
  }

  /// How scrolling ends editing.
  public enum KeyboardDismissMode: Int, Sendable {
    case none = 0
    /// At the beginning of a drag.
    case onDrag = 1
    /// A finger that reaches the keyboard while scrolling moves it down, and editing ends if the finger lifts there. The same as `onDrag`
    /// if there is neither a keyboard nor an input view that a finger could move.
    case interactive = 2
    case onDragWithAccessory = 3
    case interactiveWithAccessory = 4
  }

  /// The part of the safe area insets that is added to `contentInset`.
  var adjustment: UIEdgeInsets {
    let safe = safeAreaInsets
    guard safe != .zero, contentInsetAdjustmentBehavior != .never else { return .zero }
    if contentInsetAdjustmentBehavior == .always { return safe }
    // The vertical safe area can make the content scrollable, since it reduces the available height. The horizontal one cannot: the content
    // of a list fills the width and respects the safe area itself.
    let inset = contentInset + safe
    let vertical =
      alwaysBounceVertical || contentSize.height + inset.top + inset.bottom > bounds.height
      || contentInsetAdjustmentBehavior == .automatic && isContentOfBarController
    let horizontal = alwaysBounceHorizontal || contentSize.width > bounds.width
    return UIEdgeInsets(
      top: vertical ? safe.top : 0, left: horizontal ? safe.left : 0, bottom: vertical ? safe.bottom : 0,
      right: horizontal ? safe.right : 0)
  }

  /// Whether the scroll view is the view of a controller in a navigation or tab bar controller, or the first in that view.
  private var isContentOfBarController: Bool {
    guard let owner = controller ?? (superview?.subviews.first === self ? superview?.controller : nil) else { return false }
    return owner.automaticallyAdjustsScrollViewInsets && (owner.parent is UINavigationController || owner.parent is UITabBarController)
  }

  /// Updates the adjusted content inset. As on iOS, content at its top left position stays there when the safe area changes. A change of
  /// `contentInset` moves the content only if its offset is out of range afterwards: a test of SwifterSwift (`testVisibleRect`) sets insets
  /// at the offset zero and finds it there, and MJRefresh sets the offset itself after it has made room above. Content that does not scroll
  /// has one offset only, and so it moves below its inset.
  func updateAdjustedContentInset() {
    var new = contentInset + adjustment
    let old = adjustedContentInset
    new.top += refreshInset
    new = aligned(new)
    let isOwn = contentInset != knownContentInset
    knownContentInset = contentInset
    guard new != old else { return }
    // A refresh control moves the content itself at the beginning and the end of refreshing.
    let isRefresh = refreshInset != knownRefreshInset
    knownRefreshInset = refreshInset
    adjustedContentInset = new
    if !isRefresh, contentOffset == CGPoint(x: -old.left, y: -old.top) {
      // Without a size all offsets are equal. The content begins at its inset when the view gets a size.
      let keepsOffset = isOwn && bounds.width > 0 && bounds.height > 0
      contentOffset = keepsOffset ? offsetInRange(of: new) : CGPoint(x: -new.left, y: -new.top)
    }
    adjustedContentInsetDidChange()
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  /// Returns the offset within the range of offsets that insets give, which is as near as possible to the present one.
  private func offsetInRange(of inset: UIEdgeInsets) -> CGPoint {
    let high = CGPoint(
      x: max(-inset.left, contentSize.width + inset.right - bounds.width),
      y: max(-inset.top, contentSize.height + inset.bottom - bounds.height))
    return CGPoint(x: min(max(contentOffset.x, -inset.left), high.x), y: min(max(contentOffset.y, -inset.top), high.y))
  }

  /// Whether a drag moves the keyboard of the window.
  private var movesKeyboard: Bool {
    window?.inputPanel != nil && (keyboardDismissMode == .interactive || keyboardDismissMode == .interactiveWithAccessory)
  }

  func endEditingForDrag() {
    guard keyboardDismissMode != .none, !movesKeyboard, let window else { return }
    window.endEditing(false)
  }

  /// - Parameter point: the location of the finger in the window.
  func moveKeyboard(to point: CGPoint) {
    if movesKeyboard { window?.inputPanel?.follow(finger: point.y + dismissPadding) }
  }

  /// The largest padding of the keyboard layout guides of this view and the views around it, whose keyboard it dismisses.
  private var dismissPadding: CGFloat {
    var padding: CGFloat = 0, view: UIView? = self
    while let next = view {
      if let own = next.viewState.layout?.keyboard?.keyboardDismissPadding, own.isFinite { padding = max(padding, own) }
      view = next.superview
    }
    return padding
  }

  /// Called when the finger lifts.
  /// - Parameter velocity: its vertical velocity in points per second, down positive.
  func releaseKeyboard(velocity: CGFloat) { window?.inputPanel?.letGo(velocity: velocity) }
}

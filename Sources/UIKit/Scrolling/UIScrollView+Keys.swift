extension UIScrollView {
  /// The distance that an arrow key scrolls, in points. Vitrine's own value, chosen by eye.
  static let keyStep: CGFloat = 60

  /// Scrolls with a key.
  /// - Returns: false if the key has another meaning, or if the content ends in its direction.
  func scrollByKeys(_ presses: Set<UIPress>) -> Bool {
    guard allowsKeyboardScrolling, let window, presses.count == 1, let key = presses.first?.key else { return false }
    guard key.modifierFlags.isDisjoint(with: [.command, .control, .alternate]), !(window.firstResponder is any UIKeyInput) else {
      return false
    }
    let hasFocus = window.focus.focusedView != nil
    let page = bounds.inset(by: adjustedContentInset).height
    switch key.keyCode {
    case .keyboardPageUp: return scroll(by: CGVector(dx: 0, dy: -page))
    case .keyboardPageDown: return scroll(by: CGVector(dx: 0, dy: page))
    case .keyboardHome: return scroll(by: CGVector(dx: 0, dy: -CGFloat.greatestFiniteMagnitude))
    case .keyboardEnd: return scroll(by: CGVector(dx: 0, dy: CGFloat.greatestFiniteMagnitude))
    case .keyboardSpacebar where !hasFocus:
      return scroll(by: CGVector(dx: 0, dy: key.modifierFlags.contains(.shift) ? -page : page))
    case .keyboardUpArrow where !hasFocus: return scroll(by: CGVector(dx: 0, dy: -Self.keyStep))
    case .keyboardDownArrow where !hasFocus: return scroll(by: CGVector(dx: 0, dy: Self.keyStep))
    case .keyboardLeftArrow where !hasFocus: return scroll(by: CGVector(dx: -Self.keyStep, dy: 0))
    case .keyboardRightArrow where !hasFocus: return scroll(by: CGVector(dx: Self.keyStep, dy: 0))
    default: return false
    }
  }

  /// Scrolls by a distance in points with an animation, limited by the edges.
  /// - Returns: false if the offset does not change.
  func scroll(by distance: CGVector) -> Bool {
    guard isScrollEnabled, !isTracking else { return false }
    let geometry = machine.geometry
    var target = contentOffset
    if geometry.scrollsHorizontally { target.x += distance.dx }
    if geometry.scrollsVertically { target.y += distance.dy }
    target = geometry.clamped(target)
    guard target != contentOffset else { return false }
    setContentOffset(target, animated: true)
    return true
  }
}

/// The recogniser that scrolls with the arrow keys.
final class DirectionalPressGestureRecognizer: UIGestureRecognizer {
  private weak var scrollView: UIScrollView?

  init(scrollView: UIScrollView) {
    self.scrollView = scrollView
    super.init(target: nil, action: nil)
    allowedTouchTypes = []
    allowedPressTypes = [UIPress.PressType.upArrow, .downArrow, .leftArrow, .rightArrow].map { NSNumber(value: $0.rawValue) }
    isEnabled = false
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    let step = UIScrollView.keyStep
    let distance: CGVector? =
      switch presses.first?.type {
      case .upArrow: CGVector(dx: 0, dy: -step)
      case .downArrow: CGVector(dx: 0, dy: step)
      case .leftArrow: CGVector(dx: -step, dy: 0)
      case .rightArrow: CGVector(dx: step, dy: 0)
      default: nil
      }
    state = distance.map { scrollView?.scroll(by: $0) == true } == true ? .ended : .failed
  }
}

import CoreGraphics

extension UIScrollView {
  /// Scrolls by a page, or less at the end of the content, and announces the text that the delegate provides for the new position.
  func scrollPage(_ direction: UIAccessibilityScrollDirection) -> Bool {
    let inset = adjustedContentInset
    let page = bounds.inset(by: inset).size
    var target = contentOffset
    switch direction {
    case .up: target.y -= page.height
    case .down: target.y += page.height
    case .left: target.x -= page.width
    case .right: target.x += page.width
    case .next, .previous:
      let step: CGFloat = direction == .next ? 1 : -1
      if machine.geometry.scrollsVertically { target.y += step * page.height } else { target.x += step * page.width }
    }
    target = machine.geometry.clamped(target)
    guard target != contentOffset else { return false }
    setContentOffset(target, animated: false)
    let status = (delegate as? any UIScrollViewAccessibilityDelegate)?.accessibilityAttributedScrollStatus(for: self)
    UIAccessibility.post(notification: .pageScrolled, argument: status?.string)
    return true
  }
}

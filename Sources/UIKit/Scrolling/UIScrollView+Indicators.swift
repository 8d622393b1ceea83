import CoreGraphics

extension UIScrollView {
  func layoutIndicators() {
    let inset = adjustedContentInset
    let clearance = automaticallyAdjustsScrollIndicatorInsets ? adjustment : .zero
    let visible = CGRect(origin: contentOffset, size: bounds.size)
    let margin = ScrollIndicatorView.margin, thickness = ScrollIndicatorView.thickness
    let color: UIColor = indicatorStyle == .white ? UIColor(white: 1, alpha: 0.5) : UIColor(white: 0, alpha: 0.35)
    let showsVertical = showsVerticalScrollIndicator && machine.geometry.scrollsVertically
    let showsHorizontal = showsHorizontalScrollIndicator && machine.geometry.scrollsHorizontally
    for (bar, shows) in [(verticalIndicator, showsVertical), (horizontalIndicator, showsHorizontal)] {
      bar.backgroundColor = color
      bar.isHidden = !shows
      // The indicators are added as subviews only when they are first shown.
      if shows, hasShownIndicators, bar.superview !== self { addSubview(bar) }
      // Above subviews that were added later.
      if subviews.last !== bar, bar.layer.zPosition == 0 { bar.layer.zPosition = .greatestFiniteMagnitude / 4 }
    }
    if showsVertical {
      let area = verticalScrollIndicatorInsets + clearance
      let track = visible.height - area.top - area.bottom - 2 * margin
      let span = ScrollIndicatorView.span(
        track: track, visible: visible.height - inset.top - inset.bottom,
        content: contentSize.height, offset: contentOffset.y + inset.top)
      // At the trailing edge, where lines of text end.
      let x = isRightToLeft ? visible.minX + margin + area.left : visible.maxX - thickness - margin - area.right
      verticalIndicator.frame = CGRect(
        x: x,
        y: visible.minY + area.top + margin + span.start, width: thickness, height: span.length)
    }
    if showsHorizontal {
      let area = horizontalScrollIndicatorInsets + clearance
      let track = visible.width - area.left - area.right - 2 * margin
      let span = ScrollIndicatorView.span(
        track: track, visible: visible.width - inset.left - inset.right,
        content: contentSize.width, offset: contentOffset.x + inset.left)
      horizontalIndicator.frame = CGRect(
        x: visible.minX + area.left + margin + span.start,
        y: visible.maxY - thickness - margin - area.bottom, width: span.length,
        height: thickness)
    }
  }

  func showIndicators() {
    hasShownIndicators = true
    for bar in [verticalIndicator, horizontalIndicator] {
      bar.layer.removeAllAnimations()
      bar.alpha = 1
    }
    setNeedsLayout()
  }

  /// Fades out the indicators after half a second.
  func hideIndicators() {
    guard verticalIndicator.alpha > 0 || horizontalIndicator.alpha > 0 else { return }
    UIView.animate(withDuration: 0.25, delay: 0.5, options: [.curveEaseInOut, .allowUserInteraction]) {
      self.verticalIndicator.alpha = 0
      self.horizontalIndicator.alpha = 0
    }
  }
}

import CoreGraphics

extension UIPageControl {
  /// The length of the indicator that shows a progress, in points. A guess from pictures of iOS 17: Apple does not publish it.
  static let track: CGFloat = 27

  /// The additional width of the indicator of the current page, in points.
  var progressExtra: CGFloat { progress?.isProgressVisible == true && image(of: displayedPage) == nil ? Self.track - Self.dot : 0 }

  func progressChanged(from former: UIPageControlProgress?) {
    former?.control = nil
    former?.isProgressVisible = false
    progress?.control = self
    showProgress()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// Fills the long indicator according to the progress.
  func showProgress() {
    guard progressExtra > 0, dots.indices.contains(displayedPage), let progress else { return fill.removeFromSuperview() }
    let dot = dots[displayedPage]
    if fill.superview !== dot { dot.addSubview(fill) }
    dot.clipsToBounds = true
    dot.backgroundColor = pageIndicatorTintColor ?? UIColor.label.withAlphaComponent(0.2)
    fill.backgroundColor = currentPageIndicatorTintColor ?? UIColor.label.withAlphaComponent(0.6)
    let part = CGFloat(progress.currentProgress)
    var frame = dot.bounds
    if isVertical {
      frame.size.height *= part
      if isReversed { frame.origin.y = dot.bounds.height - frame.height }
    } else {
      frame.size.width *= part
      if isReversed { frame.origin.x = dot.bounds.width - frame.width }
    }
    fill.frame = frame
  }
}

/// Shows the segments of a control large at accessibility sizes, since they do not grow with the text size. Lifting the finger selects a
/// segment.
@MainActor
final class SegmentMagnifier: NSObject, UILargeContentViewerInteractionDelegate {
  private unowned let control: UISegmentedControl

  init(_ control: UISegmentedControl) { self.control = control }

  func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
  ) -> (any UILargeContentViewerItem)? {
    guard control.bounds.contains(point), let index = control.segment(at: point) else { return nil }
    let segment = control.segments[index]
    segment.view.largeContentTitle = segment.title ?? segment.image?.accessibilityLabel
    segment.view.largeContentImage = segment.image
    segment.view.scalesLargeContentImage = true
    return segment.view
  }

  func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?, at point: CGPoint
  ) {
    guard item != nil, let index = control.segment(at: point) else { return }
    control.choose(index, with: nil)
  }
}

extension UISegmentedControl: ContentSizeFollower {
  /// Adds the interaction when the control first has an accessibility size.
  func contentSizeCategoryDidChange() {
    guard magnifier == nil, traitCollection.preferredContentSizeCategory.isAccessibilityCategory else { return }
    let magnifier = SegmentMagnifier(self)
    self.magnifier = magnifier
    addInteraction(UILargeContentViewerInteraction(delegate: magnifier))
  }
}

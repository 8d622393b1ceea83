import CoreGraphics

extension UISegmentedControl: LargeContentBar {
  func contentSizeCategoryDidChange() { showLargeContent(by: SegmentViewerInteraction(delegate: nil)) }
}

/// Shows the segment under a finger large. The segment is selected when the finger lifts.
private final class SegmentViewerInteraction: UILargeContentViewerInteraction {
  private var control: UISegmentedControl? { view as? UISegmentedControl }

  override func item(at point: CGPoint) -> (any UILargeContentViewerItem)? {
    guard let control, control.traitCollection.preferredContentSizeCategory.isAccessibilityCategory, control.bounds.contains(point),
      let index = control.segment(at: point)
    else { return nil }
    let segment = control.segments[index]
    segment.view.largeContentTitle = segment.title ?? segment.image?.accessibilityLabel
    segment.view.largeContentImage = segment.image
    segment.view.scalesLargeContentImage = true
    return segment.view
  }

  override func ended(on item: (any UILargeContentViewerItem)?, at point: CGPoint) {
    guard let control, item != nil, let index = control.segment(at: point) else { return }
    control.choose(index, with: nil)
  }
}

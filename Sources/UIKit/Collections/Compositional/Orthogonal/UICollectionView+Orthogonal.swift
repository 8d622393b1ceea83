import CoreGraphics
import Foundation

/// Scroll views for the visible sections that scroll across the layout.
extension UICollectionView {
  /// Makes scroll views for sections that become visible, and removes those of sections that are no longer visible.
  func updateScrollers(_ attributes: [UICollectionViewLayoutAttributes]) {
    let sections = Set(attributes.compactMap(\.scroller))
    for (section, view) in shown.scrollers where !sections.contains(section) && !view.isTracking && !view.machine.isMoving {
      shown.scrollers[section] = nil
      view.removeFromSuperview()
    }
    for (section, view) in shown.scrollers where collectionViewLayout.scrolling(section) == nil {
      shown.scrollers[section] = nil
      view.removeFromSuperview()
    }
    for section in sections.union(shown.scrollers.keys).sorted() {
      guard let scrolling = collectionViewLayout.scrolling(section) else { continue }
      if let view = shown.scrollers[section] {
        view.update(scrolling)
      } else {
        let view = OrthogonalScrollView(self, section: section, scrolling)
        insertSubview(view, at: backgroundView?.superview === self ? 1 : 0)
        shown.scrollers[section] = view
      }
    }
  }

  /// Returns the superview of an element: the scroll view of its section, or the collection view.
  func host(_ attributes: UICollectionViewLayoutAttributes) -> UIView {
    attributes.scroller.flatMap { shown.scrollers[$0] } ?? self
  }

  /// Whether a view is a subview of this view or of the scroll view of one of its sections.
  func holds(_ view: UIView) -> Bool { view.superview === self || (view.superview as? OrthogonalScrollView)?.owner === self }

  func scrolled(_ view: OrthogonalScrollView, to offset: CGFloat) {
    guard shown.scrollers[view.section] === view else { return }
    collectionViewLayout.sectionScrolled(view.section, to: offset)
    setNeedsLayout()
  }

  /// Scrolls the section of an item to that item.
  func scrollSection(_ attributes: UICollectionViewLayoutAttributes, at position: ScrollPosition, animated: Bool) {
    guard let section = attributes.scroller, let scrolling = collectionViewLayout.scrolling(section) else { return }
    let frame = attributes.frame, viewport = scrolling.viewport, axis = scrolling.axis
    let start = axis.start(frame) - axis.start(viewport), end = axis.end(frame) - axis.end(viewport)
    let horizontal = axis == .horizontal
    var target = scrolling.origin(scrolling.offset), distance = axis.of(target) - axis.start(viewport)
    if position.contains(horizontal ? .left : .top) {
      distance = start
    } else if position.contains(horizontal ? .centeredHorizontally : .centeredVertically) {
      distance = (start + end) / 2
    } else if position.contains(horizontal ? .right : .bottom) {
      distance = end
    } else {
      distance = start < distance ? start : end > distance ? min(end, start) : distance
    }
    let range = scrolling.stops.range
    let offset = min(max(scrolling.isMirrored ? -distance : distance, range.lowerBound), range.upperBound)
    target = scrolling.origin(offset)
    if let view = shown.scrollers[section], animated {
      view.setContentOffset(target, animated: true)
    } else {
      shown.scrollers[section]?.setContentOffset(target, animated: false)
      collectionViewLayout.sectionScrolled(section, to: offset)
      setNeedsLayout()
    }
  }
}

extension UICollectionReusableView {
  /// The collection view that contains the view.
  var collection: UICollectionView? { superview as? UICollectionView ?? (superview as? OrthogonalScrollView)?.owner }
}

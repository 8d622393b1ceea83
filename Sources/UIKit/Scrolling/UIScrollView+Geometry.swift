import CoreGraphics
import QuartzCore
import ScrollPhysics

/// The content offset, and the geometry that limits it.
extension UIScrollView {
  /// Moves the content back into the edges of its new size, unless a finger or a deceleration moves it: these end within the edges.
  func returnToShorterContent() {
    guard isBeyondShorterContent else { return }
    isBeyondShorterContent = false
    guard returnsToShorterContent, !machine.isTracking, !machine.isMoving else { return }
    moveContent(to: machine.geometry.clamped(contentOffset))
  }

  /// Sets the content offset without an animation. Ignores offsets that are not finite.
  func moveContent(to offset: CGPoint) {
    isBeyondShorterContent = false
    guard offset.x.isFinite, offset.y.isFinite, offset != bounds.origin else { return }
    _vitrineWillChange(self, "contentOffset")
    bounds.origin = offset
    _vitrineDidChange(self, "contentOffset")
  }

  /// Passes sizes, insets and bouncing to the scroll machine after one of them has changed.
  func geometryChanged() {
    updateAdjustedContentInset()
    var geometry = ScrollGeometry()
    geometry.size = bounds.size
    geometry.contentSize = contentSize
    let inset = adjustedContentInset
    geometry.insetTop = inset.top
    geometry.insetLeft = inset.left
    geometry.insetBottom = inset.bottom
    geometry.insetRight = inset.right
    geometry.bouncesHorizontally = rareProperties.bouncesHorizontally
    geometry.bouncesVertically = rareProperties.bouncesVertically
    geometry.alwaysBouncesVertically = alwaysBounceVertical
    geometry.alwaysBouncesHorizontally = alwaysBounceHorizontal
    geometry.locksDirection = isDirectionalLockEnabled
    geometry.isPaging = isPagingEnabled
    geometry.decelerationRate = decelerationRate.rawValue
    let moved = !geometry.hasEdges(of: machine.geometry)
    machine.geometry = geometry
    if moved, machine.isDecelerating { machine.edgesMoved(at: CACurrentMediaTime()) }
    if moved { for follower in followers { follower.contentMoved() } }
    setNeedsLayout()
  }
}

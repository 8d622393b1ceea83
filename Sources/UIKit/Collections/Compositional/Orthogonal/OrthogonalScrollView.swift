import CoreGraphics
import Foundation

/// The scroll view of one section, which scrolls its items across the layout.
final class OrthogonalScrollView: UIScrollView {
  private weak var collection: UICollectionView?
  var section: Int
  private(set) var scrolling: OrthogonalScrolling
  /// The offset at which the drag began.
  private var begin: CGFloat = 0
  private var isUpdating = false

  init(_ collection: UICollectionView, section: Int, _ scrolling: OrthogonalScrolling) {
    self.collection = collection
    self.section = section
    self.scrolling = scrolling
    super.init(frame: scrolling.viewport)
    clipsToBounds = false
    contentInsetAdjustmentBehavior = .never
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
    scrollsToTop = false
    backgroundColor = nil
    panGestureRecognizer.addTarget(self, action: Selector("noteBegin:", OrthogonalScrollView.noteBegin(_:)))
    update(scrolling)
  }

  required init?(coder: NSCoder) { nil }

  var owner: UICollectionView? { collection }

  /// Applies the frame, the scroll range and the offset.
  func update(_ new: OrthogonalScrolling) {
    scrolling = new
    isUpdating = true
    defer { isUpdating = false }
    if frame != new.viewport { frame = new.viewport }
    let range = new.stops.range
    let corners = [new.origin(range.lowerBound), new.origin(range.upperBound)]
    let low = CGPoint(x: min(corners[0].x, corners[1].x), y: min(corners[0].y, corners[1].y))
    let high = CGPoint(x: max(corners[0].x, corners[1].x), y: max(corners[0].y, corners[1].y))
    let inset = UIEdgeInsets(top: -low.y, left: -low.x, bottom: 0, right: 0)
    if contentInset != inset { contentInset = inset }
    let size = CGSize(width: high.x + new.viewport.width, height: high.y + new.viewport.height)
    if contentSize != size { contentSize = size }
    if decelerationRate != new.rate { decelerationRate = new.rate }
    if bounces != new.bounces { bounces = new.bounces }
    let always = (new.alwaysBounces && new.axis == .horizontal, new.alwaysBounces && new.axis == .vertical)
    if alwaysBounceHorizontal != always.0 { alwaysBounceHorizontal = always.0 }
    if alwaysBounceVertical != always.1 { alwaysBounceVertical = always.1 }
    let depth: CGFloat = new.isDecorated ? 1 : 0
    if layer.zPosition != depth { layer.zPosition = depth }
    var offset = new.offset
    if !isTracking, !machine.isMoving { offset = min(max(offset, range.lowerBound), range.upperBound) }
    let origin = new.origin(offset)
    if bounds.origin != origin { bounds.origin = origin }
    if offset != new.offset { collection?.collectionViewLayout.sectionScrolled(section, to: offset) }
  }

  override var bounds: CGRect {
    didSet {
      guard !isUpdating, bounds.origin != oldValue.origin else { return }
      collection?.scrolled(self, to: scrolling.offset(bounds.origin))
    }
  }

  func noteBegin(_ pan: UIPanGestureRecognizer) { if pan.state == .began { begin = scrolling.offset(bounds.origin) } }

  override func proposedTarget(_ target: CGPoint, velocity: CGPoint) -> CGPoint {
    let speed = scrolling.axis.of(velocity) * (scrolling.isMirrored ? -1 : 1)
    let end = scrolling.stops.target(
      begin: begin, now: scrolling.offset(bounds.origin), natural: scrolling.offset(target), velocity: speed)
    return scrolling.origin(end)
  }

  override func restAfterWheel(from start: CGPoint) -> CGPoint? {
    let now = scrolling.offset(bounds.origin), first = scrolling.offset(start)
    // A turn of the wheel counts as a swipe in its direction.
    return scrolling.origin(scrolling.stops.target(begin: first, now: now, natural: now, velocity: now > first ? 1 : now < first ? -1 : 0))
  }

  /// Contents that are visible beside the scroll view can be touched as well.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let axis = scrolling.axis, shift = axis.of(bounds.origin) - axis.start(scrolling.viewport)
    let reach = axis.start(scrolling.area) + shift...axis.end(scrolling.area) + shift
    let across = axis.other.of(point)
    return reach.contains(axis.of(point)) && across >= axis.other.start(bounds) && across < axis.other.end(bounds)
  }

  // The collection view handles touches of items.
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { collection?.touchesBegan(touches, with: event) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { collection?.touchesMoved(touches, with: event) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { collection?.touchesEnded(touches, with: event) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { collection?.touchesCancelled(touches, with: event) }
}

import CoreGraphics
import QuartzCore

/// Scrolls a list while a dragged item is near its edge. The nearer the item is to the edge, the faster the list scrolls.
@MainActor
final class EdgeScroller {
  /// The distance from the edge, in points, within which the list scrolls.
  static let reach: CGFloat = 48
  /// The scrolling speed at the edge and beyond it, in points per second.
  static let speed: CGFloat = 640

  private weak var list: UIScrollView?
  private let scrolled: () -> Void
  private var link: CADisplayLink?
  private var last: TimeInterval = 0
  /// The position of the dragged item, from the top left corner of the visible area.
  private var position = CGPoint.zero

  /// - Parameter scrolled: called after each scrolling step.
  init(_ list: UIScrollView, scrolled: @escaping () -> Void) {
    self.list = list
    self.scrolled = scrolled
  }

  /// Updates the position of the dragged item, measured from the top left corner of the visible area, and starts or stops scrolling.
  func follow(_ position: CGPoint) {
    self.position = position
    guard let list, velocity(in: list) != .zero else { return stop() }
    guard link == nil else { return }
    last = CACurrentMediaTime()
    let link = CADisplayLink { [weak self] link in
      guard let self else { return link.invalidate() }
      self.tick(at: link.timestamp)
    }
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  func stop() {
    link?.invalidate()
    link = nil
  }

  private func velocity(in list: UIScrollView) -> CGPoint {
    let inset = list.adjustedContentInset, geometry = list.machine.geometry, size = list.bounds.size
    return CGPoint(
      x: geometry.scrollsHorizontally ? Self.velocity(at: position.x, from: inset.left, to: size.width - inset.right) : 0,
      y: geometry.scrollsVertically ? Self.velocity(at: position.y, from: inset.top, to: size.height - inset.bottom) : 0)
  }

  /// Returns the scrolling velocity along one axis, in points per second, for an item at `position` in the visible range from `low` to `high`.
  static func velocity(at position: CGFloat, from low: CGFloat, to high: CGFloat) -> CGFloat {
    guard position.isFinite, high - low > 2 * reach else { return 0 }
    if position < low + reach { return -speed * min((low + reach - position) / reach, 1) }
    if position > high - reach { return speed * min((position - high + reach) / reach, 1) }
    return 0
  }

  private func tick(at time: TimeInterval) {
    guard let list, list.window != nil else { return stop() }
    let velocity = velocity(in: list), seconds = min(max(time - last, 0), 0.1)
    last = time
    guard seconds > 0 else { return }
    let wanted = CGPoint(x: list.contentOffset.x + velocity.x * seconds, y: list.contentOffset.y + velocity.y * seconds)
    let target = list.machine.geometry.clamped(wanted)
    guard target != list.contentOffset else { return stop() }
    list.moveContent(to: target)
    scrolled()
  }
}

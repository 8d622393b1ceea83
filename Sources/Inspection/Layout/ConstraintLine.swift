import QuartzCore
import UIKit

/// The line that shows a constraint over the screen.
@MainActor
struct ConstraintLine {
  private let screen: UIScreen
  private let time = CACurrentMediaTime()

  init(_ screen: UIScreen) { self.screen = screen }

  /// Returns x and y of both ends of the line, in points of the screen. It shows the distance between two edges, or a length.
  func line(of constraint: NSLayoutConstraint) -> [Double]? {
    guard let first = item(constraint.firstItem) else { return nil }
    let isVertical = constraint.firstAttribute.isOnVertical
    if constraint.firstAttribute.isLength {
      let ends = [NSLayoutConstraint.Attribute.left, .right].map { isVertical ? ($0 == .left ? .top : .bottom) : $0 }
      return numbers(ends.map { onScreen(point(of: first, $0, along: nil), first.space) })
    }
    guard let second = item(constraint.secondItem) else {
      // A constraint without a second item is a distance from the edge of the superview.
      let end = point(of: first, constraint.firstAttribute, along: nil)
      let start = isVertical ? CGPoint(x: end.x, y: first.space.bounds.minY) : CGPoint(x: first.space.bounds.minX, y: end.y)
      return numbers([onScreen(start, first.space), onScreen(end, first.space)])
    }
    let end = point(of: first, constraint.firstAttribute, along: nil)
    // The line is parallel to the axis and starts at the first item, even if the second one lies beside it.
    let across = second.space.convert(end, from: first.space)
    let start = point(of: second, constraint.secondAttribute, along: isVertical ? across.x : across.y)
    return numbers([onScreen(start, second.space), onScreen(end, first.space)])
  }

  /// A view or layout guide: its rectangle, and the view whose coordinates the rectangle is in.
  private struct Item {
    var rect: CGRect
    var space: UIView
    var owner: UIView
  }

  private func item(_ object: AnyObject?) -> Item? {
    if let guide = object as? UILayoutGuide { return guide.owningView.map { Item(rect: guide.layoutFrame, space: $0, owner: $0) } }
    guard let view = object as? UIView else { return nil }
    guard let superview = view.superview else { return Item(rect: view.bounds, space: view, owner: view) }
    let size = view.bounds.size, anchor = view.layer.anchorPoint
    let frame = CGRect(
      origin: CGPoint(x: view.center.x - anchor.x * size.width, y: view.center.y - anchor.y * size.height), size: size)
    return Item(rect: view.alignmentRect(forFrame: frame), space: superview, owner: view)
  }

  /// - Parameter along: the coordinate along the other axis; nil for the centre of the item.
  private func point(of item: Item, _ attribute: NSLayoutConstraint.Attribute, along: CGFloat?) -> CGPoint {
    let isRightToLeft = item.owner.effectiveUserInterfaceLayoutDirection == .rightToLeft
    var rect = item.rect
    switch attribute {
    case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin, .centerXWithinMargins,
      .centerYWithinMargins:
      rect = rect.inset(by: item.owner.layoutMargins)
    default: break
    }
    let (x, y) = (along ?? rect.midX, along ?? rect.midY)
    return switch attribute {
    case .left, .leftMargin: CGPoint(x: rect.minX, y: y)
    case .right, .rightMargin: CGPoint(x: rect.maxX, y: y)
    case .leading, .leadingMargin: CGPoint(x: isRightToLeft ? rect.maxX : rect.minX, y: y)
    case .trailing, .trailingMargin: CGPoint(x: isRightToLeft ? rect.minX : rect.maxX, y: y)
    case .centerX, .centerXWithinMargins: CGPoint(x: rect.midX, y: y)
    case .top, .topMargin: CGPoint(x: x, y: rect.minY)
    case .bottom, .bottomMargin: CGPoint(x: x, y: rect.maxY)
    case .firstBaseline: CGPoint(x: x, y: rect.minY + item.owner.firstBaseline.distance(in: rect.height))
    case .lastBaseline: CGPoint(x: x, y: rect.minY + item.owner.lastBaseline.distance(in: rect.height))
    case .centerY, .centerYWithinMargins: CGPoint(x: x, y: rect.midY)
    case .width, .height, .notAnAttribute: CGPoint(x: rect.midX, y: rect.midY)
    }
  }

  private func onScreen(_ point: CGPoint, _ space: UIView) -> CGPoint? {
    ViewGeometry.of(space.layer, root: screen.host.rootLayer, at: time)?.onScreen(point)
  }

  private func numbers(_ points: [CGPoint?]) -> [Double]? {
    let found = points.compactMap(\.self)
    return found.count == points.count ? found.flatMap { [Double($0.x).sendable, Double($0.y).sendable] } : nil
  }
}

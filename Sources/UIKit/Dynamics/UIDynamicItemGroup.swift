import CoreGraphics
import DynamicsSolver
import Foundation

/// Several items that form one rigid body and keep their relative positions (Apple: UIDynamicItemGroup).
open class UIDynamicItemGroup: NSObject, UIDynamicItem {
  public let items: [any UIDynamicItem]
  private let originals: [(offset: CGPoint, transform: CGAffineTransform)]
  private var position: CGPoint
  private var rotation = CGAffineTransform.identity
  public let bounds: CGRect

  /// Creates a group. Items that are groups themselves are logged and omitted.
  public init(items: [any UIDynamicItem]) {
    if items.contains(where: { $0 is UIDynamicItemGroup }) { DynamicsSimulation.log.warning("a group of items cannot hold a group") }
    let items = items.filter { !($0 is UIDynamicItemGroup) }
    let frames = items.map { item in
      CGRect(x: -item.bounds.width / 2, y: -item.bounds.height / 2, width: item.bounds.width, height: item.bounds.height)
        .applying(item.transform).offsetBy(dx: item.center.x, dy: item.center.y)
    }
    let box = frames.reduce(CGRect.null) { $0.union($1) }
    let middle = box.isNull ? .zero : CGPoint(x: box.midX, y: box.midY)
    self.items = items
    bounds = CGRect(origin: .zero, size: box.isNull ? .zero : box.size)
    position = middle
    originals = items.map { (CGPoint(x: $0.center.x - middle.x, y: $0.center.y - middle.y), $0.transform) }
    super.init()
  }

  public var center: CGPoint {
    get { position }
    set {
      position = newValue
      arrange()
    }
  }

  /// A rotation of all items about the center.
  public var transform: CGAffineTransform {
    get { rotation }
    set {
      rotation = newValue
      arrange()
    }
  }

  public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .path }

  private func arrange() {
    for (item, original) in zip(items, originals) {
      let offset = original.offset.applying(rotation)
      item.center = CGPoint(x: position.x + offset.x, y: position.y + offset.y)
      item.transform = original.transform.concatenating(rotation)
    }
  }

  /// Returns the shapes of the items at their positions in the group.
  func shape(_ shape: (any UIDynamicItem) -> BodyShape) -> BodyShape {
    var parts: [BodyShape.Part] = []
    for (item, original) in zip(items, originals) {
      let offset = original.offset.body
      let rotation = BodyRotation(Double(atan2(original.transform.b, original.transform.a)))
      for part in shape(item).parts {
        switch part {
        case .circle(let center, let radius): parts.append(.circle(center: offset + rotation.apply(center), radius: radius))
        case .polygon(let corners): parts.append(.polygon(corners.map { offset + rotation.apply($0) }))
        }
      }
    }
    return parts.isEmpty ? .box(width: 1, height: 1) : BodyShape(parts: parts)
  }
}

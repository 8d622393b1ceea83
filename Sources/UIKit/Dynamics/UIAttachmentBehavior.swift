import CoreGraphics
import Foundation

/// Ties an item to a point or to another item (Apple: UIAttachmentBehavior). Offsets are in the item's own directions.
open class UIAttachmentBehavior: UIDynamicBehavior {
  public enum AttachmentType: Int, Sendable {
    case items, anchor
  }

  enum Kind: Equatable {
    /// A rod, or with a frequency a spring.
    case rod
    /// A rope.
    case limit
    case fixed, pin
    case sliding(axis: BodyVector)
  }

  let kind: Kind
  public let items: [any UIDynamicItem]
  public let attachedBehaviorType: AttachmentType
  private let offsets: [BodyVector]
  /// Where the joint was made, for joints that are given a place.
  private let place: BodyVector?
  /// What the bodies' own places and turns were when the joint took hold.
  var hold: JointHold?

  init(
    kind: Kind, items: [any UIDynamicItem], offsets: [UIOffset] = [], anchor: CGPoint = .zero, place: CGPoint? = nil
  ) {
    self.kind = kind
    self.items = items
    self.offsets = items.indices.map { $0 < offsets.count ? offsets[$0].body : .zero }
    attachedBehaviorType = items.count == 2 ? .items : .anchor
    anchorPoint = anchor
    self.place = place?.body
    super.init()
    let ends = items.indices.map { index -> BodyVector in
      let turn = BodyTurn(Double(atan2(items[index].transform.b, items[index].transform.a)))
      return items[index].center.body + turn.apply(self.offsets[index])
    }
    if let first = ends.first { length = CGFloat((first - (ends.count == 2 ? ends[1] : anchor.body)).length) }
  }

  public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
  }

  public convenience init(item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint) {
    self.init(kind: .rod, items: [item], offsets: [offset], anchor: point)
  }

  public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
    self.init(item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
  }

  public convenience init(
    item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
    offsetFromCenter offset2: UIOffset
  ) {
    self.init(kind: .rod, items: [item1, item2], offsets: [offset1, offset2])
  }

  /// The two slide along an axis, and do not turn against each other.
  public class func slidingAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint,
    axisOfTranslation axis: CGVector
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(kind: .sliding(axis: axis.body.normalized), items: [item1, item2], anchor: point, place: point)
  }

  /// The item slides along an axis that stands still.
  public class func slidingAttachment(
    with item: any UIDynamicItem, attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(kind: .sliding(axis: axis.body.normalized), items: [item], anchor: point, place: point)
  }

  /// A rope: the two come no further apart than they are.
  public class func limitAttachment(
    with item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
    offsetFromCenter offset2: UIOffset
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(kind: .limit, items: [item1, item2], offsets: [offset1, offset2])
  }

  /// The two are one.
  public class func fixedAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(kind: .fixed, items: [item1, item2], anchor: point, place: point)
  }

  /// The two turn about a point.
  public class func pinAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(kind: .pin, items: [item1, item2], anchor: point, place: point)
  }

  // MARK: What it is like

  /// Moves the end that is tied to a point.
  open var anchorPoint: CGPoint { didSet { figureChanged() } }
  /// Points between the two ends. Default what it is when the attachment is made.
  open var length: CGFloat = 0 { didSet { figureChanged() } }
  /// Of the spring: 1 is critical. Default 0.
  open var damping: CGFloat = 0 { didSet { figureChanged() } }
  /// Swings per second; 0, the default, is rigid.
  open var frequency: CGFloat = 0 { didSet { figureChanged() } }
  /// What slows the turning of a pin, in 100 times mass points²/s². Default 0.
  open var frictionTorque: CGFloat = 0 { didSet { figureChanged() } }
  /// How far the two may slide (points) or turn (radians) from where they were. Default infinite.
  open var attachmentRange = UIFloatRange.infinite { didSet { figureChanged() } }

  override var movedItems: [any UIDynamicItem] { items }

  override func apply(on stage: DynamicsStage, elapsed: TimeInterval) {
    guard let a = stage.index(of: items[0]) else { return }
    let b = items.count == 2 ? stage.index(of: items[1]) ?? 0 : 0
    guard a != b else { return }
    let bodies = stage.world.bodies
    let hold = hold ?? JointHold(bodies[a], bodies[b], at: place)
    self.hold = hold
    var joint = Joint(behavior: self, a: a, b: b, hold: hold, world: stage.world)
    switch kind {
    case .rod, .limit:
      let end = b == 0 ? anchorPoint.body : bodies[b].point(offsets[1])
      joint.tie(bodies[a].point(offsets[0]), end)
    case .pin: joint.pin()
    case .fixed: joint.fix()
    case .sliding(let axis): joint.slide(along: axis)
    }
  }
}

import CoreGraphics
import DynamicsSolver
import Foundation

/// Connects an item to a point or to another item (Apple: UIAttachmentBehavior). Offsets are in the coordinate system of the item.
open class UIAttachmentBehavior: UIDynamicBehavior {
  public enum AttachmentType: Int, Sendable {
    case items, anchor
  }

  enum Kind: Equatable {
    /// A rigid rod, or a spring if the frequency is not 0.
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
  /// The position of the joint in reference coordinates, for kinds that are created with one.
  private let pivot: BodyVector?
  /// The relative position and angle of the bodies at the joint's creation; nil before the first step.
  var restPose: JointRestPose?

  init(
    kind: Kind, items: [any UIDynamicItem], offsets: [UIOffset] = [], anchor: CGPoint = .zero, pivot: CGPoint? = nil
  ) {
    self.kind = kind
    self.items = items
    self.offsets = items.indices.map { $0 < offsets.count ? offsets[$0].body : .zero }
    attachedBehaviorType = items.count == 2 ? .items : .anchor
    anchorPoint = anchor
    self.pivot = pivot?.body
    super.init()
    let anchors = items.indices.map { index -> BodyVector in
      let rotation = BodyRotation(Double(atan2(items[index].transform.b, items[index].transform.a)))
      return items[index].center.body + rotation.apply(self.offsets[index])
    }
    if let first = anchors.first { length = CGFloat((first - (anchors.count == 2 ? anchors[1] : anchor.body)).length) }
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

  /// Lets two items slide along an axis without rotating relative to each other.
  public class func slidingAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint,
    axisOfTranslation axis: CGVector
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(kind: .sliding(axis: axis.body.normalized), items: [item1, item2], anchor: point, pivot: point)
  }

  /// Lets an item slide along a fixed axis.
  public class func slidingAttachment(
    with item: any UIDynamicItem, attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(kind: .sliding(axis: axis.body.normalized), items: [item], anchor: point, pivot: point)
  }

  /// Connects two items by a rope as long as their current distance.
  public class func limitAttachment(
    with item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
    offsetFromCenter offset2: UIOffset
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(kind: .limit, items: [item1, item2], offsets: [offset1, offset2])
  }

  /// Joins two items rigidly.
  public class func fixedAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(kind: .fixed, items: [item1, item2], anchor: point, pivot: point)
  }

  /// Lets two items rotate about a common point.
  public class func pinAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(kind: .pin, items: [item1, item2], anchor: point, pivot: point)
  }

  // MARK: Properties

  /// The anchor point. Setting it moves the end that is connected to a point.
  open var anchorPoint: CGPoint { didSet { figureChanged() } }
  /// The distance between the two ends in points. Default is the distance at creation.
  open var length: CGFloat = 0 { didSet { figureChanged() } }
  /// The damping ratio of the spring; 1 is critical damping. Default 0.
  open var damping: CGFloat = 0 { didSet { figureChanged() } }
  /// The oscillations of the spring per second. Default 0, a rigid connection.
  open var frequency: CGFloat = 0 { didSet { figureChanged() } }
  /// The friction torque of a pin, in units of 100 mass points²/s². Default 0.
  open var frictionTorque: CGFloat = 0 { didSet { figureChanged() } }
  /// The range of translation (in points) or rotation (in radians) relative to the initial state. Default infinite.
  open var attachmentRange = UIFloatRange.infinite { didSet { figureChanged() } }

  override var movedItems: [any UIDynamicItem] { items }

  override func apply(on simulation: DynamicsSimulation, elapsed: TimeInterval) {
    guard let a = simulation.index(of: items[0]) else { return }
    let b = items.count == 2 ? simulation.index(of: items[1]) ?? 0 : 0
    guard a != b else { return }
    let bodies = simulation.world.bodies
    let restPose = restPose ?? JointRestPose(bodies[a], bodies[b], at: pivot)
    self.restPose = restPose
    var joint = Joint(behavior: self, a: a, b: b, restPose: restPose, world: simulation.world)
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

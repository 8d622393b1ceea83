import LayoutSolver

/// A relation between attributes of two views or guides (Apple: NSLayoutConstraint):
/// `first.attribute (relation) multiplier x second.attribute + constant`, lengths in points.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  public enum Relation: Int, Sendable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1
  }

  public enum Attribute: Int, Sendable {
    case notAnAttribute = 0
    case left, right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline, firstBaseline
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin, centerXWithinMargins, centerYWithinMargins

    public static var baseline: Attribute { .lastBaseline }
  }

  public enum Axis: Int, Sendable {
    case horizontal = 0
    case vertical = 1
  }

  open private(set) weak var firstItem: AnyObject?
  open private(set) weak var secondItem: AnyObject?
  public private(set) final var firstAttribute: Attribute
  public private(set) final var secondAttribute: Attribute
  public private(set) final var relation: Relation
  public private(set) final var multiplier: CGFloat
  /// The starts of the distances, for constraints between dimensions that are made of two anchors.
  package var firstOrigin, secondOrigin: ItemAttribute?
  /// A name that messages show.
  open var identifier: String?
  /// Stored; has no effect on Linux, where constraints are not archived.
  open var shouldBeArchived = false

  /// The constant in points. A change while the constraint is active updates the solution incrementally.
  open var constant: CGFloat {
    didSet {
      guard constant != oldValue else { return }
      engine?.constantChanged(self)
      container?.fittingLengthChanged()
    }
  }
  /// The priority. Default required. It may be changed while the constraint is active.
  open var priority: UILayoutPriority = .required {
    didSet {
      guard priority != oldValue else { return }
      engine?.priorityChanged(self)
      container?.fittingLengthChanged()
    }
  }

  /// The nearest common ancestor of the items, which holds the constraint while it is active.
  private(set) weak var container: UIView?
  /// The engine in which the constraint is installed or waits to be.
  weak var engine: LayoutEngine?
  /// The identifier in the engine's solver; nil while the constraint waits.
  var number: ConstraintID?
  /// The position in the queue of waiting constraints.
  var queueIndex: Int?

  public init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?, attribute attr2: Attribute,
    multiplier: CGFloat, constant c: CGFloat
  ) {
    firstItem = view1 as AnyObject
    secondItem = view2.map { $0 as AnyObject }
    (firstAttribute, secondAttribute) = (attr1, view2 == nil ? .notAnAttribute : attr2)
    self.relation = relation
    self.multiplier = multiplier
    constant = c
  }

  /// Creates a constraint without items. It cannot be activated, and serves as a placeholder.
  public override init() {
    (firstAttribute, secondAttribute, relation) = (.notAnAttribute, .notAnAttribute, .equal)
    (multiplier, constant) = (1, 0)
  }

  /// Copies the relation of another constraint to this one, which was created with `init()` because its class is known only at
  /// run time. The constraint must be inactive.
  func relate(like other: NSLayoutConstraint) {
    (firstItem, secondItem) = (other.firstItem, other.secondItem)
    (firstAttribute, secondAttribute, relation) = (other.firstAttribute, other.secondAttribute, other.relation)
    (multiplier, constant) = (other.multiplier, other.constant)
  }

  // MARK: Activation

  /// Whether the constraint takes part in layout. An active constraint is held by the nearest common ancestor of its items.
  open var isActive: Bool {
    get { container != nil }
    set { newValue ? activate() : deactivate() }
  }

  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// Passes the constraint to its engine once more, after a change of the layout direction or of a zoom scale.
  func reinstall() {
    guard let engine else { return }
    engine.uninstall(self)
    engine.install(self)
  }

  private func activate() {
    guard container == nil else { return }
    guard let first = firstItem as? any LayoutItem, secondItem == nil || secondItem is any LayoutItem else {
      return UIKitLog.refused("\(self) names something that is neither a view nor a layout guide; it stays inactive")
    }
    let second = secondItem as? any LayoutItem
    guard firstAttribute != .notAnAttribute, secondAttribute != .notAnAttribute || second == nil, multiplier.isFinite else {
      return UIKitLog.refused("\(self) lacks an attribute, or has a multiplier that is not a number; it stays inactive")
    }
    guard let view = commonAncestor(first, second) else {
      return UIKitLog.refused("\(self) relates items that have no common ancestor; add both to one hierarchy first. It stays inactive")
    }
    (first as? ControllerLayoutGuide)?.willConstrain(firstAttribute)
    (second as? ControllerLayoutGuide)?.willConstrain(secondAttribute)
    attach(to: view)
  }

  /// Whether the items are in one hierarchy, so that the constraint can be activated.
  var isRelatable: Bool {
    guard let first = firstItem as? any LayoutItem else { return false }
    return commonAncestor(first, secondItem as? any LayoutItem) != nil
  }

  /// Returns the nearest common ancestor of all items.
  private func commonAncestor(_ first: any LayoutItem, _ second: (any LayoutItem)?) -> UIView? {
    var view = LayoutEngine.commonAncestor(first, second)
    for origin in [firstOrigin, secondOrigin].compactMap(\.self) {
      guard let item = origin.item as? any LayoutItem, let found = view else { return nil }
      view = LayoutEngine.commonAncestor(found, item)
    }
    return view
  }

  /// The anchor of the first item and attribute.
  open var firstAnchor: NSLayoutAnchor<AnyObject> { anchor(firstItem, firstAttribute, firstOrigin) ?? .init(self, .notAnAttribute) }
  open var secondAnchor: NSLayoutAnchor<AnyObject>? { anchor(secondItem, secondAttribute, secondOrigin) }

  private func anchor(_ item: AnyObject?, _ attribute: Attribute, _ origin: ItemAttribute?) -> NSLayoutAnchor<AnyObject>? {
    guard let item, attribute != .notAnAttribute else { return nil }
    let from = origin.flatMap { origin in origin.item.map { NSLayoutAnchor<AnyObject>($0, origin.attribute) } }
    return NSLayoutAnchor<AnyObject>(NSLayoutAnchor<AnyObject>(item, attribute), from: from)
  }

  func attach(to view: UIView) {
    container = view
    view.layoutState.constraints.append(self)
    for item in items { item.boxState.nowNamed(by: self) }
    LayoutEngine.of(view).install(self)
    view.fittingLengthChanged()
  }

  func deactivate() {
    guard let view = container else { return }
    container = nil
    engine?.uninstall(self)
    // Searched from the end, since the constraint that was activated last is usually deactivated first.
    if let index = view.layoutState.constraints.lastIndex(where: { $0 === self }) { view.layoutState.constraints.remove(at: index) }
    for item in items { item.boxState.noLongerNamed(by: self) }
    view.fittingLengthChanged()
  }

  /// The items that still exist.
  var items: [any LayoutItem] { [firstItem, secondItem, firstOrigin?.item, secondOrigin?.item].compactMap { $0 as? any LayoutItem } }

  open override var description: String {
    guard MainActor.isCurrent else { return super.description }
    return MainActor.assumeIsolated { LayoutMessage.text(of: self) }
  }
}

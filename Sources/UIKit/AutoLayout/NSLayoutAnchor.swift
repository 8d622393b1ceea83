/// An edge, a centre or a length of a view or a guide, for the creation of constraints (Apple: NSLayoutAnchor).
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  public let item: AnyObject?
  let attribute: NSLayoutConstraint.Attribute
  /// The start of the distance that a dimension made of two anchors measures.
  private(set) var origin: ItemAttribute?
  open override var description: String { "<\(type(of: self)) \(attribute)>" }

  init(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) {
    self.item = item
    self.attribute = attribute
  }

  init(_ anchor: NSLayoutAnchor<some AnyObject>, from origin: NSLayoutAnchor<some AnyObject>?) {
    item = anchor.item
    attribute = anchor.attribute
    self.origin = origin.map { ItemAttribute(item: $0.item, attribute: $0.attribute) }
  }

  /// Anchors are created anew on each access; those for the same attribute of the same item are equal.
  open override func isEqual(_ object: Any?) -> Bool {
    guard MainActor.isCurrent else { return super.isEqual(object) }
    nonisolated(unsafe) let other = object
    return MainActor.assumeIsolated { (other as? any Anchor)?.identity == identity }
  }
  open override var hash: Int {
    guard MainActor.isCurrent else { return super.hash }
    return MainActor.assumeIsolated { identity.hashValue }
  }

  func constraint(
    _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutAnchor<AnchorType>?, multiplier: CGFloat = 1, constant: CGFloat
  ) -> NSLayoutConstraint {
    // With a multiplier of zero only the constant is left.
    if multiplier == 0, other != nil { return constraint(relation, nil, constant: constant) }
    let made = NSLayoutConstraint(
      item: item as Any, attribute: attribute, relatedBy: relation, toItem: other?.item, attribute: other?.attribute ?? .notAnAttribute,
      multiplier: multiplier, constant: constant)
    (made.firstOrigin, made.secondOrigin) = (origin, other?.origin)
    return made
  }

  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint { constraint(.equal, anchor, constant: 0) }
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, anchor, constant: 0)
  }
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor, constant: 0)
  }
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
    constraint(.equal, anchor, constant: c)
  }
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, anchor, constant: c)
  }
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor, constant: c)
  }
}

/// Anchors of all types, for comparisons.
@MainActor
private protocol Anchor {
  var identity: [AnyHashable] { get }
}

extension NSLayoutAnchor: Anchor {
  fileprivate var identity: [AnyHashable] {
    var parts: [AnyHashable] = [item.map(ObjectIdentifier.init), attribute]
    if let origin { parts += [origin.item.map(ObjectIdentifier.init), origin.attribute] as [AnyHashable] }
    return parts
  }
}

/// The description of a constraint that a stack view needs.
@MainActor
struct StackRelation {
  struct Key: Hashable {
    var name: String
    var first: ObjectIdentifier
    var firstAttribute: NSLayoutConstraint.Attribute
    var relation: NSLayoutConstraint.Relation
    var second: ObjectIdentifier?
    var secondAttribute: NSLayoutConstraint.Attribute
    var multiplier: CGFloat
  }

  var name: String
  var first: any LayoutItem
  var firstAttribute: NSLayoutConstraint.Attribute
  var relation = NSLayoutConstraint.Relation.equal
  var second: (any LayoutItem)?
  var secondAttribute = NSLayoutConstraint.Attribute.notAnAttribute
  var multiplier: CGFloat = 1
  var constant: CGFloat = 0
  var priority = UILayoutPriority.required

  var key: Key {
    Key(
      name: name, first: ObjectIdentifier(first), firstAttribute: firstAttribute, relation: relation,
      second: second.map { ObjectIdentifier($0) }, secondAttribute: secondAttribute, multiplier: multiplier)
  }

  func makeConstraint() -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint(
      item: first, attribute: firstAttribute, relatedBy: relation, toItem: second, attribute: secondAttribute, multiplier: multiplier,
      constant: constant)
    constraint.priority = priority
    constraint.identifier = name
    return constraint
  }
}

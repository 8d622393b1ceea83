/// The constraints of a stack view. After a change only those that differ are replaced.
@MainActor
final class StackConstraints {
  private var constraints: [StackRelation.Key: NSLayoutConstraint] = [:]
  /// The values of `constraints`, in the order of the relations.
  private var ordered: [NSLayoutConstraint] = []
  private var gaps: [UILayoutGuide] = []

  func become(_ relations: [StackRelation], in stack: UIStackView) {
    var kept: [StackRelation.Key: NSLayoutConstraint] = [:]
    kept.reserveCapacity(relations.count)
    var added: [NSLayoutConstraint] = []
    var all: [NSLayoutConstraint] = []
    for relation in relations {
      let key = relation.key
      // A constraint that was deactivated because its view left the hierarchy is created again.
      if let constraint = constraints.removeValue(forKey: key), constraint.isActive, constraint.firstItem === relation.first {
        constraint.constant = relation.constant
        constraint.priority = relation.priority
        kept[key] = constraint
        all.append(constraint)
      } else {
        let constraint = relation.makeConstraint()
        kept[key] = constraint
        added.append(constraint)
        all.append(constraint)
      }
    }
    let former = Set(constraints.values.map { ObjectIdentifier($0) })
    NSLayoutConstraint.deactivate(ordered.filter { former.contains(ObjectIdentifier($0)) })
    NSLayoutConstraint.activate(added)
    (constraints, ordered) = (kept, all)
    let used = stack.distribution == .equalSpacing || stack.distribution == .equalCentering ? max(0, stack.arrangedSubviews.count - 1) : 0
    while gaps.count > used { stack.removeLayoutGuide(gaps.removeLast()) }
  }

  func gap(_ index: Int, of stack: UIStackView) -> UILayoutGuide {
    while gaps.count <= index {
      let guide = UILayoutGuide()
      guide.identifier = "UISV-gap"
      stack.addLayoutGuide(guide)
      gaps.append(guide)
    }
    return gaps[index]
  }
}

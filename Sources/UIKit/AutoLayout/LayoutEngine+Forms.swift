import LayoutSolver

extension LayoutEngine {
  /// Converts a constraint to one over the variables of its items, in the coordinates of its container; nil if an item no longer exists.
  func form(of constraint: NSLayoutConstraint) -> Constraint? {
    guard let container = constraint.container, let first = constraint.firstItem as? any LayoutItem else { return nil }
    var sum = Sum()
    let isMirrored = isMirrored(constraint, in: container)
    func sign(_ attribute: NSLayoutConstraint.Attribute) -> Double { isMirrored && attribute.isAlongReading ? -1 : 1 }
    sum.add(attribute(constraint.firstAttribute, of: first, in: container), times: sign(constraint.firstAttribute))
    if let origin = constraint.firstOrigin {
      guard let item = origin.item as? any LayoutItem else { return nil }
      sum.add(attribute(origin.attribute, of: item, in: container), times: -sign(origin.attribute))
    }
    if constraint.secondAttribute != .notAnAttribute {
      guard let second = constraint.secondItem as? any LayoutItem else { return nil }
      let factor = Double(constraint.multiplier)
      sum.add(attribute(constraint.secondAttribute, of: second, in: container), times: -factor * sign(constraint.secondAttribute))
      if let origin = constraint.secondOrigin {
        guard let item = origin.item as? any LayoutItem else { return nil }
        sum.add(attribute(origin.attribute, of: item, in: container), times: factor * sign(origin.attribute))
      }
    }
    let relation: Constraint.Relation =
      switch constraint.relation {
      case .lessThanOrEqual: .lessThanOrEqual
      case .equal: .equal
      case .greaterThanOrEqual: .greaterThanOrEqual
      }
    return Constraint(
      sum.terms, relation, Double(constraint.constant) - sum.constant, priority: Double(constraint.priority.rawValue))
  }

  /// Whether positions are measured from the right, so that a distance from a leading edge runs in the reading direction.
  private func isMirrored(_ constraint: NSLayoutConstraint, in container: UIView) -> Bool {
    // A position without a second item is measured from the container's origin.
    guard constraint.secondAttribute != .notAnAttribute || constraint.firstOrigin != nil else { return false }
    let attributes = [
      constraint.firstAttribute, constraint.secondAttribute, constraint.firstOrigin?.attribute, constraint.secondOrigin?.attribute,
    ]
    guard attributes.contains(where: { $0?.followsReading == true }) else { return false }
    return container.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  /// A linear combination of variables and a constant.
  struct Sum {
    var terms: [Constraint.Term] = []
    var constant = 0.0

    mutating func add(_ other: Sum, times factor: Double) {
      for term in other.terms { terms.append(.init(term.variable, term.coefficient * factor)) }
      constant += other.constant * factor
    }

    mutating func scale(by factor: Double) {
      terms = terms.map { .init($0.variable, $0.coefficient * factor) }
      constant *= factor
    }

    mutating func add(_ variable: Variable, times factor: Double = 1) { terms.append(.init(variable, factor)) }
  }

  private func attribute(_ attribute: NSLayoutConstraint.Attribute, of item: any LayoutItem, in container: UIView) -> Sum {
    // The container of the constraint determines the layout direction.
    let isMirrored = container.effectiveUserInterfaceLayoutDirection == .rightToLeft
    var sum = Sum()
    switch attribute {
    case .notAnAttribute: break
    case .width: sum.add(box(of: item).width)
    case .height: sum.add(box(of: item).height)
    case .left: sum = start(of: item, .horizontal, in: container)
    case .right: sum = end(of: item, .horizontal, in: container)
    case .leading: sum = isMirrored ? end(of: item, .horizontal, in: container) : start(of: item, .horizontal, in: container)
    case .trailing: sum = isMirrored ? start(of: item, .horizontal, in: container) : end(of: item, .horizontal, in: container)
    case .top: sum = start(of: item, .vertical, in: container)
    case .bottom: sum = end(of: item, .vertical, in: container)
    case .centerX:
      sum = start(of: item, .horizontal, in: container)
      sum.add(box(of: item).width, times: 0.5 * zoom(of: item, in: container))
    case .centerY:
      sum = start(of: item, .vertical, in: container)
      sum.add(box(of: item).height, times: 0.5 * zoom(of: item, in: container))
    case .firstBaseline:
      let owner = baselineOwner(of: item, \.forFirstBaselineLayout)
      sum = baseline((owner as? UIView)?.firstBaseline ?? .top, of: owner, in: container)
    case .lastBaseline:
      let owner = baselineOwner(of: item, \.forLastBaselineLayout)
      sum = baseline((owner as? UIView)?.lastBaseline ?? .bottom, of: owner, in: container)
    case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin, .centerXWithinMargins,
      .centerYWithinMargins:
      guard let view = item as? UIView else { return self.attribute(attribute.withoutMargin, of: item, in: container) }
      return self.attribute(attribute.withoutMargin, of: view.layoutMarginsGuide, in: container)
    }
    return sum
  }

  /// The descendant whose text provides the baseline of an item.
  private func baselineOwner(of item: any LayoutItem, _ path: KeyPath<UIView, UIView>) -> any LayoutItem {
    guard var view = item as? UIView else { return item }
    // Only descendants are followed, so that the loop ends.
    while case let next = view[keyPath: path], next !== view, next.isDescendant(of: view) { view = next }
    return view
  }

  private func baseline(_ line: TextBaseline, of item: any LayoutItem, in container: UIView) -> Sum {
    // The bottom edge of a scroll view's contents differs from that of its own box.
    var sum = line.share == 1 ? end(of: item, .vertical, in: container) : start(of: item, .vertical, in: container)
    let zoom = zoom(of: item, in: container)
    if line.share != 1 { sum.add(box(of: item).height, times: Double(line.share) * zoom) }
    sum.constant += Double(line.offset) * zoom
    return sum
  }

  /// The left or top edge.
  private func start(of item: any LayoutItem, _ axis: NSLayoutConstraint.Axis, in container: UIView) -> Sum {
    var sum = Sum()
    // The container's own left and top edges lie at the origin of its coordinates.
    if item === container { return sum }
    let box = box(of: item)
    sum.add(axis == .horizontal ? box.x : box.y)
    var next = item.coordinateOwner
    while let view = next, view !== container {
      if let scale = view.viewState.layout?.zoomScale, scale != 1 { sum.scale(by: Double(scale)) }
      let outer = self.box(of: view), insets = view.layoutMetrics?.alignmentInsets ?? view.alignmentRectInsets
      sum.add(axis == .horizontal ? outer.x : outer.y)
      sum.constant -= Double(axis == .horizontal ? insets.left : insets.top)
      next = view.superview
    }
    return sum
  }

  private func end(of item: any LayoutItem, _ axis: NSLayoutConstraint.Axis, in container: UIView) -> Sum {
    var sum = start(of: item, axis, in: container)
    if item === container, let scroll = item as? UIScrollView {
      // For its contents, the size of a scroll view is the content size.
      let content = box(of: scroll.contentLayoutGuide)
      sum.add(axis == .horizontal ? content.width : content.height)
      return sum
    }
    let box = box(of: item)
    sum.add(axis == .horizontal ? box.width : box.height, times: zoom(of: item, in: container))
    return sum
  }

  /// Returns the number of the container's points for each point of an item: the product of the zoom scales in between.
  private func zoom(of item: any LayoutItem, in container: UIView) -> Double {
    var zoom: CGFloat = 1
    var next = item as? UIView ?? item.coordinateOwner
    while let view = next, view !== container {
      if let scale = view.viewState.layout?.zoomScale { zoom *= scale }
      next = view.superview
    }
    return Double(zoom)
  }
}

extension NSLayoutConstraint.Attribute {
  /// The edge or centre that corresponds to a margin.
  var withoutMargin: NSLayoutConstraint.Attribute {
    switch self {
    case .leftMargin: .left
    case .rightMargin: .right
    case .topMargin: .top
    case .bottomMargin: .bottom
    case .leadingMargin: .leading
    case .trailingMargin: .trailing
    case .centerXWithinMargins: .centerX
    case .centerYWithinMargins: .centerY
    default: self
    }
  }

  /// The margin that corresponds to an edge.
  var withMargin: NSLayoutConstraint.Attribute {
    switch self {
    case .left: .leftMargin
    case .right: .rightMargin
    case .top: .topMargin
    case .bottom: .bottomMargin
    case .leading: .leadingMargin
    case .trailing: .trailingMargin
    default: self
    }
  }

  /// Whether the attribute changes sides in right-to-left layouts.
  var followsReading: Bool { [.leading, .trailing, .leadingMargin, .trailingMargin].contains(self) }

  /// Whether the attribute is a horizontal position.
  var isAlongReading: Bool { !isVertical && self != .width && self != .notAnAttribute }

  var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

  /// Whether the attribute is measured along the vertical axis.
  var isVertical: Bool {
    switch self {
    case .top, .bottom, .height, .centerY, .firstBaseline, .lastBaseline, .topMargin, .bottomMargin, .centerYWithinMargins: true
    default: false
    }
  }
}

extension NSLayoutConstraint.Relation {
  var reversed: NSLayoutConstraint.Relation {
    switch self {
    case .equal: .equal
    case .lessThanOrEqual: .greaterThanOrEqual
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}

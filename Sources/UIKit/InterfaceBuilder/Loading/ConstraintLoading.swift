internal import InterfaceBuilder

/// Creates the constraints of a view from its element.
@MainActor enum ConstraintLoading {
  /// The system spacing between siblings, in points.
  private static let besides: CGFloat = 8
  /// The system spacing between a view and its superview, in points.
  private static let within: CGFloat = 20

  static func activate(_ element: InterfaceElement, of view: UIView, loader: InterfaceLoader) {
    placeholderSize(element, of: view, loader: loader)
    let excluded = loader.exclusions(of: element)
    for constraint in InterfaceObject(element).constraints {
      guard !constraint.isPlaceholder || loader.surroundings != nil, !excluded.contains(constraint.identifier) else { continue }
      guard let made = make(constraint, in: view, loader: loader) else { continue }
      introduce(made, constraint, to: loader)
      made.isActive = true
    }
  }

  private static func make(_ constraint: InterfaceConstraint, in view: UIView, loader: InterfaceLoader) -> NSLayoutConstraint? {
    guard let first = item(constraint.firstItem, in: view, loader), let attribute = InterfaceWords.attributes[constraint.firstAttribute]
    else {
      return nil
    }
    var second: AnyObject?, secondAttribute = NSLayoutConstraint.Attribute.notAnAttribute
    if let name = constraint.secondAttribute {
      guard let found = item(constraint.secondItem, in: view, loader), let other = InterfaceWords.attributes[name] else { return nil }
      (second, secondAttribute) = (found, other)
    }
    let relation: NSLayoutConstraint.Relation =
      switch constraint.relation {
      case .equal: .equal
      case .lessThanOrEqual: .lessThanOrEqual
      case .greaterThanOrEqual: .greaterThanOrEqual
      }
    var (constant, priority) = values(constraint, in: loader.sizeClasses)
    if constraint.isSymbolic, constant == CGFloat(constraint.constant) {
      // Toolbars have no spacing to other views.
      constant = first is UIToolbar || second is UIToolbar ? 0 : first === view || second === view ? within : besides
    }
    var made = NSLayoutConstraint(
      item: first, attribute: attribute, relatedBy: relation, toItem: second, attribute: secondAttribute,
      multiplier: CGFloat(constraint.multiplier), constant: constant)
    let type = CustomClass.resolve(constraint.element, base: NSLayoutConstraint.self, file: loader.file)
    if type != NSLayoutConstraint.self {
      let custom = _vitrineNew(type)
      custom.relate(like: made)
      made = custom
    }
    made.priority = priority
    made.identifier = constraint.name
    return made
  }

  /// Registers a constraint under its identifier. A constraint with a custom class or with runtime attributes is also completed
  /// like other objects.
  private static func introduce(_ made: NSLayoutConstraint, _ constraint: InterfaceConstraint, to loader: InterfaceLoader) {
    let isPlain = constraint.element["customClass"] == nil && InterfaceObject(constraint.element).runtimeAttributes.isEmpty
    isPlain ? loader.register(made, as: constraint.identifier) : loader.register(made, constraint.element)
  }

  private static func values(
    _ constraint: InterfaceConstraint, in classes: InterfaceLoader.SizeClasses
  ) -> (constant: CGFloat, priority: UILayoutPriority) {
    var constant = CGFloat(constraint.constant), priority = constraint.priority
    for variation in constraint.variations where variation.applies(width: classes.width, height: classes.height) {
      if let value = variation.attributes["constant"].flatMap(InterfaceElement.number) { constant = CGFloat(value) }
      if let value = variation.attributes["priority"].flatMap(InterfaceElement.number) { priority = min(1000, max(1, value)) }
    }
    return (constant, UILayoutPriority(rawValue: Float(priority)))
  }

  /// Updates constraints after a change of the size classes: those that differ, and those of views that were added again.
  static func follow(
    _ element: InterfaceElement, of view: UIView, loader: InterfaceLoader, before former: InterfaceLoader.SizeClasses,
    returning: Set<String>
  ) {
    let old = loader.exclusions(of: element, in: former), new = loader.exclusions(of: element)
    var coming: [NSLayoutConstraint] = []
    for constraint in InterfaceObject(element).constraints where !constraint.isPlaceholder {
      let id = constraint.identifier, known = loader.objects[id] as? NSLayoutConstraint
      if new.contains(id) {
        if !old.contains(id) { known?.isActive = false }
        continue
      }
      let isBack = [constraint.firstItem, constraint.secondItem].contains { $0.map(returning.contains) ?? false }
      let comes = isBack || old.contains(id)
      if let known {
        let before = values(constraint, in: former), now = values(constraint, in: loader.sizeClasses)
        if before != now {
          let wasActive = known.isActive
          known.isActive = false
          (known.constant, known.priority) = now
          known.isActive = wasActive
        }
        if comes { coming.append(known) }
      } else if comes, let made = make(constraint, in: view, loader: loader) {
        introduce(made, constraint, to: loader)
        coming.append(made)
      }
    }
    NSLayoutConstraint.activate(coming.filter { !$0.isActive })
  }

  private static func item(_ identifier: String?, in view: UIView, _ loader: InterfaceLoader) -> AnyObject? {
    guard let identifier else { return view }
    guard let object = loader.objects[identifier], object is UIView || object is UILayoutGuide else { return nil }
    return object
  }

  /// Adds constraints for the placeholder size that Interface Builder uses for a view whose intrinsic size is known only at run time.
  private static func placeholderSize(_ element: InterfaceElement, of view: UIView, loader: InterfaceLoader) {
    guard let surroundings = loader.surroundings else { return }
    let stacked = surroundings.minimumStackedSize(of: view)
    for (name, attribute, axis) in [
      ("placeholderIntrinsicWidth", NSLayoutConstraint.Attribute.width, NSLayoutConstraint.Axis.horizontal),
      ("placeholderIntrinsicHeight", .height, .vertical),
    ] {
      let stated = element.number(name).flatMap { $0 >= 0 ? CGFloat($0) : nil }
      guard let length = stated ?? stacked?.length else { continue }
      // A plain view yields to all views that have a size.
      let hugging = stated == nil && !(view is UILabel) ? UILayoutPriority(49) : view.contentHuggingPriority(for: axis)
      for (relation, priority) in [
        (NSLayoutConstraint.Relation.lessThanOrEqual, hugging),
        (.greaterThanOrEqual, stated == nil ? stacked!.priority : view.contentCompressionResistancePriority(for: axis)),
      ] {
        let constraint = NSLayoutConstraint(
          item: view, attribute: attribute, relatedBy: relation, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: length)
        constraint.priority = priority
        constraint.isActive = true
      }
    }
  }
}

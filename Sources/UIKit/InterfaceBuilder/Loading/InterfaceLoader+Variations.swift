internal import InterfaceBuilder

extension InterfaceLoader {
  typealias SizeClasses = (width: InterfaceVariation.SizeClass?, height: InterfaceVariation.SizeClass?)

  func applies(_ variation: InterfaceVariation, in classes: SizeClasses) -> Bool {
    variation.isDefault || variation.applies(width: classes.width, height: classes.height)
  }

  /// Identifiers of subviews and constraints that are not there in size classes.
  /// - Parameter classes: nil: the present ones.
  func exclusions(of element: InterfaceElement, in classes: SizeClasses? = nil) -> Set<String> {
    guard element.children.contains(where: { $0.name == "variation" }) else { return [] }
    var excluded: Set<String> = []
    for variation in InterfaceObject(element).variations where applies(variation, in: classes ?? sizeClasses) {
      excluded.formUnion(variation.excluded)
      excluded.subtract(variation.included)
    }
    return excluded
  }

  // MARK: Other size classes

  /// A window got other size classes: what differs by them comes, goes, or gets other constants. What is the same in both stays as the program
  /// may have changed it.
  func follow(_ traits: UITraitCollection) {
    let former = sizeClasses, present = Self.sizeClasses(of: traits)
    guard canvas == nil, present != former else { return }
    sizeClasses = present
    let views = made.compactMap { element, object in (object as? UIView).map { (element, $0) } }
    var returning: Set<String> = []
    for (element, view) in views { returning.formUnion(exchangeSubviews(of: view, element, before: former)) }
    finish()
    for (element, view) in views { ConstraintLoading.follow(element, of: view, loader: self, before: former, returning: returning) }
  }

  /// - Returns: identifiers of what came, with all that is in it.
  private func exchangeSubviews(of view: UIView, _ element: InterfaceElement, before former: SizeClasses) -> Set<String> {
    let old = exclusions(of: element, in: former), new = exclusions(of: element)
    guard old != new else { return [] }
    var came: Set<String> = [], below: UIView?
    for child in element.first("subviews")?.children ?? [] {
      guard let id = child["id"] else { continue }
      if new.contains(id) {
        if !old.contains(id) { (objects[id] as? UIView)?.removeFromSuperview() }
        continue
      }
      if old.contains(id), let subview = objects[id] as? UIView ?? self.view(child) {
        child.forEach { $0["id"].map { _ = came.insert($0) } }
        put(subview, into: view, above: below)
      }
      below = (objects[id] as? UIView).flatMap { $0.superview === view ? $0 : nil } ?? below
    }
    return came
  }

  private func put(_ subview: UIView, into view: UIView, above below: UIView?) {
    if let stack = view as? UIStackView {
      let place = below.flatMap { below in stack.arrangedSubviews.firstIndex { $0 === below } }
      stack.insertArrangedSubview(subview, at: place.map { $0 + 1 } ?? 0)
    } else if let below {
      view.insertSubview(subview, aboveSubview: below)
    } else {
      view.insertSubview(subview, at: 0)
    }
  }
}

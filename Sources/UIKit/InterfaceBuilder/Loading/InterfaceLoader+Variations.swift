package import InterfaceBuilder

extension InterfaceLoader {
  package typealias SizeClasses = (width: InterfaceVariation.SizeClass?, height: InterfaceVariation.SizeClass?)

  /// Returns an element with its variations for size classes.
  /// - Parameter classes: the size classes; nil for the present ones.
  func resolved(_ element: InterfaceElement, in classes: SizeClasses? = nil) -> InterfaceElement {
    guard element.children.contains(where: { $0.name == "variation" }) else { return element }
    let (width, height) = classes ?? sizeClasses
    return InterfaceObject(element).element(width: width, height: height)
  }

  /// Returns the identifiers of subviews and constraints that are not installed in size classes.
  /// - Parameter classes: the size classes; nil for the present ones.
  func exclusions(of element: InterfaceElement, in classes: SizeClasses? = nil) -> Set<String> {
    guard element.children.contains(where: { $0.name == "variation" }) else { return [] }
    var excluded: Set<String> = []
    let (width, height) = classes ?? sizeClasses
    for variation in InterfaceObject(element).variations where variation.applies(width: width, height: height) {
      excluded.formUnion(variation.excluded)
      excluded.subtract(variation.included)
    }
    return excluded
  }

  // MARK: Changes of size classes

  /// Updates the contents of a top-level view when its size classes change.
  /// - Parameter keepsLoader: whether the view retains the loader, which then does not retain the view.
  func followSizeClasses(of view: UIView, _ element: InterfaceElement, keepsLoader: Bool) {
    guard surroundings == nil, InterfaceObject(element).hasVariations else { return }
    let kept = keepsLoader ? self : nil
    if keepsLoader { letGoOfOwners() }
    view.registerForTraitChanges([UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self]) { [weak self] (view: UIView, _) in
      withExtendedLifetime(kept) { self?.follow(view.traitCollection, from: (element, view)) }
    }
  }

  /// Updates the views after a change of the size classes: installs and removes subviews and constraints, and sets constants,
  /// fonts and colours that differ. Properties that are the same in both are not changed, since the application may have set
  /// them.
  private func follow(_ traits: UITraitCollection, from root: (element: InterfaceElement, view: UIView)) {
    let former = sizeClasses, present = Self.sizeClasses(of: traits)
    guard present != former else { return }
    sizeClasses = present
    var views = createdObjects.compactMap { element, object in (object as? UIView).map { (element, $0) } }
    if !views.contains(where: { $0.1 === root.view }) { views.insert(root, at: 0) }
    var returning: Set<String> = []
    for (element, view) in views { returning.formUnion(exchangeSubviews(of: view, element, before: former)) }
    finish()
    for (element, view) in views {
      VariedProperties.follow(element, of: view, loader: self, before: former)
      ConstraintLoading.follow(element, of: view, loader: self, before: former, returning: returning)
    }
  }

  /// Installs and removes subviews.
  /// - Returns: the identifiers of the added views and their contents.
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
      let index = below.flatMap { below in stack.arrangedSubviews.firstIndex { $0 === below } }
      stack.insertArrangedSubview(subview, at: index.map { $0 + 1 } ?? 0)
    } else if let below {
      view.insertSubview(subview, aboveSubview: below)
    } else {
      view.insertSubview(subview, at: 0)
    }
  }
}

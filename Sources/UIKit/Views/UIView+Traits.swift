extension UIView {
  /// The traits of the screen with the overrides of this view, its ancestors and their controllers; the nearest override has precedence.
  var effectiveTraitCollection: UITraitCollection {
    let base = (window?.screen ?? UIScreen.main).traitCollection
    var overrides: [UITraitCollection] = []
    var view: UIView? = self
    while let present = view {
      present.addTraitOverrides(to: &overrides)
      view = present.parent
    }
    return overrides.isEmpty ? base : UITraitCollection(traitsFrom: [base] + overrides.reversed())
  }

  /// Appends the trait overrides of this view and of its controller, innermost first.
  private func addTraitOverrides(to overrides: inout [UITraitCollection]) {
    if let style = viewState.overrideUserInterfaceStyle.specified { overrides.append(style) }
    guard let controller else { return }
    if let style = controller.overrideUserInterfaceStyle.specified { overrides.append(style) }
    if controller.presenter != nil, let presentation = controller.presentation {
      if let given = presentation.overrideTraitCollection { overrides.append(given) }
      if presentation.elevatesContent { overrides.append(UITraitCollection(userInterfaceLevel: .elevated)) }
    }
    if let given = controller.traitsFromParent { overrides.append(given) }
  }

  func setOverrideUserInterfaceStyle(_ style: UIUserInterfaceStyle) {
    guard style != viewState.overrideUserInterfaceStyle else { return }
    viewState.overrideUserInterfaceStyle = style
    adoptTraits()
  }

  /// Notifies the views of the subtree whose traits have changed.
  func adoptTraits() {
    let traits = effectiveTraitCollection
    // A view that was never notified is taken to have had the present traits in the light style.
    let unknown =
      traits.userInterfaceStyle == .light ? traits : UITraitCollection(traitsFrom: [traits, UITraitCollection(userInterfaceStyle: .light)])
    adopt(traits, insteadOf: unknown)
    viewState.knownTraits = traits
  }

  /// Adopts new traits and passes them on to the subviews.
  /// - Parameter inherited: the previous traits of the superview; also the previous traits of a view that was never notified.
  private func adopt(_ traits: UITraitCollection, insteadOf inherited: UITraitCollection) {
    let previous = viewState.knownTraits ?? inherited
    // If nothing differs here, nothing differs in the descendants.
    guard traits !== previous, traits != previous else { return }
    viewState.knownTraits = traits
    if traits.hasDifferentColorAppearance(comparedTo: previous) {
      if let color = viewState.backgroundColor { layer.backgroundColor = resolved(color).cgColor }
      updateLayerOpacity()
      setNeedsDisplay()
    }
    if traits.layoutDirection != previous.layoutDirection, semanticContentAttribute == .unspecified { layoutDirectionDidChange() }
    traitCollectionDidChange(previous)
    tellTraitObservers(of: previous)
    if let controller {
      controller.traitCollectionDidChange(previous)
      controller.tellTraitObservers(of: previous)
    }
    for subview in children { subview.adopt(subview.overriding(traits), insteadOf: subview.overriding(previous)) }
  }

  private func overriding(_ traits: UITraitCollection) -> UITraitCollection {
    var overrides: [UITraitCollection] = []
    addTraitOverrides(to: &overrides)
    return overrides.isEmpty ? traits : UITraitCollection(traitsFrom: [traits] + overrides.reversed())
  }

  /// The direction in which the view is laid out: the one of the semantic content attribute, or the trait's if that is unspecified.
  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    let attribute = semanticContentAttribute
    guard attribute == .unspecified else { return Self.userInterfaceLayoutDirection(for: attribute, relativeTo: .leftToRight) }
    return traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// Returns the layout direction for an attribute in this application.
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(for: attribute, relativeTo: UIApplication.shared.userInterfaceLayoutDirection)
  }

  /// Returns the layout direction for an attribute.
  /// - Parameter layoutDirection: the direction of views whose attribute is unspecified.
  public class func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute, relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .unspecified: layoutDirection
    case .forceRightToLeft: .rightToLeft
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    }
  }
}

extension UIUserInterfaceStyle {
  fileprivate var specified: UITraitCollection? { self == .unspecified ? nil : UITraitCollection(userInterfaceStyle: self) }
}

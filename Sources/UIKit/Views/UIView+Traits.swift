extension UIView {
  /// What the screen says, under the overrides of the views and controllers above and of this one: the nearest wins.
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

  /// Innermost first.
  private func addTraitOverrides(to overrides: inout [UITraitCollection]) {
    if let style = viewState.overrideUserInterfaceStyle.specified { overrides.append(style) }
    guard let controller else { return }
    if let style = controller.overrideUserInterfaceStyle.specified { overrides.append(style) }
    if controller.presenter != nil, let given = controller.presentation?.overrideTraitCollection { overrides.append(given) }
    if let given = controller.traitsFromParent { overrides.append(given) }
  }

  func setOverrideUserInterfaceStyle(_ style: UIUserInterfaceStyle) {
    guard style != viewState.overrideUserInterfaceStyle else { return }
    viewState.overrideUserInterfaceStyle = style
    adoptTraits()
  }

  /// Tells the subtree where its surroundings are others than they were.
  func adoptTraits() {
    let traits = effectiveTraitCollection
    // A view that was never told takes it that all is as now, but light.
    let unknown =
      traits.userInterfaceStyle == .light ? traits : UITraitCollection(traitsFrom: [traits, UITraitCollection(userInterfaceStyle: .light)])
    adopt(traits, insteadOf: unknown)
    viewState.knownTraits = traits
  }

  /// - Parameter inherited: what the superview was in; a view that was never told was in it, too.
  private func adopt(_ traits: UITraitCollection, insteadOf inherited: UITraitCollection) {
    let previous = viewState.knownTraits ?? inherited
    // Nobody below can differ where nothing does here.
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

  /// From where to where the view is laid out: what the semantic attribute says, and where it says nothing the trait.
  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    let attribute = semanticContentAttribute
    guard attribute == .unspecified else { return Self.userInterfaceLayoutDirection(for: attribute, relativeTo: .leftToRight) }
    return traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// The layout direction that an attribute stands for in this application.
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(for: attribute, relativeTo: UIApplication.shared.userInterfaceLayoutDirection)
  }

  /// The layout direction that an attribute stands for where others read as `layoutDirection` says.
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

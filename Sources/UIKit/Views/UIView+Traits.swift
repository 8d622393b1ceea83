extension UIView {
  /// The traits of the screen with the overrides of this view, its ancestors and their controllers; the nearest override has precedence.
  var effectiveTraitCollection: UITraitCollection {
    var changing: [UIView] = []
    var view: UIView? = traitAnchor
    while let present = view {
      viewState.ancestorSteps += 1
      if present.changesTraits { changing.append(present) }
      view = present.parent?.traitAnchor
    }
    return changing.reversed().reduce((window?.screen ?? UIScreen.main).traitCollection) { $1.overriding($0) }
  }

  /// Whether this view or its controller overrides or limits traits.
  private var changesTraits: Bool {
    if viewState.overrideUserInterfaceStyle != .unspecified || viewState.traitOverrides != nil || viewState.contentSizeLimits != nil
      || environmentOfList != nil
    {
      return true
    }
    return controller?.overridesTraits ?? false
  }

  /// The kind of list that the view is an item of; nil if it is none.
  var environmentOfList: UIListEnvironment? { viewState.ownListEnvironment ?? parent?.viewState.listEnvironment }

  /// Sets the kind of list that the view is an item of.
  func setListEnvironment(_ environment: UIListEnvironment?) {
    guard environment != viewState.ownListEnvironment else { return }
    viewState.ownListEnvironment = environment
    forgetTraitAnchors()
    // A view that enters the hierarchy adopts its traits then.
    if parent != nil { adoptTraits() }
  }

  /// Returns the traits of this view for those of its superview. The overrides of the view have precedence over those of its controller.
  private func overriding(_ inherited: UITraitCollection) -> UITraitCollection {
    guard changesTraits else { return inherited }
    let inherited = environmentOfList.map(inherited.inside) ?? inherited
    var collections = [inherited]
    controller?.addTraitOverrides(to: &collections)
    if let set = viewState.traitOverrides?.collection { collections.append(set) }
    if let style = viewState.overrideUserInterfaceStyle.specified { collections.append(style) }
    let traits = collections.count == 1 ? inherited : UITraitCollection(traitsFrom: collections)
    guard let limits = viewState.contentSizeLimits else { return traits }
    let category = traits.preferredContentSizeCategory
    let limited = category.limited(minimum: limits.minimum, maximum: limits.maximum)
    return limited == category ? traits : UITraitCollection(traitsFrom: [traits, UITraitCollection(preferredContentSizeCategory: limited)])
  }

  func setOverrideUserInterfaceStyle(_ style: UIUserInterfaceStyle) {
    guard style != viewState.overrideUserInterfaceStyle else { return }
    viewState.overrideUserInterfaceStyle = style
    forgetTraitAnchors()
    adoptTraits()
  }

  /// Notifies the views of the subtree whose traits have changed.
  func adoptTraits() {
    let traits = effectiveTraitCollection, isNew = viewState.knownTraits == nil
    adopt(traits, insteadOf: Self.assumed(before: traits))
    viewState.knownTraits = traits
    if isNew, TextSizeSetting.current.hasChanged { adjustFontsOfSubtree(to: traits.preferredContentSizeCategory) }
  }

  /// Returns the traits that are assumed for a view before its first notification: the current ones, but with the light style, the text
  /// size large, normal contrast and without Bold Text.
  private static func assumed(before traits: UITraitCollection) -> UITraitCollection {
    var more = traits.more
    (more.contentSize, more.contrast, more.legibilityWeight) = (.large, .normal, .regular)
    if traits.userInterfaceStyle == .light, more == traits.more { return traits }
    return UITraitCollection(
      style: .light, idiom: traits.userInterfaceIdiom, horizontal: traits.horizontalSizeClass, vertical: traits.verticalSizeClass,
      scale: traits.displayScale, direction: traits.layoutDirection, more: more)
  }

  /// Adjusts the fonts of a view before its first notification, because they may have been created while the application had another text
  /// size. Descendants that were notified of this text size are already adjusted.
  private func adjustFontsOfSubtree(to category: UIContentSizeCategory) {
    (self as? any FontFollower)?.adjustFontsIfAsked()
    for subview in children where subview.viewState.knownTraits?.preferredContentSizeCategory != category {
      subview.adjustFontsOfSubtree(to: category)
    }
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
    if traits.preferredContentSizeCategory != previous.preferredContentSizeCategory {
      (self as? any ContentSizeFollower)?.contentSizeCategoryDidChange()
    }
    if traits.legibilityWeight != previous.legibilityWeight { legibilityWeightDidChange() }
    if traits.more.look != previous.more.look { interfaceLookDidChange() }
    traitCollectionDidChange(previous)
    tellTraitObservers(of: previous)
    if let controller {
      controller.traitCollectionDidChange(previous)
      controller.tellTraitObservers(of: previous)
    }
    for subview in children { subview.adopt(subview.overriding(traits), insteadOf: subview.overriding(previous)) }
  }

  /// Bold Text changes the glyphs of all system fonts.
  private func legibilityWeightDidChange() {
    if let follower = self as? any FontFollower {
      follower.fontsLookDifferent()
    } else {
      (self as? any ContentSizeFollower)?.contentSizeCategoryDidChange()
    }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    setNeedsDisplay()
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

extension UIViewController {
  /// Whether the controller, its parent or its presentation overrides traits.
  var overridesTraits: Bool {
    traitsOverride != .unspecified || ownTraitOverrides != nil || traitsFromParent != nil
      || presenter != nil && presentation.map { $0.overrideTraitCollection != nil || $0.elevatesContent } ?? false
  }

  /// Appends the overrides to collections in which later ones have precedence.
  func addTraitOverrides(to collections: inout [UITraitCollection]) {
    if let given = traitsFromParent { collections.append(given) }
    if presenter != nil, let presentation {
      if presentation.elevatesContent { collections.append(UITraitCollection(userInterfaceLevel: .elevated)) }
      if let given = presentation.overrideTraitCollection { collections.append(given) }
    }
    if let own = ownTraitOverrides?.collection { collections.append(own) }
    if let style = traitsOverride.specified { collections.append(style) }
  }
}

extension UIUserInterfaceStyle {
  fileprivate var specified: UITraitCollection? { self == .unspecified ? nil : UITraitCollection(userInterfaceStyle: self) }
}

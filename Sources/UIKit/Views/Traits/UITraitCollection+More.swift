extension UITraitCollection {
  private convenience init(_ more: MoreTraits) { self.init(scale: 0, more: more) }

  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(MoreTraits(contentSize: preferredContentSizeCategory))
  }
  public convenience init(displayGamut: UIDisplayGamut) { self.init(MoreTraits(gamut: displayGamut)) }
  public convenience init(accessibilityContrast: UIAccessibilityContrast) { self.init(MoreTraits(contrast: accessibilityContrast)) }
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) { self.init(MoreTraits(level: userInterfaceLevel)) }
  public convenience init(legibilityWeight: UILegibilityWeight) { self.init(MoreTraits(legibilityWeight: legibilityWeight)) }
  public convenience init(activeAppearance: UIUserInterfaceActiveAppearance) {
    self.init(MoreTraits(activeAppearance: activeAppearance))
  }
  public convenience init(forceTouchCapability: UIForceTouchCapability) { self.init(MoreTraits(forceTouch: forceTouchCapability)) }

  /// The text size that the user prefers. That of a screen is the application's, by default large.
  public var preferredContentSizeCategory: UIContentSizeCategory { more.contentSize }
  /// The colour gamut. A screen has sRGB.
  public var displayGamut: UIDisplayGamut { more.gamut }
  /// The contrast that a person prefers. A screen has normal.
  public var accessibilityContrast: UIAccessibilityContrast { more.contrast }
  /// The elevation of the content. That of a screen is base; the content of sheets and popovers is elevated.
  public var userInterfaceLevel: UIUserInterfaceLevel { more.level }
  /// Whether text is bold for legibility. A screen has regular.
  public var legibilityWeight: UILegibilityWeight { more.legibilityWeight }
  /// Whether the window is active. A screen has active.
  public var activeAppearance: UIUserInterfaceActiveAppearance { more.activeAppearance }
  /// Whether the force of touches is measured. A screen has unavailable.
  public var forceTouchCapability: UIForceTouchCapability { more.forceTouch }

  /// Whether each trait that the other collection specifies has the same value here.
  public func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return UITraitCollection(traitsFrom: [self, trait]) == self
  }
}

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

  /// Of a screen: large.
  public var preferredContentSizeCategory: UIContentSizeCategory { more.contentSize }
  /// Of a screen: sRGB.
  public var displayGamut: UIDisplayGamut { more.gamut }
  /// Of a screen: normal.
  public var accessibilityContrast: UIAccessibilityContrast { more.contrast }
  /// Of a screen: base.
  public var userInterfaceLevel: UIUserInterfaceLevel { more.level }
  /// Of a screen: regular.
  public var legibilityWeight: UILegibilityWeight { more.legibilityWeight }
  /// Of a screen: active.
  public var activeAppearance: UIUserInterfaceActiveAppearance { more.activeAppearance }
  /// Of a screen: unavailable.
  public var forceTouchCapability: UIForceTouchCapability { more.forceTouch }

  /// Whether each trait that the other collection specifies has the same value here.
  public func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return UITraitCollection(traitsFrom: [self, trait]) == self
  }
}

/// The text size that a person prefers.
public struct UITraitPreferredContentSizeCategory: CollectedTrait {
  public static var defaultValue: UIContentSizeCategory { .unspecified }
  static func value(in traitCollection: UITraitCollection) -> UIContentSizeCategory { traitCollection.preferredContentSizeCategory }
  static func collection(_ value: UIContentSizeCategory) -> UITraitCollection { UITraitCollection(preferredContentSizeCategory: value) }
}

/// The colour gamut of the screen.
public struct UITraitDisplayGamut: CollectedTrait {
  public static var defaultValue: UIDisplayGamut { .unspecified }
  static func value(in traitCollection: UITraitCollection) -> UIDisplayGamut { traitCollection.displayGamut }
  static func collection(_ value: UIDisplayGamut) -> UITraitCollection { UITraitCollection(displayGamut: value) }
}

/// The contrast of colours that a person prefers.
public struct UITraitAccessibilityContrast: CollectedTrait {
  public static var defaultValue: UIAccessibilityContrast { .unspecified }
  public static var affectsColorAppearance: Bool { true }
  static func value(in traitCollection: UITraitCollection) -> UIAccessibilityContrast { traitCollection.accessibilityContrast }
  static func collection(_ value: UIAccessibilityContrast) -> UITraitCollection { UITraitCollection(accessibilityContrast: value) }
}

/// Whether content is elevated above other content.
public struct UITraitUserInterfaceLevel: CollectedTrait {
  public static var defaultValue: UIUserInterfaceLevel { .unspecified }
  public static var affectsColorAppearance: Bool { true }
  static func value(in traitCollection: UITraitCollection) -> UIUserInterfaceLevel { traitCollection.userInterfaceLevel }
  static func collection(_ value: UIUserInterfaceLevel) -> UITraitCollection { UITraitCollection(userInterfaceLevel: value) }
}

/// Whether text is bold for legibility.
public struct UITraitLegibilityWeight: CollectedTrait {
  public static var defaultValue: UILegibilityWeight { .unspecified }
  static func value(in traitCollection: UITraitCollection) -> UILegibilityWeight { traitCollection.legibilityWeight }
  static func collection(_ value: UILegibilityWeight) -> UITraitCollection { UITraitCollection(legibilityWeight: value) }
}

/// Whether the window is active, that is in front.
public struct UITraitActiveAppearance: CollectedTrait {
  public static var defaultValue: UIUserInterfaceActiveAppearance { .unspecified }
  static func value(in traitCollection: UITraitCollection) -> UIUserInterfaceActiveAppearance { traitCollection.activeAppearance }
  static func collection(_ value: UIUserInterfaceActiveAppearance) -> UITraitCollection { UITraitCollection(activeAppearance: value) }
}

/// Whether the screen measures the force of touches.
public struct UITraitForceTouchCapability: CollectedTrait {
  public static var defaultValue: UIForceTouchCapability { .unknown }
  static func value(in traitCollection: UITraitCollection) -> UIForceTouchCapability { traitCollection.forceTouchCapability }
  static func collection(_ value: UIForceTouchCapability) -> UITraitCollection { UITraitCollection(forceTouchCapability: value) }
}

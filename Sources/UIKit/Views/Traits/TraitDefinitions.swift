/// The text size that a person prefers.
public struct UITraitPreferredContentSizeCategory: CollectedTrait {
  public static var defaultValue: UIContentSizeCategory { .unspecified }
  static func value(in traitCollection: UITraitCollection) -> UIContentSizeCategory { traitCollection.preferredContentSizeCategory }
}

/// The colour gamut of the screen.
public struct UITraitDisplayGamut: CollectedTrait {
  public static var defaultValue: UIDisplayGamut { .unspecified }
  static func value(in traitCollection: UITraitCollection) -> UIDisplayGamut { traitCollection.displayGamut }
}

/// The contrast of colours that a person prefers.
public struct UITraitAccessibilityContrast: CollectedTrait {
  public static var defaultValue: UIAccessibilityContrast { .unspecified }
  public static var affectsColorAppearance: Bool { true }
  static func value(in traitCollection: UITraitCollection) -> UIAccessibilityContrast { traitCollection.accessibilityContrast }
}

/// Whether content is elevated above other content.
public struct UITraitUserInterfaceLevel: CollectedTrait {
  public static var defaultValue: UIUserInterfaceLevel { .unspecified }
  public static var affectsColorAppearance: Bool { true }
  static func value(in traitCollection: UITraitCollection) -> UIUserInterfaceLevel { traitCollection.userInterfaceLevel }
}

/// Whether text is bold for legibility.
public struct UITraitLegibilityWeight: CollectedTrait {
  public static var defaultValue: UILegibilityWeight { .unspecified }
  static func value(in traitCollection: UITraitCollection) -> UILegibilityWeight { traitCollection.legibilityWeight }
}

/// Whether the window is active, that is in front.
public struct UITraitActiveAppearance: CollectedTrait {
  public static var defaultValue: UIUserInterfaceActiveAppearance { .unspecified }
  static func value(in traitCollection: UITraitCollection) -> UIUserInterfaceActiveAppearance { traitCollection.activeAppearance }
}

/// Whether the screen measures the force of touches.
public struct UITraitForceTouchCapability: CollectedTrait {
  public static var defaultValue: UIForceTouchCapability { .unknown }
  static func value(in traitCollection: UITraitCollection) -> UIForceTouchCapability { traitCollection.forceTouchCapability }
}

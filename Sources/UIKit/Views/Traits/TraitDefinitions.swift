/// The size of texts that a person prefers.
public struct UITraitPreferredContentSizeCategory: CollectedTrait {
  public static var defaultValue: UIContentSizeCategory { .unspecified }
  static func value(in traitCollection: UITraitCollection) -> UIContentSizeCategory { traitCollection.preferredContentSizeCategory }
}

/// Which colours the screen shows.
public struct UITraitDisplayGamut: CollectedTrait {
  public static var defaultValue: UIDisplayGamut { .unspecified }
  static func value(in traitCollection: UITraitCollection) -> UIDisplayGamut { traitCollection.displayGamut }
}

/// How far colours stand apart.
public struct UITraitAccessibilityContrast: CollectedTrait {
  public static var defaultValue: UIAccessibilityContrast { .unspecified }
  public static var affectsColorAppearance: Bool { true }
  static func value(in traitCollection: UITraitCollection) -> UIAccessibilityContrast { traitCollection.accessibilityContrast }
}

/// Whether something lies over the rest.
public struct UITraitUserInterfaceLevel: CollectedTrait {
  public static var defaultValue: UIUserInterfaceLevel { .unspecified }
  public static var affectsColorAppearance: Bool { true }
  static func value(in traitCollection: UITraitCollection) -> UIUserInterfaceLevel { traitCollection.userInterfaceLevel }
}

/// Whether texts are to be bold.
public struct UITraitLegibilityWeight: CollectedTrait {
  public static var defaultValue: UILegibilityWeight { .unspecified }
  static func value(in traitCollection: UITraitCollection) -> UILegibilityWeight { traitCollection.legibilityWeight }
}

/// Whether the window is in front.
public struct UITraitActiveAppearance: CollectedTrait {
  public static var defaultValue: UIUserInterfaceActiveAppearance { .unspecified }
  static func value(in traitCollection: UITraitCollection) -> UIUserInterfaceActiveAppearance { traitCollection.activeAppearance }
}

/// Whether the screen feels how hard it is pressed.
public struct UITraitForceTouchCapability: CollectedTrait {
  public static var defaultValue: UIForceTouchCapability { .unknown }
  static func value(in traitCollection: UITraitCollection) -> UIForceTouchCapability { traitCollection.forceTouchCapability }
}

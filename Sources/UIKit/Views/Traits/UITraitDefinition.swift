/// A trait by its type, as `registerForTraitChanges` names it (Apple: UITraitDefinition).
public protocol UITraitDefinition {
  associatedtype Value: Equatable
  static var defaultValue: Value { get }
  static var name: String { get }
  /// Whether colours can look different when it changes. Default false.
  static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
  public static var name: String { "\(Self.self)" }
  public static var affectsColorAppearance: Bool { false }
}

/// A trait that collections have.
protocol CollectedTrait: UITraitDefinition {
  static func value(in traitCollection: UITraitCollection) -> Value
}

extension CollectedTrait {
  static func differs(_ one: UITraitCollection, _ other: UITraitCollection) -> Bool { value(in: one) != value(in: other) }
}

/// The type of a trait (Apple: UITrait).
public typealias UITrait = any UITraitDefinition.Type

/// Light or dark.
public struct UITraitUserInterfaceStyle: CollectedTrait {
  public static var defaultValue: UIUserInterfaceStyle { .unspecified }
  public static var affectsColorAppearance: Bool { true }
  static func value(in traitCollection: UITraitCollection) -> UIUserInterfaceStyle { traitCollection.userInterfaceStyle }
}

/// How much width there is.
public struct UITraitHorizontalSizeClass: CollectedTrait {
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
  static func value(in traitCollection: UITraitCollection) -> UIUserInterfaceSizeClass { traitCollection.horizontalSizeClass }
}

/// How much height there is.
public struct UITraitVerticalSizeClass: CollectedTrait {
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
  static func value(in traitCollection: UITraitCollection) -> UIUserInterfaceSizeClass { traitCollection.verticalSizeClass }
}

/// Pixels per point.
public struct UITraitDisplayScale: CollectedTrait {
  public static var defaultValue: CGFloat { 0 }
  static func value(in traitCollection: UITraitCollection) -> CGFloat { traitCollection.displayScale }
}

/// The kind of device.
public struct UITraitUserInterfaceIdiom: CollectedTrait {
  public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
  static func value(in traitCollection: UITraitCollection) -> UIUserInterfaceIdiom { traitCollection.userInterfaceIdiom }
}

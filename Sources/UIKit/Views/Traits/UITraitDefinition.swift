/// A trait that is identified by its type, as in `registerForTraitChanges` (Apple: UITraitDefinition).
public protocol UITraitDefinition {
  associatedtype Value: Equatable
  static var defaultValue: Value { get }
  static var name: String { get }
  /// The name that identifies the trait in archives. Default: the module and the name of the type.
  static var identifier: String { get }
  /// Whether a change of the trait can change the appearance of colours. Default false.
  static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
  public static var name: String { "\(Self.self)" }
  public static var identifier: String { String(reflecting: Self.self) }
  public static var affectsColorAppearance: Bool { false }
}

/// A trait that is stored in trait collections.
protocol CollectedTrait: UITraitDefinition {
  static func value(in traitCollection: UITraitCollection) -> Value
  /// Returns a collection that specifies only this trait.
  static func collection(_ value: Value) -> UITraitCollection
}

extension CollectedTrait {
  static func differs(_ one: UITraitCollection, _ other: UITraitCollection) -> Bool { value(in: one) != value(in: other) }
}

/// The type of a trait (Apple: UITrait).
public typealias UITrait = any UITraitDefinition.Type

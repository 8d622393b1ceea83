/// The value of a trait that an application defines, in a trait collection.
struct CustomTraitValue: Hashable, @unchecked Sendable {
  // Unchecked Sendable, like trait collections: UIKit does not change the value, and the application chooses its type.
  let value: any Equatable
  let trait: UITrait

  static func == (one: CustomTraitValue, other: CustomTraitValue) -> Bool { equal(one.value, other.value) }

  private static func equal<Value: Equatable>(_ value: Value, _ other: any Equatable) -> Bool { other as? Value == value }

  /// Adds nothing, because the value need not be hashable. Equal values then have equal hash values, as required.
  func hash(into hasher: inout Hasher) {}
}

extension UITraitCollection {
  /// The value of a trait, or the trait's default value if it is not specified.
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    if let trait = trait as? any CollectedTrait.Type { return collected(trait) as? Trait.Value ?? Trait.defaultValue }
    return more.custom[ObjectIdentifier(trait)]?.value as? Trait.Value ?? Trait.defaultValue
  }

  private func collected<Trait: CollectedTrait>(_ trait: Trait.Type) -> Any { Trait.value(in: self) }

  /// Returns a collection that specifies only the given value of a trait.
  static func specifying<Trait: UITraitDefinition>(_ trait: Trait.Type, _ value: Trait.Value) -> UITraitCollection {
    if let trait = trait as? any CollectedTrait.Type { return collection(trait, value) }
    var more = MoreTraits()
    more.custom[ObjectIdentifier(trait)] = CustomTraitValue(value: value, trait: trait)
    return UITraitCollection(more: more)
  }

  private static func collection<Trait: CollectedTrait>(_ trait: Trait.Type, _ value: Any) -> UITraitCollection {
    (value as? Trait.Value).map { Trait.collection($0) } ?? UITraitCollection()
  }
}

/// The traits of a view or a controller that override the inherited ones (Apple: UITraitOverrides).
@preconcurrency @MainActor
public protocol UITraitOverrides: UIMutableTraits {
  /// Whether a trait is overridden.
  func contains(_ trait: UITrait) -> Bool
  /// Stops overriding a trait.
  mutating func remove(_ trait: UITrait)
}

/// Overridden traits, as a value.
struct TraitSet: UITraitOverrides {
  private var parts: [ObjectIdentifier: UITraitCollection] = [:]
  /// The overridden traits as a collection.
  private(set) var collection = UITraitCollection()

  var isEmpty: Bool { parts.isEmpty }

  subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get { collection[trait] }
    set {
      parts[ObjectIdentifier(trait)] = .specifying(trait, newValue)
      merge()
    }
  }

  func contains(_ trait: UITrait) -> Bool { parts[ObjectIdentifier(trait)] != nil }

  mutating func remove(_ trait: UITrait) {
    parts[ObjectIdentifier(trait)] = nil
    merge()
  }

  private mutating func merge() { collection = UITraitCollection(traitsFrom: Array(parts.values)) }
}

extension UITraitCollection {
  /// Creates a collection with the traits that a closure sets.
  @MainActor public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    var traits: any UIMutableTraits = TraitSet()
    mutations(&traits)
    self.init(traitsFrom: [(traits as? TraitSet)?.collection ?? UITraitCollection()])
  }

  /// Returns this collection with the traits that a closure sets.
  @MainActor public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
    UITraitCollection(traitsFrom: [self, UITraitCollection(mutations: mutations)])
  }
}

extension UIView {
  /// The traits of this view and its subviews that override the inherited ones.
  public var traitOverrides: any UITraitOverrides {
    get { viewState.traitOverrides ?? TraitSet() }
    set {
      guard let new = newValue as? TraitSet else { return }
      viewState.traitOverrides = new.isEmpty ? nil : new
      forgetTraitAnchors()
      adoptTraits()
    }
  }
}

extension UIViewController {
  /// The traits of this controller, its view and its children that override the inherited ones.
  public var traitOverrides: any UITraitOverrides {
    get { ownTraitOverrides ?? TraitSet() }
    set {
      guard let new = newValue as? TraitSet else { return }
      ownTraitOverrides = new.isEmpty ? nil : new
      viewIfLoaded?.adoptTraits()
    }
  }
}

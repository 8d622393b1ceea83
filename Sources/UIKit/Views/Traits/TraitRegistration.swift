/// A handler and the traits whose changes it is called for.
final class TraitRegistration: NSObject, UITraitChangeRegistration {
  let traits: [UITrait]
  let handler: (UITraitCollection) -> Void

  init(_ traits: [UITrait], _ handler: @escaping (UITraitCollection) -> Void) {
    self.traits = traits
    self.handler = handler
  }

  func concerns(_ new: UITraitCollection, _ old: UITraitCollection) -> Bool {
    traits.contains { trait in
      if let trait = trait as? any CollectedTrait.Type { return trait.differs(new, old) }
      let key = ObjectIdentifier(trait)
      return new.more.custom[key] != old.more.custom[key]
    }
  }
}

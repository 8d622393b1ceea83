/// A handler and the traits whose changes it is called for.
final class TraitRegistration: NSObject, UITraitChangeRegistration {
  let traits: [UITrait]
  let handler: (UITraitCollection) -> Void

  init(_ traits: [UITrait], _ handler: @escaping (UITraitCollection) -> Void) {
    self.traits = traits
    self.handler = handler
  }

  func concerns(_ new: UITraitCollection, _ old: UITraitCollection) -> Bool {
    traits.contains { ($0 as? any CollectedTrait.Type)?.differs(new, old) == true }
  }
}

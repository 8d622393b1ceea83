/// The objects to which an appearance applies.
struct AppearanceScope {
  /// The container classes, nearest first.
  var containers: [any UIAppearanceContainer.Type] = []
  var traits: UITraitCollection?

  /// The specificity of the scope. Greater weights take precedence.
  var weight: Int { containers.count * 2 + (traits == nil ? 0 : 1) }

  static func == (a: AppearanceScope, b: AppearanceScope) -> Bool {
    a.containers.map { ObjectIdentifier($0) } == b.containers.map { ObjectIdentifier($0) } && a.traits == b.traits
  }

  /// - Parameter view: the view, or, for a bar item, its bar.
  @MainActor func contains(_ view: UIView, isContainer: Bool) -> Bool {
    if let traits, UITraitCollection(traitsFrom: [view.traitCollection, traits]) != view.traitCollection { return false }
    var missing = containers[...]
    func meet(_ object: AnyObject) {
      if let next = missing.first, Self.isInstance(object, of: next) { missing.removeFirst() }
    }
    var link: UIResponder? = isContainer ? view : view.next
    while let present = link, !missing.isEmpty {
      meet(present)
      // A presentation controller contains the controller that it presents, and is not a responder.
      if let presentation = (present as? UIViewController)?.presentation, presentation.containerView != nil { meet(presentation) }
      link = present.next
    }
    return missing.isEmpty
  }

  private static func isInstance(_ object: AnyObject, of type: any UIAppearanceContainer.Type) -> Bool {
    var mirror: Swift.Mirror? = Swift.Mirror(reflecting: object)
    while let present = mirror {
      if present.subjectType == type { return true }
      mirror = present.superclassMirror
    }
    return false
  }
}

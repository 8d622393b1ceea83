internal import InterfaceBuilder

extension InterfaceLoader {
  func applies(_ variation: InterfaceVariation) -> Bool {
    variation.isDefault || variation.applies(width: sizeClasses.width, height: sizeClasses.height)
  }

  /// Identifiers of subviews and constraints that are not there in these size classes.
  func exclusions(of element: InterfaceElement) -> Set<String> {
    guard element.children.contains(where: { $0.name == "variation" }) else { return [] }
    var excluded: Set<String> = []
    for variation in InterfaceObject(element).variations where applies(variation) {
      excluded.formUnion(variation.excluded)
      excluded.subtract(variation.included)
    }
    return excluded
  }
}

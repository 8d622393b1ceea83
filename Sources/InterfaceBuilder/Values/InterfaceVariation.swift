/// The values of an object that differ in a size class.
package struct InterfaceVariation: Equatable, Sendable {
  package enum SizeClass: String, Sendable { case compact, regular }

  package let width: SizeClass?
  package let height: SizeClass?
  /// The values of the object's attributes.
  package let attributes: [String: String]
  /// The properties that replace the object's children with the same key.
  package let properties: [InterfaceElement]
  package let included: Set<String>
  package let excluded: Set<String>
  /// Whether the key is `default`: the variation applies unless a size class overrides it.
  package let isDefault: Bool

  init?(_ element: InterfaceElement) {
    guard let key = element["key"] else { return nil }
    var classes: [String: SizeClass] = [:]
    isDefault = key == "default"
    if !isDefault {
      for part in key.split(separator: "-") {
        let sides = part.split(separator: "=", maxSplits: 1)
        guard sides.count == 2, let value = SizeClass(rawValue: String(sides[1])) else { return nil }
        classes[String(sides[0])] = value
      }
    }
    width = classes["widthClass"]
    height = classes["heightClass"]
    attributes = element.attributes.filter { $0.key != "key" }
    properties = element.children.filter { $0.name != "mask" }
    let masks = element.all("mask").flatMap(\.children)
    included = Set(masks.filter { $0.name == "include" }.compactMap { $0["reference"] })
    excluded = Set(masks.filter { $0.name == "exclude" }.compactMap { $0["reference"] })
  }

  /// The number of size classes that the variation names. Variations with fewer are applied first.
  var specificity: Int { isDefault ? -1 : (width == nil ? 0 : 1) + (height == nil ? 0 : 1) }

  package func applies(width: SizeClass?, height: SizeClass?) -> Bool {
    isDefault || (self.width == nil || self.width == width) && (self.height == nil || self.height == height)
  }
}

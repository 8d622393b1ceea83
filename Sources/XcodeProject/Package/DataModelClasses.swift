import Foundation
import FoundationXML

/// Generates the classes for the entities of a Core Data model, as Xcode does. They belong to no actor, like their superclass, also in a module
/// whose declarations belong to the main actor by default.
enum DataModelClasses {
  /// - Returns: Swift source; nil if the model needs no generated classes or cannot be read.
  /// - Parameter path: the path of an `.xcdatamodeld` or `.xcdatamodel`.
  static func source(ofModel path: String) -> String? {
    guard let data = DataModel(path: path).contents else { return nil }
    let reader = ModelReader()
    let parser = XMLParser(data: data)
    parser.delegate = reader
    guard parser.parse() else { return nil }
    let entities = reader.entities.filter { $0.generation != nil }
    guard !entities.isEmpty else { return nil }
    return "import CoreData\n" + entities.map(text).joined()
  }

  private static func text(_ entity: ModelReader.Entity) -> String {
    var text = ""
    if entity.generation == "class" {
      let parent = entity.parent ?? "NSManagedObject"
      text += "nonisolated public class \(entity.className): \(parent), @unchecked Sendable {}\n"
    }
    text += "nonisolated extension \(entity.className) {\n"
    text +=
      "  @nonobjc public class func fetchRequest() -> NSFetchRequest<\(entity.className)> { NSFetchRequest(entityName: \"\(entity.name)\") }\n"
    for property in entity.properties { text += "  @NSManaged public var \(property.name): \(property.type)\n" }
    for property in entity.properties {
      guard let element = property.element else { continue }
      let name = property.name.prefix(1).uppercased() + property.name.dropFirst()
      let ordered =
        property.isOrdered
        ? [
          ("insertObject:in\(name)AtIndex:", "insertInto\(name)(_ value: \(element), at idx: Int)"),
          ("removeObjectFrom\(name)AtIndex:", "removeFrom\(name)(at idx: Int)"),
          ("insert\(name):atIndexes:", "insertInto\(name)(_ values: [\(element)], at indexes: NSIndexSet)"),
          ("remove\(name)AtIndexes:", "removeFrom\(name)(at indexes: NSIndexSet)"),
          ("replaceObjectIn\(name)AtIndex:withObject:", "replace\(name)(at idx: Int, with value: \(element))"),
          ("replace\(name)AtIndexes:with\(name):", "replace\(name)(at indexes: NSIndexSet, with values: [\(element)])"),
        ] : []
      let set = property.isOrdered ? "NSOrderedSet" : "NSSet"
      let common = [
        ("add\(name)Object:", "addTo\(name)(_ value: \(element))"), ("remove\(name)Object:", "removeFrom\(name)(_ value: \(element))"),
        ("add\(name):", "addTo\(name)(_ values: \(set))"), ("remove\(name):", "removeFrom\(name)(_ values: \(set))"),
      ]
      for (selector, declaration) in ordered + common { text += "  @objc(\(selector)) @NSManaged public func \(declaration)\n" }
    }
    text += "}\n"
    // Subentities inherit it.
    if entity.parent == nil { text += "nonisolated extension \(entity.className): Identifiable {}\n" }
    return text
  }
}

/// Reads the entities of a model's `contents`.
private final class ModelReader: NSObject, XMLParserDelegate {
  struct Property {
    var name: String
    var type: String
    /// The class of the objects in a to-many relationship.
    var element: String?
    var isOrdered = false
  }
  struct Entity {
    var name: String
    var className: String
    var parent: String?
    /// The kind of generated code: `class` or `category`; nil if the project contains the class.
    var generation: String?
    var properties: [Property] = []
  }

  private(set) var entities: [Entity] = []

  func parser(
    _ parser: XMLParser, didStartElement element: String, namespaceURI: String?, qualifiedName: String?, attributes: [String: String]
  ) {
    switch element {
    case "entity":
      guard let name = attributes["name"] else { return }
      let className = attributes["representedClassName"].map(Self.inModule)
      entities.append(
        Entity(name: name, className: className ?? name, parent: attributes["parentEntity"], generation: attributes["codeGenerationType"]))
    case "attribute":
      guard let name = attributes["name"], !entities.isEmpty else { return }
      entities[entities.count - 1].properties.append(Property(name: name, type: Self.type(attributes)))
    case "relationship":
      guard let name = attributes["name"], let destination = attributes["destinationEntity"], !entities.isEmpty else { return }
      let isMany = attributes["toMany"] == "YES", isOrdered = attributes["ordered"] == "YES"
      let set = isOrdered ? "NSOrderedSet?" : "NSSet?"
      entities[entities.count - 1].properties.append(
        Property(name: name, type: isMany ? set : "\(destination)?", element: isMany ? destination : nil, isOrdered: isOrdered))
    default: break
    }
  }

  /// Returns the Swift type of an attribute, as Xcode declares it: a scalar if the model says so, otherwise optional.
  private static func type(_ attributes: [String: String]) -> String {
    let isScalar = attributes["usesScalarValueType"] == "YES"
    let scalars = [
      "Integer 16": "Int16", "Integer 32": "Int32", "Integer 64": "Int64", "Double": "Double", "Float": "Float", "Boolean": "Bool",
    ]
    let type = attributes["attributeType"] ?? ""
    if let scalar = scalars[type] { return isScalar ? scalar : "NSNumber?" }
    let objects = [
      "String": "String?", "Date": "Date?", "Binary": "Data?", "UUID": "UUID?", "URI": "URL?", "Decimal": "NSDecimalNumber?",
    ]
    if type == "Transformable", let name = attributes["customClassName"] { return "\(inModule(name))?" }
    return objects[type] ?? "NSObject?"
  }

  /// Removes the dot that stands for the module of the product.
  private static func inModule(_ name: String) -> String { name.hasPrefix(".") ? String(name.dropFirst()) : name }
}

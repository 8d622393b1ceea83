import Foundation
import FoundationXML

/// Reads the XML of a `.xcdatamodel`, as Xcode saves it.
final class ModelReader: NSObject, XMLParserDelegate {
  private var entities: [NSEntityDescription] = []
  private var own: [NSPropertyDescription] = []
  private var parents: [(entity: NSEntityDescription, parent: String)] = []
  private var relationships: [(relationship: NSRelationshipDescription, destination: String, inverse: String?)] = []
  private var constraint: [Any]?

  /// - Parameter url: a folder with versions (`.momd`, `.xcdatamodeld`), a folder with one version (`.xcdatamodel`) or a file (`.mom`).
  static func entities(at url: URL) -> [NSEntityDescription]? {
    guard let data = contents(at: url) else { return nil }
    let reader = ModelReader()
    let parser = XMLParser(data: data)
    parser.delegate = reader
    guard parser.parse() else { return nil }
    return reader.finished()
  }

  private static func contents(at url: URL) -> Data? {
    let files = FileManager.default
    var isFolder: ObjCBool = false
    guard files.fileExists(atPath: url.path, isDirectory: &isFolder) else { return nil }
    guard isFolder.boolValue else { return try? Data(contentsOf: url) }
    if let data = try? Data(contentsOf: url.appendingPathComponent("contents")) { return data }
    let current = [
      ("VersionInfo.plist", "NSManagedObjectModel_CurrentVersionName", ".mom"), (".xccurrentversion", "_XCCurrentVersionName", ""),
    ]
    for (file, key, ending) in current {
      guard let data = try? Data(contentsOf: url.appendingPathComponent(file)),
        let table = (try? PropertyListSerialization.propertyList(from: data, format: nil)) as? [String: Any],
        let name = table[key] as? String
      else { continue }
      return contents(at: url.appendingPathComponent(name + ending))
    }
    let versions = ((try? files.contentsOfDirectory(atPath: url.path)) ?? []).filter {
      $0.hasSuffix(".mom") || $0.hasSuffix(".xcdatamodel")
    }
    return versions.sorted().last.flatMap { contents(at: url.appendingPathComponent($0)) }
  }

  func parser(
    _ parser: XMLParser, didStartElement element: String, namespaceURI: String?, qualifiedName: String?, attributes: [String: String]
  ) {
    switch element {
    case "entity": entities.append(entity(attributes))
    case "attribute": if let attribute = Self.attribute(attributes) { own.append(attribute) }
    case "relationship": if let relationship = relationship(attributes) { own.append(relationship) }
    case "uniquenessConstraint": constraint = []
    case "constraint": if let name = attributes["value"] { constraint?.append(name) }
    case "entry":
      guard let key = attributes["key"] else { return }
      if let property = own.last { property.userInfo = (property.userInfo ?? [:]).merging([key: attributes["value"] ?? ""]) { $1 } }
    default: break
    }
  }

  func parser(_ parser: XMLParser, didEndElement element: String, namespaceURI: String?, qualifiedName: String?) {
    switch element {
    case "entity":
      entities.last?.properties = own
      own = []
    case "uniquenessConstraint":
      if let constraint, !constraint.isEmpty { entities.last?.uniquenessConstraints.append(constraint) }
      constraint = nil
    default: break
    }
  }

  private func entity(_ attributes: [String: String]) -> NSEntityDescription {
    let entity = NSEntityDescription()
    entity.name = attributes["name"]
    let name = attributes["representedClassName"] ?? "NSManagedObject"
    entity.managedObjectClassName = name.hasPrefix(".") ? String(name.dropFirst()) : name
    entity.isAbstract = attributes["isAbstract"] == "YES"
    entity.renamingIdentifier = attributes["elementID"]
    if let parent = attributes["parentEntity"] { parents.append((entity, parent)) }
    return entity
  }

  private static func attribute(_ attributes: [String: String]) -> NSAttributeDescription? {
    guard let name = attributes["name"] else { return nil }
    let attribute = NSAttributeDescription()
    attribute.name = name
    attribute.isOptional = attributes["optional"] == "YES"
    attribute.isTransient = attributes["transient"] == "YES"
    attribute.renamingIdentifier = attributes["elementID"]
    attribute.attributeType = types[attributes["attributeType"] ?? ""] ?? .undefinedAttributeType
    attribute.valueTransformerName = attributes["valueTransformerName"]
    attribute.attributeValueClassName = attributes["customClassName"]
    attribute.allowsExternalBinaryDataStorage = attributes["allowsExternalBinaryDataStorage"] == "YES"
    attribute.minimum = attributes["minValueString"].flatMap(Double.init)
    attribute.maximum = attributes["maxValueString"].flatMap(Double.init)
    attribute.pattern = attributes["regularExpressionString"]
    attribute.defaultValue =
      attributes["defaultDateTimeInterval"].flatMap(Double.init).map { Date(timeIntervalSinceReferenceDate: $0) }
      ?? attributes["defaultValueString"].flatMap { AttributeValue.parsed($0, as: attribute.attributeType) }
    return attribute
  }

  private static let types: [String: NSAttributeType] = [
    "Integer 16": .integer16AttributeType, "Integer 32": .integer32AttributeType, "Integer 64": .integer64AttributeType,
    "Decimal": .decimalAttributeType, "Double": .doubleAttributeType, "Float": .floatAttributeType, "String": .stringAttributeType,
    "Boolean": .booleanAttributeType, "Date": .dateAttributeType, "Binary": .binaryDataAttributeType, "UUID": .UUIDAttributeType,
    "URI": .URIAttributeType, "Transformable": .transformableAttributeType,
  ]

  private func relationship(_ attributes: [String: String]) -> NSRelationshipDescription? {
    guard let name = attributes["name"] else { return nil }
    let relationship = NSRelationshipDescription()
    relationship.name = name
    relationship.isOptional = attributes["optional"] == "YES"
    relationship.isTransient = attributes["transient"] == "YES"
    relationship.renamingIdentifier = attributes["elementID"]
    relationship.isOrdered = attributes["ordered"] == "YES"
    relationship.minCount = attributes["minCount"].flatMap(Int.init) ?? 0
    relationship.maxCount = attributes["toMany"] == "YES" ? attributes["maxCount"].flatMap(Int.init).map { $0 == 1 ? 0 : $0 } ?? 0 : 1
    relationship.deleteRule =
      ["Nullify": .nullifyDeleteRule, "Cascade": .cascadeDeleteRule, "Deny": .denyDeleteRule][attributes["deletionRule"] ?? ""]
      ?? .noActionDeleteRule
    relationships.append((relationship, attributes["destinationEntity"] ?? "", attributes["inverseName"]))
    return relationship
  }

  /// Resolves the names by which entities and relationships refer to each other.
  private func finished() -> [NSEntityDescription] {
    let byName = Dictionary(entities.map { ($0.name ?? "", $0) }) { $1 }
    // If an entity is its own ancestor, the file is damaged; the link that closes the cycle is ignored.
    for (entity, name) in parents {
      guard let parent = byName[name], !parent.isKindOf(entity: entity) else { continue }
      parent.subentities.append(entity)
    }
    for (relationship, destination, inverse) in relationships {
      relationship.destinationEntity = byName[destination]
      relationship.inverseRelationship = inverse.flatMap { relationship.destinationEntity?.relationshipsByName[$0] }
    }
    return entities
  }
}

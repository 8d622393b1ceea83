import Foundation

/// The values of a row as a property list: attributes, to-one relationships and to-many relationships, by name.
struct RowContent {
  private var attributes: [String: Any] = [:]
  private var one: [String: Int64] = [:]
  private var many: [String: [Int64]] = [:]
  private var ordered: [String] = []

  init(_ values: StoredValues, of entity: NSEntityDescription) {
    for (name, value) in values {
      switch value {
      case .value(let value): attributes[name] = AttributeValue.stored(value, as: entity.attributesByName[name])
      case .one(let id): one[name] = id.number
      case .many(let ids, let isOrdered):
        many[name] = ids.map(\.number)
        if isOrdered { ordered.append(name) }
      }
    }
  }

  init?(data: Data) {
    guard let table = (try? PropertyListSerialization.propertyList(from: data, format: nil)) as? [String: Any] else { return nil }
    attributes = table["attributes"] as? [String: Any] ?? [:]
    one = (table["one"] as? [String: NSNumber] ?? [:]).mapValues(\.int64Value)
    many = (table["many"] as? [String: [NSNumber]] ?? [:]).mapValues { $0.map(\.int64Value) }
    ordered = table["ordered"] as? [String] ?? []
  }

  func data() throws -> Data {
    let table: [String: Any] = [
      "attributes": attributes, "one": one.mapValues { NSNumber(value: $0) }, "many": many.mapValues { $0.map { NSNumber(value: $0) } },
      "ordered": ordered.sorted(),
    ]
    return try PropertyListSerialization.data(fromPropertyList: table, format: .binary, options: 0)
  }

  /// Returns the values for the current model: renamed properties have their new name, missing ones their default.
  func values(of entity: NSEntityDescription, identifier: (Int64) -> NSManagedObjectID?) -> StoredValues {
    var values: StoredValues = [:]
    guard entity.isDescribed else {
      for (name, value) in attributes { values[name] = .value(value) }
      for (name, number) in one { values[name] = identifier(number).map(StoredValue.one) }
      for (name, numbers) in many { values[name] = .many(numbers.compactMap(identifier), isOrdered: ordered.contains(name)) }
      return values
    }
    for (name, property) in entity.propertiesByName {
      let names = [name] + (property.renamingIdentifier.map { [$0] } ?? [])
      if let relationship = property as? NSRelationshipDescription {
        let numbers = names.lazy.compactMap { many[$0] ?? one[$0].map { [$0] } }.first ?? []
        let ids = numbers.compactMap(identifier)
        if relationship.isToMany {
          values[name] = ids.isEmpty ? nil : .many(ids, isOrdered: relationship.isOrdered)
        } else {
          values[name] = ids.first.map(StoredValue.one)
        }
      } else if let attribute = property as? NSAttributeDescription {
        if let value = names.lazy.compactMap({ attributes[$0] }).first {
          values[name] = AttributeValue.loaded(value, as: attribute).map(StoredValue.value)
        } else if !attribute.isOptional {
          values[name] = attribute.defaultValue.map(StoredValue.value)
        }
      }
    }
    return values
  }
}

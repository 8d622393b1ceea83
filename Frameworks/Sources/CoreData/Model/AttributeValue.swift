import Foundation

/// Conversions of attribute values.
enum AttributeValue {
  /// Parses a default value of a model; nil if the text does not fit the type.
  static func parsed(_ text: String, as type: NSAttributeType) -> Any? {
    switch type {
    case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType: Int64(text).map { NSNumber(value: $0) }
    case .doubleAttributeType, .floatAttributeType: Double(text).map { NSNumber(value: $0) }
    case .decimalAttributeType: Decimal(string: text).map { NSDecimalNumber(decimal: $0) }
    case .booleanAttributeType: NSNumber(value: ["YES", "1", "true"].contains(text))
    case .stringAttributeType: text
    case .UUIDAttributeType: UUID(uuidString: text)
    case .URIAttributeType: URL(string: text)
    default: nil
    }
  }

  /// Returns a number as `NSNumber`, the type that key-value coding returns on Apple's systems; nil for other values.
  static func number(_ value: Any) -> NSNumber? {
    switch value {
    case let number as NSNumber: number
    case let flag as Bool: NSNumber(value: flag)
    case let number as any BinaryInteger: NSNumber(value: Int64(clamping: number))
    case let number as any BinaryFloatingPoint: NSNumber(value: Double(number))
    default: nil
    }
  }

  /// Converts a value for a property list: to itself, a text or data. Transformable values are converted by their transformer, or archived.
  /// - Returns: nil if the value cannot be stored.
  static func stored(_ value: Any, as attribute: NSAttributeDescription?) -> Any? {
    if attribute?.attributeType == .transformableAttributeType { return transformed(value, attribute?.valueTransformerName) }
    switch value {
    case let id as UUID: return id.uuidString
    case let url as URL: return url.absoluteString
    case let number as NSDecimalNumber: return number.stringValue
    case let number as Decimal: return NSDecimalNumber(decimal: number).stringValue
    case is String, is NSNumber, is Date, is Data: return value
    case let text as NSString: return String(describing: text)
    default: return transformed(value, nil)
    }
  }

  static func loaded(_ value: Any, as attribute: NSAttributeDescription?) -> Any? {
    switch attribute?.attributeType {
    case .UUIDAttributeType: (value as? String).flatMap(UUID.init(uuidString:))
    case .URIAttributeType: (value as? String).flatMap(URL.init(string:))
    case .decimalAttributeType: (value as? String).map { NSDecimalNumber(string: $0) }
    case .transformableAttributeType: (value as? Data).flatMap { restored($0, attribute?.valueTransformerName) }
    default: value
    }
  }

  private static func transformed(_ value: Any, _ name: String?) -> Data? {
    if let transformer = name.flatMap({ ValueTransformer(forName: NSValueTransformerName($0)) }) {
      return transformer.transformedValue(value) as? Data
    }
    return try? NSKeyedArchiver.archivedData(withRootObject: value, requiringSecureCoding: false)
  }

  private static func restored(_ data: Data, _ name: String?) -> Any? {
    if let transformer = name.flatMap({ ValueTransformer(forName: NSValueTransformerName($0)) }) {
      return transformer.reverseTransformedValue(data)
    }
    guard let reader = try? NSKeyedUnarchiver(forReadingFrom: data) else { return nil }
    reader.requiresSecureCoding = false
    reader.decodingFailurePolicy = .setErrorAndReturn
    return reader.decodeObject(forKey: NSKeyedArchiveRootObjectKey)
  }
}

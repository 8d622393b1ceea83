import Foundation

/// Converts between archives and objects (Apple: NSSecureUnarchiveFromDataTransformer). The forward direction decodes data; the reverse
/// direction archives an object. Core Data uses transformers in the opposite directions.
open class NSSecureUnarchiveFromDataTransformer: ValueTransformer, @unchecked Sendable {
  // Unchecked: as the superclass.

  /// The classes of the top object of an archive.
  open class var allowedTopLevelClasses: [AnyClass] {
    [
      NSArray.self, NSDictionary.self, NSSet.self, NSString.self, NSNumber.self, NSDate.self, NSData.self, NSURL.self, NSUUID.self,
      NSNull.self,
    ]
  }
  open override class func transformedValueClass() -> AnyClass { allowedTopLevelClasses.first ?? NSObject.self }

  open override func transformedValue(_ value: Any?) -> Any? {
    guard let data = value as? Data, let reader = try? NSKeyedUnarchiver(forReadingFrom: data) else { return nil }
    reader.requiresSecureCoding = false
    reader.decodingFailurePolicy = .setErrorAndReturn
    return reader.decodeObject(forKey: NSKeyedArchiveRootObjectKey)
  }

  open override func reverseTransformedValue(_ value: Any?) -> Any? {
    value.flatMap { try? NSKeyedArchiver.archivedData(withRootObject: $0, requiringSecureCoding: false) }
  }
}

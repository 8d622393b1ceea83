public import Foundation

/// A property of an entity (Apple: NSPropertyDescription).
open class NSPropertyDescription: NSObject, @unchecked Sendable {
  // Unchecked: as with Apple's class, a description must not be changed once a coordinator uses its model.
  open var name = ""
  open internal(set) weak var entity: NSEntityDescription?
  open var isOptional = true
  open var isTransient = false
  open var userInfo: [AnyHashable: Any]?
  open var renamingIdentifier: String?
  /// A text that changes the hash of a property whose description does not change.
  open var versionHashModifier: String?
  open var isIndexedBySpotlight = false
  open private(set) var validationPredicates: [NSPredicate] = []
  open private(set) var validationWarnings: [Any] = []

  open func setValidationPredicates(_ validationPredicates: [NSPredicate]?, withValidationWarnings validationWarnings: [String]?) {
    self.validationPredicates = validationPredicates ?? []
    self.validationWarnings = validationWarnings ?? []
  }
}

/// A computed column of a fetch whose results are dictionaries (Apple: NSExpressionDescription).
open class NSExpressionDescription: NSPropertyDescription, @unchecked Sendable {
  open var expression: FoundationCompatibility.NSExpression?
  open var expressionResultType = NSAttributeType.undefinedAttributeType
  open var resultType: NSAttributeDescription.AttributeType {
    get { NSAttributeDescription.AttributeType(rawValue: expressionResultType.rawValue) }
    set { expressionResultType = NSAttributeType(rawValue: newValue.rawValue) ?? .undefinedAttributeType }
  }
}

/// A property whose value is a fetch (Apple: NSFetchedPropertyDescription). Its request is stored and never performed.
open class NSFetchedPropertyDescription: NSPropertyDescription, @unchecked Sendable {
  open var fetchRequest: NSFetchRequest<any NSFetchRequestResult>?
}

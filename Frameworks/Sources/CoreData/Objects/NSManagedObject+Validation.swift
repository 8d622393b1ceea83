import Foundation

/// Codes of errors in the domain `NSCocoaErrorDomain` (Apple: Core Data Constants).
public let NSManagedObjectValidationError = 1550
public let NSManagedObjectConstraintValidationError = 1551
public let NSValidationMultipleErrorsError = 1560
public let NSValidationMissingMandatoryPropertyError = 1570
public let NSValidationRelationshipLacksMinimumCountError = 1580
public let NSValidationRelationshipExceedsMaximumCountError = 1590
public let NSValidationRelationshipDeniedDeleteError = 1600
public let NSValidationNumberTooLargeError = 1610
public let NSValidationNumberTooSmallError = 1620
public let NSValidationDateTooLateError = 1630
public let NSValidationDateTooSoonError = 1640
public let NSValidationInvalidDateError = 1650
public let NSValidationStringTooLongError = 1660
public let NSValidationStringTooShortError = 1670
public let NSValidationStringPatternMatchingError = 1680
public let NSManagedObjectContextLockingError = 132000
public let NSManagedObjectMergeError = 133020
public let NSManagedObjectConstraintMergeError = 133021
public let NSManagedObjectReferentialIntegrityError = 133000
public let NSPersistentStoreSaveError = 134030
public let NSPersistentStoreOpenError = 134080
public let NSPersistentStoreIncompatibleSchemaError = 134020
public let NSPersistentStoreIncompatibleVersionHashError = 134100
public let NSMigrationError = 134110
public let NSMigrationCancelledError = 134120
public let NSMigrationMissingSourceModelError = 134130
public let NSMigrationMissingMappingModelError = 134140
public let NSMigrationManagerSourceStoreError = 134150
public let NSMigrationManagerDestinationStoreError = 134160
public let NSEntityMigrationPolicyError = 134170
public let NSInferredMappingModelError = 134190

public let NSDetailedErrorsKey = "NSDetailedErrors"
public let NSValidationObjectErrorKey = "NSValidationErrorObject"
public let NSValidationKeyErrorKey = "NSValidationErrorKey"
public let NSValidationValueErrorKey = "NSValidationErrorValue"
public let NSValidationPredicateErrorKey = "NSValidationErrorPredicate"
public let NSAffectedObjectsErrorKey = "NSAffectedObjectsErrorKey"

extension NSManagedObject {
  /// Checks the values against the limits in the model. Called by the three validation methods.
  func validateValues() throws {
    fire()
    let errors = entity.propertiesByName.keys.sorted().compactMap { key in
      entity.propertiesByName[key].flatMap { error(of: $0) }
    }
    guard let first = errors.first else { return }
    guard errors.count > 1 else { throw first }
    throw NSError(
      domain: NSCocoaErrorDomain, code: NSValidationMultipleErrorsError,
      userInfo: [
        NSDetailedErrorsKey: errors, NSLocalizedDescriptionKey: "Multiple validation errors occurred.", NSValidationObjectErrorKey: self,
      ])
  }

  /// Throws the error of the first relationship that forbids the deletion.
  func validateDeletion() throws {
    for relationship in entity.relationshipsByName.values.sorted(by: { $0.name < $1.name }) where relationship.deleteRule == .denyDeleteRule
    {
      guard let ids = values?[relationship.name]?.identifiers, !ids.isEmpty else { continue }
      throw error(NSValidationRelationshipDeniedDeleteError, relationship, "Items cannot be deleted from")
    }
  }

  private func error(of property: NSPropertyDescription) -> NSError? {
    let value = values?[property.name]
    if let relationship = property as? NSRelationshipDescription { return error(of: relationship, value?.identifiers.count ?? 0) }
    guard let attribute = property as? NSAttributeDescription, !attribute.isTransient else { return nil }
    guard case .value(let value)? = value else {
      return attribute.isOptional ? nil : error(NSValidationMissingMandatoryPropertyError, attribute, "A value is required for")
    }
    if let text = value as? String { return error(of: attribute, text) }
    guard let number = value as? NSNumber else { return nil }
    if let minimum = attribute.minimum, number.doubleValue < minimum {
      return error(NSValidationNumberTooSmallError, attribute, "The value is too small for")
    }
    if let maximum = attribute.maximum, number.doubleValue > maximum {
      return error(NSValidationNumberTooLargeError, attribute, "The value is too large for")
    }
    return nil
  }

  private func error(of relationship: NSRelationshipDescription, _ count: Int) -> NSError? {
    if count == 0 {
      return relationship.isOptional ? nil : error(NSValidationMissingMandatoryPropertyError, relationship, "A value is required for")
    }
    guard relationship.isToMany else { return nil }
    if count < relationship.minCount {
      return error(NSValidationRelationshipLacksMinimumCountError, relationship, "There are too few items in")
    }
    if relationship.maxCount > 0, count > relationship.maxCount {
      return error(NSValidationRelationshipExceedsMaximumCountError, relationship, "There are too many items in")
    }
    return nil
  }

  private func error(of attribute: NSAttributeDescription, _ text: String) -> NSError? {
    if let minimum = attribute.minimum, Double(text.count) < minimum {
      return error(NSValidationStringTooShortError, attribute, "The string is too short for")
    }
    if let maximum = attribute.maximum, Double(text.count) > maximum {
      return error(NSValidationStringTooLongError, attribute, "The string is too long for")
    }
    if let pattern = attribute.pattern, text.range(of: "^(?:\(pattern))$", options: .regularExpression) == nil {
      return error(NSValidationStringPatternMatchingError, attribute, "The string does not match the pattern of")
    }
    return nil
  }

  private func error(_ code: Int, _ property: NSPropertyDescription, _ what: String) -> NSError {
    NSError(
      domain: NSCocoaErrorDomain, code: code,
      userInfo: [
        NSLocalizedDescriptionKey: "\(what) \(entity.name ?? "").\(property.name).", NSValidationObjectErrorKey: self,
        NSValidationKeyErrorKey: property.name,
      ])
  }
}

import Foundation

/// A type of health data (Apple: HKObjectType). Any identifier gives a type, also one that a device would not know.
open class HKObjectType: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
  // Unchecked: the class is immutable, which the compiler cannot verify for an open class.
  public let identifier: String

  init(identifier: String) { self.identifier = identifier }
  public required convenience init?(coder: NSCoder) {
    guard coder.containsValue(forKey: "identifier"), let text = coder.decodeObject(of: NSString.self, forKey: "identifier") else {
      return nil
    }
    self.init(identifier: "\(text)")
  }
  open func encode(with coder: NSCoder) { coder.encode(NSString(string: identifier), forKey: "identifier") }
  open class var supportsSecureCoding: Bool { true }
  open func copy(with zone: NSZone? = nil) -> Any { self }
  open override func isEqual(_ object: Any?) -> Bool { (object as? HKObjectType)?.identifier == identifier }
  open override var hash: Int { identifier.hashValue }
  open override var description: String { identifier }
  open func requiresPerObjectAuthorization() -> Bool { false }

  open class func quantityType(forIdentifier identifier: HKQuantityTypeIdentifier) -> HKQuantityType? { HKQuantityType(identifier) }
  open class func categoryType(forIdentifier identifier: HKCategoryTypeIdentifier) -> HKCategoryType? { HKCategoryType(identifier) }
  open class func characteristicType(forIdentifier identifier: HKCharacteristicTypeIdentifier) -> HKCharacteristicType? {
    HKCharacteristicType(identifier)
  }
  open class func correlationType(forIdentifier identifier: HKCorrelationTypeIdentifier) -> HKCorrelationType? {
    HKCorrelationType(identifier)
  }
  open class func documentType(forIdentifier identifier: HKDocumentTypeIdentifier) -> HKDocumentType? {
    HKDocumentType(identifier: identifier.rawValue)
  }
  open class func clinicalType(forIdentifier identifier: HKClinicalTypeIdentifier) -> HKClinicalType? {
    HKClinicalType(identifier: identifier.rawValue)
  }
  open class func seriesType(forIdentifier identifier: String) -> HKSeriesType? { HKSeriesType(identifier: identifier) }
  open class func workoutType() -> HKWorkoutType { HKWorkoutType(identifier: HKWorkoutTypeIdentifier) }
  open class func activitySummaryType() -> HKActivitySummaryType { HKActivitySummaryType(identifier: "HKActivitySummaryTypeIdentifier") }
  open class func audiogramSampleType() -> HKAudiogramSampleType { HKAudiogramSampleType(identifier: "HKDataTypeIdentifierAudiogram") }
  open class func electrocardiogramType() -> HKElectrocardiogramType {
    HKElectrocardiogramType(identifier: "HKDataTypeIdentifierElectrocardiogram")
  }
  open class func stateOfMindType() -> HKStateOfMindType { HKStateOfMindType(identifier: "HKDataTypeStateOfMind") }
}
public let HKWorkoutTypeIdentifier = "HKWorkoutTypeIdentifier"
public let HKWorkoutRouteTypeIdentifier = "HKWorkoutRouteTypeIdentifier"
public let HKDataTypeIdentifierHeartbeatSeries = "HKDataTypeIdentifierHeartbeatSeries"

/// Apple: HKCharacteristicType.
open class HKCharacteristicType: HKObjectType, @unchecked Sendable {
  // Unchecked: the class is immutable, which the compiler cannot verify for an open class.
  public convenience init(_ identifier: HKCharacteristicTypeIdentifier) { self.init(identifier: identifier.rawValue) }
}
/// Apple: HKSampleType.
open class HKSampleType: HKObjectType, @unchecked Sendable {
  // Unchecked: the class is immutable, which the compiler cannot verify for an open class.
  open var isMaximumDurationRestricted: Bool { false }
  open var maximumAllowedDuration: TimeInterval { .greatestFiniteMagnitude }
  open var isMinimumDurationRestricted: Bool { false }
  open var minimumAllowedDuration: TimeInterval { 0 }
  open var allowsRecalibrationForEstimates: Bool { false }
}
/// Apple: HKCategoryType.
open class HKCategoryType: HKSampleType, @unchecked Sendable {
  // Unchecked: the class is immutable, which the compiler cannot verify for an open class.
  public convenience init(_ identifier: HKCategoryTypeIdentifier) { self.init(identifier: identifier.rawValue) }
}
/// Apple: HKCorrelationType.
open class HKCorrelationType: HKSampleType, @unchecked Sendable {
  // Unchecked: the class is immutable, which the compiler cannot verify for an open class.
  public convenience init(_ identifier: HKCorrelationTypeIdentifier) { self.init(identifier: identifier.rawValue) }
}
/// Apple: HKQuantityType.
open class HKQuantityType: HKSampleType, @unchecked Sendable {
  // Unchecked: the class is immutable, which the compiler cannot verify for an open class.
  public convenience init(_ identifier: HKQuantityTypeIdentifier) { self.init(identifier: identifier.rawValue) }
  /// `cumulative` for counts, distances, energies, times and food; `discreteArithmetic` otherwise.
  open var aggregationStyle: HKQuantityAggregationStyle {
    let name = identifier.dropFirst("HKQuantityTypeIdentifier".count)
    let isSummed =
      ["Dietary", "Distance", "Active", "Basal", "AppleExercise", "AppleMove", "AppleStand", "Number", "Time"].contains(
        where: name.hasPrefix)
      || name.hasSuffix("Count") || ["FlightsClimbed", "NikeFuel", "InhalerUsage", "InsulinDelivery"].contains(name)
    return isSummed && name != "BasalBodyTemperature" ? .cumulative : .discreteArithmetic
  }
  /// Always true.
  open func `is`(compatibleWith unit: HKUnit) -> Bool { true }
}
public enum HKQuantityAggregationStyle: Int, Sendable {
  case cumulative, discreteArithmetic, discreteTemporallyWeighted, discreteEquivalentContinuousLevel
  public static var discrete: HKQuantityAggregationStyle { .discreteArithmetic }
}
// Unchecked: these subclasses have no state of their own.
open class HKDocumentType: HKSampleType, @unchecked Sendable {}
open class HKClinicalType: HKSampleType, @unchecked Sendable {}
open class HKWorkoutType: HKSampleType, @unchecked Sendable {}
open class HKAudiogramSampleType: HKSampleType, @unchecked Sendable {}
open class HKElectrocardiogramType: HKSampleType, @unchecked Sendable {}
open class HKStateOfMindType: HKSampleType, @unchecked Sendable {}
open class HKActivitySummaryType: HKObjectType, @unchecked Sendable {}
/// Apple: HKSeriesType.
open class HKSeriesType: HKSampleType, @unchecked Sendable {
  // Unchecked: the class is immutable, which the compiler cannot verify for an open class.
  open class func workoutRoute() -> HKSeriesType { HKSeriesType(identifier: HKWorkoutRouteTypeIdentifier) }
  open class func heartbeat() -> HKSeriesType { HKSeriesType(identifier: HKDataTypeIdentifierHeartbeatSeries) }
}

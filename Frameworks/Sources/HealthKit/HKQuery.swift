public import FoundationCompatibility

/// A query. `HKHealthStore.execute` calls its handler with `errorHealthDataUnavailable` (Apple: HKQuery).
open class HKQuery: NSObject, @unchecked Sendable {
  // Unchecked: as with Apple's class, threads that share an object must synchronize their access.
  public let objectType: HKObjectType?
  public let predicate: NSPredicate?
  open var sampleType: HKSampleType? { objectType as? HKSampleType }

  init(_ type: HKObjectType?, _ predicate: NSPredicate?) { (objectType, self.predicate) = (type, predicate) }
  func fail() {}

  // The predicates match nothing: there are no objects.
  open class func predicateForSamples(
    withStart startDate: Date?, end endDate: Date?, options: HKQueryOptions = []
  ) -> NSPredicate { NSPredicate(value: false) }
  open class func predicateForObjects(from source: HKSource) -> NSPredicate { NSPredicate(value: false) }
  open class func predicateForObjects(from sources: Set<HKSource>) -> NSPredicate { NSPredicate(value: false) }
  open class func predicateForObjects(from workout: HKWorkout) -> NSPredicate { NSPredicate(value: false) }
  open class func predicateForObjects(from devices: Set<HKDevice>) -> NSPredicate { NSPredicate(value: false) }
  open class func predicateForObjects(with UUIDs: Set<UUID>) -> NSPredicate { NSPredicate(value: false) }
  open class func predicateForObject(with uuid: UUID) -> NSPredicate { NSPredicate(value: false) }
  open class func predicateForObjects(withMetadataKey key: String) -> NSPredicate { NSPredicate(value: false) }
  open class func predicateForObjects(withMetadataKey key: String, allowedValues: [Any]) -> NSPredicate { NSPredicate(value: false) }
  open class func predicateForQuantitySamples(
    with operatorType: FoundationCompatibility.NSComparisonPredicate.Operator, quantity: HKQuantity
  ) -> NSPredicate { NSPredicate(value: false) }
  open class func predicateForCategorySamples(with operatorType: FoundationCompatibility.NSComparisonPredicate.Operator, value: Int)
    -> NSPredicate
  {
    NSPredicate(value: false)
  }
  open class func predicateForWorkouts(with workoutActivityType: HKWorkoutActivityType) -> NSPredicate { NSPredicate(value: false) }
  open class func predicateForWorkouts(with operatorType: FoundationCompatibility.NSComparisonPredicate.Operator, duration: TimeInterval)
    -> NSPredicate
  {
    NSPredicate(value: false)
  }
  open class func predicateForActivitySummary(with dateComponents: DateComponents) -> NSPredicate { NSPredicate(value: false) }
  open class func predicate(
    forActivitySummariesBetweenStart startDateComponents: DateComponents, end endDateComponents: DateComponents
  ) -> NSPredicate { NSPredicate(value: false) }
}
public struct HKQueryOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let strictStartDate = HKQueryOptions(rawValue: 1)
  public static let strictEndDate = HKQueryOptions(rawValue: 2)
}
public let HKObjectQueryNoLimit = 0
public let HKSampleSortIdentifierStartDate = "startDate"
public let HKSampleSortIdentifierEndDate = "endDate"
public let HKWorkoutSortIdentifierDuration = "duration"
public let HKWorkoutSortIdentifierTotalDistance = "totalDistance"
public let HKWorkoutSortIdentifierTotalEnergyBurned = "totalEnergyBurned"
public let HKPredicateKeyPathStartDate = "startDate"
public let HKPredicateKeyPathEndDate = "endDate"
public let HKPredicateKeyPathQuantity = "quantity"
public let HKPredicateKeyPathMetadata = "metadata"
public let HKPredicateKeyPathSource = "source"

/// Apple: HKSampleQuery.
open class HKSampleQuery: HKQuery, @unchecked Sendable {
  // Unchecked: the class is immutable, which the compiler cannot verify for an open class.
  public let limit: Int
  public let sortDescriptors: [NSSortDescriptor]?
  private let handler: @Sendable (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
  public init(
    sampleType: HKSampleType, predicate: NSPredicate?, limit: Int, sortDescriptors: [NSSortDescriptor]?,
    resultsHandler: @escaping @Sendable (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
  ) {
    (self.limit, self.sortDescriptors, handler) = (limit, sortDescriptors, resultsHandler)
    super.init(sampleType, predicate)
  }
  public init(
    queryDescriptors: [HKQueryDescriptor], limit: Int, sortDescriptors: [NSSortDescriptor] = [],
    resultsHandler: @escaping @Sendable (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
  ) {
    (self.limit, self.sortDescriptors, handler) = (limit, sortDescriptors, resultsHandler)
    super.init(queryDescriptors.first?.sampleType, queryDescriptors.first?.predicate)
  }
  override func fail() { handler(self, nil, HKError.unavailable) }
}
/// Apple: HKQueryDescriptor.
open class HKQueryDescriptor: NSObject, @unchecked Sendable {
  // Unchecked: the class is immutable, which the compiler cannot verify for an open class.
  public let sampleType: HKSampleType
  public let predicate: NSPredicate?
  public init(sampleType: HKSampleType, predicate: NSPredicate?) { (self.sampleType, self.predicate) = (sampleType, predicate) }
}
/// Apple: HKObserverQuery.
open class HKObserverQuery: HKQuery, @unchecked Sendable {
  // Unchecked: the class is immutable, which the compiler cannot verify for an open class.
  private let handler: @Sendable (HKObserverQuery, Set<HKSampleType>?, @escaping HKObserverQueryCompletionHandler, (any Error)?) -> Void
  public init(
    sampleType: HKSampleType, predicate: NSPredicate?,
    updateHandler: @escaping @Sendable (HKObserverQuery, @escaping HKObserverQueryCompletionHandler, (any Error)?) -> Void
  ) {
    handler = { updateHandler($0, $2, $3) }
    super.init(sampleType, predicate)
  }
  public init(
    queryDescriptors: [HKQueryDescriptor],
    updateHandler:
      @escaping @Sendable (
        HKObserverQuery, Set<HKSampleType>?, @escaping HKObserverQueryCompletionHandler, (any Error)?
      ) -> Void
  ) {
    handler = updateHandler
    super.init(queryDescriptors.first?.sampleType, queryDescriptors.first?.predicate)
  }
  override func fail() { handler(self, nil, {}, HKError.unavailable) }
}
public typealias HKObserverQueryCompletionHandler = () -> Void
/// Apple: HKAnchoredObjectQuery.
open class HKAnchoredObjectQuery: HKQuery, @unchecked Sendable {
  // Unchecked: as with Apple's class, threads that share an object must synchronize their access.
  public typealias Handler = @Sendable (HKAnchoredObjectQuery, [HKSample]?, [HKDeletedObject]?, HKQueryAnchor?, (any Error)?) -> Void
  open var updateHandler: Handler?
  private let handler: Handler
  public init(
    type: HKSampleType, predicate: NSPredicate?, anchor: HKQueryAnchor?, limit: Int, resultsHandler handler: @escaping Handler
  ) {
    self.handler = handler
    super.init(type, predicate)
  }
  public init(
    queryDescriptors: [HKQueryDescriptor], anchor: HKQueryAnchor?, limit: Int, resultsHandler handler: @escaping Handler
  ) {
    self.handler = handler
    super.init(queryDescriptors.first?.sampleType, queryDescriptors.first?.predicate)
  }
  override func fail() { handler(self, nil, nil, nil, HKError.unavailable) }
}
/// Apple: HKQueryAnchor.
open class HKQueryAnchor: NSObject, NSSecureCoding, @unchecked Sendable {
  // Unchecked: the class is immutable, which the compiler cannot verify for an open class.
  private let value: Int
  public init(fromValue value: Int) { self.value = value }
  public required init?(coder: NSCoder) { value = coder.decodeInteger(forKey: "value") }
  open func encode(with coder: NSCoder) { coder.encode(value, forKey: "value") }
  open class var supportsSecureCoding: Bool { true }
}
/// Apple: HKSourceQuery.
open class HKSourceQuery: HKQuery, @unchecked Sendable {
  // Unchecked: the class is immutable, which the compiler cannot verify for an open class.
  private let handler: @Sendable (HKSourceQuery, Set<HKSource>?, (any Error)?) -> Void
  public init(
    sampleType: HKSampleType, samplePredicate objectPredicate: NSPredicate?,
    completionHandler: @escaping @Sendable (HKSourceQuery, Set<HKSource>?, (any Error)?) -> Void
  ) {
    handler = completionHandler
    super.init(sampleType, objectPredicate)
  }
  override func fail() { handler(self, nil, HKError.unavailable) }
}
/// Apple: HKCorrelationQuery.
open class HKCorrelationQuery: HKQuery, @unchecked Sendable {
  // Unchecked: the class is immutable, which the compiler cannot verify for an open class.
  private let handler: @Sendable (HKCorrelationQuery, [HKCorrelation]?, (any Error)?) -> Void
  public init(
    type correlationType: HKCorrelationType, predicate: NSPredicate?, samplePredicates: [HKSampleType: NSPredicate]?,
    completion: @escaping @Sendable (HKCorrelationQuery, [HKCorrelation]?, (any Error)?) -> Void
  ) {
    handler = completion
    super.init(correlationType, predicate)
  }
  override func fail() { handler(self, nil, HKError.unavailable) }
}

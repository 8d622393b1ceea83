public import CoreLocation
public import Foundation

public struct HKStatisticsOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let separateBySource = HKStatisticsOptions(rawValue: 1)
  public static let discreteAverage = HKStatisticsOptions(rawValue: 2)
  public static let discreteMin = HKStatisticsOptions(rawValue: 4)
  public static let discreteMax = HKStatisticsOptions(rawValue: 8)
  public static let cumulativeSum = HKStatisticsOptions(rawValue: 16)
  public static let mostRecent = HKStatisticsOptions(rawValue: 32)
  public static let discreteMostRecent = mostRecent
  public static let duration = HKStatisticsOptions(rawValue: 64)
}
/// The statistics of samples. There are no instances, since there are no samples (Apple: HKStatistics).
open class HKStatistics: NSObject, @unchecked Sendable {
  // Unchecked: the class is immutable, which the compiler cannot verify for an open class.
  public let quantityType: HKQuantityType
  public let startDate: Date
  public let endDate: Date
  init(_ type: HKQuantityType, _ start: Date, _ end: Date) { (quantityType, startDate, endDate) = (type, start, end) }
  open var sources: [HKSource]? { nil }
  open func sumQuantity() -> HKQuantity? { nil }
  open func sumQuantity(for source: HKSource) -> HKQuantity? { nil }
  open func averageQuantity() -> HKQuantity? { nil }
  open func averageQuantity(for source: HKSource) -> HKQuantity? { nil }
  open func minimumQuantity() -> HKQuantity? { nil }
  open func minimumQuantity(for source: HKSource) -> HKQuantity? { nil }
  open func maximumQuantity() -> HKQuantity? { nil }
  open func maximumQuantity(for source: HKSource) -> HKQuantity? { nil }
  open func mostRecentQuantity() -> HKQuantity? { nil }
  open func mostRecentQuantityDateInterval() -> DateInterval? { nil }
  open func duration() -> HKQuantity? { nil }
}
/// Apple: HKStatisticsCollection.
open class HKStatisticsCollection: NSObject, @unchecked Sendable {
  // Unchecked: the class has no state.
  open func statistics() -> [HKStatistics] { [] }
  open func statistics(for date: Date) -> HKStatistics? { nil }
  open func sources() -> Set<HKSource> { [] }
  open func enumerateStatistics(
    from startDate: Date, to endDate: Date, with block: @escaping (HKStatistics, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {}
}
/// Apple: HKStatisticsQuery.
open class HKStatisticsQuery: HKQuery, @unchecked Sendable {
  // Unchecked: the class is immutable, which the compiler cannot verify for an open class.
  private let handler: @Sendable (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void
  public init(
    quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?, options: HKStatisticsOptions = [],
    completionHandler handler: @escaping @Sendable (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void
  ) {
    self.handler = handler
    super.init(quantityType, quantitySamplePredicate)
  }
  override func fail() { handler(self, nil, HKError.unavailable) }
}
/// Apple: HKStatisticsCollectionQuery.
open class HKStatisticsCollectionQuery: HKQuery, @unchecked Sendable {
  // Unchecked: as with Apple's class, threads that share an object must synchronize their access.
  public let anchorDate: Date
  public let options: HKStatisticsOptions
  public let intervalComponents: DateComponents
  open var initialResultsHandler: (@Sendable (HKStatisticsCollectionQuery, HKStatisticsCollection?, (any Error)?) -> Void)?
  open var statisticsUpdateHandler: (@Sendable (HKStatisticsCollectionQuery, HKStatistics?, HKStatisticsCollection?, (any Error)?) -> Void)?
  public init(
    quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?, options: HKStatisticsOptions = [], anchorDate: Date,
    intervalComponents: DateComponents
  ) {
    (self.options, self.anchorDate, self.intervalComponents) = (options, anchorDate, intervalComponents)
    super.init(quantityType, quantitySamplePredicate)
  }
  override func fail() { initialResultsHandler?(self, nil, HKError.unavailable) }
}
/// The rings of a day. Values can be set, and a device's are not found (Apple: HKActivitySummary).
open class HKActivitySummary: NSObject, @unchecked Sendable {
  // Unchecked: as with Apple's class, threads that share an object must synchronize their access.
  open var activityMoveMode = HKActivityMoveMode.activeEnergy
  open var activeEnergyBurned = HKQuantity(unit: .kilocalorie(), doubleValue: 0)
  open var activeEnergyBurnedGoal = HKQuantity(unit: .kilocalorie(), doubleValue: 0)
  open var appleMoveTime = HKQuantity(unit: .minute(), doubleValue: 0)
  open var appleMoveTimeGoal = HKQuantity(unit: .minute(), doubleValue: 0)
  open var appleExerciseTime = HKQuantity(unit: .minute(), doubleValue: 0)
  open var appleExerciseTimeGoal = HKQuantity(unit: .minute(), doubleValue: 0)
  open var exerciseTimeGoal: HKQuantity?
  open var appleStandHours = HKQuantity(unit: .count(), doubleValue: 0)
  open var appleStandHoursGoal = HKQuantity(unit: .count(), doubleValue: 0)
  open var standHoursGoal: HKQuantity?
  open func dateComponents(for calendar: Calendar) -> DateComponents { DateComponents(calendar: calendar) }
}
/// Apple: HKActivitySummaryQuery.
open class HKActivitySummaryQuery: HKQuery, @unchecked Sendable {
  // Unchecked: as with Apple's class, threads that share an object must synchronize their access.
  public typealias Handler = @Sendable (HKActivitySummaryQuery, [HKActivitySummary]?, (any Error)?) -> Void
  open var updateHandler: Handler?
  private let handler: Handler
  public init(predicate: NSPredicate?, resultsHandler handler: @escaping Handler) {
    self.handler = handler
    super.init(HKObjectType.activitySummaryType(), predicate)
  }
  override func fail() { handler(self, nil, HKError.unavailable) }
}
/// Apple: HKWorkoutRouteQuery.
open class HKWorkoutRouteQuery: HKQuery, @unchecked Sendable {
  // Unchecked: the class is immutable, which the compiler cannot verify for an open class.
  private let handler: @Sendable (HKWorkoutRouteQuery, [CLLocation]?, Bool, (any Error)?) -> Void
  public init(
    route workoutRoute: HKWorkoutRoute, dataHandler: @escaping @Sendable (HKWorkoutRouteQuery, [CLLocation]?, Bool, (any Error)?) -> Void
  ) {
    handler = dataHandler
    super.init(HKSeriesType.workoutRoute(), nil)
  }
  override func fail() { handler(self, nil, true, HKError.unavailable) }
}

public import CoreLocation
public import Foundation

/// A workout (Apple: HKWorkout).
open class HKWorkout: HKSample, @unchecked Sendable {
  // Unchecked: the class is immutable, which the compiler cannot verify for an open class.
  public let workoutActivityType: HKWorkoutActivityType
  public let workoutEvents: [HKWorkoutEvent]?
  public let duration: TimeInterval
  public let totalEnergyBurned: HKQuantity?
  public let totalDistance: HKQuantity?
  open var totalSwimmingStrokeCount: HKQuantity? { nil }
  open var totalFlightsClimbed: HKQuantity? { nil }
  open var workoutActivities: [HKWorkoutActivity] { [] }
  open var allStatistics: [HKQuantityType: HKStatistics] { [:] }
  open func statistics(for quantityType: HKQuantityType) -> HKStatistics? { nil }

  public init(
    activityType workoutActivityType: HKWorkoutActivityType, start startDate: Date, end endDate: Date,
    workoutEvents: [HKWorkoutEvent]? = nil,
    totalEnergyBurned: HKQuantity? = nil, totalDistance: HKQuantity? = nil, device: HKDevice? = nil, metadata: [String: Any]? = nil
  ) {
    self.workoutActivityType = workoutActivityType
    self.workoutEvents = workoutEvents
    duration = endDate.timeIntervalSince(startDate)
    (self.totalEnergyBurned, self.totalDistance) = (totalEnergyBurned, totalDistance)
    super.init(HKObjectType.workoutType(), startDate, endDate, device, metadata)
  }
  public init(
    activityType workoutActivityType: HKWorkoutActivityType, start startDate: Date, end endDate: Date, duration: TimeInterval,
    totalEnergyBurned: HKQuantity?, totalDistance: HKQuantity?, device: HKDevice? = nil, metadata: [String: Any]? = nil
  ) {
    self.workoutActivityType = workoutActivityType
    workoutEvents = nil
    self.duration = duration
    (self.totalEnergyBurned, self.totalDistance) = (totalEnergyBurned, totalDistance)
    super.init(HKObjectType.workoutType(), startDate, endDate, device, metadata)
  }
}
/// Apple: HKWorkoutActivity.
open class HKWorkoutActivity: NSObject, @unchecked Sendable {
  // Unchecked: the class is immutable, which the compiler cannot verify for an open class.
  public let uuid = UUID()
  public let workoutConfiguration: HKWorkoutConfiguration
  public let startDate: Date
  public let endDate: Date?
  public let metadata: [String: Any]?
  open var duration: TimeInterval { (endDate ?? Date()).timeIntervalSince(startDate) }
  public init(workoutConfiguration: HKWorkoutConfiguration, start startDate: Date, end endDate: Date?, metadata: [String: Any]?) {
    self.workoutConfiguration = workoutConfiguration
    (self.startDate, self.endDate, self.metadata) = (startDate, endDate, metadata)
  }
}
public enum HKWorkoutEventType: Int, Sendable {
  case pause = 1, resume, lap, marker, motionPaused, motionResumed, segment, pauseOrResumeRequest
}
/// Apple: HKWorkoutEvent.
open class HKWorkoutEvent: NSObject, @unchecked Sendable {
  // Unchecked: the class is immutable, which the compiler cannot verify for an open class.
  public let type: HKWorkoutEventType
  public let dateInterval: DateInterval
  public let metadata: [String: Any]?
  open var date: Date { dateInterval.start }
  public init(type: HKWorkoutEventType, dateInterval: DateInterval, metadata: [String: Any]?) {
    (self.type, self.dateInterval, self.metadata) = (type, dateInterval, metadata)
  }
  public convenience init(type: HKWorkoutEventType, date: Date, metadata: [String: Any] = [:]) {
    self.init(type: type, dateInterval: DateInterval(start: date, duration: 0), metadata: metadata)
  }
}
public enum HKWorkoutSessionLocationType: Int, Sendable { case unknown = 1, indoor, outdoor }
public enum HKWorkoutSwimmingLocationType: Int, Sendable { case unknown, pool, openWater }
/// Apple: HKWorkoutConfiguration.
open class HKWorkoutConfiguration: NSObject, @unchecked Sendable {
  // Unchecked: as with Apple's class, threads that share an object must synchronize their access.
  open var activityType = HKWorkoutActivityType.other
  open var locationType = HKWorkoutSessionLocationType.unknown
  open var swimmingLocationType = HKWorkoutSwimmingLocationType.unknown
  open var lapLength: HKQuantity?
}
/// Collects the samples of a workout. Beginning fails, since there is no store (Apple: HKWorkoutBuilder).
open class HKWorkoutBuilder: NSObject, @unchecked Sendable {
  // Unchecked: as with Apple's class, threads that share an object must synchronize their access.
  public let device: HKDevice?
  public let workoutConfiguration: HKWorkoutConfiguration
  open var startDate: Date? { nil }
  open var endDate: Date? { nil }
  open var metadata: [String: Any] { [:] }
  open var workoutEvents: [HKWorkoutEvent] { [] }
  open var allStatistics: [HKQuantityType: HKStatistics] { [:] }
  public init(healthStore: HKHealthStore, configuration: HKWorkoutConfiguration, device: HKDevice?) {
    (workoutConfiguration, self.device) = (configuration, device)
  }
  public typealias Completion = @Sendable (Bool, (any Error)?) -> Void
  open func statistics(for quantityType: HKQuantityType) -> HKStatistics? { nil }
  open func elapsedTime(at date: Date) -> TimeInterval { 0 }
  open func beginCollection(withStart startDate: Date, completion: @escaping Completion) { refuse(completion) }
  open func beginCollection(at startDate: Date) async throws { throw HKError.unavailable }
  open func add(_ samples: [HKSample], completion: @escaping Completion) { refuse(completion) }
  open func addSamples(_ samples: [HKSample]) async throws { throw HKError.unavailable }
  open func addWorkoutEvents(_ workoutEvents: [HKWorkoutEvent], completion: @escaping Completion) { refuse(completion) }
  open func addWorkoutEvents(_ workoutEvents: [HKWorkoutEvent]) async throws { throw HKError.unavailable }
  open func addMetadata(_ metadata: [String: Any], completion: @escaping Completion) { refuse(completion) }
  open func addMetadata(_ metadata: [String: Any]) async throws { throw HKError.unavailable }
  open func endCollection(withEnd endDate: Date, completion: @escaping Completion) { refuse(completion) }
  open func endCollection(at endDate: Date) async throws { throw HKError.unavailable }
  open func finishWorkout(completion: @escaping @Sendable (HKWorkout?, (any Error)?) -> Void) {
    DispatchQueue.main.async { completion(nil, HKError.unavailable) }
  }
  open func finishWorkout() async throws -> HKWorkout? { throw HKError.unavailable }
  open func discardWorkout() {}
}
func refuse(_ completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
  DispatchQueue.main.async { completion(false, HKError.unavailable) }
}
/// Apple: HKWorkoutRouteBuilder.
open class HKWorkoutRouteBuilder: NSObject, @unchecked Sendable {
  // Unchecked: the class has no state.
  public init(healthStore: HKHealthStore, device: HKDevice?) {}
  open func insertRouteData(_ routeData: [CLLocation], completion: @escaping @Sendable (Bool, (any Error)?) -> Void) { refuse(completion) }
  open func insertRouteData(_ routeData: [CLLocation]) async throws { throw HKError.unavailable }
  open func finishRoute(
    with workout: HKWorkout, metadata: [String: Any]?, completion: @escaping @Sendable (HKWorkoutRoute?, (any Error)?) -> Void
  ) { DispatchQueue.main.async { completion(nil, HKError.unavailable) } }
  open func finishRoute(with workout: HKWorkout, metadata: [String: Any]?) async throws -> HKWorkoutRoute { throw HKError.unavailable }
  open func discard() {}
}

public import Foundation

public enum HKAuthorizationStatus: Int, Sendable { case notDetermined, sharingDenied, sharingAuthorized }
public enum HKAuthorizationRequestStatus: Int, Sendable { case unknown, shouldRequest, unnecessary }
public enum HKUpdateFrequency: Int, Sendable { case immediate = 1, hourly, daily, weekly }

/// The store of health data, which Linux lacks: `isHealthDataAvailable()` is false, and requests fail with `errorHealthDataUnavailable`
/// (Apple: HKHealthStore).
open class HKHealthStore: NSObject, @unchecked Sendable {
  // Unchecked: the class has no state.
  public typealias Completion = @Sendable (Bool, (any Error)?) -> Void
  public override init() { super.init() }
  open class func isHealthDataAvailable() -> Bool { false }
  open func supportsHealthRecords() -> Bool { false }

  open func authorizationStatus(for type: HKObjectType) -> HKAuthorizationStatus { .notDetermined }
  open func requestAuthorization(
    toShare typesToShare: Set<HKSampleType>?, read typesToRead: Set<HKObjectType>?, completion: @escaping Completion
  ) { refuse(completion) }
  open func requestAuthorization(toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>) async throws {
    throw HKError.unavailable
  }
  open func getRequestStatusForAuthorization(
    toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>,
    completion: @escaping @Sendable (HKAuthorizationRequestStatus, (any Error)?) -> Void
  ) { DispatchQueue.main.async { completion(.unknown, HKError.unavailable) } }
  open func statusForAuthorizationRequest(
    toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>
  ) async throws -> HKAuthorizationRequestStatus { throw HKError.unavailable }
  open func handleAuthorizationForExtension(completion: @escaping Completion) { refuse(completion) }

  open func save(_ object: HKObject, withCompletion completion: @escaping Completion) { refuse(completion) }
  open func save(_ objects: [HKObject], withCompletion completion: @escaping Completion) { refuse(completion) }
  open func save(_ object: HKObject) async throws { throw HKError.unavailable }
  open func save(_ objects: [HKObject]) async throws { throw HKError.unavailable }
  open func delete(_ object: HKObject, withCompletion completion: @escaping Completion) { refuse(completion) }
  open func delete(_ objects: [HKObject], withCompletion completion: @escaping Completion) { refuse(completion) }
  open func delete(_ object: HKObject) async throws { throw HKError.unavailable }
  open func delete(_ objects: [HKObject]) async throws { throw HKError.unavailable }
  open func deleteObjects(
    of objectType: HKObjectType, predicate: NSPredicate, withCompletion completion: @escaping @Sendable (Bool, Int, (any Error)?) -> Void
  ) { DispatchQueue.main.async { completion(false, 0, HKError.unavailable) } }
  open func add(_ samples: [HKSample], to workout: HKWorkout, completion: @escaping Completion) { refuse(completion) }
  open func addSamples(_ samples: [HKSample], to workout: HKWorkout) async throws { throw HKError.unavailable }
  open func splitTotalEnergy(
    _ totalEnergy: HKQuantity, start startDate: Date, end endDate: Date,
    resultsHandler: @escaping @Sendable (HKQuantity?, HKQuantity?, (any Error)?) -> Void
  ) { DispatchQueue.main.async { resultsHandler(nil, nil, HKError.unavailable) } }

  /// Calls the query's handler with `errorHealthDataUnavailable`.
  open func execute(_ query: HKQuery) { DispatchQueue.main.async { query.fail() } }
  open func stop(_ query: HKQuery) {}

  open func earliestPermittedSampleDate() -> Date { .distantPast }
  open func dateOfBirth() throws -> Date { throw HKError.unavailable }
  open func dateOfBirthComponents() throws -> DateComponents { throw HKError.unavailable }
  open func biologicalSex() throws -> HKBiologicalSexObject { throw HKError.unavailable }
  open func bloodType() throws -> HKBloodTypeObject { throw HKError.unavailable }
  open func fitzpatrickSkinType() throws -> HKFitzpatrickSkinTypeObject { throw HKError.unavailable }
  open func wheelchairUse() throws -> HKWheelchairUseObject { throw HKError.unavailable }
  open func activityMoveMode() throws -> HKActivityMoveModeObject { throw HKError.unavailable }

  open func enableBackgroundDelivery(for type: HKObjectType, frequency: HKUpdateFrequency, withCompletion completion: @escaping Completion)
  {
    refuse(completion)
  }
  open func enableBackgroundDelivery(for type: HKObjectType, frequency: HKUpdateFrequency) async throws { throw HKError.unavailable }
  open func disableBackgroundDelivery(for type: HKObjectType, withCompletion completion: @escaping Completion) { refuse(completion) }
  open func disableBackgroundDelivery(for type: HKObjectType) async throws { throw HKError.unavailable }
  open func disableAllBackgroundDelivery(completion: @escaping Completion) { refuse(completion) }
  open func disableAllBackgroundDelivery() async throws { throw HKError.unavailable }

  open func preferredUnits(
    for quantityTypes: Set<HKQuantityType>, completion: @escaping @Sendable ([HKQuantityType: HKUnit], (any Error)?) -> Void
  ) { DispatchQueue.main.async { completion([:], HKError.unavailable) } }
  open func preferredUnits(for quantityTypes: Set<HKQuantityType>) async throws -> [HKQuantityType: HKUnit] { throw HKError.unavailable }
  open func startWatchApp(with workoutConfiguration: HKWorkoutConfiguration, completion: @escaping Completion) { refuse(completion) }
  open func startWatchApp(toHandle workoutConfiguration: HKWorkoutConfiguration) async throws { throw HKError.unavailable }
  open func recalibrateEstimates(sampleType: HKSampleType, date: Date, completion: @escaping Completion) { refuse(completion) }
}
extension NSNotification.Name {
  public static let HKUserPreferencesDidChange = NSNotification.Name("HKUserPreferencesDidChangeNotification")
}

public enum HKBiologicalSex: Int, Sendable { case notSet, female, male, other }
public enum HKBloodType: Int, Sendable {
  case notSet, aPositive, aNegative, bPositive, bNegative, abPositive, abNegative, oPositive, oNegative
}
public enum HKFitzpatrickSkinType: Int, Sendable { case notSet, I, II, III, IV, V, VI }
public enum HKWheelchairUse: Int, Sendable { case notSet, no, yes }
public enum HKActivityMoveMode: Int, Sendable { case activeEnergy = 1, appleMoveTime }
open class HKBiologicalSexObject: NSObject { open var biologicalSex: HKBiologicalSex { .notSet } }
open class HKBloodTypeObject: NSObject { open var bloodType: HKBloodType { .notSet } }
open class HKFitzpatrickSkinTypeObject: NSObject { open var skinType: HKFitzpatrickSkinType { .notSet } }
open class HKWheelchairUseObject: NSObject { open var wheelchairUse: HKWheelchairUse { .notSet } }
open class HKActivityMoveModeObject: NSObject { open var activityMoveMode: HKActivityMoveMode { .activeEnergy } }

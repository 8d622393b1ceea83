import Foundation

// Linux has no files that it deletes when space is needed, so the capacity for either use is the available one, and the keys are its key.

extension URLResourceKey {
  public static let volumeAvailableCapacityForImportantUsageKey = URLResourceKey.volumeAvailableCapacityKey
  public static let volumeAvailableCapacityForOpportunisticUsageKey = URLResourceKey.volumeAvailableCapacityKey
}

extension URLResourceValues {
  /// The bytes that are available for what the user or the application needs.
  public var volumeAvailableCapacityForImportantUsage: Int64? { volumeAvailableCapacity.map { Int64($0) } }
  /// The bytes that are available for what can be done without.
  public var volumeAvailableCapacityForOpportunisticUsage: Int64? { volumeAvailableCapacity.map { Int64($0) } }
}

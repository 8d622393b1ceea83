import Foundation
import FoundationCompatibility
import Testing

/// The capacities that Apple recommends to ask for (devicekit/DeviceKit).
@Suite struct VolumeCapacityTests {
  @Test func capacitiesForUsesAreTheAvailableOne() throws {
    let values = try FileManager.default.temporaryDirectory.resourceValues(forKeys: [
      .volumeAvailableCapacityForImportantUsageKey, .volumeAvailableCapacityForOpportunisticUsageKey,
    ])
    let available = try #require(values.volumeAvailableCapacityForImportantUsage)
    #expect(available > 0 && values.volumeAvailableCapacityForOpportunisticUsage == available)
  }
}

@_exported import FoundationCompatibility

/// Reports of the system, which never come (Apple: MXMetricManager).
open class MXMetricManager: NSObject, @unchecked Sendable {
  // Unchecked: the class has no state.
  private static let only = MXMetricManager()
  open class var shared: MXMetricManager { only }
  open class func makeLogHandle(category: String) -> Any { category }
  open class func extendLaunchMeasurement(forTaskID taskID: MXLaunchTaskID) throws { throw CocoaError(.featureUnsupported) }
  open class func finishExtendedLaunchMeasurement(forTaskID taskID: MXLaunchTaskID) throws { throw CocoaError(.featureUnsupported) }
  open var pastPayloads: [MXMetricPayload] { [] }
  open var pastDiagnosticPayloads: [MXDiagnosticPayload] { [] }
  open func add(_ subscriber: any MXMetricManagerSubscriber) {}
  open func remove(_ subscriber: any MXMetricManagerSubscriber) {}
}
/// Apple: MXMetricManagerSubscriber.
public protocol MXMetricManagerSubscriber: NSObjectProtocol {
  func didReceive(_ payloads: [MXMetricPayload])
  func didReceive(_ payloads: [MXDiagnosticPayload])
}
extension MXMetricManagerSubscriber {
  public func didReceive(_ payloads: [MXMetricPayload]) {}
  public func didReceive(_ payloads: [MXDiagnosticPayload]) {}
}
public struct MXLaunchTaskID: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
}
// The reports. There are no instances.

/// Apple: MXMetricPayload.
open class MXMetricPayload: NSObject, @unchecked Sendable {
  // Unchecked: the class has no state.
  open var latestApplicationVersion: String { "" }
  open var includesMultipleApplicationVersions: Bool { false }
  open var timeStampBegin: Date { .distantPast }
  open var timeStampEnd: Date { .distantPast }
  open var cpuMetrics: MXMetric? { nil }
  open var gpuMetrics: MXMetric? { nil }
  open var memoryMetrics: MXMetric? { nil }
  open var applicationLaunchMetrics: MXMetric? { nil }
  open var applicationResponsivenessMetrics: MXMetric? { nil }
  open var applicationExitMetrics: MXMetric? { nil }
  open var networkTransferMetrics: MXMetric? { nil }
  open var diskIOMetrics: MXMetric? { nil }
  open var animationMetrics: MXMetric? { nil }
  open var signpostMetrics: [MXMetric]? { nil }
  open var metaData: MXMetaData? { nil }
  open func jsonRepresentation() -> Data { Data("{}".utf8) }
  open func dictionaryRepresentation() -> [AnyHashable: Any] { [:] }
}
open class MXMetric: NSObject, @unchecked Sendable {
  // Unchecked: the class has no state.
  open func jsonRepresentation() -> Data { Data("{}".utf8) }
  open func dictionaryRepresentation() -> [AnyHashable: Any] { [:] }
}
/// Apple: MXDiagnosticPayload.
open class MXDiagnosticPayload: NSObject, @unchecked Sendable {
  // Unchecked: the class has no state.
  open var timeStampBegin: Date { .distantPast }
  open var timeStampEnd: Date { .distantPast }
  open var cpuExceptionDiagnostics: [MXCPUExceptionDiagnostic]? { nil }
  open var diskWriteExceptionDiagnostics: [MXDiskWriteExceptionDiagnostic]? { nil }
  open var hangDiagnostics: [MXHangDiagnostic]? { nil }
  open var crashDiagnostics: [MXCrashDiagnostic]? { nil }
  open var appLaunchDiagnostics: [MXAppLaunchDiagnostic]? { nil }
  open func jsonRepresentation() -> Data { Data("{}".utf8) }
  open func dictionaryRepresentation() -> [AnyHashable: Any] { [:] }
}
open class MXDiagnostic: NSObject, @unchecked Sendable {
  // Unchecked: the class has no state.
  open var applicationVersion: String { "" }
  open var metaData: MXMetaData { MXMetaData() }
  open func jsonRepresentation() -> Data { Data("{}".utf8) }
  open func dictionaryRepresentation() -> [AnyHashable: Any] { [:] }
}
open class MXCrashDiagnostic: MXDiagnostic, @unchecked Sendable {
  // Unchecked: the class has no state.
  open var callStackTree: MXCallStackTree { MXCallStackTree() }
  open var terminationReason: String? { nil }
  open var virtualMemoryRegionInfo: String? { nil }
  open var exceptionType: NSNumber? { nil }
  open var exceptionCode: NSNumber? { nil }
  open var signal: NSNumber? { nil }
}
open class MXHangDiagnostic: MXDiagnostic, @unchecked Sendable {
  // Unchecked: the class has no state.
  open var callStackTree: MXCallStackTree { MXCallStackTree() }
  open var hangDuration: Measurement<UnitDuration> { Measurement(value: 0, unit: .seconds) }
}
open class MXCPUExceptionDiagnostic: MXDiagnostic, @unchecked Sendable {
  // Unchecked: the class has no state.
  open var callStackTree: MXCallStackTree { MXCallStackTree() }
  open var totalCPUTime: Measurement<UnitDuration> { Measurement(value: 0, unit: .seconds) }
}
open class MXDiskWriteExceptionDiagnostic: MXDiagnostic, @unchecked Sendable {
  // Unchecked: the class has no state.
  open var callStackTree: MXCallStackTree { MXCallStackTree() }
}
open class MXAppLaunchDiagnostic: MXDiagnostic, @unchecked Sendable {}
open class MXCallStackTree: NSObject, @unchecked Sendable {
  // Unchecked: the class has no state.
  open func jsonRepresentation() -> Data { Data("{}".utf8) }
}
open class MXMetaData: NSObject, @unchecked Sendable {
  // Unchecked: the class has no state.
  open var regionFormat: String { "" }
  open var osVersion: String { "" }
  open var deviceType: String { "" }
  open var applicationBuildVersion: String { "" }
  open var platformArchitecture: String { "" }
}

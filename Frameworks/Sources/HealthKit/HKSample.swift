public import Foundation

/// A piece of health data (Apple: HKObject). Objects can be created and read, but there is no store that takes them.
open class HKObject: NSObject, @unchecked Sendable {
  // Unchecked: the class is immutable, which the compiler cannot verify for an open class.
  public let uuid = UUID()
  public let device: HKDevice?
  public let metadata: [String: Any]?
  open var source: HKSource { HKSource.default() }
  open var sourceRevision: HKSourceRevision { HKSourceRevision(source: .default(), version: nil) }

  init(device: HKDevice?, metadata: [String: Any]?) { (self.device, self.metadata) = (device, metadata) }
}
/// Apple: HKSample.
open class HKSample: HKObject, @unchecked Sendable {
  // Unchecked: the class is immutable, which the compiler cannot verify for an open class.
  public let sampleType: HKSampleType
  public let startDate: Date
  public let endDate: Date
  open var hasUndeterminedDuration: Bool { endDate == .distantFuture }

  init(_ type: HKSampleType, _ start: Date, _ end: Date, _ device: HKDevice?, _ metadata: [String: Any]?) {
    (sampleType, startDate, endDate) = (type, start, end)
    super.init(device: device, metadata: metadata)
  }
}
/// Apple: HKQuantitySample.
open class HKQuantitySample: HKSample, @unchecked Sendable {
  // Unchecked: the class is immutable, which the compiler cannot verify for an open class.
  public let quantity: HKQuantity
  open var quantityType: HKQuantityType { sampleType as! HKQuantityType }
  open var count: Int { 1 }

  public init(
    type quantityType: HKQuantityType, quantity: HKQuantity, start startDate: Date, end endDate: Date, device: HKDevice?,
    metadata: [String: Any]? = nil
  ) {
    self.quantity = quantity
    super.init(quantityType, startDate, endDate, device, metadata)
  }
  public convenience init(
    type quantityType: HKQuantityType, quantity: HKQuantity, start startDate: Date, end endDate: Date, metadata: [String: Any]? = nil
  ) { self.init(type: quantityType, quantity: quantity, start: startDate, end: endDate, device: nil, metadata: metadata) }
}
open class HKCumulativeQuantitySample: HKQuantitySample, @unchecked Sendable {
  // Unchecked: the class is immutable, which the compiler cannot verify for an open class.
  open var sumQuantity: HKQuantity { quantity }
}
open class HKDiscreteQuantitySample: HKQuantitySample, @unchecked Sendable {
  // Unchecked: the class is immutable, which the compiler cannot verify for an open class.
  open var minimumQuantity: HKQuantity { quantity }
  open var averageQuantity: HKQuantity { quantity }
  open var maximumQuantity: HKQuantity { quantity }
  open var mostRecentQuantity: HKQuantity { quantity }
}
/// Apple: HKCategorySample.
open class HKCategorySample: HKSample, @unchecked Sendable {
  // Unchecked: the class is immutable, which the compiler cannot verify for an open class.
  public let value: Int
  open var categoryType: HKCategoryType { sampleType as! HKCategoryType }

  public init(
    type: HKCategoryType, value: Int, start startDate: Date, end endDate: Date, device: HKDevice?, metadata: [String: Any]? = nil
  ) {
    self.value = value
    super.init(type, startDate, endDate, device, metadata)
  }
  public convenience init(type: HKCategoryType, value: Int, start startDate: Date, end endDate: Date, metadata: [String: Any]? = nil) {
    self.init(type: type, value: value, start: startDate, end: endDate, device: nil, metadata: metadata)
  }
}
/// Apple: HKCorrelation.
open class HKCorrelation: HKSample, @unchecked Sendable {
  // Unchecked: the class is immutable, which the compiler cannot verify for an open class.
  public let objects: Set<HKSample>
  open var correlationType: HKCorrelationType { sampleType as! HKCorrelationType }

  public init(
    type correlationType: HKCorrelationType, start startDate: Date, end endDate: Date, objects: Set<HKSample>, device: HKDevice?,
    metadata: [String: Any]? = nil
  ) {
    self.objects = objects
    super.init(correlationType, startDate, endDate, device, metadata)
  }
  public convenience init(
    type correlationType: HKCorrelationType, start startDate: Date, end endDate: Date, objects: Set<HKSample>,
    metadata: [String: Any]? = nil
  ) { self.init(type: correlationType, start: startDate, end: endDate, objects: objects, device: nil, metadata: metadata) }
  open func objects(for objectType: HKObjectType) -> Set<HKSample> { objects.filter { $0.sampleType == objectType } }
}
open class HKSeriesSample: HKSample, @unchecked Sendable {
  // Unchecked: the class is immutable, which the compiler cannot verify for an open class.
  open var count: Int { 0 }
}
open class HKWorkoutRoute: HKSeriesSample, @unchecked Sendable {}
// Unchecked: these subclasses have no state of their own.
open class HKHeartbeatSeriesSample: HKSeriesSample, @unchecked Sendable {}
open class HKElectrocardiogram: HKSample, @unchecked Sendable {}
open class HKClinicalRecord: HKSample, @unchecked Sendable {}
/// Apple: HKDeletedObject.
open class HKDeletedObject: NSObject, @unchecked Sendable {
  // Unchecked: the class is immutable, which the compiler cannot verify for an open class.
  public let uuid = UUID()
  open var metadata: [String: Any]? { nil }
}

/// Apple: HKDevice.
open class HKDevice: NSObject, @unchecked Sendable {
  // Unchecked: the class is immutable, which the compiler cannot verify for an open class.
  public let name: String?
  public let manufacturer: String?
  public let model: String?
  public let hardwareVersion: String?
  public let firmwareVersion: String?
  public let softwareVersion: String?
  public let localIdentifier: String?
  public let udiDeviceIdentifier: String?
  public init(
    name: String?, manufacturer: String?, model: String?, hardwareVersion: String?, firmwareVersion: String?, softwareVersion: String?,
    localIdentifier: String?, udiDeviceIdentifier UDIDeviceIdentifier: String?
  ) {
    (self.name, self.manufacturer, self.model, self.hardwareVersion) = (name, manufacturer, model, hardwareVersion)
    (self.firmwareVersion, self.softwareVersion) = (firmwareVersion, softwareVersion)
    (self.localIdentifier, udiDeviceIdentifier) = (localIdentifier, UDIDeviceIdentifier)
  }
  open class func local() -> HKDevice {
    HKDevice(
      name: "Linux", manufacturer: nil, model: nil, hardwareVersion: nil, firmwareVersion: nil, softwareVersion: nil, localIdentifier: nil,
      udiDeviceIdentifier: nil)
  }
}
/// The application that saved an object (Apple: HKSource).
open class HKSource: NSObject, @unchecked Sendable {
  // Unchecked: the class has no state.
  private static let only = HKSource()
  open class func `default`() -> HKSource { only }
  open var name: String { ProcessInfo.processInfo.processName }
  open var bundleIdentifier: String { Bundle.main.bundleIdentifier ?? "" }
}
/// Apple: HKSourceRevision.
open class HKSourceRevision: NSObject, @unchecked Sendable {
  // Unchecked: the class is immutable, which the compiler cannot verify for an open class.
  public let source: HKSource
  public let version: String?
  public let productType: String?
  public let operatingSystemVersion: OperatingSystemVersion
  public init(
    source: HKSource, version: String?, productType: String? = nil,
    operatingSystemVersion: OperatingSystemVersion = ProcessInfo.processInfo.operatingSystemVersion
  ) {
    (self.source, self.version, self.productType) = (source, version, productType)
    self.operatingSystemVersion = operatingSystemVersion
  }
}

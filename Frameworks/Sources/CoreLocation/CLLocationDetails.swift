@_exported import FoundationCompatibility

public typealias CLLocationDirectionAccuracy = Double
public typealias CLLocationSpeedAccuracy = Double

/// The floor of a building (Apple: CLFloor).
open class CLFloor: NSObject, @unchecked Sendable {
  // Unchecked: the class is immutable, which the compiler cannot verify for an open class.
  open var level: Int { 0 }
}

/// The source of a location (Apple: CLLocationSourceInformation).
open class CLLocationSourceInformation: NSObject, @unchecked Sendable {
  // Unchecked: the class is immutable, which the compiler cannot verify for an open class.
  public let isSimulatedBySoftware: Bool
  public let isProducedByAccessory: Bool
  public init(softwareSimulationState isSoftware: Bool, andExternalAccessoryState isAccessory: Bool) {
    isSimulatedBySoftware = isSoftware
    isProducedByAccessory = isAccessory
  }
}

public enum CLDeviceOrientation: Int32, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
}
public enum CLProximity: Int, Sendable { case unknown, immediate, near, far }
public enum CLRegionState: Int, Sendable { case unknown, inside, outside }

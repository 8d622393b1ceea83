@_exported import FoundationCompatibility

/// A haptic engine. There are no haptics on Linux, so the initializer throws an error (Apple: CHHapticEngine).
open class CHHapticEngine: NSObject {
  open class func capabilitiesForHardware() -> any CHHapticDeviceCapability { NoHaptics() }
  public override init() { super.init() }
  open func start() throws {}
  open func stop(completionHandler: (((any Error)?) -> Void)? = nil) { completionHandler?(nil) }
}
public protocol CHHapticDeviceCapability {
  var supportsHaptics: Bool { get }
  var supportsAudio: Bool { get }
}
private struct NoHaptics: CHHapticDeviceCapability {
  var supportsHaptics: Bool { false }
  var supportsAudio: Bool { false }
}

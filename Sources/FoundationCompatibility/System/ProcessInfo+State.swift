/// Allows `ProcessInfo()` to be called, since Foundation's own initializer is not public on Linux.
public protocol _VitrineProcessInfo {}

extension ProcessInfo: _VitrineProcessInfo {}

extension _VitrineProcessInfo {
  /// Returns the shared object, since all instances have the same values.
  public init() { self = ProcessInfo.processInfo as! Self }
}

extension ProcessInfo {
  public enum ThermalState: Int, Sendable { case nominal = 0, fair, serious, critical }

  public struct ActivityOptions: OptionSet, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }

    public static let idleDisplaySleepDisabled = ActivityOptions(rawValue: 1 << 40)
    public static let idleSystemSleepDisabled = ActivityOptions(rawValue: 1 << 20)
    public static let suddenTerminationDisabled = ActivityOptions(rawValue: 1 << 14)
    public static let automaticTerminationDisabled = ActivityOptions(rawValue: 1 << 15)
    public static let userInitiated = ActivityOptions(rawValue: 0x00ff_ffff | (1 << 20))
    public static let userInitiatedAllowingIdleSystemSleep = ActivityOptions(rawValue: 0x00ff_ffff & ~(1 << 20))
    public static let background = ActivityOptions(rawValue: 0x0000_00ff)
    public static let latencyCritical = ActivityOptions(rawValue: 0xff_0000_0000)
  }

  public static let thermalStateDidChangeNotification = Notification.Name("NSProcessInfoThermalStateDidChangeNotification")

  /// Always nominal, since no temperature is measured.
  public var thermalState: ThermalState { .nominal }
  /// Always false, since Linux has no such mode.
  public var isLowPowerModeEnabled: Bool { false }

  /// Returns a token to pass to `endActivity(_:)`. Has no other effect, since programs are not suspended.
  public func beginActivity(options: ActivityOptions = [], reason: String) -> any NSObjectProtocol { NSObject() }
  public func endActivity(_ activity: any NSObjectProtocol) {}

  public func performActivity(options: ActivityOptions = [], reason: String, using block: () -> Void) { block() }

  /// Calls the block on a global queue. Its time never expires.
  public func performExpiringActivity(withReason reason: String, using block: @escaping @Sendable (Bool) -> Void) {
    DispatchQueue.global().async { block(false) }
  }
}

extension NSNotification.Name {
  public static let NSProcessInfoPowerStateDidChange = NSNotification.Name("NSProcessInfoPowerStateDidChangeNotification")
}

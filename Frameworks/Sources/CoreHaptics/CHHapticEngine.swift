@_exported import FoundationCompatibility

/// A haptic engine, which cannot be started, since there are no haptics on Linux (Apple: CHHapticEngine).
open class CHHapticEngine: NSObject {
  public typealias CompletionHandler = ((any Error)?) -> Void
  public typealias FinishedHandler = ((any Error)?) -> FinishedAction
  public typealias StoppedHandler = (StoppedReason) -> Void
  public typealias ResetHandler = () -> Void
  public enum FinishedAction: Int, Sendable { case stopEngine = 1, leaveEngineRunning }
  public enum StoppedReason: Int, Sendable {
    case audioSessionInterrupt = 1, applicationSuspended, idleTimeout, notifyWhenFinished, engineDestroyed, gameControllerDisconnect
    case systemError = -1
  }

  open class func capabilitiesForHardware() -> any CHHapticDeviceCapability { NoHaptics() }
  public init(audioSession: AnyObject?) throws { throw CHHapticError(.notSupported) }
  /// Does not throw, unlike Apple's initializer. Starting the engine throws.
  public override init() { super.init() }
  open var currentTime: TimeInterval { 0 }
  open var playsHapticsOnly = false
  open var playsAudioOnly = false
  open var isMutedForAudio = false
  open var isMutedForHaptics = false
  open var isAutoShutdownEnabled = false
  open var stoppedHandler: StoppedHandler = { _ in }
  open var resetHandler: ResetHandler = {}
  open func start(completionHandler: CompletionHandler?) { completionHandler?(CHHapticError(.notSupported)) }
  open func start() async throws { throw CHHapticError(.notSupported) }
  open func start() throws { throw CHHapticError(.notSupported) }
  open func stop(completionHandler: CompletionHandler? = nil) { completionHandler?(nil) }
  open func notifyWhenPlayersFinished(finishedHandler: @escaping FinishedHandler) {}
  open func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer { throw CHHapticError(.notSupported) }
  open func makeAdvancedPlayer(with pattern: CHHapticPattern) throws -> any CHHapticAdvancedPatternPlayer {
    throw CHHapticError(.notSupported)
  }
  open func playPattern(from fileURL: URL) throws { throw CHHapticError(.notSupported) }
  open func playPattern(from data: Data) throws { throw CHHapticError(.notSupported) }
}
public let CHHapticTimeImmediate: TimeInterval = 0

public protocol CHHapticDeviceCapability {
  var supportsHaptics: Bool { get }
  var supportsAudio: Bool { get }
}
private struct NoHaptics: CHHapticDeviceCapability {
  var supportsHaptics: Bool { false }
  var supportsAudio: Bool { false }
}

public protocol CHHapticPatternPlayer: NSObjectProtocol {
  var isMuted: Bool { get set }
  func start(atTime time: TimeInterval) throws
  func stop(atTime time: TimeInterval) throws
  func sendParameters(_ parameters: [CHHapticDynamicParameter], atTime time: TimeInterval) throws
  func scheduleParameterCurve(_ parameterCurve: CHHapticParameterCurve, atTime time: TimeInterval) throws
  func cancel() throws
}
public protocol CHHapticAdvancedPatternPlayer: CHHapticPatternPlayer {
  var loopEnabled: Bool { get set }
  var loopEnd: TimeInterval { get set }
  var playbackRate: Float { get set }
  var completionHandler: CHHapticEngine.CompletionHandler { get set }
  func pause(atTime time: TimeInterval) throws
  func resume(atTime time: TimeInterval) throws
  func seek(toOffset offsetTime: TimeInterval) throws
}

/// Apple: CHHapticError.
public struct CHHapticError: Error, Equatable, Sendable {
  public enum Code: Int, Sendable {
    case engineNotRunning = -4805, operationNotPermitted = -4806, engineStartTimeout = -4808, notSupported = -4809, serverInitFailed = -4810
    case serverInterrupted = -4811, invalidPatternPlayer = -4812, invalidPatternData = -4813, invalidPatternDictionary = -4814
    case invalidAudioSession = -4815, invalidEngineParameter = -4816, invalidParameterType = -4820, invalidEventType = -4821
    case invalidEventTime = -4822, invalidEventDuration = -4823, invalidAudioResource = -4824, resourceNotAvailable = -4825
    case fileNotFound = -4831, unknownError = -4898
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
}

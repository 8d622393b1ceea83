public import Foundation

/// The settings of the audio session. Stored; have no effect on Linux. Recording is not permitted (Apple: AVAudioSession).
open class AVAudioSession: NSObject, @unchecked Sendable {
  // Unchecked: as with Apple's class, threads that share an object must synchronize their access.
  private static let shared = AVAudioSession()
  open class func sharedInstance() -> AVAudioSession { shared }
  open private(set) var category = Category.soloAmbient
  open private(set) var categoryOptions: CategoryOptions = []
  open private(set) var mode = Mode.default
  open private(set) var routeSharingPolicy = RouteSharingPolicy.default
  open var availableCategories: [Category] { [.ambient, .soloAmbient, .playback, .record, .playAndRecord, .multiRoute] }
  open var availableModes: [Mode] {
    [.default, .voiceChat, .videoChat, .gameChat, .videoRecording, .measurement, .moviePlayback, .spokenAudio, .voicePrompt]
  }
  open var outputVolume: Float { 1 }
  open var isOtherAudioPlaying: Bool { false }
  open var secondaryAudioShouldBeSilencedHint: Bool { false }
  open var promptStyle: PromptStyle { .normal }
  open var recordPermission: RecordPermission { .denied }
  open var allowHapticsAndSystemSoundsDuringRecording: Bool { false }
  // There are no devices.
  open var currentRoute: AVAudioSessionRouteDescription { AVAudioSessionRouteDescription() }
  open var availableInputs: [AVAudioSessionPortDescription]? { nil }
  open private(set) var preferredInput: AVAudioSessionPortDescription?
  open var isInputAvailable: Bool { false }
  open var inputDataSources: [AVAudioSessionDataSourceDescription]? { nil }
  open var inputDataSource: AVAudioSessionDataSourceDescription? { nil }
  open var outputDataSources: [AVAudioSessionDataSourceDescription]? { nil }
  open var outputDataSource: AVAudioSessionDataSourceDescription? { nil }
  open var isInputGainSettable: Bool { false }
  open var inputGain: Float { 0 }
  open var inputLatency: TimeInterval { 0 }
  open var outputLatency: TimeInterval { 0 }
  open var sampleRate: Double { 48_000 }
  open private(set) var preferredSampleRate = 0.0
  open var ioBufferDuration: TimeInterval { 0.02 }
  open private(set) var preferredIOBufferDuration: TimeInterval = 0
  open var inputNumberOfChannels: Int { 0 }
  open var outputNumberOfChannels: Int { 0 }
  open var maximumInputNumberOfChannels: Int { 0 }
  open var maximumOutputNumberOfChannels: Int { 0 }

  open func setCategory(_ category: Category) throws { self.category = category }
  open func setCategory(_ category: Category, options: CategoryOptions = []) throws {
    (self.category, categoryOptions) = (category, options)
  }
  open func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {
    (self.category, self.mode, categoryOptions) = (category, mode, options)
  }
  open func setCategory(_ category: Category, mode: Mode, policy: RouteSharingPolicy, options: CategoryOptions = []) throws {
    try setCategory(category, mode: mode, options: options)
    routeSharingPolicy = policy
  }
  open func setMode(_ mode: Mode) throws { self.mode = mode }
  open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}
  open func activate(options: ActivationOptions = [], completionHandler handler: @escaping (Bool, (any Error)?) -> Void) {
    handler(true, nil)
  }
  open func overrideOutputAudioPort(_ portOverride: PortOverride) throws {}
  open func setPreferredInput(_ inPort: AVAudioSessionPortDescription?) throws { preferredInput = inPort }
  open func setPreferredSampleRate(_ sampleRate: Double) throws { preferredSampleRate = sampleRate }
  open func setPreferredIOBufferDuration(_ duration: TimeInterval) throws { preferredIOBufferDuration = duration }
  open func setPreferredInputNumberOfChannels(_ count: Int) throws {}
  open func setPreferredOutputNumberOfChannels(_ count: Int) throws {}
  open func setInputGain(_ gain: Float) throws {}
  open func setInputDataSource(_ dataSource: AVAudioSessionDataSourceDescription?) throws {}
  open func setOutputDataSource(_ dataSource: AVAudioSessionDataSourceDescription?) throws {}
  open func setAllowHapticsAndSystemSoundsDuringRecording(_ inValue: Bool) throws {}
  open func requestRecordPermission(_ response: @escaping (Bool) -> Void) { response(false) }

  public struct Category: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
    public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
    public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
    public static let record = Category(rawValue: "AVAudioSessionCategoryRecord")
    public static let playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
    public static let multiRoute = Category(rawValue: "AVAudioSessionCategoryMultiRoute")
  }
  public struct Mode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
    public static let voiceChat = Mode(rawValue: "AVAudioSessionModeVoiceChat")
    public static let videoChat = Mode(rawValue: "AVAudioSessionModeVideoChat")
    public static let gameChat = Mode(rawValue: "AVAudioSessionModeGameChat")
    public static let videoRecording = Mode(rawValue: "AVAudioSessionModeVideoRecording")
    public static let moviePlayback = Mode(rawValue: "AVAudioSessionModeMoviePlayback")
    public static let measurement = Mode(rawValue: "AVAudioSessionModeMeasurement")
    public static let spokenAudio = Mode(rawValue: "AVAudioSessionModeSpokenAudio")
    public static let voicePrompt = Mode(rawValue: "AVAudioSessionModeVoicePrompt")
  }
  public struct CategoryOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let mixWithOthers = CategoryOptions(rawValue: 1)
    public static let duckOthers = CategoryOptions(rawValue: 2)
    public static let allowBluetooth = CategoryOptions(rawValue: 4)
    public static let defaultToSpeaker = CategoryOptions(rawValue: 8)
    public static let interruptSpokenAudioAndMixWithOthers = CategoryOptions(rawValue: 17)
    public static let allowBluetoothA2DP = CategoryOptions(rawValue: 32)
    public static let allowAirPlay = CategoryOptions(rawValue: 64)
    public static let overrideMutedMicrophoneInterruption = CategoryOptions(rawValue: 128)
  }
  public struct SetActiveOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
  }
  public struct ActivationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }
  public struct InterruptionOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let shouldResume = InterruptionOptions(rawValue: 1)
  }
  /// The codes of errors of the session (Apple: AVAudioSession.ErrorCode).
  public enum ErrorCode: Int, Sendable {
    case none = 0, mediaServicesFailed = 0x6D73_7276, isBusy = 0x2161_6374, incompatibleCategory = 0x2163_6174
    case cannotInterruptOthers = 0x2169_6E74, missingEntitlement = 0x656E_743F, siriIsRecording = 0x7369_7269
    case cannotStartPlaying = 0x2170_6C61, cannotStartRecording = 0x2172_6563, badParam = -50, insufficientPriority = 0x2170_7269
    case resourceNotAvailable = 0x2172_6573, unspecified = 0x7768_6174, expiredSession = 0x2173_6573, sessionNotActive = 0x696E_6163
  }
  public enum PortOverride: UInt, Sendable { case none = 0, speaker = 0x7370_6B72 }
  public enum RecordPermission: UInt, Sendable { case undetermined = 0x756E_6474, denied = 0x6465_6E79, granted = 0x6772_6E74 }
  public enum PromptStyle: UInt, Sendable { case none = 0x6E6F_6E65, short = 0x7368_7274, normal = 0x6E72_6D6C }
  public enum InterruptionType: UInt, Sendable { case ended, began }
  public enum InterruptionReason: UInt, Sendable { case `default`, appWasSuspended, builtInMicMuted, routeDisconnected = 4 }
  public enum SilenceSecondaryAudioHintType: UInt, Sendable { case end, begin }
  public enum RouteSharingPolicy: UInt, Sendable {
    case `default`, longFormAudio, independent, longFormVideo
    public static var longForm: RouteSharingPolicy { .longFormAudio }
  }
  public enum RouteChangeReason: UInt, Sendable {
    case unknown, newDeviceAvailable, oldDeviceUnavailable, categoryChange, override, wakeFromSleep = 6, noSuitableRouteForCategory
    case routeConfigurationChange
  }
  public struct Port: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let lineIn = Port(rawValue: "LineIn"), builtInMic = Port(rawValue: "MicrophoneBuiltIn")
    public static let headsetMic = Port(rawValue: "MicrophoneWired"), lineOut = Port(rawValue: "LineOut")
    public static let headphones = Port(rawValue: "Headphones"), bluetoothA2DP = Port(rawValue: "BluetoothA2DPOutput")
    public static let builtInReceiver = Port(rawValue: "Receiver"), builtInSpeaker = Port(rawValue: "Speaker")
    public static let HDMI = Port(rawValue: "HDMIOutput"), airPlay = Port(rawValue: "AirPlay")
    public static let bluetoothLE = Port(rawValue: "BluetoothLE"), bluetoothHFP = Port(rawValue: "BluetoothHFP")
    public static let usbAudio = Port(rawValue: "USBAudio"), carAudio = Port(rawValue: "CarAudio")
  }
  public static let interruptionNotification = NSNotification.Name("AVAudioSessionInterruptionNotification")
  public static let routeChangeNotification = NSNotification.Name("AVAudioSessionRouteChangeNotification")
  public static let mediaServicesWereLostNotification = NSNotification.Name("AVAudioSessionMediaServicesWereLostNotification")
  public static let mediaServicesWereResetNotification = NSNotification.Name("AVAudioSessionMediaServicesWereResetNotification")
  public static let silenceSecondaryAudioHintNotification = NSNotification.Name("AVAudioSessionSilenceSecondaryAudioHintNotification")
}
public let AVAudioSessionInterruptionTypeKey = "AVAudioSessionInterruptionTypeKey"
public let AVAudioSessionInterruptionOptionKey = "AVAudioSessionInterruptionOptionKey"
public let AVAudioSessionInterruptionReasonKey = "AVAudioSessionInterruptionReasonKey"
public let AVAudioSessionInterruptionWasSuspendedKey = "AVAudioSessionInterruptionWasSuspendedKey"
public let AVAudioSessionRouteChangeReasonKey = "AVAudioSessionRouteChangeReasonKey"
public let AVAudioSessionRouteChangePreviousRouteKey = "AVAudioSessionRouteChangePreviousRouteKey"
public let AVAudioSessionSilenceSecondaryAudioHintTypeKey = "AVAudioSessionSilenceSecondaryAudioHintTypeKey"

extension NSNotification.Name {
  public static let AVAudioSessionInterruption = AVAudioSession.interruptionNotification
  public static let AVAudioSessionRouteChange = AVAudioSession.routeChangeNotification
  public static let AVAudioSessionMediaServicesWereReset = AVAudioSession.mediaServicesWereResetNotification
  public static let AVAudioSessionSilenceSecondaryAudioHint = AVAudioSession.silenceSecondaryAudioHintNotification
}

/// The inputs and outputs in use. There are none (Apple: AVAudioSessionRouteDescription).
open class AVAudioSessionRouteDescription: NSObject {
  open var inputs: [AVAudioSessionPortDescription] { [] }
  open var outputs: [AVAudioSessionPortDescription] { [] }
}
open class AVAudioSessionPortDescription: NSObject, @unchecked Sendable {
  // Unchecked: the class is immutable, which the compiler cannot verify for an open class.
  open var portType: AVAudioSession.Port { .builtInSpeaker }
  open var portName: String { "" }
  open var uid: String { "" }
  open var channels: [AVAudioSessionChannelDescription]? { nil }
  open var dataSources: [AVAudioSessionDataSourceDescription]? { nil }
  open var selectedDataSource: AVAudioSessionDataSourceDescription? { nil }
  open var preferredDataSource: AVAudioSessionDataSourceDescription? { nil }
  open func setPreferredDataSource(_ dataSource: AVAudioSessionDataSourceDescription?) throws {}
}
open class AVAudioSessionChannelDescription: NSObject {
  open var channelName: String { "" }
  open var owningPortUID: String { "" }
  open var channelNumber: Int { 0 }
}
open class AVAudioSessionDataSourceDescription: NSObject {
  open var dataSourceID: NSNumber { 0 }
  open var dataSourceName: String { "" }
}

public import AudioToolbox
public import Foundation

/// An audio player that cannot play: the initializers throw an error (Apple: AVAudioPlayer).
open class AVAudioPlayer: NSObject {
  open weak var delegate: (any AVAudioPlayerDelegate)?
  open var isPlaying: Bool { false }
  open var duration: TimeInterval { 0 }
  open var currentTime: TimeInterval = 0
  open var volume: Float = 1
  open var rate: Float = 1
  open var pan: Float = 0
  open var numberOfLoops = 0
  open var enableRate = false
  open var isMeteringEnabled = false
  open var url: URL? { nil }
  public override init() { super.init() }
  public init(contentsOf url: URL) throws { throw AVError(.unknown) }
  public init(contentsOf url: URL, fileTypeHint utiString: String?) throws { throw AVError(.unknown) }
  public init(data: Data) throws { throw AVError(.unknown) }
  @discardableResult
  open func prepareToPlay() -> Bool { false }
  @discardableResult
  open func play() -> Bool { false }
  open func pause() {}
  open func stop() {}
  open func updateMeters() {}
  open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
  open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) { self.volume = volume }
}

/// Apple: AVAudioPlayerDelegate.
public protocol AVAudioPlayerDelegate: AnyObject {
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
  func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}
extension AVAudioPlayerDelegate {
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
  public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}

/// An audio recorder that cannot record: the initializers throw an error.
open class AVAudioRecorder: NSObject {
  open weak var delegate: (any AVAudioRecorderDelegate)?
  open var isRecording: Bool { false }
  open var isMeteringEnabled = false
  open var currentTime: TimeInterval { 0 }
  open var url: URL { URL(fileURLWithPath: "/") }
  public init(url: URL, settings: [String: Any]) throws { throw AVError(.deviceNotConnected) }
  @discardableResult
  open func prepareToRecord() -> Bool { false }
  @discardableResult
  open func record() -> Bool { false }
  open func pause() {}
  open func stop() {}
  open func updateMeters() {}
  open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
}
public protocol AVAudioRecorderDelegate: AnyObject {
  func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool)
}
extension AVAudioRecorderDelegate {
  public func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool) {}
}
public let AVFormatIDKey = "AVFormatIDKey"
public let AVSampleRateKey = "AVSampleRateKey"
public let AVNumberOfChannelsKey = "AVNumberOfChannelsKey"
public let AVEncoderAudioQualityKey = "AVEncoderQualityKey"
public let kAudioFormatMPEG4AAC: UInt32 = 0x6161_6320
public enum AVAudioQuality: Int, Sendable { case min = 0, low = 32, medium = 64, high = 96, max = 127 }

/// The settings of the audio session. Stored; have no effect on Linux. Recording is not permitted.
open class AVAudioSession: NSObject, @unchecked Sendable {
  // Unchecked: as with Apple's class, threads that share an object must synchronize their access.
  private static let shared = AVAudioSession()
  open class func sharedInstance() -> AVAudioSession { shared }
  open private(set) var category = Category.soloAmbient
  open private(set) var mode = Mode.default
  open var outputVolume: Float { 1 }
  open var isOtherAudioPlaying: Bool { false }
  open var recordPermission: RecordPermission { .denied }
  open func setCategory(_ category: Category) throws { self.category = category }
  open func setCategory(_ category: Category, options: CategoryOptions = []) throws { self.category = category }
  open func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {
    self.category = category
    self.mode = mode
  }
  open func setMode(_ mode: Mode) throws { self.mode = mode }
  open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}
  open func overrideOutputAudioPort(_ portOverride: PortOverride) throws {}
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
    public static let videoRecording = Mode(rawValue: "AVAudioSessionModeVideoRecording")
    public static let moviePlayback = Mode(rawValue: "AVAudioSessionModeMoviePlayback")
    public static let measurement = Mode(rawValue: "AVAudioSessionModeMeasurement")
    public static let spokenAudio = Mode(rawValue: "AVAudioSessionModeSpokenAudio")
  }
  public struct CategoryOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let mixWithOthers = CategoryOptions(rawValue: 1)
    public static let duckOthers = CategoryOptions(rawValue: 2)
    public static let allowBluetooth = CategoryOptions(rawValue: 4)
    public static let defaultToSpeaker = CategoryOptions(rawValue: 8)
    public static let allowAirPlay = CategoryOptions(rawValue: 64)
  }
  public struct SetActiveOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
  }
  public enum PortOverride: UInt, Sendable { case none, speaker }
  public enum RecordPermission: UInt, Sendable { case undetermined, denied, granted }
  public enum InterruptionType: UInt, Sendable { case ended, began }
  public enum RouteChangeReason: UInt, Sendable { case unknown, newDeviceAvailable, oldDeviceUnavailable, categoryChange }
  public static let interruptionNotification = NSNotification.Name("AVAudioSessionInterruptionNotification")
  public static let routeChangeNotification = NSNotification.Name("AVAudioSessionRouteChangeNotification")
}
public let AVAudioSessionInterruptionTypeKey = "AVAudioSessionInterruptionTypeKey"
public let AVAudioSessionInterruptionOptionKey = "AVAudioSessionInterruptionOptionKey"
public let AVAudioSessionRouteChangeReasonKey = "AVAudioSessionRouteChangeReasonKey"

/// A speech synthesizer that does not speak (Apple: AVSpeechSynthesizer).
open class AVSpeechSynthesizer: NSObject {
  open weak var delegate: (any AVSpeechSynthesizerDelegate)?
  open var isSpeaking: Bool { false }
  open var isPaused: Bool { false }
  open func speak(_ utterance: AVSpeechUtterance) {}
  @discardableResult
  open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }
  @discardableResult
  open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }
  @discardableResult
  open func continueSpeaking() -> Bool { false }
}
public protocol AVSpeechSynthesizerDelegate: AnyObject {
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)
}
extension AVSpeechSynthesizerDelegate {
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance) {}
}
public enum AVSpeechBoundary: Int, Sendable { case immediate, word }
open class AVSpeechUtterance: NSObject {
  public let speechString: String
  open var voice: AVSpeechSynthesisVoice?
  open var rate: Float = 0.5
  open var pitchMultiplier: Float = 1
  open var volume: Float = 1
  open var preUtteranceDelay: TimeInterval = 0
  open var postUtteranceDelay: TimeInterval = 0
  public init(string: String) { speechString = string }
}
open class AVSpeechSynthesisVoice: NSObject {
  public let language: String
  public init?(language languageCode: String?) { language = languageCode ?? "en-US" }
  open class func speechVoices() -> [AVSpeechSynthesisVoice] { [] }
}

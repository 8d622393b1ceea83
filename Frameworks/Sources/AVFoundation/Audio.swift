public import AudioToolbox
public import Foundation

/// An audio player that cannot play: the initializers throw an error (Apple: AVAudioPlayer).
open class AVAudioPlayer: NSObject {
  open weak var delegate: (any AVAudioPlayerDelegate)?
  open var isPlaying: Bool { false }
  open var numberOfChannels: Int { 0 }
  open var duration: TimeInterval { 0 }
  open var deviceCurrentTime: TimeInterval { 0 }
  open var currentTime: TimeInterval = 0
  open var volume: Float = 1
  open var rate: Float = 1
  open var pan: Float = 0
  open var numberOfLoops = 0
  open var enableRate = false
  open var isMeteringEnabled = false
  public private(set) var url: URL?
  public private(set) var data: Data?
  open var settings: [String: Any] { [:] }
  open var format: AVAudioFormat { AVAudioFormat() }
  open var channelAssignments: [AVAudioSessionChannelDescription]?
  public override init() { super.init() }
  /// Stores the URL. Fails if there is no file, as on iOS.
  public init(contentsOf url: URL, fileTypeHint utiString: String?) throws {
    guard FileManager.default.isReadableFile(atPath: url.path) else { throw AVError(.unknown) }
    self.url = url
  }
  public convenience init(contentsOf url: URL) throws { try self.init(contentsOf: url, fileTypeHint: nil) }
  public init(data: Data, fileTypeHint utiString: String?) throws {
    guard !data.isEmpty else { throw AVError(.unknown) }
    self.data = data
  }
  public convenience init(data: Data) throws { try self.init(data: data, fileTypeHint: nil) }
  @discardableResult
  open func prepareToPlay() -> Bool { false }
  @discardableResult
  open func play() -> Bool { false }
  @discardableResult
  open func play(atTime time: TimeInterval) -> Bool { false }
  open func pause() {}
  open func stop() {}
  open func updateMeters() {}
  open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
  open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
  open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) { self.volume = volume }
}

/// Apple: AVAudioPlayerDelegate.
public protocol AVAudioPlayerDelegate: AnyObject {
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
  func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
  func audioPlayerBeginInterruption(_ player: AVAudioPlayer)
  func audioPlayerEndInterruption(_ player: AVAudioPlayer, withOptions flags: Int)
}
extension AVAudioPlayerDelegate {
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
  public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
  public func audioPlayerBeginInterruption(_ player: AVAudioPlayer) {}
  public func audioPlayerEndInterruption(_ player: AVAudioPlayer, withOptions flags: Int) {}
}

/// An audio recorder that cannot record: the initializers throw an error (Apple: AVAudioRecorder).
open class AVAudioRecorder: NSObject {
  open weak var delegate: (any AVAudioRecorderDelegate)?
  open var isRecording: Bool { false }
  open var isMeteringEnabled = false
  open var currentTime: TimeInterval { 0 }
  open var deviceCurrentTime: TimeInterval { 0 }
  open var url: URL { URL(fileURLWithPath: "/") }
  open var settings: [String: Any] { [:] }
  open var format: AVAudioFormat { AVAudioFormat() }
  open var channelAssignments: [AVAudioSessionChannelDescription]?
  public init(url: URL, settings: [String: Any]) throws { throw AVError(.deviceNotConnected) }
  public init(url: URL, format: AVAudioFormat) throws { throw AVError(.deviceNotConnected) }
  @discardableResult
  open func prepareToRecord() -> Bool { false }
  @discardableResult
  open func record() -> Bool { false }
  @discardableResult
  open func record(atTime time: TimeInterval) -> Bool { false }
  @discardableResult
  open func record(forDuration duration: TimeInterval) -> Bool { false }
  @discardableResult
  open func record(atTime time: TimeInterval, forDuration duration: TimeInterval) -> Bool { false }
  open func pause() {}
  open func stop() {}
  @discardableResult
  open func deleteRecording() -> Bool { false }
  open func updateMeters() {}
  open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
  open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
}
public protocol AVAudioRecorderDelegate: AnyObject {
  func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool)
  func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?)
}
extension AVAudioRecorderDelegate {
  public func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool) {}
  public func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?) {}
}

/// A MIDI player that cannot play: the initializers throw an error (Apple: AVMIDIPlayer).
open class AVMIDIPlayer: NSObject {
  open var duration: TimeInterval { 0 }
  open var isPlaying: Bool { false }
  open var rate: Float = 1
  open var currentPosition: TimeInterval = 0
  public init(contentsOf inURL: URL, soundBankURL bankURL: URL?) throws { throw AVError(.unknown) }
  public init(data: Data, soundBankURL bankURL: URL?) throws { throw AVError(.unknown) }
  open func prepareToPlay() {}
  open func play(_ completionHandler: (() -> Void)? = nil) { completionHandler?() }
  open func stop() {}
}

public let AVFormatIDKey = "AVFormatIDKey"
public let AVSampleRateKey = "AVSampleRateKey"
public let AVNumberOfChannelsKey = "AVNumberOfChannelsKey"
public let AVChannelLayoutKey = "AVChannelLayoutKey"
public let AVLinearPCMBitDepthKey = "AVLinearPCMBitDepthKey"
public let AVLinearPCMIsBigEndianKey = "AVLinearPCMIsBigEndianKey"
public let AVLinearPCMIsFloatKey = "AVLinearPCMIsFloatKey"
public let AVLinearPCMIsNonInterleaved = "AVLinearPCMIsNonInterleaved"
public let AVAudioFileTypeKey = "AVAudioFileTypeKey"
public let AVEncoderAudioQualityKey = "AVEncoderQualityKey"
public let AVEncoderAudioQualityForVBRKey = "AVEncoderQualityForVBRKey"
public let AVEncoderBitRateKey = "AVEncoderBitRateKey"
public let AVEncoderBitRatePerChannelKey = "AVEncoderBitRatePerChannelKey"
public let AVEncoderBitRateStrategyKey = "AVEncoderBitRateStrategyKey"
public let AVEncoderBitDepthHintKey = "AVEncoderBitDepthHintKey"
public let AVSampleRateConverterAudioQualityKey = "AVSampleRateConverterQualityKey"
public enum AVAudioQuality: Int, Sendable { case min = 0, low = 32, medium = 64, high = 96, max = 127 }

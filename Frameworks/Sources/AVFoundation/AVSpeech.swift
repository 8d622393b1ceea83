public import Foundation

/// A speech synthesizer that does not speak (Apple: AVSpeechSynthesizer).
open class AVSpeechSynthesizer: NSObject {
  open weak var delegate: (any AVSpeechSynthesizerDelegate)?
  open var isSpeaking: Bool { false }
  open var isPaused: Bool { false }
  open var usesApplicationAudioSession = true
  open var mixToTelephonyUplink = false
  open var outputChannels: [AVAudioSessionChannelDescription]?
  open func speak(_ utterance: AVSpeechUtterance) {}
  open func write(_ utterance: AVSpeechUtterance, toBufferCallback bufferCallback: @escaping (AVAudioBuffer) -> Void) {}
  @discardableResult
  open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }
  @discardableResult
  open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }
  @discardableResult
  open func continueSpeaking() -> Bool { false }
}
public protocol AVSpeechSynthesizerDelegate: AnyObject {
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance)
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance)
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance)
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance)
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange, utterance: AVSpeechUtterance)
}
extension AVSpeechSynthesizerDelegate {
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance) {}
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance) {}
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance) {}
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance) {}
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance) {}
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange, utterance: AVSpeechUtterance
  ) {}
}
public enum AVSpeechBoundary: Int, Sendable { case immediate, word }
open class AVSpeechUtterance: NSObject {
  public let speechString: String
  public let attributedSpeechString: NSAttributedString
  open var voice: AVSpeechSynthesisVoice?
  open var rate: Float = AVSpeechUtteranceDefaultSpeechRate
  open var pitchMultiplier: Float = 1
  open var volume: Float = 1
  open var prefersAssistiveTechnologySettings = false
  open var preUtteranceDelay: TimeInterval = 0
  open var postUtteranceDelay: TimeInterval = 0
  public init(string: String) {
    speechString = string
    attributedSpeechString = NSAttributedString(string: string)
  }
  public init(attributedString string: NSAttributedString) {
    speechString = string.string
    attributedSpeechString = string
  }
  public init?(ssmlRepresentation string: String) {
    speechString = string
    attributedSpeechString = NSAttributedString(string: string)
  }
}
/// A voice. None is installed (Apple: AVSpeechSynthesisVoice).
open class AVSpeechSynthesisVoice: NSObject, @unchecked Sendable {
  // Unchecked: the class is immutable, which the compiler cannot verify for an open class.
  public let language: String
  open var identifier: String { "" }
  open var name: String { "" }
  open var quality: AVSpeechSynthesisVoiceQuality { .default }
  open var gender: AVSpeechSynthesisVoiceGender { .unspecified }
  open var audioFileSettings: [String: Any] { [:] }
  public init?(language languageCode: String?) { language = languageCode ?? "en-US" }
  public init?(identifier: String) { nil }
  open class func speechVoices() -> [AVSpeechSynthesisVoice] { [] }
  open class func currentLanguageCode() -> String { Locale.current.identifier.replacingOccurrences(of: "_", with: "-") }
}
public enum AVSpeechSynthesisVoiceQuality: Int, Sendable { case `default` = 1, enhanced, premium }
public enum AVSpeechSynthesisVoiceGender: Int, Sendable { case unspecified, male, female }
public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5
public let AVSpeechSynthesisVoiceIdentifierAlex = "com.apple.speech.voice.Alex"
public let AVSpeechSynthesisIPANotationAttribute = "AVSpeechSynthesisIPANotationAttribute"

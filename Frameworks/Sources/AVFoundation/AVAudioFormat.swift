public import AudioToolbox
public import CoreMedia
public import Foundation

public enum AVAudioCommonFormat: UInt, Sendable { case otherFormat, pcmFormatFloat32, pcmFormatFloat64, pcmFormatInt16, pcmFormatInt32 }

/// The format of audio in memory or in a file (Apple: AVAudioFormat).
open class AVAudioFormat: NSObject, @unchecked Sendable {
  // Unchecked: the class is immutable, which the compiler cannot verify for an open class.
  public let commonFormat: AVAudioCommonFormat
  public let sampleRate: Double
  public let channelCount: AVAudioChannelCount
  public let isInterleaved: Bool
  public let settings: [String: Any]
  open var isStandard: Bool { commonFormat == .pcmFormatFloat32 && !isInterleaved }
  open var channelLayout: AVAudioChannelLayout? { nil }
  open var formatDescription: CMAudioFormatDescription { .empty }
  open var streamDescription: AudioStreamBasicDescription {
    let bytes = UInt32(bytesPerSample) * (isInterleaved ? channelCount : 1)
    let isFloat = commonFormat == .pcmFormatFloat32 || commonFormat == .pcmFormatFloat64
    let kind = isFloat ? kAudioFormatFlagIsFloat : kAudioFormatFlagIsSignedInteger
    return AudioStreamBasicDescription(
      mSampleRate: sampleRate, mFormatID: kAudioFormatLinearPCM,
      mFormatFlags: kind | kAudioFormatFlagIsPacked | (isInterleaved ? 0 : kAudioFormatFlagIsNonInterleaved), mBytesPerPacket: bytes,
      mFramesPerPacket: 1, mBytesPerFrame: bytes, mChannelsPerFrame: channelCount, mBitsPerChannel: UInt32(8 * bytesPerSample),
      mReserved: 0)
  }
  var bytesPerSample: Int {
    switch commonFormat {
    case .pcmFormatFloat64: 8
    case .pcmFormatInt16: 2
    default: 4
    }
  }

  /// 44,100 frames a second in two channels.
  public convenience override init() { self.init(.pcmFormatFloat32, 44_100, 2, false, [:]) }
  init(_ format: AVAudioCommonFormat, _ rate: Double, _ channels: AVAudioChannelCount, _ isInterleaved: Bool, _ settings: [String: Any]) {
    commonFormat = format
    sampleRate = rate
    channelCount = channels
    self.isInterleaved = isInterleaved
    self.settings = settings
  }
  /// Returns nil for more than two channels, as Apple documents for formats without a layout.
  public convenience init?(standardFormatWithSampleRate sampleRate: Double, channels: AVAudioChannelCount) {
    guard channels > 0, channels <= 2 else { return nil }
    self.init(.pcmFormatFloat32, sampleRate, channels, false, [:])
  }
  public convenience init(standardFormatWithSampleRate sampleRate: Double, channelLayout layout: AVAudioChannelLayout) {
    self.init(.pcmFormatFloat32, sampleRate, layout.channelCount, false, [:])
  }
  public convenience init?(
    commonFormat format: AVAudioCommonFormat, sampleRate: Double, channels: AVAudioChannelCount, interleaved: Bool
  ) {
    guard channels > 0, channels <= 2 else { return nil }
    self.init(format, sampleRate, channels, interleaved, [:])
  }
  public convenience init?(settings: [String: Any]) {
    func number(_ key: String) -> Double? {
      (settings[key] as? NSNumber)?.doubleValue ?? settings[key] as? Double ?? (settings[key] as? Int).map(Double.init)
    }
    guard let rate = number(AVSampleRateKey), let channels = number(AVNumberOfChannelsKey), channels >= 1, channels <= 64 else {
      return nil
    }
    self.init(.otherFormat, rate, AVAudioChannelCount(channels), true, settings)
  }
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? AVAudioFormat).map {
      $0.commonFormat == commonFormat && $0.sampleRate == sampleRate && $0.channelCount == channelCount && $0.isInterleaved == isInterleaved
    } ?? false
  }
  open override var hash: Int { sampleRate.hashValue }
}
open class AVAudioChannelLayout: NSObject {
  public let layoutTag: AudioChannelLayoutTag
  open var channelCount: AVAudioChannelCount { layoutTag & 0xFFFF }
  public init?(layoutTag: AudioChannelLayoutTag) { self.layoutTag = layoutTag }
}

/// Apple: AVAudioBuffer.
open class AVAudioBuffer: NSObject {
  public let format: AVAudioFormat
  init(format: AVAudioFormat) { self.format = format }
}

/// Samples in memory, one list for each channel (Apple: AVAudioPCMBuffer).
open class AVAudioPCMBuffer: AVAudioBuffer {
  public let frameCapacity: AVAudioFrameCount
  /// The number of valid frames, at most the capacity.
  open var frameLength: AVAudioFrameCount = 0 {
    didSet { frameLength = min(frameLength, frameCapacity) }
  }
  open var stride: Int { format.isInterleaved ? Int(format.channelCount) : 1 }
  private let memory: UnsafeMutableRawPointer
  private let pointers: UnsafeMutableRawPointer
  private let channels: Int
  private let channelBytes: Int

  /// Creates an empty buffer; nil for a format that is not PCM.
  public init?(pcmFormat format: AVAudioFormat, frameCapacity: AVAudioFrameCount) {
    guard format.commonFormat != .otherFormat else { return nil }
    self.frameCapacity = frameCapacity
    channels = format.isInterleaved ? 1 : Int(format.channelCount)
    channelBytes = Int(frameCapacity) * format.bytesPerSample * (format.isInterleaved ? Int(format.channelCount) : 1)
    memory = .allocate(byteCount: max(1, channels * channelBytes), alignment: 16)
    memory.initializeMemory(as: UInt8.self, repeating: 0, count: channels * channelBytes)
    pointers = .allocate(byteCount: max(1, channels) * MemoryLayout<UnsafeMutableRawPointer>.size, alignment: 16)
    for channel in 0..<channels {
      pointers.storeBytes(
        of: memory + channel * channelBytes, toByteOffset: channel * MemoryLayout<UnsafeMutableRawPointer>.size,
        as: UnsafeMutableRawPointer.self)
    }
    super.init(format: format)
  }
  deinit {
    memory.deallocate()
    pointers.deallocate()
  }

  open var floatChannelData: UnsafePointer<UnsafeMutablePointer<Float>>? { data(.pcmFormatFloat32, of: Float.self) }
  open var int16ChannelData: UnsafePointer<UnsafeMutablePointer<Int16>>? { data(.pcmFormatInt16, of: Int16.self) }
  open var int32ChannelData: UnsafePointer<UnsafeMutablePointer<Int32>>? { data(.pcmFormatInt32, of: Int32.self) }

  private func data<T>(_ kind: AVAudioCommonFormat, of type: T.Type) -> UnsafePointer<UnsafeMutablePointer<T>>? {
    format.commonFormat == kind ? UnsafePointer(pointers.assumingMemoryBound(to: UnsafeMutablePointer<T>.self)) : nil
  }
}
open class AVAudioTime: NSObject {
  public let hostTime: UInt64
  public let sampleTime: AVAudioFramePosition
  public let sampleRate: Double
  open var isHostTimeValid: Bool { hostTime != 0 }
  open var isSampleTimeValid: Bool { sampleRate > 0 }
  public init(hostTime: UInt64) { (self.hostTime, sampleTime, sampleRate) = (hostTime, 0, 0) }
  public init(sampleTime: AVAudioFramePosition, atRate sampleRate: Double) {
    (hostTime, self.sampleTime, self.sampleRate) = (0, sampleTime, sampleRate)
  }
  open class func seconds(forHostTime hostTime: UInt64) -> TimeInterval { TimeInterval(hostTime) / 1e9 }
  open class func hostTime(forSeconds seconds: TimeInterval) -> UInt64 { seconds > 0 && seconds < 1e9 ? UInt64(seconds * 1e9) : 0 }
}

/// A file of audio, which cannot be opened: the initializers throw an error (Apple: AVAudioFile).
open class AVAudioFile: NSObject {
  open var url: URL { URL(fileURLWithPath: "/") }
  open var fileFormat: AVAudioFormat { AVAudioFormat() }
  open var processingFormat: AVAudioFormat { AVAudioFormat() }
  open var length: AVAudioFramePosition { 0 }
  open var framePosition: AVAudioFramePosition = 0
  public init(forReading fileURL: URL) throws { throw AVError(.unknown) }
  public init(forReading fileURL: URL, commonFormat format: AVAudioCommonFormat, interleaved: Bool) throws { throw AVError(.unknown) }
  public init(forWriting fileURL: URL, settings: [String: Any]) throws { throw AVError(.unknown) }
  public init(forWriting fileURL: URL, settings: [String: Any], commonFormat format: AVAudioCommonFormat, interleaved: Bool) throws {
    throw AVError(.unknown)
  }
  open func read(into buffer: AVAudioPCMBuffer) throws { throw AVError(.unknown) }
  open func read(into buffer: AVAudioPCMBuffer, frameCount frames: AVAudioFrameCount) throws { throw AVError(.unknown) }
  open func write(from buffer: AVAudioPCMBuffer) throws { throw AVError(.unknown) }
}
/// A converter. None can be created (Apple: AVAudioConverter).
open class AVAudioConverter: NSObject {
  public let inputFormat: AVAudioFormat
  public let outputFormat: AVAudioFormat
  public init?(from fromFormat: AVAudioFormat, to toFormat: AVAudioFormat) { nil }
  open func reset() {}
  open func convert(to outputBuffer: AVAudioPCMBuffer, from inputBuffer: AVAudioPCMBuffer) throws { throw AVError(.unknown) }
  @discardableResult
  open func convert(
    to outputBuffer: AVAudioBuffer, error outError: UnsafeMutablePointer<NSError?>?,
    withInputFrom inputBlock: @escaping AVAudioConverterInputBlock
  ) -> AVAudioConverterOutputStatus { .error }
}
public typealias AVAudioConverterInputBlock = (AVAudioPacketCount, UnsafeMutablePointer<AVAudioConverterInputStatus>) -> AVAudioBuffer?
public enum AVAudioConverterInputStatus: Int, Sendable { case haveData, noDataNow, endOfStream }
public enum AVAudioConverterOutputStatus: Int, Sendable { case haveData, inputRanDry, endOfStream, error }

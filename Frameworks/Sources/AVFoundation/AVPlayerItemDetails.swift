public import CoreMedia
public import CoreVideo
public import Foundation

open class AVPlayerItemTrack: NSObject {
  open var assetTrack: AVAssetTrack? { nil }
  open var isEnabled = true
  open var currentVideoFrameRate: Float { 0 }
}
open class AVPlayerItemOutput: NSObject {
  open var suppressesPlayerRendering = false
  open func itemTime(forHostTime hostTimeInSeconds: CFTimeInterval) -> CMTime { .invalid }
}
/// An output without pixels (Apple: AVPlayerItemVideoOutput).
open class AVPlayerItemVideoOutput: AVPlayerItemOutput {
  public init(pixelBufferAttributes: [String: Any]? = nil) {}
  public init(outputSettings: [String: Any]?) {}
  open func hasNewPixelBuffer(forItemTime itemTime: CMTime) -> Bool { false }
  open func copyPixelBuffer(forItemTime itemTime: CMTime, itemTimeForDisplay outItemTimeForDisplay: UnsafeMutablePointer<CMTime>?)
    -> CVPixelBuffer?
  { nil }
}
open class AVPlayerItemMediaDataCollector: NSObject {}
open class AVPlayerItemMetadataOutput: AVPlayerItemOutput {
  public init(identifiers: [String]?) {}
}
/// The networks' part of playing an item (Apple: AVPlayerItemAccessLog). It has no events, since nothing plays.
open class AVPlayerItemAccessLog: NSObject {
  open var events: [AVPlayerItemAccessLogEvent] { [] }
  open var extendedLogDataStringEncoding: UInt { String.Encoding.utf8.rawValue }
  open func extendedLogData() -> Data? { nil }
}
/// Values of an entry of the log (Apple: AVPlayerItemAccessLogEvent). Negative values and nil stand for unknown ones.
open class AVPlayerItemAccessLogEvent: NSObject {
  open var uri: String? { nil }
  open var serverAddress: String? { nil }
  open var numberOfServerAddressChanges: Int { -1 }
  open var playbackStartDate: Date? { nil }
  open var playbackSessionID: String? { nil }
  open var playbackStartOffset: TimeInterval { -1 }
  open var playbackType: String? { nil }
  open var startupTime: TimeInterval { -1 }
  open var durationWatched: TimeInterval { -1 }
  open var numberOfDroppedVideoFrames: Int { -1 }
  open var numberOfStalls: Int { -1 }
  open var numberOfMediaRequests: Int { -1 }
  open var mediaRequestsWWAN: Int { -1 }
  open var transferDuration: TimeInterval { -1 }
  open var numberOfBytesTransferred: Int64 { -1 }
  open var segmentsDownloadedDuration: TimeInterval { -1 }
  open var downloadOverdue: Int { -1 }
  open var observedBitrate: Double { -1 }
  open var observedMaxBitrate: Double { -1 }
  open var observedMinBitrate: Double { -1 }
  open var observedBitrateStandardDeviation: Double { -1 }
  open var indicatedBitrate: Double { -1 }
  open var indicatedAverageBitrate: Double { -1 }
  open var averageVideoBitrate: Double { -1 }
  open var averageAudioBitrate: Double { -1 }
  open var switchBitrate: Double { -1 }
}
/// The errors of playing an item (Apple: AVPlayerItemErrorLog). It has no events, since nothing plays.
open class AVPlayerItemErrorLog: NSObject {
  open var events: [AVPlayerItemErrorLogEvent] { [] }
  open var extendedLogDataStringEncoding: UInt { String.Encoding.utf8.rawValue }
  open func extendedLogData() -> Data? { nil }
}
/// Values of an entry of the log (Apple: AVPlayerItemErrorLogEvent).
open class AVPlayerItemErrorLogEvent: NSObject {
  open var date: Date? { nil }
  open var uri: String? { nil }
  open var serverAddress: String? { nil }
  open var playbackSessionID: String? { nil }
  open var errorStatusCode: Int { 0 }
  open var errorDomain: String { "" }
  open var errorComment: String? { nil }
}
public enum AVPlayerAudiovisualBackgroundPlaybackPolicy: Int, Sendable { case automatic = 1, pauses, continuesIfPossible }
public let AVPlayerItemFailedToPlayToEndTimeErrorKey = "AVPlayerItemFailedToPlayToEndTimeErrorKey"

/// A detector that finds no routes (Apple: AVRouteDetector).
open class AVRouteDetector: NSObject {
  open var isRouteDetectionEnabled = false
  open var multipleRoutesDetected: Bool { false }
}

/// A reader that fails to start (Apple: AVAssetReader).
open class AVAssetReader: NSObject {
  public enum Status: Int, Sendable { case unknown, reading, completed, failed, cancelled }
  public let asset: AVAsset
  open private(set) var status = Status.unknown
  open private(set) var error: (any Error)?
  open var timeRange = CMTimeRange(start: .zero, duration: .positiveInfinity)
  open private(set) var outputs: [AVAssetReaderOutput] = []
  public init(asset: AVAsset) throws { self.asset = asset }
  open func canAdd(_ output: AVAssetReaderOutput) -> Bool { true }
  open func add(_ output: AVAssetReaderOutput) { outputs.append(output) }
  open func startReading() -> Bool {
    (status, error) = (.failed, AVError(.unknown))
    return false
  }
  open func cancelReading() { status = .cancelled }
}
open class AVAssetReaderOutput: NSObject {
  open var mediaType: AVMediaType { .video }
  open var alwaysCopiesSampleData = true
  open func copyNextSampleBuffer() -> CMSampleBuffer? { nil }
}
open class AVAssetReaderTrackOutput: AVAssetReaderOutput {
  public let track: AVAssetTrack
  public let outputSettings: [String: Any]?
  public init(track: AVAssetTrack, outputSettings: [String: Any]?) {
    self.track = track
    self.outputSettings = outputSettings
  }
}

open class AVAssetReaderVideoCompositionOutput: AVAssetReaderOutput {
  public let videoTracks: [AVAssetTrack]
  public let videoSettings: [String: Any]?
  open var videoComposition: AVVideoComposition?
  public init(videoTracks: [AVAssetTrack], videoSettings: [String: Any]?) {
    self.videoTracks = videoTracks
    self.videoSettings = videoSettings
  }
}
open class AVAssetReaderAudioMixOutput: AVAssetReaderOutput {
  public let audioTracks: [AVAssetTrack]
  public let audioSettings: [String: Any]?
  open var audioMix: AVAudioMix?
  open var audioTimePitchAlgorithm = AVAudioTimePitchAlgorithm.spectral
  open override var mediaType: AVMediaType { .audio }
  public init(audioTracks: [AVAssetTrack], audioSettings: [String: Any]?) {
    self.audioTracks = audioTracks
    self.audioSettings = audioSettings
  }
}

/// A writer that fails to start (Apple: AVAssetWriter).
open class AVAssetWriter: NSObject, @unchecked Sendable {
  // Unchecked: as with Apple's class, threads that share an object must synchronize their access.
  public enum Status: Int, Sendable { case unknown, writing, completed, failed, cancelled }
  public let outputURL: URL
  public let outputFileType: AVFileType
  open private(set) var status = Status.unknown
  open private(set) var error: (any Error)?
  open private(set) var inputs: [AVAssetWriterInput] = []
  open var metadata: [AVMetadataItem] = []
  open var shouldOptimizeForNetworkUse = false
  public init(outputURL: URL, fileType outputFileType: AVFileType) throws {
    self.outputURL = outputURL
    self.outputFileType = outputFileType
  }
  public convenience init(url outputURL: URL, fileType outputFileType: AVFileType) throws {
    try self.init(outputURL: outputURL, fileType: outputFileType)
  }
  open func canApply(outputSettings: [String: Any]?, forMediaType mediaType: AVMediaType) -> Bool { false }
  open func canAdd(_ input: AVAssetWriterInput) -> Bool { true }
  open func add(_ input: AVAssetWriterInput) { inputs.append(input) }
  open func startWriting() -> Bool {
    (status, error) = (.failed, AVError(.encoderNotFound))
    return false
  }
  open func startSession(atSourceTime startTime: CMTime) {}
  open func endSession(atSourceTime endTime: CMTime) {}
  open func cancelWriting() { status = .cancelled }
  open func finishWriting(completionHandler handler: @escaping @Sendable () -> Void) { handler() }
  open func finishWriting() async {}
}
open class AVAssetWriterInput: NSObject {
  public let mediaType: AVMediaType
  public let outputSettings: [String: Any]?
  open var expectsMediaDataInRealTime = false
  open var transform = CGAffineTransform.identity
  open var naturalSize = CGSize.zero
  open var mediaTimeScale: CMTimeScale = 0
  open var isReadyForMoreMediaData: Bool { false }
  public init(mediaType: AVMediaType, outputSettings: [String: Any]?, sourceFormatHint: CMFormatDescription? = nil) {
    self.mediaType = mediaType
    self.outputSettings = outputSettings
  }
  open func requestMediaDataWhenReady(on queue: DispatchQueue, using block: @escaping @Sendable () -> Void) {}
  @discardableResult
  open func append(_ sampleBuffer: CMSampleBuffer) -> Bool { false }
  open func markAsFinished() {}
}
open class AVAssetWriterInputPixelBufferAdaptor: NSObject {
  public let assetWriterInput: AVAssetWriterInput
  public let sourcePixelBufferAttributes: [String: Any]?
  public init(assetWriterInput input: AVAssetWriterInput, sourcePixelBufferAttributes: [String: Any]? = nil) {
    assetWriterInput = input
    self.sourcePixelBufferAttributes = sourcePixelBufferAttributes
  }
  @discardableResult
  open func append(_ pixelBuffer: CVPixelBuffer, withPresentationTime presentationTime: CMTime) -> Bool { false }
}
public let AVVideoCompressionPropertiesKey = "AVVideoCompressionPropertiesKey"
public let AVVideoAverageBitRateKey = "AverageBitRate"
public let AVVideoProfileLevelKey = "ProfileLevel"
public let AVVideoProfileLevelH264HighAutoLevel = "H264_High_AutoLevel"
public let AVVideoProfileLevelH264BaselineAutoLevel = "H264_Baseline_AutoLevel"
public let AVVideoProfileLevelH264Baseline30 = "H264_Baseline_3_0"
public let AVVideoProfileLevelH264Baseline31 = "H264_Baseline_3_1"
public let AVVideoProfileLevelH264Baseline41 = "H264_Baseline_4_1"
public let AVVideoProfileLevelH264Main30 = "H264_Main_3_0"
public let AVVideoProfileLevelH264Main31 = "H264_Main_3_1"
public let AVVideoProfileLevelH264Main32 = "H264_Main_3_2"
public let AVVideoProfileLevelH264Main41 = "H264_Main_4_1"
public let AVVideoProfileLevelH264MainAutoLevel = "H264_Main_AutoLevel"
public let AVVideoProfileLevelH264High40 = "H264_High_4_0"
public let AVVideoProfileLevelH264High41 = "H264_High_4_1"
public let AVVideoMaxKeyFrameIntervalKey = "MaxKeyFrameInterval"
public let AVVideoExpectedSourceFrameRateKey = "ExpectedFrameRate"
public let AVVideoScalingModeKey = "AVVideoScalingModeKey"
public let AVVideoScalingModeResizeAspectFill = "AVVideoScalingModeResizeAspectFill"

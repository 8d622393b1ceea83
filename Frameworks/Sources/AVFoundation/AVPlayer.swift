@_exported import AudioToolbox
@_exported import CoreGraphics
@_exported import CoreMedia
@_exported import CoreVideo
@_exported import FoundationCompatibility
@_exported import QuartzCore

/// A player that cannot play, since Linux has no AVFoundation. Items fail with `AVError.unknown` (Apple: AVPlayer).
@preconcurrency @MainActor
open class AVPlayer: NSObject {
  open private(set) var currentItem: AVPlayerItem?
  open var rate: Float = 0
  open var volume: Float = 1
  open var isMuted = false
  open var actionAtItemEnd = ActionAtItemEnd.pause
  open var automaticallyWaitsToMinimizeStalling = true
  open var allowsExternalPlayback = true
  open var preventsDisplaySleepDuringVideoPlayback = true
  open var status: Status { .failed }
  open var error: (any Error)? { AVError(.unknown) }
  open var timeControlStatus: TimeControlStatus { .paused }
  open var reasonForWaitingToPlay: WaitingReason? { nil }

  public enum Status: Int, Sendable { case unknown, readyToPlay, failed }
  public enum TimeControlStatus: Int, Sendable { case paused, waitingToPlayAtSpecifiedRate, playing }
  public enum ActionAtItemEnd: Int, Sendable { case advance, pause, none }
  public struct WaitingReason: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let toMinimizeStalls = WaitingReason(rawValue: "AVPlayerWaitingToMinimizeStallsReason")
    public static let evaluatingBufferingRate = WaitingReason(rawValue: "AVPlayerWaitingWhileEvaluatingBufferingRateReason")
    public static let noItemToPlay = WaitingReason(rawValue: "AVPlayerWaitingWithNoItemToPlayReason")
  }

  public nonisolated override init() { super.init() }
  public convenience init(url URL: URL) { self.init(playerItem: AVPlayerItem(url: URL)) }
  public convenience init(playerItem item: AVPlayerItem?) {
    self.init()
    currentItem = item
  }
  open var defaultRate: Float = 1
  open var isExternalPlaybackActive: Bool { false }
  open var usesExternalPlaybackWhileExternalScreenIsActive = false
  open var externalPlaybackVideoGravity = AVLayerVideoGravity.resizeAspect
  open var appliesMediaSelectionCriteriaAutomatically = true
  open var isClosedCaptionDisplayEnabled = false
  open var audiovisualBackgroundPlaybackPolicy = AVPlayerAudiovisualBackgroundPlaybackPolicy.automatic
  open var sourceClock: CMClock?
  open func play() {}
  open func playImmediately(atRate rate: Float) {}
  open func setRate(_ rate: Float, time itemTime: CMTime, atHostTime hostClockTime: CMTime) {}
  open func preroll(atRate rate: Float, completionHandler: ((Bool) -> Void)? = nil) { completionHandler?(false) }
  open func cancelPendingPrerolls() {}
  open func pause() {}
  open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }
  open func currentTime() -> CMTime { .zero }
  open func seek(to time: CMTime) {}
  open func seek(to time: CMTime, completionHandler: @escaping (Bool) -> Void) { completionHandler(false) }
  @discardableResult
  open func seek(to time: CMTime) async -> Bool { false }
  open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) {}
  @discardableResult
  open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) async -> Bool { false }
  open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime, completionHandler: @escaping (Bool) -> Void) {
    completionHandler(false)
  }
  open func addPeriodicTimeObserver(forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping (CMTime) -> Void) -> Any {
    NSObject()
  }
  open func addBoundaryTimeObserver(forTimes times: [NSValue], queue: DispatchQueue?, using block: @escaping () -> Void) -> Any {
    NSObject()
  }
  open func removeTimeObserver(_ observer: Any) {}
}

open class AVQueuePlayer: AVPlayer {
  open private(set) var queue: [AVPlayerItem] = []
  public convenience init(items: [AVPlayerItem]) {
    self.init(playerItem: items.first)
    queue = items
  }
  open func items() -> [AVPlayerItem] { queue }
  open func advanceToNextItem() {}
  open func canInsert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) -> Bool { !queue.contains { $0 === item } }
  open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {
    let index = afterItem.flatMap { other in queue.firstIndex { $0 === other } }
    queue.insert(item, at: index.map { $0 + 1 } ?? queue.endIndex)
  }
  open func remove(_ item: AVPlayerItem) { queue.removeAll { $0 === item } }
  open func removeAllItems() { queue = [] }
}
@preconcurrency @MainActor
open class AVPlayerLooper: NSObject {
  public enum Status: Int, Sendable { case unknown, ready, failed, cancelled }
  open var status: Status { .failed }
  open var error: (any Error)? { AVError(.unknown) }
  open var loopCount: Int { 0 }
  open var loopingPlayerItems: [AVPlayerItem] { [] }
  public init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem) { super.init() }
  public init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem, timeRange loopRange: CMTimeRange) { super.init() }
  open func disableLooping() {}
}

/// Apple: AVPlayerItem.
open class AVPlayerItem: NSObject, @unchecked Sendable {
  // Unchecked: the class is immutable, which the compiler cannot verify for an open class.
  public let asset: AVAsset
  public init(asset: AVAsset) { self.asset = asset }
  public convenience init(asset: AVAsset, automaticallyLoadedAssetKeys: [String]?) { self.init(asset: asset) }
  public convenience init(url URL: URL) { self.init(asset: AVURLAsset(url: URL)) }
  public enum Status: Int, Sendable { case unknown, readyToPlay, failed }
  open var status: Status { .failed }
  open var error: (any Error)? { AVError(.unknown) }
  open var duration: CMTime { .indefinite }
  open var externalMetadata: [AVMetadataItem] = []
  open var tracks: [AVPlayerItemTrack] { [] }
  open var timebase: CMTimebase? { nil }
  open var audioMix: AVAudioMix?
  open var videoComposition: AVVideoComposition?
  open var forwardPlaybackEndTime = CMTime.invalid
  open var reversePlaybackEndTime = CMTime.invalid
  open var preferredForwardBufferDuration: TimeInterval = 0
  open var preferredPeakBitRate = 0.0
  open var preferredMaximumResolution = CGSize.zero
  open var canUseNetworkResourcesForLiveStreamingWhilePaused = false
  open var automaticallyLoadedAssetKeys: [String] { [] }
  open var audioTimePitchAlgorithm = AVAudioTimePitchAlgorithm.timeDomain
  open var canPlayFastForward: Bool { false }
  open var canPlaySlowForward: Bool { false }
  open var canPlayReverse: Bool { false }
  open var canPlayFastReverse: Bool { false }
  open var canPlaySlowReverse: Bool { false }
  open var canStepForward: Bool { false }
  open var canStepBackward: Bool { false }
  open var seekableTimeRanges: [NSValue] { [] }
  open private(set) var outputs: [AVPlayerItemOutput] = []
  open func add(_ output: AVPlayerItemOutput) { outputs.append(output) }
  open func remove(_ output: AVPlayerItemOutput) { outputs.removeAll { $0 === output } }
  open func add(_ collector: AVPlayerItemMediaDataCollector) {}
  open func currentDate() -> Date? { nil }
  open func accessLog() -> AVPlayerItemAccessLog? { nil }
  open func errorLog() -> AVPlayerItemErrorLog? { nil }
  open func select(_ mediaSelectionOption: AVMediaSelectionOption?, in mediaSelectionGroup: AVMediaSelectionGroup) {}
  open func currentTime() -> CMTime { .zero }
  open func seek(to time: CMTime) {}
  open func seek(to date: Date, completionHandler: ((Bool) -> Void)? = nil) -> Bool { false }
  @discardableResult
  open func seek(to time: CMTime) async -> Bool { false }
  open func seek(to time: CMTime, completionHandler: ((Bool) -> Void)?) { completionHandler?(false) }
  open func seek(
    to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime, completionHandler: ((Bool) -> Void)? = nil
  ) { completionHandler?(false) }
  open func cancelPendingSeeks() {}
  open func step(byCount stepCount: Int) {}
  open var loadedTimeRanges: [NSValue] { [] }
  open var presentationSize: CGSize { .zero }
  open var isPlaybackLikelyToKeepUp: Bool { false }
  open var isPlaybackBufferEmpty: Bool { true }
  open var isPlaybackBufferFull: Bool { false }
}

extension NSNotification.Name {
  public static let AVPlayerItemDidPlayToEndTime = NSNotification.Name("AVPlayerItemDidPlayToEndTimeNotification")
  public static let AVPlayerItemFailedToPlayToEndTime = NSNotification.Name("AVPlayerItemFailedToPlayToEndTimeNotification")
  public static let AVPlayerItemPlaybackStalled = NSNotification.Name("AVPlayerItemPlaybackStalledNotification")
  public static let AVPlayerItemNewErrorLogEntry = NSNotification.Name("AVPlayerItemNewErrorLogEntryNotification")
  public static let AVPlayerItemNewAccessLogEntry = NSNotification.Name("AVPlayerItemNewAccessLogEntryNotification")
  public static let AVPlayerItemTimeJumped = NSNotification.Name("AVPlayerItemTimeJumpedNotification")
  public static let AVRouteDetectorMultipleRoutesDetectedDidChange = NSNotification.Name(
    "AVRouteDetectorMultipleRoutesDetectedDidChangeNotification")
}

public enum AVKeyValueStatus: Int, Sendable { case unknown, loading, loaded, failed, cancelled }
/// A layer without content (Apple: AVPlayerLayer).
open class AVPlayerLayer: CALayer {
  open var player: AVPlayer?
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  open var isReadyForDisplay: Bool { false }
  open var videoRect: CGRect { .zero }
  public convenience init(player: AVPlayer?) {
    self.init()
    self.player = player
  }
}

public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
  public static let resizeAspectFill = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspectFill")
  public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
}
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let video = AVMediaType(rawValue: "vide")
  public static let audio = AVMediaType(rawValue: "soun")
  public static let text = AVMediaType(rawValue: "text")
  public static let metadata = AVMediaType(rawValue: "meta")
  public static let closedCaption = AVMediaType(rawValue: "clcp"), subtitle = AVMediaType(rawValue: "sbtl")
  public static let timecode = AVMediaType(rawValue: "tmcd"), muxed = AVMediaType(rawValue: "muxx")
  public static let metadataObject = AVMediaType(rawValue: "mobj"), depthData = AVMediaType(rawValue: "dpth")
}

/// Apple: AVError.
public struct AVError: CustomNSError, Equatable, Sendable {
  public enum Code: Int, Sendable {
    case unknown = -11800, outOfMemory = -11801, sessionNotRunning = -11803, deviceAlreadyUsedByAnotherSession = -11804
    case noDataCaptured = -11805, sessionConfigurationChanged = -11806, diskFull = -11807, deviceWasDisconnected = -11808
    case mediaChanged = -11809, maximumDurationReached = -11810, maximumFileSizeReached = -11811, mediaDiscontinuity = -11812
    case deviceNotConnected = -11814, deviceInUseByAnotherApplication = -11815, deviceLockedForConfigurationByAnotherProcess = -11817
    case sessionWasInterrupted = -11818, mediaServicesWereReset = -11819, exportFailed = -11820, decodeFailed = -11821
    case invalidSourceMedia = -11822, fileAlreadyExists = -11823, compositionTrackSegmentsNotContiguous = -11824
    case fileFormatNotRecognized = -11828, fileFailedToParse = -11829, maximumStillImageCaptureRequestsExceeded = -11830
    case contentIsProtected = -11831, noImageAtTime = -11832, decoderNotFound = -11833, encoderNotFound = -11834
    case contentIsNotAuthorized = -11835, applicationIsNotAuthorized = -11836, operationNotSupportedForAsset = -11838
    case decoderTemporarilyUnavailable = -11839, encoderTemporarilyUnavailable = -11840, invalidVideoComposition = -11841
    case referenceForbiddenByReferencePolicy = -11842, serverIncorrectlyConfigured = -11850, applicationIsNotAuthorizedToUseDevice = -11852
    case failedToParse = -11853, undecodableMediaData = -11883, operationInterrupted = -11847, contentNotUpdated = -11933,
      noLongerPlayable = -11867
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public var errorCode: Int { code.rawValue }
  public static let errorDomain = "AVFoundationErrorDomain"
  public static var unknown: Code { .unknown }
  public static var outOfMemory: Code { .outOfMemory }
  public static var sessionNotRunning: Code { .sessionNotRunning }
  public static var deviceAlreadyUsedByAnotherSession: Code { .deviceAlreadyUsedByAnotherSession }
  public static var noDataCaptured: Code { .noDataCaptured }
  public static var sessionConfigurationChanged: Code { .sessionConfigurationChanged }
  public static var diskFull: Code { .diskFull }
  public static var deviceWasDisconnected: Code { .deviceWasDisconnected }
  public static var mediaChanged: Code { .mediaChanged }
  public static var maximumDurationReached: Code { .maximumDurationReached }
  public static var maximumFileSizeReached: Code { .maximumFileSizeReached }
  public static var mediaDiscontinuity: Code { .mediaDiscontinuity }
  public static var deviceNotConnected: Code { .deviceNotConnected }
  public static var deviceInUseByAnotherApplication: Code { .deviceInUseByAnotherApplication }
  public static var deviceLockedForConfigurationByAnotherProcess: Code { .deviceLockedForConfigurationByAnotherProcess }
  public static var sessionWasInterrupted: Code { .sessionWasInterrupted }
  public static var mediaServicesWereReset: Code { .mediaServicesWereReset }
  public static var exportFailed: Code { .exportFailed }
  public static var decodeFailed: Code { .decodeFailed }
  public static var invalidSourceMedia: Code { .invalidSourceMedia }
  public static var fileAlreadyExists: Code { .fileAlreadyExists }
  public static var compositionTrackSegmentsNotContiguous: Code { .compositionTrackSegmentsNotContiguous }
  public static var fileFormatNotRecognized: Code { .fileFormatNotRecognized }
  public static var fileFailedToParse: Code { .fileFailedToParse }
  public static var maximumStillImageCaptureRequestsExceeded: Code { .maximumStillImageCaptureRequestsExceeded }
  public static var contentIsProtected: Code { .contentIsProtected }
  public static var noImageAtTime: Code { .noImageAtTime }
  public static var decoderNotFound: Code { .decoderNotFound }
  public static var encoderNotFound: Code { .encoderNotFound }
  public static var contentIsNotAuthorized: Code { .contentIsNotAuthorized }
  public static var applicationIsNotAuthorized: Code { .applicationIsNotAuthorized }
  public static var operationNotSupportedForAsset: Code { .operationNotSupportedForAsset }
  public static var decoderTemporarilyUnavailable: Code { .decoderTemporarilyUnavailable }
  public static var encoderTemporarilyUnavailable: Code { .encoderTemporarilyUnavailable }
  public static var invalidVideoComposition: Code { .invalidVideoComposition }
  public static var referenceForbiddenByReferencePolicy: Code { .referenceForbiddenByReferencePolicy }
  public static var serverIncorrectlyConfigured: Code { .serverIncorrectlyConfigured }
  public static var applicationIsNotAuthorizedToUseDevice: Code { .applicationIsNotAuthorizedToUseDevice }
  public static var failedToParse: Code { .failedToParse }
  public static var undecodableMediaData: Code { .undecodableMediaData }
  public static var operationInterrupted: Code { .operationInterrupted }
  public static var contentNotUpdated: Code { .contentNotUpdated }
  public static var noLongerPlayable: Code { .noLongerPlayable }
}

/// Returns the largest rectangle with the aspect ratio in `boundingRect`, centred.
public func AVMakeRect(aspectRatio: CGSize, insideRect boundingRect: CGRect) -> CGRect {
  guard aspectRatio.width > 0, aspectRatio.height > 0 else { return .zero }
  let scale = min(boundingRect.width / aspectRatio.width, boundingRect.height / aspectRatio.height)
  let (width, height) = (aspectRatio.width * scale, aspectRatio.height * scale)
  return CGRect(x: boundingRect.midX - width / 2, y: boundingRect.midY - height / 2, width: width, height: height)
}

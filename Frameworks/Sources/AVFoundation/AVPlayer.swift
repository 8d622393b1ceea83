@_exported import CoreGraphics
@_exported import CoreMedia
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
  public struct WaitingReason: Hashable, Sendable { public let rawValue: String }

  public nonisolated override init() { super.init() }
  public convenience init(url URL: URL) { self.init(playerItem: AVPlayerItem(url: URL)) }
  public convenience init(playerItem item: AVPlayerItem?) {
    self.init()
    currentItem = item
  }
  open func play() {}
  open func pause() {}
  open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }
  open func currentTime() -> CMTime { .zero }
  open func seek(to time: CMTime) {}
  open func seek(to time: CMTime, completionHandler: @escaping (Bool) -> Void) { completionHandler(false) }
  open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) {}
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
  open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) { queue.append(item) }
  open func removeAllItems() { queue = [] }
}
@MainActor
open class AVPlayerLooper: NSObject {
  public init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem) { super.init() }
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
  open func currentTime() -> CMTime { .zero }
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
}

/// Apple: AVAsset.
open class AVAsset: NSObject, @unchecked Sendable {
  // Unchecked: the class is immutable, which the compiler cannot verify for an open class.
  open var duration: CMTime { .zero }
  open var isPlayable: Bool { false }
  open var tracks: [AVAssetTrack] { [] }
  open func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] { [] }
  open func loadValuesAsynchronously(forKeys keys: [String], completionHandler handler: (() -> Void)? = nil) { handler?() }
  open func statusOfValue(forKey key: String, error: UnsafeMutablePointer<NSError?>?) -> AVKeyValueStatus { .failed }
  public convenience init(url URL: URL) { self.init() }
}
open class AVURLAsset: AVAsset, @unchecked Sendable {
  // Unchecked: the class is immutable, which the compiler cannot verify for an open class.
  public let url: URL
  public init(url URL: URL, options: [String: Any]? = nil) {
    url = URL
    super.init()
  }
  public let resourceLoader = AVAssetResourceLoader()
}
open class AVAssetTrack: NSObject {
  open var naturalSize: CGSize { .zero }
  open var preferredTransform: CGAffineTransform { .identity }
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
public struct AVError: Error, Equatable, Sendable {
  public enum Code: Int, Sendable {
    case unknown = -11800, outOfMemory = -11801, deviceNotConnected = -11814, fileFormatNotRecognized = -11828
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
}

/// Returns the largest rectangle with the aspect ratio in `boundingRect`, centred.
public func AVMakeRect(aspectRatio: CGSize, insideRect boundingRect: CGRect) -> CGRect {
  guard aspectRatio.width > 0, aspectRatio.height > 0 else { return .zero }
  let scale = min(boundingRect.width / aspectRatio.width, boundingRect.height / aspectRatio.height)
  let (width, height) = (aspectRatio.width * scale, aspectRatio.height * scale)
  return CGRect(x: boundingRect.midX - width / 2, y: boundingRect.midY - height / 2, width: width, height: height)
}

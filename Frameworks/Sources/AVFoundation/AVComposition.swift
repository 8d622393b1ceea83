public import CoreImage
public import CoreMedia
public import Foundation
public import QuartzCore

/// An asset that is composed of parts of others. Tracks and their time ranges are stored; it cannot be played or exported (Apple:
/// AVComposition).
open class AVComposition: AVAsset, @unchecked Sendable {
  // Unchecked: as with Apple's class, threads that share an object must synchronize their access.
  fileprivate var list: [AVMutableCompositionTrack] = []
  fileprivate var size = CGSize.zero
  open override var tracks: [AVAssetTrack] { list }
  open override var duration: CMTime { list.map(\.timeRange.end).max() ?? .zero }
  open override var naturalSize: CGSize { size }
}
/// Apple: AVMutableComposition.
open class AVMutableComposition: AVComposition, @unchecked Sendable {
  // Unchecked: as with Apple's class, threads that share an object must synchronize their access.
  open override var naturalSize: CGSize {
    get { size }
    set { size = newValue }
  }
  public override init() { super.init() }
  public convenience init(urlAssetInitializationOptions URLAssetInitializationOptions: [String: Any]? = nil) { self.init() }

  /// Adds an empty track, with an unused identifier if `preferredTrackID` is invalid or taken.
  @discardableResult
  open func addMutableTrack(withMediaType mediaType: AVMediaType, preferredTrackID: CMPersistentTrackID) -> AVMutableCompositionTrack? {
    let taken = Set(list.map(\.trackID))
    var identifier = preferredTrackID
    if identifier == kCMPersistentTrackID_Invalid || taken.contains(identifier) { identifier = (taken.max() ?? 0) + 1 }
    let track = AVMutableCompositionTrack(mediaType, identifier)
    list.append(track)
    return track
  }
  open func removeTrack(_ track: AVCompositionTrack) { list.removeAll { $0 === track } }
  open func mutableTrack(compatibleWith track: AVAssetTrack) -> AVMutableCompositionTrack? {
    list.first { $0.mediaType == track.mediaType }
  }
  open func insertTimeRange(_ timeRange: CMTimeRange, of asset: AVAsset, at startTime: CMTime) throws {
    for track in asset.tracks {
      let target =
        mutableTrack(compatibleWith: track)
        ?? addMutableTrack(withMediaType: track.mediaType, preferredTrackID: kCMPersistentTrackID_Invalid)
      try target?.insertTimeRange(timeRange, of: track, at: startTime)
    }
  }
  open func insertEmptyTimeRange(_ timeRange: CMTimeRange) { for track in list { track.insertEmptyTimeRange(timeRange) } }
  open func removeTimeRange(_ timeRange: CMTimeRange) { for track in list { track.removeTimeRange(timeRange) } }
  open func scaleTimeRange(_ timeRange: CMTimeRange, toDuration duration: CMTime) {
    for track in list { track.scaleTimeRange(timeRange, toDuration: duration) }
  }
}
/// Apple: AVCompositionTrack.
open class AVCompositionTrack: AVAssetTrack, @unchecked Sendable {
  // Unchecked: as with Apple's class, threads that share an object must synchronize their access.
  private let type: AVMediaType
  private let identifier: CMPersistentTrackID
  fileprivate var end = CMTime.zero
  fileprivate var transform = CGAffineTransform.identity
  fileprivate var volume: Float = 1
  fileprivate var size = CGSize.zero
  open override var mediaType: AVMediaType { type }
  open override var trackID: CMPersistentTrackID { identifier }
  open override var timeRange: CMTimeRange { CMTimeRange(start: .zero, duration: end) }
  open override var naturalSize: CGSize { size }
  open override var preferredTransform: CGAffineTransform { transform }
  open override var preferredVolume: Float { volume }
  init(_ type: AVMediaType, _ identifier: CMPersistentTrackID) {
    self.type = type
    self.identifier = identifier
    super.init()
  }
}
/// Apple: AVMutableCompositionTrack.
open class AVMutableCompositionTrack: AVCompositionTrack, @unchecked Sendable {
  // Unchecked: as with Apple's class, threads that share an object must synchronize their access.
  open override var preferredTransform: CGAffineTransform {
    get { transform }
    set { transform = newValue }
  }
  open override var preferredVolume: Float {
    get { volume }
    set { volume = newValue }
  }
  /// Inserts a range at `startTime`, which shifts later ones. An invalid start is the end of the track.
  open func insertTimeRange(_ timeRange: CMTimeRange, of track: AVAssetTrack, at startTime: CMTime) throws {
    guard timeRange.isValid else { throw AVError(.unknown) }
    if size == .zero { size = track.naturalSize }
    let start = startTime.isValid ? startTime : end
    end = max(end, start) + timeRange.duration
  }
  open func insertTimeRanges(_ timeRanges: [NSValue], of tracks: [AVAssetTrack], at startTime: CMTime) throws {
    var start = startTime
    for (range, track) in zip(timeRanges, tracks) {
      try insertTimeRange(range.timeRangeValue, of: track, at: start)
      start = start + range.timeRangeValue.duration
    }
  }
  open func insertEmptyTimeRange(_ timeRange: CMTimeRange) { if timeRange.isValid { end = max(end, timeRange.start) + timeRange.duration } }
  open func removeTimeRange(_ timeRange: CMTimeRange) {
    let part = self.timeRange.intersection(timeRange)
    end = end - part.duration
  }
  open func scaleTimeRange(_ timeRange: CMTimeRange, toDuration duration: CMTime) { end = end - timeRange.duration + duration }
}

// Settings for the playback of a composition. Stored; nothing is played.

open class AVAudioMix: NSObject {
  fileprivate var parameters: [AVAudioMixInputParameters] = []
  open var inputParameters: [AVAudioMixInputParameters] { parameters }
}
open class AVMutableAudioMix: AVAudioMix {
  open override var inputParameters: [AVAudioMixInputParameters] {
    get { parameters }
    set { parameters = newValue }
  }
}
open class AVAudioMixInputParameters: NSObject {
  fileprivate var identifier = kCMPersistentTrackID_Invalid
  open var trackID: CMPersistentTrackID { identifier }
}
open class AVMutableAudioMixInputParameters: AVAudioMixInputParameters {
  open var audioTimePitchAlgorithm: AVAudioTimePitchAlgorithm?
  open override var trackID: CMPersistentTrackID {
    get { identifier }
    set { identifier = newValue }
  }
  public override init() { super.init() }
  public convenience init(track: AVAssetTrack?) {
    self.init()
    identifier = track?.trackID ?? kCMPersistentTrackID_Invalid
  }
  open func setVolume(_ volume: Float, at time: CMTime) {}
  open func setVolumeRamp(fromStartVolume startVolume: Float, toEndVolume endVolume: Float, timeRange: CMTimeRange) {}
}
public struct AVAudioTimePitchAlgorithm: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let timeDomain = AVAudioTimePitchAlgorithm(rawValue: "TimeDomain")
  public static let spectral = AVAudioTimePitchAlgorithm(rawValue: "Spectral")
  public static let varispeed = AVAudioTimePitchAlgorithm(rawValue: "Varispeed")
}

open class AVVideoComposition: NSObject, @unchecked Sendable {
  // Unchecked: as with Apple's class, threads that share an object must synchronize their access.
  fileprivate struct Values {
    var frameDuration = CMTime.invalid
    var renderSize = CGSize.zero
    var renderScale: Float = 1
    var instructions: [any AVVideoCompositionInstructionProtocol] = []
    var animationTool: AVVideoCompositionCoreAnimationTool?
    var customVideoCompositorClass: (any AVVideoCompositing.Type)?
  }
  fileprivate var values = Values()
  open var frameDuration: CMTime { values.frameDuration }
  open var renderSize: CGSize { values.renderSize }
  open var renderScale: Float { values.renderScale }
  open var instructions: [any AVVideoCompositionInstructionProtocol] { values.instructions }
  open var animationTool: AVVideoCompositionCoreAnimationTool? { values.animationTool }
  open var customVideoCompositorClass: (any AVVideoCompositing.Type)? { values.customVideoCompositorClass }
  public override init() { super.init() }
  public convenience init(propertiesOf asset: AVAsset) {
    self.init()
    values.renderSize = asset.naturalSize
    values.frameDuration = CMTime(value: 1, timescale: 30)
  }
}
open class AVMutableVideoComposition: AVVideoComposition, @unchecked Sendable {
  // Unchecked: as with Apple's class, threads that share an object must synchronize their access.
  open override var frameDuration: CMTime {
    get { values.frameDuration }
    set { values.frameDuration = newValue }
  }
  open override var renderSize: CGSize {
    get { values.renderSize }
    set { values.renderSize = newValue }
  }
  open override var renderScale: Float {
    get { values.renderScale }
    set { values.renderScale = newValue }
  }
  open override var instructions: [any AVVideoCompositionInstructionProtocol] {
    get { values.instructions }
    set { values.instructions = newValue }
  }
  open override var animationTool: AVVideoCompositionCoreAnimationTool? {
    get { values.animationTool }
    set { values.animationTool = newValue }
  }
  open override var customVideoCompositorClass: (any AVVideoCompositing.Type)? {
    get { values.customVideoCompositorClass }
    set { values.customVideoCompositorClass = newValue }
  }
}
/// A frame that a program filters. None is created (Apple: AVAsynchronousCIImageFilteringRequest).
open class AVAsynchronousCIImageFilteringRequest: NSObject {
  open var renderSize: CGSize { .zero }
  open var compositionTime: CMTime { .zero }
  open var sourceImage: CIImage { CIImage.empty() }
  open func finish(with filteredImage: CIImage, context: CIContext?) {}
  open func finish(with error: any Error) {}
}
extension AVVideoComposition {
  public convenience init(
    asset: AVAsset, applyingCIFiltersWithHandler applier: @escaping @Sendable (AVAsynchronousCIImageFilteringRequest) -> Void
  ) { self.init(propertiesOf: asset) }
}
public protocol AVVideoCompositing: NSObjectProtocol {}
public protocol AVVideoCompositionInstructionProtocol: NSObjectProtocol {
  var timeRange: CMTimeRange { get }
  var enablePostProcessing: Bool { get }
  var containsTweening: Bool { get }
  var requiredSourceTrackIDs: [NSValue]? { get }
  var passthroughTrackID: CMPersistentTrackID { get }
}
open class AVVideoCompositionInstruction: NSObject, AVVideoCompositionInstructionProtocol {
  fileprivate var range = CMTimeRange.invalid
  fileprivate var layers: [AVVideoCompositionLayerInstruction] = []
  fileprivate var color: CGColor?
  fileprivate var isPostProcessing = true
  open var timeRange: CMTimeRange { range }
  open var backgroundColor: CGColor? { color }
  open var layerInstructions: [AVVideoCompositionLayerInstruction] { layers }
  open var enablePostProcessing: Bool { isPostProcessing }
  open var containsTweening: Bool { true }
  open var requiredSourceTrackIDs: [NSValue]? { layers.map { NSNumber(value: $0.trackID) } }
  open var passthroughTrackID: CMPersistentTrackID { kCMPersistentTrackID_Invalid }
}
open class AVMutableVideoCompositionInstruction: AVVideoCompositionInstruction {
  open override var timeRange: CMTimeRange {
    get { range }
    set { range = newValue }
  }
  open override var backgroundColor: CGColor? {
    get { color }
    set { color = newValue }
  }
  open override var layerInstructions: [AVVideoCompositionLayerInstruction] {
    get { layers }
    set { layers = newValue }
  }
  open override var enablePostProcessing: Bool {
    get { isPostProcessing }
    set { isPostProcessing = newValue }
  }
}
open class AVVideoCompositionLayerInstruction: NSObject {
  fileprivate var identifier = kCMPersistentTrackID_Invalid
  open var trackID: CMPersistentTrackID { identifier }
}
open class AVMutableVideoCompositionLayerInstruction: AVVideoCompositionLayerInstruction {
  open override var trackID: CMPersistentTrackID {
    get { identifier }
    set { identifier = newValue }
  }
  public override init() { super.init() }
  public convenience init(assetTrack track: AVAssetTrack) {
    self.init()
    identifier = track.trackID
  }
  open func setTransform(_ transform: CGAffineTransform, at time: CMTime) {}
  open func setTransformRamp(fromStart startTransform: CGAffineTransform, toEnd endTransform: CGAffineTransform, timeRange: CMTimeRange) {}
  open func setOpacity(_ opacity: Float, at time: CMTime) {}
  open func setOpacityRamp(fromStartOpacity startOpacity: Float, toEndOpacity endOpacity: Float, timeRange: CMTimeRange) {}
  open func setCropRectangle(_ cropRectangle: CGRect, at time: CMTime) {}
  open func setCropRectangleRamp(
    fromStartCropRectangle startCropRectangle: CGRect, toEndCropRectangle endCropRectangle: CGRect, timeRange: CMTimeRange
  ) {}
}
open class AVVideoCompositionCoreAnimationTool: NSObject {
  public convenience init(postProcessingAsVideoLayer videoLayer: CALayer, in animationLayer: CALayer) { self.init() }
  public convenience init(postProcessingAsVideoLayers videoLayers: [CALayer], in animationLayer: CALayer) { self.init() }
  public convenience init(additionalLayer layer: CALayer, asTrackID trackID: CMPersistentTrackID) { self.init() }
}
/// A layer whose animations follow the time of an item (Apple: AVSynchronizedLayer).
open class AVSynchronizedLayer: CALayer {
  open var playerItem: AVPlayerItem?
  public convenience init(playerItem: AVPlayerItem) {
    self.init()
    self.playerItem = playerItem
  }
}
public let AVCoreAnimationBeginTimeAtZero: CFTimeInterval = 1e-100

public import CoreMedia
public import Foundation

/// Media, which cannot be read on Linux: there are no tracks (Apple: AVAsset).
open class AVAsset: NSObject, @unchecked Sendable {
  // Unchecked: the class is immutable, which the compiler cannot verify for an open class.
  open var duration: CMTime { .zero }
  open var preferredRate: Float { 1 }
  open var preferredVolume: Float { 1 }
  open var preferredTransform: CGAffineTransform { .identity }
  open var naturalSize: CGSize { .zero }
  open var isPlayable: Bool { false }
  open var isExportable: Bool { false }
  open var isReadable: Bool { false }
  open var isComposable: Bool { false }
  open var hasProtectedContent: Bool { false }
  open var providesPreciseDurationAndTiming: Bool { false }
  open var creationDate: AVMetadataItem? { nil }
  open var lyrics: String? { nil }
  open var metadata: [AVMetadataItem] { [] }
  open var commonMetadata: [AVMetadataItem] { [] }
  open var availableMetadataFormats: [AVMetadataFormat] { [] }
  open var availableChapterLocales: [Locale] { [] }
  open var availableMediaCharacteristicsWithMediaSelectionOptions: [AVMediaCharacteristic] { [] }
  open var tracks: [AVAssetTrack] { [] }
  open func metadata(forFormat format: AVMetadataFormat) -> [AVMetadataItem] { [] }
  open func mediaSelectionGroup(forMediaCharacteristic mediaCharacteristic: AVMediaCharacteristic) -> AVMediaSelectionGroup? { nil }
  open func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] { tracks.filter { $0.mediaType == mediaType } }
  open func tracks(withMediaCharacteristic mediaCharacteristic: AVMediaCharacteristic) -> [AVAssetTrack] { [] }
  open func track(withTrackID trackID: CMPersistentTrackID) -> AVAssetTrack? { tracks.first { $0.trackID == trackID } }
  open func loadTracks(withMediaType mediaType: AVMediaType) async throws -> [AVAssetTrack] { tracks(withMediaType: mediaType) }
  open func loadTracks(
    withMediaType mediaType: AVMediaType, completionHandler: @escaping @Sendable ([AVAssetTrack]?, (any Error)?) -> Void
  ) { completionHandler(tracks(withMediaType: mediaType), nil) }
  open func loadTrack(withTrackID trackID: CMPersistentTrackID) async throws -> AVAssetTrack? { track(withTrackID: trackID) }
  open func loadMetadata(for format: AVMetadataFormat) async throws -> [AVMetadataItem] { [] }
  open func loadValuesAsynchronously(forKeys keys: [String], completionHandler handler: (() -> Void)? = nil) { handler?() }
  open func statusOfValue(forKey key: String, error: UnsafeMutablePointer<NSError?>?) -> AVKeyValueStatus { .failed }
  open func cancelLoading() {}
  public override init() { super.init() }
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
  open class func audiovisualTypes() -> [AVFileType] { [] }
  open class func audiovisualMIMETypes() -> [String] { [] }
  open class func isPlayableExtendedMIMEType(_ extendedMIMEType: String) -> Bool { false }
}
public let AVURLAssetPreferPreciseDurationAndTimingKey = "AVURLAssetPreferPreciseDurationAndTimingKey"
public let AVURLAssetAllowsCellularAccessKey = "AVURLAssetAllowsCellularAccessKey"
public let AVURLAssetHTTPCookiesKey = "AVURLAssetHTTPCookiesKey"

/// Apple: AVAssetTrack.
open class AVAssetTrack: NSObject, @unchecked Sendable {
  // Unchecked: as with Apple's class, threads that share an object must synchronize their access.
  open var asset: AVAsset? { nil }
  open var trackID: CMPersistentTrackID { kCMPersistentTrackID_Invalid }
  open var mediaType: AVMediaType { .video }
  open var formatDescriptions: [Any] { [] }
  open var isPlayable: Bool { false }
  open var isEnabled: Bool { true }
  open var isSelfContained: Bool { true }
  open var totalSampleDataLength: Int64 { 0 }
  open var timeRange: CMTimeRange { .zero }
  open var naturalTimeScale: CMTimeScale { 600 }
  open var estimatedDataRate: Float { 0 }
  open var languageCode: String? { nil }
  open var extendedLanguageTag: String? { nil }
  open var naturalSize: CGSize { .zero }
  open var preferredTransform: CGAffineTransform { .identity }
  open var preferredVolume: Float { 1 }
  open var nominalFrameRate: Float { 0 }
  open var minFrameDuration: CMTime { .invalid }
  open var commonMetadata: [AVMetadataItem] { [] }
  open var metadata: [AVMetadataItem] { [] }
  open func loadValuesAsynchronously(forKeys keys: [String], completionHandler handler: (() -> Void)? = nil) { handler?() }
  open func statusOfValue(forKey key: String, error outError: UnsafeMutablePointer<NSError?>?) -> AVKeyValueStatus { .loaded }
  open func hasMediaCharacteristic(_ mediaCharacteristic: AVMediaCharacteristic) -> Bool { false }
  override init() { super.init() }
}

/// A property that is loaded with `load(_:)` (Apple: AVAsyncProperty).
public struct AVAsyncProperty<Root, Value> {
  let read: (Root) -> Value
}
/// Apple: AVAsynchronousKeyValueLoading.
public protocol AVAsynchronousKeyValueLoading {}
extension AVAsset: AVAsynchronousKeyValueLoading {}
extension AVAssetTrack: AVAsynchronousKeyValueLoading {}
extension AVMetadataItem: AVAsynchronousKeyValueLoading {}
extension AVAsynchronousKeyValueLoading {
  /// Returns the value at once.
  public func load<Value>(_ property: AVAsyncProperty<Self, Value>) async throws -> Value { property.read(self) }
  public func load<A, B>(_ first: AVAsyncProperty<Self, A>, _ second: AVAsyncProperty<Self, B>) async throws -> (A, B) {
    (first.read(self), second.read(self))
  }
  public func load<A, B, C>(
    _ first: AVAsyncProperty<Self, A>, _ second: AVAsyncProperty<Self, B>, _ third: AVAsyncProperty<Self, C>
  ) async throws -> (A, B, C) { (first.read(self), second.read(self), third.read(self)) }
}
extension AVAsyncProperty where Root: AVAsset {
  public static var duration: AVAsyncProperty<Root, CMTime> { .init { $0.duration } }
  public static var tracks: AVAsyncProperty<Root, [AVAssetTrack]> { .init { $0.tracks } }
  public static var isPlayable: AVAsyncProperty<Root, Bool> { .init { $0.isPlayable } }
  public static var isExportable: AVAsyncProperty<Root, Bool> { .init { $0.isExportable } }
  public static var isReadable: AVAsyncProperty<Root, Bool> { .init { $0.isReadable } }
  public static var isComposable: AVAsyncProperty<Root, Bool> { .init { $0.isComposable } }
  public static var hasProtectedContent: AVAsyncProperty<Root, Bool> { .init { $0.hasProtectedContent } }
  public static var metadata: AVAsyncProperty<Root, [AVMetadataItem]> { .init { $0.metadata } }
  public static var commonMetadata: AVAsyncProperty<Root, [AVMetadataItem]> { .init { $0.commonMetadata } }
  public static var creationDate: AVAsyncProperty<Root, AVMetadataItem?> { .init { $0.creationDate } }
  public static var preferredTransform: AVAsyncProperty<Root, CGAffineTransform> { .init { $0.preferredTransform } }
}
extension AVAsyncProperty where Root: AVAssetTrack {
  public static var naturalSize: AVAsyncProperty<Root, CGSize> { .init { $0.naturalSize } }
  public static var preferredTransform: AVAsyncProperty<Root, CGAffineTransform> { .init { $0.preferredTransform } }
  public static var timeRange: AVAsyncProperty<Root, CMTimeRange> { .init { $0.timeRange } }
  public static var nominalFrameRate: AVAsyncProperty<Root, Float> { .init { $0.nominalFrameRate } }
  public static var estimatedDataRate: AVAsyncProperty<Root, Float> { .init { $0.estimatedDataRate } }
  public static var minFrameDuration: AVAsyncProperty<Root, CMTime> { .init { $0.minFrameDuration } }
  public static var isEnabled: AVAsyncProperty<Root, Bool> { .init { $0.isEnabled } }
}
extension AVAsyncProperty where Root: AVMetadataItem {
  public static var value: AVAsyncProperty<Root, (any NSCopying & NSObjectProtocol)?> { .init { $0.value } }
  public static var stringValue: AVAsyncProperty<Root, String?> { .init { $0.stringValue } }
  public static var numberValue: AVAsyncProperty<Root, NSNumber?> { .init { $0.numberValue } }
  public static var dateValue: AVAsyncProperty<Root, Date?> { .init { $0.dateValue } }
  public static var dataValue: AVAsyncProperty<Root, Data?> { .init { $0.dataValue } }
}

public struct AVMediaCharacteristic: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let visual = AVMediaCharacteristic(rawValue: "AVMediaCharacteristicVisual")
  public static let audible = AVMediaCharacteristic(rawValue: "AVMediaCharacteristicAudible")
  public static let legible = AVMediaCharacteristic(rawValue: "AVMediaCharacteristicLegible")
  public static let frameBased = AVMediaCharacteristic(rawValue: "AVMediaCharacteristicFrameBased")
  public static let containsHDRVideo = AVMediaCharacteristic(rawValue: "AVMediaCharacteristicContainsHDRVideo")
  public static let isMainProgramContent = AVMediaCharacteristic(rawValue: "public.main-program-content")
  public static let describesVideoForAccessibility = AVMediaCharacteristic(rawValue: "public.accessibility.describes-video")
}
open class AVMediaSelectionGroup: NSObject {
  open var options: [AVMediaSelectionOption] { [] }
  open var defaultOption: AVMediaSelectionOption? { nil }
  open var allowsEmptySelection: Bool { true }
}
open class AVMediaSelectionOption: NSObject {
  open var mediaType: AVMediaType { .audio }
  open var displayName: String { "" }
  open var locale: Locale? { nil }
  open var extendedLanguageTag: String? { nil }
}

public import CoreMedia
public import Foundation

public struct AVFileType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let mov = AVFileType(rawValue: "com.apple.quicktime-movie"), mp4 = AVFileType(rawValue: "public.mpeg-4")
  public static let m4v = AVFileType(rawValue: "com.apple.m4v-video"), m4a = AVFileType(rawValue: "com.apple.m4a-audio")
  public static let mobile3GPP = AVFileType(rawValue: "public.3gpp"), mobile3GPP2 = AVFileType(rawValue: "public.3gpp2")
  public static let caf = AVFileType(rawValue: "com.apple.coreaudio-format"), wav = AVFileType(rawValue: "com.microsoft.waveform-audio")
  public static let aiff = AVFileType(rawValue: "public.aiff-audio"), aifc = AVFileType(rawValue: "public.aifc-audio")
  public static let amr = AVFileType(rawValue: "org.3gpp.adaptive-multi-rate-audio"), mp3 = AVFileType(rawValue: "public.mp3")
  public static let au = AVFileType(rawValue: "public.au-audio"), ac3 = AVFileType(rawValue: "public.ac3-audio")
  public static let jpg = AVFileType(rawValue: "public.jpeg"), dng = AVFileType(rawValue: "com.adobe.raw-image")
  public static let heic = AVFileType(rawValue: "public.heic"), heif = AVFileType(rawValue: "public.heif")
  public static let tif = AVFileType(rawValue: "public.tiff")
}

/// An export session that fails immediately, as for an unreadable asset (Apple: AVAssetExportSession).
open class AVAssetExportSession: NSObject, @unchecked Sendable {
  // Unchecked: as with Apple's class, threads that share an object must synchronize their access.
  public enum Status: Int, Sendable { case unknown, waiting, exporting, completed, failed, cancelled }
  public let asset: AVAsset
  public let presetName: String
  open private(set) var status = Status.unknown
  open private(set) var error: (any Error)?
  open var progress: Float { 0 }
  open var outputURL: URL?
  open var outputFileType: AVFileType?
  open var supportedFileTypes: [AVFileType] { [.mp4, .mov, .m4v] }
  open var shouldOptimizeForNetworkUse = false
  open var timeRange = CMTimeRange(start: .zero, duration: .positiveInfinity)
  open var fileLengthLimit: Int64 = 0
  open var metadata: [AVMetadataItem]?
  open var audioMix: AVAudioMix?
  open var videoComposition: AVVideoComposition?
  open var audioTimePitchAlgorithm = AVAudioTimePitchAlgorithm.spectral
  open var canPerformMultiplePassesOverSourceMediaData = false
  open var directoryForTemporaryFiles: URL?
  open var estimatedOutputFileLength: Int64 { 0 }
  open func determineCompatibleFileTypes(completionHandler handler: @escaping @Sendable ([AVFileType]) -> Void) { handler([]) }
  open class func determineCompatibility(
    ofExportPreset presetName: String, with asset: AVAsset, outputFileType: AVFileType?,
    completionHandler handler: @escaping @Sendable (Bool) -> Void
  ) { handler(false) }
  public init?(asset: AVAsset, presetName: String) {
    self.asset = asset
    self.presetName = presetName
  }
  open class func allExportPresets() -> [String] {
    [AVAssetExportPresetLowQuality, AVAssetExportPresetMediumQuality, AVAssetExportPresetHighestQuality]
  }
  open class func exportPresets(compatibleWith asset: AVAsset) -> [String] { [] }
  open func exportAsynchronously(completionHandler handler: @escaping @Sendable () -> Void) {
    status = .failed
    error = AVError(.unknown)
    DispatchQueue.global().async(execute: handler)
  }
  open func export() async {
    status = .failed
    error = AVError(.unknown)
  }
  open func cancelExport() { if status == .unknown { status = .cancelled } }
}
public typealias AVAssetExportSessionStatus = AVAssetExportSession.Status
public let AVAssetExportPresetLowQuality = "AVAssetExportPresetLowQuality"
public let AVAssetExportPresetMediumQuality = "AVAssetExportPresetMediumQuality"
public let AVAssetExportPresetHighestQuality = "AVAssetExportPresetHighestQuality"
public let AVAssetExportPreset640x480 = "AVAssetExportPreset640x480"
public let AVAssetExportPreset960x540 = "AVAssetExportPreset960x540"
public let AVAssetExportPreset1280x720 = "AVAssetExportPreset1280x720"
public let AVAssetExportPreset1920x1080 = "AVAssetExportPreset1920x1080"
public let AVAssetExportPreset3840x2160 = "AVAssetExportPreset3840x2160"
public let AVAssetExportPresetHEVCHighestQuality = "AVAssetExportPresetHEVCHighestQuality"
public let AVAssetExportPresetHEVC1920x1080 = "AVAssetExportPresetHEVC1920x1080"
public let AVAssetExportPresetPassthrough = "AVAssetExportPresetPassthrough"
public let AVAssetExportPresetAppleM4A = "AVAssetExportPresetAppleM4A"

/// An image generator that fails for every requested time (Apple: AVAssetImageGenerator).
open class AVAssetImageGenerator: NSObject, @unchecked Sendable {
  // Unchecked: as with Apple's class, threads that share an object must synchronize their access.
  public enum Result: Int, Sendable { case succeeded, failed, cancelled }
  public typealias CompletionHandler = @Sendable (CMTime, CGImage?, CMTime, Result, (any Error)?) -> Void
  public struct ApertureMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let cleanAperture = ApertureMode(rawValue: "CleanAperture")
    public static let productionAperture = ApertureMode(rawValue: "ProductionAperture")
    public static let encodedPixels = ApertureMode(rawValue: "EncodedPixels")
  }
  public let asset: AVAsset
  open var appliesPreferredTrackTransform = false
  open var maximumSize = CGSize.zero
  open var apertureMode: ApertureMode?
  open var requestedTimeToleranceBefore = CMTime.positiveInfinity
  open var requestedTimeToleranceAfter = CMTime.positiveInfinity
  open var videoComposition: AVVideoComposition?
  public init(asset: AVAsset) { self.asset = asset }
  open func copyCGImage(at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?) throws -> CGImage { throw AVError(.unknown) }
  open func generateCGImagesAsynchronously(forTimes requestedTimes: [NSValue], completionHandler handler: @escaping CompletionHandler) {
    for _ in requestedTimes { handler(.invalid, nil, .invalid, .failed, AVError(.unknown)) }
  }
  open func generateCGImageAsynchronously(
    for requestedTime: CMTime, completionHandler handler: @escaping @Sendable (CGImage?, CMTime, (any Error)?) -> Void
  ) { handler(nil, .invalid, AVError(.unknown)) }
  open func image(at time: CMTime) async throws -> (image: CGImage, actualTime: CMTime) { throw AVError(.unknown) }
  open func cancelAllCGImageGeneration() {}
}
public typealias AVAssetImageGeneratorCompletionHandler = AVAssetImageGenerator.CompletionHandler

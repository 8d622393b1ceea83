public import CoreMedia
public import CoreVideo
public import Foundation

/// An output that takes no photos. It tells its delegate that no device is connected (Apple: AVCapturePhotoOutput).
open class AVCapturePhotoOutput: AVCaptureOutput {
  open var isHighResolutionCaptureEnabled = false
  open var isLivePhotoCaptureSupported: Bool { false }
  open var isLivePhotoCaptureEnabled = false
  open var isLivePhotoCaptureSuspended = false
  open var isStillImageStabilizationSupported: Bool { false }
  open var isDepthDataDeliverySupported: Bool { false }
  open var isDepthDataDeliveryEnabled = false
  open var isPortraitEffectsMatteDeliverySupported: Bool { false }
  open var isPortraitEffectsMatteDeliveryEnabled = false
  open var maxPhotoQualityPrioritization = QualityPrioritization.balanced
  open var supportedFlashModes: [AVCaptureDevice.FlashMode] { [.off] }
  open var availablePhotoCodecTypes: [AVVideoCodecType] { [] }
  open var availablePhotoPixelFormatTypes: [OSType] { [] }
  open var availableRawPhotoPixelFormatTypes: [OSType] { [] }
  open var availablePhotoFileTypes: [AVFileType] { [] }
  open var availableRawPhotoFileTypes: [AVFileType] { [] }
  open var availableLivePhotoVideoCodecTypes: [AVVideoCodecType] { [] }
  open var maxPhotoDimensions = CMVideoDimensions()
  open var isAppleProRAWSupported: Bool { false }
  open var isAppleProRAWEnabled = false
  open var isFlashScene: Bool { false }
  open var isVirtualDeviceFusionSupported: Bool { false }
  open var isAutoRedEyeReductionSupported: Bool { false }
  open var photoSettingsForSceneMonitoring: AVCapturePhotoSettings?
  open func setPreparedPhotoSettingsArray(
    _ preparedPhotoSettingsArray: [AVCapturePhotoSettings], completionHandler: ((Bool, (any Error)?) -> Void)? = nil
  ) { completionHandler?(false, AVError(.deviceNotConnected)) }
  open func capturePhoto(with settings: AVCapturePhotoSettings, delegate: any AVCapturePhotoCaptureDelegate) {
    let resolved = AVCaptureResolvedPhotoSettings(uniqueID: settings.uniqueID)
    delegate.photoOutput(self, didFinishCaptureFor: resolved, error: AVError(.deviceNotConnected))
  }
  open class func jpegPhotoDataRepresentation(
    forJPEGSampleBuffer jpegSampleBuffer: CMSampleBuffer, previewPhotoSampleBuffer: CMSampleBuffer?
  ) -> Data? { nil }
  public enum QualityPrioritization: Int, Sendable { case speed = 1, balanced, quality }
}
open class AVCapturePhotoSettings: NSObject, @unchecked Sendable {
  // Unchecked: as with Apple's class, threads that share an object must synchronize their access.
  private static let identifiers = Identifiers()
  public let uniqueID: Int64
  public let format: [String: Any]?
  open var flashMode = AVCaptureDevice.FlashMode.off
  open var isAutoStillImageStabilizationEnabled = false
  open var isHighResolutionPhotoEnabled = false
  open var isDepthDataDeliveryEnabled = false
  open var isAutoRedEyeReductionEnabled = false
  open var photoQualityPrioritization = AVCapturePhotoOutput.QualityPrioritization.balanced
  open var previewPhotoFormat: [String: Any]?
  open var embeddedThumbnailPhotoFormat: [String: Any]?
  open var availablePreviewPhotoPixelFormatTypes: [OSType] { [kCVPixelFormatType_32BGRA] }
  open var availableEmbeddedThumbnailPhotoCodecTypes: [AVVideoCodecType] { [.jpeg] }
  open var processedFileType: AVFileType? { nil }
  open var maxPhotoDimensions = CMVideoDimensions()
  open var isPortraitEffectsMatteDeliveryEnabled = false
  open var isCameraCalibrationDataDeliveryEnabled = false
  open var embedsDepthDataInPhoto = true
  open var isAutoVirtualDeviceFusionEnabled = true
  open var livePhotoVideoCodecType = AVVideoCodecType.h264
  open var livePhotoMovieMetadata: [AVMetadataItem] = []
  open var livePhotoMovieFileURL: URL?
  open var metadata: [String: Any] = [:]
  public override convenience init() { self.init(format: nil) }
  public init(format: [String: Any]?) {
    uniqueID = Self.identifiers.next()
    self.format = format
  }
  public convenience init(rawPixelFormatType: OSType) { self.init(format: nil) }
  public convenience init(rawPixelFormatType: OSType, processedFormat: [String: Any]?) { self.init(format: processedFormat) }
  public convenience init(from photoSettings: AVCapturePhotoSettings) { self.init(format: photoSettings.format) }
}
private final class Identifiers: @unchecked Sendable {
  // Unchecked: the lock protects the number.
  private let lock = NSLock()
  private var last: Int64 = 0
  func next() -> Int64 {
    lock.withLock {
      last += 1
      return last
    }
  }
}
open class AVCapturePhotoBracketSettings: AVCapturePhotoSettings, @unchecked Sendable {
  // Unchecked: as with Apple's class, threads that share an object must synchronize their access.
  open var bracketedSettings: [AVCaptureBracketedStillImageSettings] { [] }
  open var isLensStabilizationEnabled = false
}
open class AVCaptureBracketedStillImageSettings: NSObject {}
open class AVCaptureManualExposureBracketedStillImageSettings: AVCaptureBracketedStillImageSettings {}
open class AVCaptureAutoExposureBracketedStillImageSettings: AVCaptureBracketedStillImageSettings {
  open var exposureTargetBias: Float { 0 }
}
open class AVCaptureResolvedPhotoSettings: NSObject, @unchecked Sendable {
  // Unchecked: the class is immutable, which the compiler cannot verify for an open class.
  public let uniqueID: Int64
  open var photoDimensions: CMVideoDimensions { CMVideoDimensions() }
  open var previewDimensions: CMVideoDimensions { CMVideoDimensions() }
  open var rawPhotoDimensions: CMVideoDimensions { CMVideoDimensions() }
  open var embeddedThumbnailDimensions: CMVideoDimensions { CMVideoDimensions() }
  open var livePhotoMovieDimensions: CMVideoDimensions { CMVideoDimensions() }
  open var isFlashEnabled: Bool { false }
  open var isRedEyeReductionEnabled: Bool { false }
  open var expectedPhotoCount: Int { 0 }
  init(uniqueID: Int64) { self.uniqueID = uniqueID }
}
open class AVCapturePhoto: NSObject, @unchecked Sendable {
  // Unchecked: the class is immutable, which the compiler cannot verify for an open class.
  open var timestamp: CMTime { .invalid }
  open var isRawPhoto: Bool { false }
  open var pixelBuffer: CVPixelBuffer? { nil }
  open var previewPixelBuffer: CVPixelBuffer? { nil }
  open var metadata: [String: Any] { [:] }
  open var photoCount: Int { 0 }
  open var resolvedSettings: AVCaptureResolvedPhotoSettings { AVCaptureResolvedPhotoSettings(uniqueID: 0) }
  open var embeddedThumbnailPhotoFormat: [String: Any]? { nil }
  open var sequenceCount: Int { 0 }
  open var depthData: AVDepthData? { nil }
  open var portraitEffectsMatte: AVPortraitEffectsMatte? { nil }
  open func fileDataRepresentation(with customizer: any AVCapturePhotoFileDataRepresentationCustomizer) -> Data? { nil }
  open func fileDataRepresentation() -> Data? { nil }
  open func cgImageRepresentation() -> CGImage? { nil }
  open func previewCGImageRepresentation() -> CGImage? { nil }
}
/// Apple: AVCapturePhotoCaptureDelegate.
public protocol AVCapturePhotoCaptureDelegate: AnyObject {
  func photoOutput(_ output: AVCapturePhotoOutput, willBeginCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings)
  func photoOutput(_ output: AVCapturePhotoOutput, willCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings)
  func photoOutput(_ output: AVCapturePhotoOutput, didCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings)
  func photoOutput(_ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?)
  func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photoSampleBuffer: CMSampleBuffer?,
    previewPhoto previewPhotoSampleBuffer: CMSampleBuffer?, resolvedSettings: AVCaptureResolvedPhotoSettings,
    bracketSettings: AVCaptureBracketedStillImageSettings?, error: (any Error)?)
  func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishRecordingLivePhotoMovieForEventualFileAt outputFileURL: URL,
    resolvedSettings: AVCaptureResolvedPhotoSettings)
  func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishProcessingLivePhotoToMovieFileAt outputFileURL: URL, duration: CMTime,
    photoDisplayTime: CMTime, resolvedSettings: AVCaptureResolvedPhotoSettings, error: (any Error)?)
  func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings, error: (any Error)?)
}
extension AVCapturePhotoCaptureDelegate {
  public func photoOutput(_ output: AVCapturePhotoOutput, willBeginCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings) {}
  public func photoOutput(_ output: AVCapturePhotoOutput, willCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings) {}
  public func photoOutput(_ output: AVCapturePhotoOutput, didCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings) {}
  public func photoOutput(_ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?) {}
  public func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photoSampleBuffer: CMSampleBuffer?,
    previewPhoto previewPhotoSampleBuffer: CMSampleBuffer?, resolvedSettings: AVCaptureResolvedPhotoSettings,
    bracketSettings: AVCaptureBracketedStillImageSettings?, error: (any Error)?
  ) {}
  public func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishRecordingLivePhotoMovieForEventualFileAt outputFileURL: URL,
    resolvedSettings: AVCaptureResolvedPhotoSettings
  ) {}
  public func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishProcessingLivePhotoToMovieFileAt outputFileURL: URL, duration: CMTime,
    photoDisplayTime: CMTime, resolvedSettings: AVCaptureResolvedPhotoSettings, error: (any Error)?
  ) {}
  public func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings, error: (any Error)?
  ) {}
}
/// An output that takes no pictures (Apple: AVCaptureStillImageOutput).
open class AVCaptureStillImageOutput: AVCaptureOutput {
  open var outputSettings: [String: Any] = [:]
  open var isCapturingStillImage: Bool { false }
  open var isHighResolutionStillImageOutputEnabled = false
  open func captureStillImageAsynchronously(
    from connection: AVCaptureConnection, completionHandler handler: @escaping (CMSampleBuffer?, (any Error)?) -> Void
  ) { handler(nil, AVError(.deviceNotConnected)) }
  open class func jpegStillImageNSDataRepresentation(_ jpegSampleBuffer: CMSampleBuffer) -> Data? { nil }
}
public struct AVVideoCodecType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let h264 = AVVideoCodecType(rawValue: "avc1"), hevc = AVVideoCodecType(rawValue: "hvc1")
  public static let jpeg = AVVideoCodecType(rawValue: "jpeg"), proRes422 = AVVideoCodecType(rawValue: "apcn")
}
public let AVVideoCodecKey = "AVVideoCodecKey"
public let AVVideoCodecJPEG = "jpeg"
public let AVVideoCodecH264 = "avc1"
public let AVVideoWidthKey = "AVVideoWidthKey"
public let AVVideoHeightKey = "AVVideoHeightKey"
public let AVVideoQualityKey = "AVVideoQualityKey"
open class AVCaptureConnection: NSObject {
  public let inputPorts: [AVCaptureInput.Port]
  open private(set) weak var output: AVCaptureOutput?
  open private(set) weak var videoPreviewLayer: AVCaptureVideoPreviewLayer?
  public override init() { inputPorts = [] }
  public init(inputPorts ports: [AVCaptureInput.Port], output: AVCaptureOutput) {
    inputPorts = ports
    self.output = output
  }
  public init(inputPort port: AVCaptureInput.Port, videoPreviewLayer layer: AVCaptureVideoPreviewLayer) {
    inputPorts = [port]
    videoPreviewLayer = layer
  }
  /// Stored. Default 1.
  open var videoScaleAndCropFactor: CGFloat = 1
  open var videoMaxScaleAndCropFactor: CGFloat { 1 }
  open var isEnabled = true
  open var isActive: Bool { false }
  open var isVideoMirroringSupported: Bool { false }
  open var isVideoMirrored = false
  open var automaticallyAdjustsVideoMirroring = true
  open var preferredVideoStabilizationMode = AVCaptureVideoStabilizationMode.off
  open var isVideoStabilizationSupported: Bool { false }
  open var videoRotationAngle: CGFloat = 0
  open func isVideoRotationAngleSupported(_ videoRotationAngle: CGFloat) -> Bool { false }
  open var isVideoOrientationSupported: Bool { false }
  open var videoOrientation = AVCaptureVideoOrientation.portrait
}
public enum AVCaptureVideoOrientation: Int, Sendable { case portrait = 1, portraitUpsideDown, landscapeRight, landscapeLeft }
public enum AVCaptureVideoStabilizationMode: Int, Sendable { case off, standard, cinematic, cinematicExtended, auto = -1 }
public protocol AVCapturePhotoFileDataRepresentationCustomizer: NSObjectProtocol {}
/// Apple: AVDepthData.
open class AVDepthData: NSObject, @unchecked Sendable {
  // Unchecked: the class is immutable, which the compiler cannot verify for an open class.
  open var depthDataMap: CVPixelBuffer? { nil }
  open func converting(toDepthDataType depthDataType: OSType) -> AVDepthData { self }
}
open class AVPortraitEffectsMatte: NSObject, @unchecked Sendable {
  // Unchecked: the class is immutable, which the compiler cannot verify for an open class.
}

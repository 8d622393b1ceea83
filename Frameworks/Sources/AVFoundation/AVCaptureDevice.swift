public import CoreMedia
public import Foundation

/// A capture device. Linux has no camera: there are no devices, and access is denied (Apple: AVCaptureDevice).
open class AVCaptureDevice: NSObject, @unchecked Sendable {
  // Unchecked: there is no device, and thus no object that threads could share.
  public enum Position: Int, Sendable { case unspecified, back, front }
  public enum FlashMode: Int, Sendable { case off, on, auto }
  public enum TorchMode: Int, Sendable { case off, on, auto }
  public enum FocusMode: Int, Sendable { case locked, autoFocus, continuousAutoFocus }
  public enum ExposureMode: Int, Sendable { case locked, autoExpose, continuousAutoExposure, custom }
  public enum WhiteBalanceMode: Int, Sendable { case locked, autoWhiteBalance, continuousAutoWhiteBalance }
  public struct DeviceType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let builtInWideAngleCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInWideAngleCamera")
    public static let builtInTelephotoCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTelephotoCamera")
    public static let builtInDualCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInDualCamera")
    public static let builtInUltraWideCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInUltraWideCamera")
    public static let builtInDualWideCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInDualWideCamera")
    public static let builtInTripleCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTripleCamera")
    public static let builtInTrueDepthCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTrueDepthCamera")
    public static let builtInLiDARDepthCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInLiDARDepthCamera")
    public static let microphone = DeviceType(rawValue: "AVCaptureDeviceTypeMicrophone")
    public static let external = DeviceType(rawValue: "AVCaptureDeviceTypeExternal")
    public static let builtInMicrophone = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInMicrophone")
  }
  open var uniqueID: String { "" }
  open var modelID: String { "" }
  open var localizedName: String { "" }
  open var deviceType: DeviceType { .builtInWideAngleCamera }
  open var isConnected: Bool { false }
  open var position: Position { .unspecified }
  open var flashMode = FlashMode.off
  open var isFlashAvailable: Bool { false }
  open var torchLevel: Float { 0 }
  open var isTorchActive: Bool { false }
  open var whiteBalanceMode = WhiteBalanceMode.locked
  open var exposurePointOfInterest = CGPoint(x: 0.5, y: 0.5)
  open var isExposurePointOfInterestSupported: Bool { false }
  open var isSubjectAreaChangeMonitoringEnabled = false
  open var isAdjustingFocus: Bool { false }
  open var isAdjustingExposure: Bool { false }
  open var isSmoothAutoFocusSupported: Bool { false }
  open var isSmoothAutoFocusEnabled = false
  open var isLowLightBoostSupported: Bool { false }
  open var automaticallyEnablesLowLightBoostWhenAvailable = false
  open var minAvailableVideoZoomFactor: CGFloat { 1 }
  open var maxAvailableVideoZoomFactor: CGFloat { 1 }
  open var isRampingVideoZoom: Bool { false }
  open var activeVideoMinFrameDuration = CMTime.invalid
  open var activeVideoMaxFrameDuration = CMTime.invalid
  open var iso: Float { 0 }
  open var lensPosition: Float { 0 }
  open var exposureDuration: CMTime { .invalid }
  open var exposureTargetBias: Float { 0 }
  open var minExposureTargetBias: Float { 0 }
  open var maxExposureTargetBias: Float { 0 }
  open func hasMediaType(_ mediaType: AVMediaType) -> Bool { false }
  open func supportsSessionPreset(_ preset: AVCaptureSession.Preset) -> Bool { false }
  open func isExposureModeSupported(_ exposureMode: ExposureMode) -> Bool { false }
  open func isWhiteBalanceModeSupported(_ whiteBalanceMode: WhiteBalanceMode) -> Bool { false }
  open func isFlashModeSupported(_ flashMode: FlashMode) -> Bool { false }
  open func isTorchModeSupported(_ torchMode: TorchMode) -> Bool { false }
  open func setTorchModeOn(level torchLevel: Float) throws { throw AVError(.deviceNotConnected) }
  open func ramp(toVideoZoomFactor factor: CGFloat, withRate rate: Float) {}
  open func cancelVideoZoomRamp() {}
  open func setExposureTargetBias(_ bias: Float, completionHandler handler: ((CMTime) -> Void)? = nil) {}
  open class func `default`(uniqueID deviceUniqueID: String) -> AVCaptureDevice? { nil }
  open class func devices() -> [AVCaptureDevice] { [] }
  open class func requestAccess(for mediaType: AVMediaType) async -> Bool { false }
  public static let maxAvailableTorchLevel: Float = 1
  open var hasTorch: Bool { false }
  open var hasFlash: Bool { false }
  open var isTorchAvailable: Bool { false }
  open var torchMode = TorchMode.off
  open var focusMode = FocusMode.locked
  open var exposureMode = ExposureMode.locked
  open var videoZoomFactor: CGFloat = 1
  open var focusPointOfInterest = CGPoint(x: 0.5, y: 0.5)
  open var isFocusPointOfInterestSupported: Bool { false }
  open func isFocusModeSupported(_ focusMode: FocusMode) -> Bool { false }
  open func lockForConfiguration() throws { throw AVError(.deviceNotConnected) }
  open func unlockForConfiguration() {}
  open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }
  open class func `default`(_ deviceType: DeviceType, for mediaType: AVMediaType?, position: Position) -> AVCaptureDevice? { nil }
  open class func devices(for mediaType: AVMediaType) -> [AVCaptureDevice] { [] }
  open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus { .denied }
  open class func requestAccess(for mediaType: AVMediaType, completionHandler handler: @escaping @Sendable (Bool) -> Void) {
    DispatchQueue.main.async { handler(false) }
  }
}
public enum AVAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized }

extension NSNotification.Name {
  public static let AVCaptureDeviceWasConnected = NSNotification.Name("AVCaptureDeviceWasConnectedNotification")
  public static let AVCaptureDeviceWasDisconnected = NSNotification.Name("AVCaptureDeviceWasDisconnectedNotification")
  public static let AVCaptureDeviceSubjectAreaDidChange = NSNotification.Name("AVCaptureDeviceSubjectAreaDidChangeNotification")
}
extension AVCaptureDevice {
  public static let wasConnectedNotification = NSNotification.Name.AVCaptureDeviceWasConnected
  public static let wasDisconnectedNotification = NSNotification.Name.AVCaptureDeviceWasDisconnected
  public static let subjectAreaDidChangeNotification = NSNotification.Name.AVCaptureDeviceSubjectAreaDidChange

  /// The format of a camera. There are no instances (Apple: AVCaptureDevice.Format).
  open class Format: NSObject, @unchecked Sendable {
    // Unchecked: the class is immutable, which the compiler cannot verify for an open class.
    open var mediaType: AVMediaType { .video }
    open var formatDescription: CMFormatDescription { .empty }
    open var supportedMaxPhotoDimensions: [CMVideoDimensions] { [] }
    open var isHighestPhotoQualitySupported: Bool { false }
    open var isMultiCamSupported: Bool { false }
    open var supportedDepthDataFormats: [Format] { [] }
    open var videoMaxZoomFactor: CGFloat { 1 }
    open var videoZoomFactorUpscaleThreshold: CGFloat { 1 }
    open var videoFieldOfView: Float { 0 }
    open var minISO: Float { 0 }
    open var maxISO: Float { 0 }
    open var isVideoHDRSupported: Bool { false }
    open var videoSupportedFrameRateRanges: [AVFrameRateRange] { [] }
  }
  public var activeFormat: Format {
    get { Format() }
    set {}
  }
  public var formats: [Format] { [] }

  /// A discovery session that finds no devices.
  open class DiscoverySession: NSObject, @unchecked Sendable {
    // Unchecked: the class is immutable, which the compiler cannot verify for an open class.
    open var devices: [AVCaptureDevice] { [] }
    public convenience init(deviceTypes: [DeviceType], mediaType: AVMediaType?, position: Position) { self.init() }
  }
}

/// Apple: AVFrameRateRange.
open class AVFrameRateRange: NSObject, @unchecked Sendable {
  // Unchecked: the class is immutable, which the compiler cannot verify for an open class.
  open var minFrameRate: Double { 0 }
  open var maxFrameRate: Double { 0 }
  open var minFrameDuration: CMTime { .invalid }
  open var maxFrameDuration: CMTime { .invalid }
}

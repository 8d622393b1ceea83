@_exported import AVFoundation
@_exported import SceneKit
@_exported import SpriteKit
@_exported import UIKit

/// The features that a session tracks. `isSupported` is false for all configurations (Apple: ARConfiguration).
open class ARConfiguration: NSObject, NSCopying, @unchecked Sendable {
  // Unchecked: as with Apple's class, threads that share an object must synchronize their access.
  public enum WorldAlignment: Int, Sendable { case gravity, gravityAndHeading, camera }
  /// Apple: ARConfiguration.FrameSemantics.
  public struct FrameSemantics: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let personSegmentation = FrameSemantics(rawValue: 1)
    public static let personSegmentationWithDepth = FrameSemantics(rawValue: 3)
    public static let bodyDetection = FrameSemantics(rawValue: 4)
    public static let sceneDepth = FrameSemantics(rawValue: 8)
    public static let smoothedSceneDepth = FrameSemantics(rawValue: 16)
  }
  /// Apple: ARConfiguration.VideoFormat.
  open class VideoFormat: NSObject, @unchecked Sendable {
    // Unchecked: the class has no state.
    open var imageResolution: CGSize { .zero }
    open var framesPerSecond: Int { 0 }
    open var captureDevicePosition: AVCaptureDevice.Position { .back }
    open var isRecommendedForHighResolutionFrameCapturing: Bool { false }
    open var isVideoHDRSupported: Bool { false }
  }

  public required override init() { super.init() }
  open class var isSupported: Bool { false }
  open class var supportedVideoFormats: [VideoFormat] { [] }
  open class func supportsFrameSemantics(_ frameSemantics: FrameSemantics) -> Bool { false }
  open class var recommendedVideoFormatFor4KResolution: VideoFormat? { nil }
  open class var recommendedVideoFormatForHighResolutionFrameCapturing: VideoFormat? { nil }
  open class var configurableCaptureDeviceForPrimaryCamera: AVCaptureDevice? { nil }
  open var videoFormat = VideoFormat()
  open var worldAlignment = WorldAlignment.gravity
  open var isLightEstimationEnabled = true
  open var providesAudioData = false
  open var frameSemantics: FrameSemantics = []
  open var videoHDRAllowed = false
  /// Returns a new configuration of the class with the values of this one that all configurations have.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init()
    (copy.worldAlignment, copy.isLightEstimationEnabled, copy.providesAudioData) = (
      worldAlignment, isLightEstimationEnabled, providesAudioData
    )
    (copy.frameSemantics, copy.videoFormat) = (frameSemantics, videoFormat)
    return copy
  }
}

public enum AREnvironmentTexturing: Int, Sendable { case none, manual, automatic }
extension ARConfiguration {
  public typealias SceneReconstruction = ARSceneReconstruction
}
public struct ARSceneReconstruction: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let mesh = ARSceneReconstruction(rawValue: 1)
  public static let meshWithClassification = ARSceneReconstruction(rawValue: 3)
}

/// Apple: ARWorldTrackingConfiguration.
open class ARWorldTrackingConfiguration: ARConfiguration, @unchecked Sendable {
  // Unchecked: as with Apple's class, threads that share an object must synchronize their access.
  public struct PlaneDetection: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let horizontal = PlaneDetection(rawValue: 1)
    public static let vertical = PlaneDetection(rawValue: 2)
  }
  public typealias EnvironmentTexturing = AREnvironmentTexturing
  open class var supportsUserFaceTracking: Bool { false }
  open class func supportsSceneReconstruction(_ sceneReconstruction: ARSceneReconstruction) -> Bool { false }
  open var planeDetection: PlaneDetection = []
  open var environmentTexturing = EnvironmentTexturing.none
  open var wantsHDREnvironmentTextures = true
  open var isAutoFocusEnabled = true
  open var isCollaborationEnabled = false
  open var userFaceTrackingEnabled = false
  open var automaticImageScaleEstimationEnabled = false
  open var appClipCodeTrackingEnabled = false
  open var sceneReconstruction: ARSceneReconstruction = []
  open var initialWorldMap: ARWorldMap?
  open var detectionImages: Set<ARReferenceImage>! = []
  open var maximumNumberOfTrackedImages = 0
  open var detectionObjects: Set<ARReferenceObject> = []
}
/// Apple: AROrientationTrackingConfiguration.
open class AROrientationTrackingConfiguration: ARConfiguration, @unchecked Sendable {
  // Unchecked: as with Apple's class, threads that share an object must synchronize their access.
  open var isAutoFocusEnabled = true
}
/// Apple: ARFaceTrackingConfiguration.
open class ARFaceTrackingConfiguration: ARConfiguration, @unchecked Sendable {
  // Unchecked: as with Apple's class, threads that share an object must synchronize their access.
  open class var supportedNumberOfTrackedFaces: Int { 0 }
  open class var supportsWorldTracking: Bool { false }
  open var maximumNumberOfTrackedFaces = 1
  open var isWorldTrackingEnabled = false
}
/// Apple: ARImageTrackingConfiguration.
open class ARImageTrackingConfiguration: ARConfiguration, @unchecked Sendable {
  // Unchecked: as with Apple's class, threads that share an object must synchronize their access.
  open var trackingImages: Set<ARReferenceImage> = []
  open var maximumNumberOfTrackedImages = 1
  open var isAutoFocusEnabled = true
}
/// Apple: ARObjectScanningConfiguration.
open class ARObjectScanningConfiguration: ARConfiguration, @unchecked Sendable {
  // Unchecked: as with Apple's class, threads that share an object must synchronize their access.
  open var planeDetection: ARWorldTrackingConfiguration.PlaneDetection = []
  open var isAutoFocusEnabled = true
}
/// Apple: ARBodyTrackingConfiguration.
open class ARBodyTrackingConfiguration: ARConfiguration, @unchecked Sendable {
  // Unchecked: as with Apple's class, threads that share an object must synchronize their access.
  open var planeDetection: ARWorldTrackingConfiguration.PlaneDetection = []
  open var detectionImages: Set<ARReferenceImage> = []
  open var maximumNumberOfTrackedImages = 0
  open var automaticSkeletonScaleEstimationEnabled = false
  open var isAutoFocusEnabled = true
  open var environmentTexturing = AREnvironmentTexturing.none
}
open class ARPositionalTrackingConfiguration: ARConfiguration, @unchecked Sendable {
  // Unchecked: as with Apple's class, threads that share an object must synchronize their access.
  open var planeDetection: ARWorldTrackingConfiguration.PlaneDetection = []
  open var initialWorldMap: ARWorldMap?
}
open class ARGeoTrackingConfiguration: ARConfiguration, @unchecked Sendable {
  // Unchecked: as with Apple's class, threads that share an object must synchronize their access.
  open class func checkAvailability(completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void) {
    DispatchQueue.main.async { completionHandler(false, ARError(.geoTrackingNotAvailableAtLocation)) }
  }
  open var planeDetection: ARWorldTrackingConfiguration.PlaneDetection = []
  open var environmentTexturing = AREnvironmentTexturing.none
}
